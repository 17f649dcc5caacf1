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
      let suspects = UnverifiedTokenPool(limits) { limits in
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

  @Test("a push after the close is refused")
  func closed() async throws {
    try await run { world, peer, _, suspects in
      await suspects.close()
      #expect(await push(suspects, 1, on: world).value == .neverProcessed(.poolClosed))
      #expect(peer.connections.isEmpty)
    }
  }
}
