// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import AsyncIO
import HTTP2
import TLS
import Transport

/// A client of the simulator over real TLS and TCP, on its own loop.
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
  private var connection: Connection?

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
    connection = try Connection(stream)
  }

  /// Sends one push and waits until its stream or the connection is closed.
  func push(_ headers: [String: String], payload: String = #"{"aps":{"alert":"hi"}}"#) async throws
    -> Reply
  {
    let pseudo = [":method", ":scheme", ":path", ":authority"]
    let list =
      pseudo.compactMap { name in headers[name].map { HTTP2Header(name, $0) } }
      + headers.filter { !pseudo.contains($0.key) }.map { HTTP2Header($0.key, $0.value) }
    let connection = try connection.orThrow()
    let stream = try connection.request(list, Array(payload.utf8))
    if connection.end == nil {
      await withCheckedContinuation { connection.waiting[stream] = $0 }
    }
    return connection.replies[stream] ?? Reply()
  }

  /// Returns the status of one push, or nil if the connection ended first.
  func status(_ headers: [String: String]) async -> Int? {
    (try? await push(headers))?.status
  }

  /// Waits for the end of the connection.
  func end() async -> Ending? {
    guard let connection else { return nil }
    if connection.end == nil { await withCheckedContinuation { connection.whenEnded = $0 } }
    return connection.end
  }

  nonisolated func close() async {
    await abort()
    loop.stop()
  }

  private func abort() { connection?.stream.abort() }
}

/// The end of a client's connection; no error after an orderly end.
struct Ending: Sendable {
  let error: TransportError?
}

/// The content of a GOAWAY.
struct GoAway: Sendable {
  let lastStreamID: Int32
  let code: UInt32
  let debugData: [UInt8]
}

extension TestClient {
  /// Whether the connection is open.
  var isOpen: Bool { connection?.end == nil }

  var goAways: [GoAway] { connection?.goAways ?? [] }

  /// The stream limit in the simulator's latest SETTINGS.
  var streamLimit: Int? { connection?.streamLimit }

  /// Resets the connection; pending pushes get no answer.
  func cut() {
    connection?.stream.abort()
    connection?.ended(nil)
  }

  /// Received answers by stream, and the tasks that wait for them.
  private final class Connection: ByteStreamDriver {
    let stream: ByteStream
    private let session: HTTP2ClientSession
    var replies: [Int32: Reply] = [:]
    var waiting: [Int32: CheckedContinuation<Void, Never>] = [:]
    var whenEnded: CheckedContinuation<Void, Never>?
    private(set) var goAways: [GoAway] = []
    private(set) var streamLimit: Int?
    private(set) var end: Ending?

    init(_ stream: ByteStream) throws {
      self.stream = stream
      session = try HTTP2ClientSession(assumedPeerMaxConcurrentStreams: 100)
      stream.drive(by: self)
      stream.needsToSend()
    }

    func request(_ headers: [HTTP2Header], _ body: [UInt8]) throws -> Int32 {
      defer { stream.needsToSend() }
      return try session.submitRequest(headers: headers, body: body)
    }

    func received(_ bytes: borrowing RawSpan) {
      try? session.receive(bytes)
      while let event = session.nextEvent() { take(event) }
      if session.wantsWrite { stream.needsToSend() }
      if !session.wantsIO { stream.closeWhenSent(deadline: .now() + .seconds(5)) }
    }

    private func take(_ event: HTTP2ClientEvent) {
      switch event {
      case .headers(let stream, let status, let headers, _):
        replies[stream, default: Reply()].status = status
        for header in headers { replies[stream]?.headers[header.name] = header.value }
      case .data(let stream, let bytes, _): replies[stream, default: Reply()].body += bytes
      case .closed(let stream, let code):
        replies[stream, default: Reply()].errorCode = code
        waiting.removeValue(forKey: stream)?.resume()
      case .goAway(let last, let code, let debugData):
        goAways.append(GoAway(lastStreamID: last, code: code, debugData: debugData))
      case .settings(let limit): streamLimit = limit
      default: break
      }
    }

    func fill(_ buffer: inout [UInt8], atMost: Int) {
      _ = try? session.pull(into: &buffer, atMost: atMost)
    }

    func ended(_ error: TransportError?) {
      end = end ?? Ending(error: error)
      for waiter in waiting.values { waiter.resume() }
      waiting = [:]
      whenEnded.take()?.resume()
    }
  }
}

/// A sender with one key and one provider token until it is renewed.
struct Provider: Sendable {
  let maker: TokenMaker
  private var authorization: String

  init() throws {
    maker = try TokenMaker()
    authorization = String(decoding: try maker.authorization(), as: UTF8.self)
  }

  /// Signs a new token. ECDSA signatures differ each time, so the token differs.
  mutating func renew() throws {
    authorization = String(decoding: try maker.authorization(), as: UTF8.self)
  }

  /// Returns the headers of a valid push.
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
