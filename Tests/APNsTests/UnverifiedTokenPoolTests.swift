// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing

@testable import APNs

@Suite("Pushes to unverified tokens", .timeLimit(.minutes(1)))
struct UnverifiedTokenPoolTests {
  private static func doubtful(_ number: Int) -> APNsRequest {
    var request = TestShard.request(number)
    request.isUnverified = true
    return request
  }

  /// Both pools of a lane, and a function to send a push to an unverified token.
  private func run(
    _ body:
      @escaping @Sendable (
        isolated TestShard, ScriptedPeer, TestPool, UnverifiedTokenPool
      ) async throws -> Void
  ) async throws {
    var limits = TestShard.quick()
    limits.maximumWaitingSuspects = 2
    limits.shrinkAfter = .milliseconds(200)
    try await TestShard.run(limits: limits) { [limits] world, peer, pool in
      let suspects = UnverifiedTokenPool(limits, on: world.loop) { limits in
        let pool = try world.pool(peer, limits: limits)
        pool.start(isolation: world)
        return pool
      }
      try await body(world, peer, pool, suspects)
      await suspects.close()
    }
  }

  private func push(
    _ suspects: UnverifiedTokenPool, _ number: Int, on world: isolated TestShard
  ) -> Task<APNsResult, Never> {
    let request = Self.doubtful(number)
    return Task {
      _ = world
      return await suspects.send(request, deadline: .now() + .seconds(20))
    }
  }

  @Test("unverified tokens have their own connection with its own limit, closed after use")
  func apart() async throws {
    try await run { world, peer, pool, suspects in
      #expect(await world.push(pool, 1).value == TestShard.accepted(1))
      #expect(suspects.statistics == nil && peer.connections.count == 1)
      // "An error code beginning with 4XX slows down your ability to send": here to one stream.
      peer.script = { connection, request in
        guard connection.number == 1 else { return connection.accept(request.stream) }
        connection.setMaximumStreams(1)
        connection.answer(request.stream, 400, [], #"{"reason":"BadDeviceToken"}"#)
      }
      let bad = APNsResult.rejected(Rejection(status: 400, reason: .badDeviceToken))
      #expect(await push(suspects, 2, on: world).value == bad)
      #expect(peer.connections.count == 2)
      peer.script = { connection, request in
        if connection.number == 0 { connection.accept(request.stream) }
      }
      // One push is unanswered, two wait, and a fourth is refused; pushes of the other pool
      // continue.
      let stuck = (3...5).map { push(suspects, $0, on: world) }
      await peer.until { peer.requests.count == 3 }
      await world.settle()
      #expect(suspects.statistics?.waiting == 2)
      #expect(await push(suspects, 6, on: world).value == .neverProcessed(.queueFull))
      let pushes = (10...60).map { world.push(pool, $0) }
      for (place, push) in pushes.enumerated() {
        #expect(await push.value == TestShard.accepted(place + 10))
      }
      peer.script = { $0.accept($1.stream) }
      peer.connections[1].accept(peer.requests[2].stream)
      for (place, push) in stuck.enumerated() {
        #expect(await push.value == TestShard.accepted(place + 3))
      }
      await peer.until { peer.connections[1].isEnded }
      #expect(!peer.connections[0].isEnded && peer.connections.count == 2)
      #expect(await push(suspects, 7, on: world).value == TestShard.accepted(7))
      #expect(peer.connections.count == 3)
    }
  }

  /// Submits the rest of a slice whenever there is room.
  private final class Receiver: APNsReceiver {
    let suspects: UnverifiedTokenPool
    var rest: APNsSlice
    private(set) var accepted: [Int32] = []
    private(set) var ended: [Int32: APNsResult] = [:]

    init(_ suspects: UnverifiedTokenPool, _ slice: APNsSlice) {
      self.suspects = suspects
      rest = slice
      suspects.attach(self)
    }

    func accepted(_ tickets: [APNsTicket], after: [Duration]) { accepted += tickets.map(\.index) }

    func ended(_ ticket: APNsTicket, _ result: APNsResult, after: Duration) {
      ended[ticket.index] = result
    }

    func hasRoom() { rest.range = rest.range.dropFirst(suspects.submit(rest)) }
  }

  @Test("slices of unverified tokens connect at the first one, and are refused after the close")
  func slices() async throws {
    try await run { world, peer, _, suspects in
      let batch = APNsBatch(count: 4)
      let receiver = Receiver(suspects, batch.slice(0..<3))
      #expect(suspects.room == 1 && suspects.statistics == nil)
      receiver.hasRoom()
      #expect(suspects.room == 0 && receiver.rest.range == 1..<3)
      while receiver.accepted.count < 3 { await Task.yield() }
      #expect(receiver.accepted == [0, 1, 2] && peer.connections.count == 1)
      await suspects.close()
      receiver.rest = batch.slice(3..<4)
      receiver.hasRoom()
      while receiver.ended.isEmpty { await Task.yield() }
      #expect(receiver.ended == [3: .neverProcessed(.poolClosed)])
    }
  }

  @Test("slices are refused, one request a turn, if no pool can be created")
  func noPool() async throws {
    struct NoPool: Error {}
    try await TestShard.run { world in
      let suspects = UnverifiedTokenPool(TestShard.quick(), on: world.loop) { _ in throw NoPool() }
      let receiver = Receiver(suspects, APNsBatch(count: 3).slice())
      receiver.hasRoom()
      #expect(suspects.room == 0 && receiver.rest.range == 1..<3 && receiver.ended.isEmpty)
      while receiver.ended.count < 3 { await Task.yield() }
      let result = APNsResult.neverProcessed(.noConnection)
      #expect(receiver.ended == [0: result, 1: result, 2: result])
      await suspects.close()
    }
  }

  @Test("a push after the close is refused")
  func closed() async throws {
    try await run { world, peer, _, suspects in
      await suspects.close()
      #expect(await push(suspects, 1, on: world).value == .neverProcessed(.poolClosed))
      #expect(peer.connections.isEmpty)
    }
  }
}
