// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import TLS
import TestSupport
import Testing
import Transport

@Suite("HTTP/2 pumps")
struct HTTP2PumpTests {
  @Test("1000 requests of a connection are answered", arguments: [true, false])
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

  @Test("bodies larger than the windows are transferred")
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

  @Test("after a client's GOAWAY its streams finish, and both ends report the end")
  func clientGoesAway() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let echo = try Echo(server)
      let caller = try Caller(client)
      for _ in 0..<10 { caller.request() }
      try caller.session.goAway()
      caller.stream.needsToSend()
      try await caller.untilEnded()
      #expect(caller.answered == 10 && caller.ends == [nil])
      try await echo.untilEnded()
      #expect(echo.end == .goAway(lastStreamID: 0, errorCode: 0, debugData: []))
    }
  }

  @Test("a server's GOAWAY ends the connection with its debug data")
  func serverGoesAway() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let echo = try Echo(server)
      let caller = try Caller(client)
      caller.request()
      try await caller.until { $0.answered == 1 }
      let words = Array(#"{"reason":"Shutdown"}"#.utf8)
      try echo.pump.goAway(debugData: words)
      try await caller.untilEnded()
      #expect(caller.farewell == words)
      try await echo.untilEnded()
      #expect(echo.end == .closed)
    }
  }

  @Test("after a lost connection, sent requests are unknown and unsent ones not sent")
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
      caller.stream.loop.atEndOfTurn { caller.request() }
      try await caller.untilEnded()
      #expect(caller.ends.first != .some(nil))
      #expect(caller.session.openStreams == 3)
      #expect(!caller.session.streamsNeverSent.contains(1))
    }
  }

  @Test("a peer that does not speak HTTP/2 ends the connection with a reason")
  func nonsense() async throws {
    try await TestShard.run { bench in
      let (near, far) = try await bench.streams()
      try near.send(
        Array("SSH-2.0-OpenSSH_9.9 and quite a bit more than a frame's header\r\n".utf8))
      // The peer receives GOAWAY with the reason before the close.
      let listening = Task {
        _ = bench
        var bytes: [UInt8] = []
        while try await near.read(into: &bytes, atMost: 9_999, deadline: soon()) > 0 {}
        near.close()
        return bytes.count
      }
      let echo = try Echo(far)
      try await echo.untilEnded()
      #expect(try await listening.value > 9)
      guard case .protocolError = echo.end else {
        Issue.record("ended by \(String(describing: echo.end))")
        return
      }
    }
  }

  @Test("closing sends all pending data and waits for the peer")
  func closing() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let echo = try Echo(server)
      let caller = try Caller(client)
      caller.request()
      try await echo.until { $0.requests == 1 }
      echo.pump.close(deadline: soon())
      try await caller.until { $0.answered == 1 }
      try await echo.untilEnded()
      #expect(echo.end == .closed && caller.ends == [nil])
    }
  }

  @Test("aborting notifies the peer only; dropping closes the connection")
  func aborting() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let echo = try Echo(server)
      let caller = try Caller(client)
      await bench.settle()
      echo.pump.abort()
      try await caller.untilEnded()
      #expect(echo.end == nil && echo.pump.isEnded)
      #expect(caller.ends.first??.ioCode == .reset)

      let last = try Caller(await bench.withDroppedEcho())
      try await last.untilEnded()
    }
  }

  @Test("a client's reset reaches the handler")
  func reset() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let echo = try Echo(server)
      let caller = try Caller(client)
      caller.request()
      try await caller.until { $0.answered == 1 }
      caller.stream.abort()
      try await echo.untilEnded()
      #expect(echo.end == .lost(.io(IOError(.reset, operation: "recv", errno: 104))))
    }
  }

  @Test("a driver installed before a pump receives its events and requests")
  func driver() async throws {
    try await TestShard.run { bench in
      let (client, server) = try await bench.streams()
      let echo = try Echo(server, isOverheard: true)
      let caller = try Caller(client)
      caller.request()
      try await caller.until { $0.answered == 1 }
      let between = try #require(echo.between)
      #expect(between.received > 0 && between.filled > 0)
      caller.stream.abort()
      try await echo.untilEnded()
      #expect(between.ends == 1)
    }
  }
}

extension TestShard {
  /// One end of a connection whose other end has a pump without references.
  fileprivate func withDroppedEcho() async throws -> ByteStream {
    let (dropped, kept) = try await streams()
    _ = try Echo(dropped)
    return kept
  }
}

/// Forwards everything and counts.
final class Between: ByteStreamDriver {
  private let pump: HTTP2ServerPump
  private(set) var received = 0
  private(set) var filled = 0
  private(set) var ends = 0

  init(_ pump: HTTP2ServerPump) { self.pump = pump }

  func received(_ bytes: borrowing RawSpan) {
    received += bytes.byteCount
    pump.received(bytes)
  }

  func fill(_ buffer: inout [UInt8], atMost: Int) {
    let before = buffer.count
    pump.fill(&buffer, atMost: atMost)
    filled += buffer.count - before
  }

  func ended(_ error: TransportError?) {
    ends += 1
    pump.ended(error)
  }
}

/// Answers every request unless `answers` is false.
final class Echo: HTTP2ServerHandler {
  let pump: HTTP2ServerPump
  let between: Between?
  var answers = true
  private let waiter: Waiter
  private(set) var requests = 0
  private(set) var bytes = 0
  private(set) var end: HTTP2End?

  init(_ stream: ByteStream, isOverheard: Bool = false) throws {
    pump = HTTP2ServerPump(try HTTP2ServerSession(), over: stream)
    between = isOverheard ? Between(pump) : nil
    waiter = Waiter(on: stream.loop)
    pump.start(self, behind: between)
  }

  func received(_ event: HTTP2ServerEvent) {
    switch event {
    case .request: requests += 1
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

/// Keeps as many requests open as the peer allows, and counts answers.
final class Caller: ByteStreamDriver {
  let stream: ByteStream
  let session: HTTP2ClientSession
  private let waiter: Waiter
  private var queue: [[UInt8]] = []
  private(set) var answered = 0
  private(set) var closed: [UInt32] = []
  /// The debug data of the peer's GOAWAY.
  private(set) var farewell: [UInt8]?
  private(set) var ends: [TransportError?] = []

  init(_ stream: ByteStream) throws {
    self.stream = stream
    session = try HTTP2ClientSession(assumedPeerMaxConcurrentStreams: 100)
    waiter = Waiter(on: stream.loop)
    stream.drive(by: self)
    stream.needsToSend()
  }

  func request(body: [UInt8] = [1, 2, 3]) {
    queue.append(body)
    submit()
  }

  private func submit() {
    while session.canOpenStream, let body = queue.popLast() {
      _ = try? session.submitRequest(
        headers: [
          HTTP2Header(":method", "POST"), HTTP2Header(":scheme", "https"),
          HTTP2Header(":authority", "localhost"), HTTP2Header(":path", "/"),
        ], body: body)
    }
    stream.needsToSend()
  }

  func received(_ bytes: borrowing RawSpan) {
    try? session.receive(bytes)
    while let event = session.nextEvent() { take(event) }
    if session.wantsWrite { stream.needsToSend() }
    if !session.wantsIO { stream.closeWhenSent(deadline: soon()) }
    waiter.wake(.ready)
  }

  private func take(_ event: HTTP2ClientEvent) {
    switch event {
    case .headers: answered += 1
    case .closed(_, let code):
      closed.append(code)
      submit()
    case .goAway(_, _, let debugData): farewell = debugData
    default: break
    }
  }

  func fill(_ buffer: inout [UInt8], atMost: Int) {
    _ = try? session.pull(into: &buffer, atMost: atMost)
  }

  func ended(_ error: TransportError?) {
    ends.append(error)
    waiter.wake(.ready)
  }

  func until(_ condition: (Caller) -> Bool) async throws {
    while !condition(self) { try await waiter.wait(until: soon(), for: "an event") }
  }

  func untilEnded() async throws {
    try await until { !$0.ends.isEmpty }
  }
}
