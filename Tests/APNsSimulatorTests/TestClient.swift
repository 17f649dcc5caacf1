// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import AsyncIO
import HTTP2
import TLS
import Transport

/// A client of the simulator over real TLS and TCP, on a loop of its own.
actor TestClient {
  struct Reply: Sendable {
    var status: Int?
    var headers: [String: String] = [:]
    var body: [UInt8] = []
    var errorCode: UInt32?

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
  private var pump: HTTP2ClientPump?
  private let events = Events()

  /// What came, by stream, and who waits for it.
  private final class Events: HTTP2ClientHandler {
    var replies: [Int32: Reply] = [:]
    var waiting: [Int32: CheckedContinuation<Void, Never>] = [:]
    var whenEnded: CheckedContinuation<Void, Never>?
    var end: HTTP2End?

    func received(_ event: HTTP2ClientEvent) {
      switch event {
      case .headers(let stream, let status, let headers, _):
        replies[stream, default: Reply()].status = status
        for header in headers { replies[stream]?.headers[header.name] = header.value }
      case .data(let stream, let bytes, _): replies[stream, default: Reply()].body += bytes
      case .closed(let stream, let code):
        replies[stream, default: Reply()].errorCode = code
        waiting.removeValue(forKey: stream)?.resume()
      default: break
      }
    }

    func ended(_ end: HTTP2End) {
      self.end = end
      for waiter in waiting.values { waiter.resume() }
      waiting = [:]
      whenEnded.take()?.resume()
    }
  }

  private init() throws {
    loop = try EventLoop(name: "client")
    try loop.start()
  }

  static func connected(to simulator: Simulator) async throws -> TestClient {
    let client = try TestClient()
    try await client.connect(to: simulator)
    return client
  }

  private func connect(to simulator: Simulator) async throws {
    let address = try await simulator.address.orThrow()
    let context = try TLSContext.client(
      trust: .only(pem: try simulator.authorityPEM.orThrow()), alpn: ["h2"])
    let deadline = MonotonicTime.now() + .seconds(10)
    let tcp = try await TCPStream.connect(to: address, on: loop, deadline: deadline)
    let stream = try await ByteStream.connectTLS(
      over: tcp, context: context, serverName: "localhost", deadline: deadline)
    let session = try HTTP2ClientSession(assumedPeerMaxConcurrentStreams: 100)
    let pump = HTTP2ClientPump(session, over: stream)
    self.pump = pump
    pump.start(events)
  }

  /// Sends one push and waits until its stream is closed or the connection gone.
  func push(_ headers: [String: String], payload: String = #"{"aps":{"alert":"hi"}}"#) async throws
    -> Reply
  {
    let pseudo = [":method", ":scheme", ":path", ":authority"]
    let list =
      pseudo.compactMap { name in headers[name].map { HTTP2Header(name, $0) } }
      + headers.filter { !pseudo.contains($0.key) }.map { HTTP2Header($0.key, $0.value) }
    let pump = try pump.orThrow()
    let stream = try pump.submitRequest(headers: list, body: Array(payload.utf8))
    if events.end == nil {
      await withCheckedContinuation { events.waiting[stream] = $0 }
    }
    return events.replies[stream] ?? Reply()
  }

  /// The status of one push; nil when there was none.
  func status(_ headers: [String: String]) async -> Int? {
    (try? await push(headers))?.status
  }

  /// Waits for the end of the connection.
  func end() async -> HTTP2End? {
    if events.end == nil { await withCheckedContinuation { events.whenEnded = $0 } }
    return events.end
  }

  nonisolated func close() async {
    await abort()
    loop.stop()
  }

  private func abort() { pump?.abort() }
}

/// A sender with one key and, until renewed, one provider token.
struct Provider: Sendable {
  let maker: TokenMaker
  private var authorization: String

  init() throws {
    maker = try TokenMaker()
    authorization = String(decoding: try maker.authorization(), as: UTF8.self)
  }

  /// Signs anew. ECDSA signs differently each time, so this is another token.
  mutating func renew() throws {
    authorization = String(decoding: try maker.authorization(), as: UTF8.self)
  }

  /// What a good push says.
  func headers(token: String = "ab01") -> [String: String] {
    [
      ":method": "POST", ":scheme": "https", ":path": "/3/device/\(token)",
      ":authority": "localhost", "apns-topic": "com.example.app", "apns-push-type": "alert",
      "authorization": authorization,
    ]
  }
}

struct Missing: Error {}

extension Optional {
  func orThrow() throws -> Wrapped {
    guard let self else { throw Missing() }
    return self
  }
}
