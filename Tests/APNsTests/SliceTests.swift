// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import TestSupport
import Testing
import Transport

@testable import APNs

@Suite("Slices over real sockets", .timeLimit(.minutes(1)))
struct SliceTests {
  /// Runs `body` with a peer, and with a receiver at a pool that sends to the peer.
  private func run(
    limits: APNsLimits = TestShard.quick(), clock: Clock? = nil,
    _ body: @escaping @Sendable (isolated TestShard, ScriptedPeer, TicketLog) async throws -> Void
  ) async throws {
    try await TestShard.run(limits: limits, clock: clock) { world, peer, pool in
      let log = TicketLog(pool.pool)
      try await body(world, peer, log)
      await pool.close()
      log.expectOneResultEach()
    }
  }

  private static func until(_ isDone: () -> Bool) async {
    while !isDone() { await Task.yield() }
  }

  @Test("a slice fills the free streams, one more request waits, and answers are reported together")
  func fills() async throws {
    try await run { world, peer, log in
      peer.maximumStreams = 3
      peer.script = { _, _ in }
      log.feed(APNsBatch(count: 10).slice())
      #expect(log.taken.count == 1 && log.pool.room == 0, "no connection exists yet")
      await peer.until { peer.requests.count == 3 }
      await world.settle()
      #expect(log.taken.count == 4 && log.pool.room == 0)
      #expect(log.pool.statistics.waiting == 1 && log.pool.statistics.openStreams == 3)
      for request in peer.requests { peer.connections[0].accept(request.stream) }
      await peer.until { peer.requests.count == 6 }
      #expect(log.calls == [3] && log.acceptedIndices == [0, 1, 2])
      #expect(log.taken.count == 7)
      peer.script = { $0.accept($1.stream) }
      for request in peer.requests.suffix(3) { peer.connections[0].accept(request.stream) }
      await Self.until { log.count == 10 }
      #expect(log.acceptedIndices == Array(0..<10))
      #expect(peer.requests.map { $0["apns-id"] } == (0..<10).map { "\(TestShard.id($0))" })
      #expect(log.pool.room == 4 && log.pool.statistics.waiting == 0)
    }
  }

  @Test("each request of a batch has its own device token, payload and apns-id")
  func columns() async throws {
    try await run { world, peer, log in
      let batch = APNsBatch(
        head: TestShard.head(), tokens: [1, 2, 3, 4, 5, 6], ends: [1, 3, 6])
      let texts = ["first", "second", "third"]
      for (index, text) in texts.enumerated() {
        let place = batch.addPayload(Array(text.utf8))
        if index != 1 { batch.setPayload(place, of: index) }
      }
      log.feed(batch.slice())
      await Self.until { log.count == 3 }
      #expect(
        peer.requests.map { $0[":path"] } == ["01", "0203", "040506"].map { "/3/device/\($0)" })
      let bodies = peer.requests.map { String(decoding: $0.body, as: UTF8.self) }
      #expect(bodies == ["first", "first", "third"])
      #expect(Set(peer.requests.map { $0["apns-id"] }).count == 3)
      #expect(peer.requests.allSatisfy { $0["apns-collapse-id"] == "game" })
    }
  }

  @Test("a GOAWAY within a slice ends the requests above its cut as never processed")
  func goAway() async throws {
    try await run { world, peer, log in
      peer.script = { connection, request in
        if request.stream == 1 { connection.accept(1) }
      }
      log.feed(APNsBatch(count: 6).slice())
      await peer.until { peer.requests.count == 6 }
      let connection = peer.connections[0]
      try connection.pump.goAway(lastStreamID: 5)
      for stream: Int32 in [3, 5] { connection.accept(stream) }
      await Self.until { log.count == 6 }
      #expect(log.acceptedIndices == [0, 1, 2])
      #expect(
        log.others == [
          3: .neverProcessed(.goAway), 4: .neverProcessed(.goAway), 5: .neverProcessed(.goAway),
        ])
    }
  }

  @Test("a connection lost within a slice leaves written requests unknown; others use the next")
  func cut() async throws {
    try await run { world, peer, log in
      peer.maximumStreams = 3
      peer.script = { connection, request in
        if connection.number > 0 { return connection.accept(request.stream) }
        if peer.requests.count == 3 { connection.pump.abort() }
      }
      log.feed(APNsBatch(count: 8).slice())
      await Self.until { log.count == 8 }
      let lost = APNsResult.unknown(.connectionLost)
      #expect(log.others == [0: lost, 1: lost, 2: lost])
      #expect(log.acceptedIndices == [3, 4, 5, 6, 7])
    }
  }

  @Test("requests of a slice without an answer end at their deadline, and their streams are free")
  func silence() async throws {
    var limits = TestShard.quick()
    limits.responseDeadline = .milliseconds(50)
    try await run(limits: limits) { world, peer, log in
      peer.maximumStreams = 2
      peer.script = { if $1.stream > 3 { $0.accept($1.stream) } }
      log.feed(APNsBatch(count: 6).slice())
      await Self.until { log.count == 6 }
      let silent = APNsResult.unknown(.responseDeadline)
      #expect(log.others == [0: silent, 1: silent])
      #expect(log.acceptedIndices == [2, 3, 4, 5] && peer.connections.count == 1)
    }
  }

  @Test("a refused stream within a slice ends only its request")
  func refused() async throws {
    try await run { world, peer, log in
      peer.script = { connection, request in
        guard request.stream == 5 else { return connection.accept(request.stream) }
        try? connection.pump.reset(stream: 5, code: HTTP2ErrorCode.refusedStream)
      }
      log.feed(APNsBatch(count: 5).slice())
      await Self.until { log.count == 5 }
      #expect(log.others == [2: .neverProcessed(.refusedStream)])
    }
  }

  @Test("the waiting request ends at its deadline, and then the others of its slice")
  func latest() async throws {
    try await run { world, peer, log in
      peer.maximumStreams = 1
      peer.script = { _, _ in }
      log.feed(APNsBatch(count: 1).slice())
      await peer.until { peer.requests.count == 1 }
      log.feed(APNsBatch(count: 3).slice(number: 1, within: .milliseconds(60)))
      #expect(log.taken.count == 2)
      await Self.until { log.count == 3 }
      #expect(log.ended.map(\.ticket.index) == [0, 1, 2])
      #expect(log.ended.allSatisfy { $0.result == .neverProcessed(.queueDeadline) })
      peer.connections[0].accept(1)
      await Self.until { log.accepted == [APNsTicket(number: 0, index: 0)] }
      #expect(log.pool.statistics.openedSessions == 1)
    }
  }

  @Test("a withdrawn request ends after the call, and the receiver may submit others")
  func withdraw() async throws {
    try await run { world, peer, log in
      peer.maximumStreams = 1
      peer.script = { _, _ in }
      log.feed(APNsBatch(count: 1, group: 7).slice())
      await peer.until { peer.requests.count == 1 }
      log.feed(APNsBatch(count: 1, group: 8).slice(number: 1))
      log.feed(APNsBatch(count: 1, group: 9).slice(number: 2))
      log.withdraw(group: 7)
      #expect(log.pool.room == 0)
      log.withdraw(group: 8)
      await Self.until { log.count == 1 }
      #expect(log.ended.map(\.ticket.number) == [1])
      #expect(log.ended[0].result == .neverProcessed(.queueDeadline))
      #expect(log.pool.statistics.waiting == 1, "the third request waits")
      peer.script = { $0.accept($1.stream) }
      peer.connections[0].accept(1)
      await Self.until { log.count == 3 }
      #expect(log.accepted.map(\.number) == [0, 2])
    }
  }

  @Test("closing ends all requests of slices before it returns, and later ones are refused")
  func close() async throws {
    var limits = TestShard.quick()
    limits.drainDeadline = .milliseconds(50)
    try await run(limits: limits) { world, peer, log in
      peer.maximumStreams = 2
      peer.script = { _, _ in }
      let batch = APNsBatch(count: 4)
      log.feed(batch.slice(0..<3))
      await peer.until { peer.requests.count == 2 }
      await log.pool.close()
      let lost = APNsResult.unknown(.poolClosed)
      #expect(log.others == [0: lost, 1: lost, 2: .neverProcessed(.poolClosed)])
      #expect(log.submit(batch.slice(3..<4)) == 1)
      await Self.until { log.count == 4 }
      #expect(log.others[3] == .neverProcessed(.poolClosed))
    }
  }

  @Test("during the backoff, one request a turn is refused, outside of the call")
  func backoff() async throws {
    var limits = TestShard.quick()
    limits.firstBackoff = .seconds(600)
    limits.maximumBackoff = .seconds(600)
    try await run(limits: limits) { world, peer, log in
      peer.close()
      let batch = APNsBatch(count: 5)
      #expect(log.submit(batch.slice()) == 1)
      await Self.until { log.count == 1 }
      #expect(log.submit(batch.slice(1..<5)) == 1)
      #expect(log.pool.room == 0 && log.count == 1)
      #expect(log.submit(batch.slice(2..<5)) == 0)
      await Self.until { log.count == 2 }
      #expect(log.pool.room == 1)
      // A slice whose only request is refused leaves no place behind that two others would share.
      for index in 2..<4 { log.feed(batch.slice(index..<index + 1, number: Int32(index))) }
      await Self.until { log.count == 4 }
      let none = APNsResult.neverProcessed(.noConnection)
      #expect(log.others == [0: none, 1: none, 2: none, 3: none])
      #expect(log.ended.map(\.ticket.number) == [0, 0, 2, 3])
    }
  }

  @Test("the requests of a slice are shared among the sessions")
  func sessions() async throws {
    var limits = TestShard.quick()
    limits.initialSessions = 2
    limits.maximumSessions = 2
    try await run(limits: limits) { world, peer, log in
      let batch = APNsBatch(count: 65)
      log.feed(batch.slice(0..<1))
      await Self.until { log.pool.statistics.freeStreams == 2_000 && log.count == 1 }
      #expect(log.submit(batch.slice(1..<65)) == 64)
      await Self.until { log.count == 65 }
      let connections = peer.requests.dropFirst().map(\.connection)
      #expect(connections.count { $0 == 0 } == 32 && connections.count { $0 == 1 } == 32)
    }
  }

  @Test("the receiver submits and withdraws from within its calls")
  func reentrance() async throws {
    try await run { world, peer, log in
      peer.maximumStreams = 4
      peer.script = { connection, request in
        if peer.requests.count % 5 == 0 {
          connection.answer(request.stream, 410, [], #"{"reason":"Unregistered"}"#)
        } else {
          connection.accept(request.stream)
        }
      }
      var next: Int32 = 0
      log.onCall = { [unowned log] in
        guard next < 40 else { return }
        next += 1
        log.withdraw(group: Int64(next - 1))
        log.feed(APNsBatch(count: 6, group: Int64(next)).slice(number: next))
      }
      log.onCall()
      await Self.until { next == 40 && log.pending.isEmpty && log.count == log.taken.count }
      #expect(log.count == 240)
    }
  }

  @Test("all requests of a slice whose provider token is expired are retried once")
  func expiredToken() async throws {
    let clock = Clock(1_700_000_000)
    try await run(clock: clock) { world, peer, log in
      let batch = APNsBatch(count: 41)
      log.feed(batch.slice(0..<1))
      await Self.until { log.count == 1 }
      clock.advance(minutes: 25)
      peer.script = { connection, request in
        guard connection.number == 0 else { return connection.accept(request.stream) }
        connection.answer(request.stream, 403, [], #"{"reason":"ExpiredProviderToken"}"#)
      }
      log.feed(batch.slice(1..<41))
      await Self.until { log.count == 41 }
      #expect(log.accepted.count == 41)
      #expect(peer.requests.count { $0.connection == 1 } == 40)
    }
  }
}
