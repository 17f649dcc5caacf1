// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Synchronization
import TestSupport
import Testing

@testable import APNs

@Suite("A pool whose provider token comes from elsewhere", .timeLimit(.minutes(1)))
struct SharedTokenPoolTests {
  /// A source whose time goes when it is told to.
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

  @Test("pushes wait for the first token, on one connection, and go as soon as it is there")
  func waits() async throws {
    try await TestShard.run { world in
      let source = Source()
      let peer = try ScriptedPeer(on: world.loop)
      var limits = TestShard.quick()
      limits.maximumSessions = 4
      limits.growAfter = .milliseconds(10)
      let pool = try world.pool(peer, limits: limits, tokens: source.slot)
      peer.start()
      pool.start()
      let pushes = (1...20).map { world.push(pool, $0) }
      await peer.until { peer.connections.count == 1 }
      // Ten times what it takes to grow, were it for want of streams.
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

  @Test("without a token in time the cause is said, and nothing was written")
  func never() async throws {
    try await TestShard.run { world in
      let source = Source()
      let peer = try ScriptedPeer(on: world.loop)
      let pool = try world.pool(peer, tokens: source.slot)
      peer.start()
      pool.start()
      let push = world.push(pool, deadline: .milliseconds(150))
      #expect(await push.value == .neverProcessed(.noProviderToken))
      #expect(peer.requests.isEmpty)
      peer.close()
      await pool.close()
    }
  }

  @Test("a connection keeps the token that it began with while nobody has another")
  func goesOn() async throws {
    try await TestShard.run { world in
      let source = Source()
      source.put("old", age: 54 * 60)
      let peer = try ScriptedPeer(on: world.loop)
      let pool = try world.pool(peer, tokens: source.slot)
      peer.start()
      pool.start()
      #expect(await world.push(pool, 1).value == TestShard.accepted(1))
      // No connection is given it any more; this one sends it for two minutes yet.
      source.advance(minutes: 1)
      #expect(source.slot.token() == nil)
      #expect(await world.push(pool, 2).value == TestShard.accepted(2))
      #expect(peer.connections.count == 1)
      peer.close()
      await pool.close()
    }
  }

  @Test("what APNs calls expired is not sent again, and the push goes with the next token")
  func expired() async throws {
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
      let pool = try world.pool(peer, tokens: source.slot)
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
