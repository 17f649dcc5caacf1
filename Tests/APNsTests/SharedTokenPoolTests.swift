// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Synchronization
import TestSupport
import Testing

@testable import APNs

@Suite("Pool with an external provider token", .timeLimit(.minutes(1)))
struct SharedTokenPoolTests {
  /// A token source with a test clock.
  final class Source: Sendable {
    let slot: SharedProviderToken
    private let ahead: Ahead

    private final class Ahead: Sendable {
      let minutes = Mutex(0)
    }

    init() {
      let ahead = Ahead()
      self.ahead = ahead
      slot = SharedProviderToken(
        now: { .now() + .seconds(60 * ahead.minutes.withLock { $0 }) }, isWanted: {})
    }

    func put(_ text: String, age: Int64 = 0) {
      slot.put(ProviderToken(text: text, issuedAt: 1_000), age: age, at: .now())
    }

    func advance(minutes: Int) { ahead.minutes.withLock { $0 += minutes } }
  }

  @Test(
    "pushes wait for the first token on one connection, then are sent at once",
    arguments: Interface.allCases)
  func waits(interface: Interface) async throws {
    try await TestShard.run { world in
      let source = Source()
      let peer = try ScriptedPeer(on: world.loop)
      var limits = TestShard.quick()
      limits.maximumSessions = 4
      limits.growAfter = .milliseconds(10)
      let pool = TestPool(try world.pool(peer, limits: limits, tokens: source.slot), by: interface)
      peer.start()
      pool.start()
      let pushes = (1...20).map { world.push(pool, $0) }
      await peer.until { peer.connections.count == 1 }
      // Ten times the delay before growth, which lack of streams would cause.
      try await world.loop.sleep(for: .milliseconds(100))
      #expect(peer.connections.count == 1 && peer.requests.isEmpty)
      source.put("first")
      for (place, push) in pushes.enumerated() {
        #expect(await push.value == TestShard.accepted(place + 1))
      }
      #expect(Set(peer.requests.map { $0["authorization"] }) == ["bearer first"])
      peer.close()
      await pool.close()
    }
  }

  @Test(
    "without a token before the deadline the cause is returned and nothing is written",
    arguments: Interface.allCases)
  func never(interface: Interface) async throws {
    try await TestShard.run { world in
      let source = Source()
      let peer = try ScriptedPeer(on: world.loop)
      let pool = TestPool(try world.pool(peer, tokens: source.slot), by: interface)
      peer.start()
      pool.start()
      let push = world.push(pool, deadline: .milliseconds(150))
      #expect(await push.value == .neverProcessed(.noProviderToken))
      #expect(peer.requests.isEmpty)
      peer.close()
      await pool.close()
    }
  }

  @Test(
    "a connection keeps its first token while no other is available",
    arguments: Interface.allCases)
  func goesOn(interface: Interface) async throws {
    try await TestShard.run { world in
      let source = Source()
      source.put("old", age: 54 * 60)
      let peer = try ScriptedPeer(on: world.loop)
      let pool = TestPool(try world.pool(peer, tokens: source.slot), by: interface)
      peer.start()
      pool.start()
      #expect(await world.push(pool, 1).value == TestShard.accepted(1))
      // New connections do not get the token; this one sends it for two more minutes.
      source.advance(minutes: 1)
      #expect(source.slot.token() == nil)
      #expect(await world.push(pool, 2).value == TestShard.accepted(2))
      #expect(peer.connections.count == 1)
      peer.close()
      await pool.close()
    }
  }

  @Test(
    "a token that APNs calls expired is not resent; pushes use the next",
    arguments: Interface.allCases)
  func expired(interface: Interface) async throws {
    try await TestShard.run { world in
      let source = Source()
      source.put("old", age: 25 * 60)
      let peer = try ScriptedPeer(on: world.loop)
      peer.script = { connection, request in
        if request["authorization"] == "bearer old" {
          connection.answer(
            request.stream, 403, [], #"{"reason":"ExpiredProviderToken"}"#)
        } else {
          connection.accept(request.stream)
        }
      }
      let pool = TestPool(try world.pool(peer, tokens: source.slot), by: interface)
      peer.start()
      pool.start()
      let push = world.push(pool)
      await peer.until { peer.requests.count == 1 }
      while source.slot.refused == nil { try await world.loop.sleep(for: .milliseconds(1)) }
      #expect(source.slot.token() == nil)
      source.slot.put(ProviderToken(text: "new", issuedAt: 3_000), age: 0, at: .now())
      #expect(await push.value == TestShard.accepted(1))
      #expect(peer.requests.map { $0["authorization"] } == ["bearer old", "bearer new"])
      #expect(peer.connections.count == 2)
      peer.close()
      await pool.close()
    }
  }
}
