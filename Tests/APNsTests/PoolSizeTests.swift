// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing

@testable import APNs

@Suite("Number of connections of a pool", .timeLimit(.minutes(1)))
struct PoolSizeTests {
  private static func limits() -> APNsLimits {
    var limits = TestShard.quick()
    limits.maximumSessions = 3
    limits.growAfter = .milliseconds(20)
    limits.shrinkAfter = .milliseconds(100)
    return limits
  }

  @Test(
    "after saturation, sessions close one by one until one serves all pushes",
    arguments: Interface.allCases)
  func shrinks(interface: Interface) async throws {
    try await TestShard.run(by: interface, limits: Self.limits()) { world, peer, pool in
      peer.maximumStreams = 1
      peer.script = { _, _ in }
      let pushes = (1...3).map { world.push(pool, $0) }
      await peer.until { peer.requests.count == 3 }
      #expect(pool.statistics.sessions == 3)
      // No session closes while an answer is pending on each.
      try await world.loop.sleep(for: .milliseconds(250))
      #expect(pool.statistics.sessions == 3 && !peer.connections.contains(where: \.isEnded))
      peer.script = { $0.accept($1.stream) }
      for connection in peer.connections { connection.setMaximumStreams(10) }
      for request in peer.requests { peer.connections[request.connection].accept(request.stream) }
      for (place, push) in pushes.enumerated() {
        #expect(await push.value == TestShard.accepted(place + 1))
      }
      let began = world.loop.now
      // A few pushes continue all the while.
      var number = 4
      while peer.connections.count(where: \.isEnded) < 2 {
        #expect(await world.push(pool, number).value == TestShard.accepted(number))
        number = number % 100 + 4
        try await world.loop.sleep(for: .milliseconds(1))
      }
      #expect(world.loop.now - began >= .milliseconds(100))
      try await world.loop.sleep(for: .milliseconds(250))
      #expect(pool.statistics.sessions == 1 && pool.statistics.lastEnd == .notNeeded)
      #expect(await world.push(pool, 1).value == TestShard.accepted(1))
      #expect(peer.connections.count == 3)
    }
  }

  @Test(
    "a session above the minimum closes when idle, and a push opens another",
    arguments: Interface.allCases)
  func none(interface: Interface) async throws {
    var limits = Self.limits()
    limits.leastSessions = 0
    try await TestShard.run(by: interface, limits: limits) { world, peer, pool in
      #expect(await world.push(pool, 1).value == TestShard.accepted(1))
      await peer.until { peer.connections[0].isEnded }
      #expect(pool.statistics.sessions == 0 && pool.statistics.lastEnd == .notNeeded)
      // Nothing failed: the pool connects at once.
      #expect(await world.push(pool, 2).value == TestShard.accepted(2))
      #expect(peer.connections.count == 2)
    }
  }
}
