// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import TLS
import TestSupport
import Testing
import Transport

@Suite("HTTP/2 pumps")
struct HTTP2PumpTests {
  @Test("requests are answered", arguments: [true, false])
  func answers(encrypted: Bool) async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams(encrypted: encrypted)
      let echo = try Echo(server)
      let caller = try Caller(client)
      for _ in 0..<1_000 { caller.request() }
      try await caller.until { $0.answered == 1_000 }
      #expect(echo.requests == 1_000)
      #expect(caller.closed == [UInt32](repeating: HTTP2ErrorCode.noError, count: 1_000))
    }
  }

  @Test("long bodies go through the windows")
  func bodies() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let echo = try Echo(server)
      let caller = try Caller(client)
      for _ in 0..<4 { caller.request(body: [UInt8](repeating: 1, count: 1_000_000)) }
      try await caller.until { $0.answered == 4 }
      #expect(echo.bytes == 4_000_000)
    }
  }

  @Test("a client that says GOAWAY finishes its streams, and both ends are told")
  func clientGoesAway() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let echo = try Echo(server)
      let caller = try Caller(client)
      for _ in 0..<10 { caller.request() }
      try caller.pump.goAway()
      try await caller.until { $0.end != nil }
      #expect(caller.answered == 10 && caller.end == .closed)
      try await echo.untilEnded()
      #expect(echo.end == .goAway(lastStreamID: 0, errorCode: 0, debugData: []))
    }
  }

  @Test("a server's GOAWAY is the reason of the end, with its words")
  func serverGoesAway() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let echo = try Echo(server)
      let caller = try Caller(client)
      caller.request()
      try await caller.until { $0.answered == 1 }
      let words = Array(#"{"reason":"Shutdown"}"#.utf8)
      try echo.pump.goAway(debugData: words)
      try await caller.until { $0.end != nil }
      #expect(caller.end == .goAway(lastStreamID: 1, errorCode: 0, debugData: words))
      try await echo.untilEnded()
      #expect(echo.end == .closed)
    }
  }

  @Test("a peer that vanishes: what was sent is unknown, what was not is known")
  func vanishing() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let echo = try Echo(server)
      echo.answers = false
      let caller = try Caller(client)
      caller.request()
      try await echo.until { $0.requests == 1 }
      caller.request()
      server.tcp.abort()
      caller.pump.loop.atEndOfTurn { caller.request() }
      try await caller.until { $0.end != nil }
      guard case .lost = caller.end else {
        Issue.record("ended by \(String(describing: caller.end))")
        return
      }
      let session = caller.pump.session
      #expect(session.streamsAwaitingAnswer.contains(1) && session.openStreams == 3)
      #expect(!session.streamsNeverSent.contains(1))
    }
  }

  @Test("a peer that does not speak HTTP/2 ends it, with the reason", arguments: [true, false])
  func nonsense(toServer: Bool) async throws {
    try await TestShard.run { bench in
      let (near, far) = try await bench.streams()
      try near.send(
        Array("SSH-2.0-OpenSSH_9.9 and quite a bit more than a frame's header\r\n".utf8))
      // It is told why (GOAWAY) before it is closed.
      let listening = Task {
        _ = bench
        var bytes: [UInt8] = []
        while try await near.read(into: &bytes, atMost: 9_999, deadline: soon()) > 0 {}
        near.close()
        return bytes.count
      }
      var end: HTTP2End?
      if toServer {
        let echo = try Echo(far)
        try await echo.untilEnded()
        end = echo.end
      } else {
        let caller = try Caller(far)
        try await caller.until { $0.end != nil }
        end = caller.end
      }
      #expect(try await listening.value > 9)
      guard case .protocolError = end else {
        Issue.record("ended by \(String(describing: end))")
        return
      }
    }
  }

  @Test("a silent peer is asked, and given up when it does not answer")
  func silence() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let caller = try Caller(
        client, liveness: HTTP2Liveness(idle: .milliseconds(5), answer: .milliseconds(20)))
      try await caller.until { $0.end != nil }
      #expect(caller.end == .timedOut && !server.isClosed)
    }
  }

  @Test("a peer that answers PINGs is left in peace")
  func alive() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let echo = try Echo(server)
      let caller = try Caller(
        client, liveness: HTTP2Liveness(idle: .milliseconds(2), answer: .milliseconds(500)))
      try await echo.until { $0.pings >= 2 }
      #expect(caller.end == nil)
      caller.request()
      try await caller.until { $0.answered == 1 }
    }
  }

  @Test("closing sends what is due; aborting tells only the peer; dropping closes")
  func ending() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let echo = try Echo(server)
      let caller = try Caller(client)
      caller.request()
      caller.pump.close(deadline: soon())
      try await caller.until { $0.end != nil }
      try await echo.untilEnded()
      #expect(echo.requests == 1 && echo.end == .closed && caller.end == .closed)

      let (third, fourth) = try await bench.streams()
      let second = try Echo(fourth)
      let aborter = try Caller(third)
      await bench.settle()
      aborter.pump.abort()
      try await second.untilEnded()
      #expect(aborter.end == nil && aborter.pump.isEnded)
      #expect(second.end == .lost(.io(IOError(.reset, operation: "recv", errno: 104))))

      let last = try Echo(await bench.withDroppedCaller())
      try await last.untilEnded()
    }
  }
}

extension TestShard {
  /// The server's end of a connection whose client has a pump that nobody keeps.
  fileprivate func withDroppedCaller() async throws -> ByteStream {
    let (client, server) = try await streams()
    _ = try Caller(client)
    return server
  }
}

/// Answers every request, unless told not to.
final class Echo: HTTP2ServerHandler {
  let pump: HTTP2ServerPump
  var answers = true
  private let waiter: Waiter
  private(set) var requests = 0
  private(set) var bytes = 0
  private(set) var pings = 0
  private(set) var end: HTTP2End?

  init(_ stream: ByteStream) throws {
    pump = HTTP2ServerPump(try HTTP2ServerSession(), over: stream)
    waiter = Waiter(on: stream.loop)
    pump.start(self)
  }

  func received(_ event: HTTP2ServerEvent) {
    switch event {
    case .request: requests += 1
    case .ping: pings += 1
    case .data(let stream, let piece, let isLast):
      bytes += piece.count
      if isLast, answers { try? pump.submitResponse(stream: stream, status: 200) }
    default: break
    }
    waiter.wake(.ready)
  }

  func ended(_ end: HTTP2End) {
    self.end = end
    waiter.wake(.ready)
  }

  func until(_ condition: (Echo) -> Bool) async throws {
    while !condition(self) { try await waiter.wait(until: soon(), for: "an event") }
  }

  func untilEnded() async throws {
    try await until { $0.end != nil }
  }
}

/// Keeps as many requests under way as the peer allows, and counts answers.
final class Caller: HTTP2ClientHandler {
  let pump: HTTP2ClientPump
  private let waiter: Waiter
  private var queue: [[UInt8]] = []
  private(set) var answered = 0
  private(set) var closed: [UInt32] = []
  private(set) var end: HTTP2End?

  init(_ stream: ByteStream, liveness: HTTP2Liveness? = nil) throws {
    let session = try HTTP2ClientSession(assumedPeerMaxConcurrentStreams: 100)
    pump = HTTP2ClientPump(session, over: stream, liveness: liveness)
    waiter = Waiter(on: stream.loop)
    pump.start(self)
  }

  func request(body: [UInt8] = [1, 2, 3]) {
    queue.append(body)
    submit()
  }

  private func submit() {
    while pump.session.canOpenStream, let body = queue.popLast() {
      _ = try? pump.submitRequest(
        headers: [
          HTTP2Header(":method", "POST"), HTTP2Header(":scheme", "https"),
          HTTP2Header(":authority", "localhost"), HTTP2Header(":path", "/"),
        ], body: body)
    }
  }

  func received(_ event: HTTP2ClientEvent) {
    if case .headers = event { answered += 1 }
    if case .closed(_, let code) = event {
      closed.append(code)
      submit()
    }
    waiter.wake(.ready)
  }

  func ended(_ end: HTTP2End) {
    self.end = end
    waiter.wake(.ready)
  }

  func until(_ condition: (Caller) -> Bool) async throws {
    while !condition(self) { try await waiter.wait(until: soon(), for: "an event") }
  }
}
