// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import TLS
import Testing
import Transport

/// Answers every request by its path's length, or as told.
final class Echo: HTTP2ServerHandler {
  let pump: HTTP2ServerPump
  var answers = true
  private(set) var requests = 0
  private(set) var end: HTTP2End?

  init(_ stream: ByteStream, settings: HTTP2Settings = HTTP2Settings()) throws {
    pump = HTTP2ServerPump(try HTTP2ServerSession(settings: settings), over: stream)
    pump.start(self)
  }

  func received(_ event: HTTP2ServerEvent) {
    guard case .request(let stream, _, _) = event else { return }
    requests += 1
    if answers { try? pump.submitResponse(stream: stream, status: 200) }
  }

  func ended(_ end: HTTP2End) { self.end = end }
}

/// Counts answers and waits for them.
final class Caller: HTTP2ClientHandler {
  let pump: HTTP2ClientPump
  let waiter: Waiter
  private(set) var answered = 0
  private(set) var closed: [UInt32] = []
  private(set) var end: HTTP2End?
  private var awaited: (Caller) -> Bool = { _ in false }

  init(_ stream: ByteStream, liveness: HTTP2Liveness? = nil) throws {
    let session = try HTTP2ClientSession(assumedPeerMaxConcurrentStreams: 100)
    pump = HTTP2ClientPump(session, over: stream, liveness: liveness)
    waiter = Waiter(on: stream.loop)
    pump.start(self)
  }

  func request(_ path: String = "/") throws {
    _ = try pump.submitRequest(
      headers: [
        HTTP2Header(":method", "POST"), HTTP2Header(":scheme", "https"),
        HTTP2Header(":authority", "localhost"), HTTP2Header(":path", path),
      ], body: [1, 2, 3])
  }

  func received(_ event: HTTP2ClientEvent) {
    if case .headers = event { answered += 1 }
    if case .closed(_, let code) = event { closed.append(code) }
    check()
  }

  func ended(_ end: HTTP2End) {
    self.end = end
    check()
  }

  private func check() {
    if awaited(self) { waiter.wake(.ready) }
  }

  /// Waits until `condition` holds, which is looked at after each event.
  func until(_ condition: @escaping (Caller) -> Bool) async throws {
    awaited = condition
    while !condition(self) { try await waiter.wait(until: soon(), for: "an event") }
  }
}

@Suite("HTTP/2 pumps")
struct HTTP2PumpTests {
  @Test("requests are answered over TLS")
  func answers() async throws {
    try await Bench.run { bench in
      let (client, server) = try await bench.secured()
      let echo = try Echo(server)
      let caller = try Caller(client)
      for _ in 0..<50 { try caller.request() }
      try await caller.until { $0.answered == 50 }
      #expect(echo.requests == 50)
    }
  }
}
