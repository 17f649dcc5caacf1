// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Assignment of a lane's work to the shards of a process.
@Suite(.serialized) struct LaneOwnershipTests {
  /// Home of the lane, seen from shard 0; seconds since it was last busy, if ever; open sessions
  /// here; and the shard that gets its work.
  @Test(
    "work goes to the lane's home unless busy; open sessions stay used",
    arguments: [
      (0, nil, 0, nil), (0, -10, 1, nil), (1, nil, 0, 1), (1, nil, 1, 1), (1, -10, 0, nil),
      (1, 1, 0, 1), (1, 1, 1, nil), (1, 59, 2, nil), (1, 61, 2, 1),
    ] as [(Int, Int?, Int, Int?)])
  func elsewhere(home: Int, busyAgo: Int?, sessions: Int, goesTo: Int?) async throws {
    try await TestPipeline.run { shard, pipeline in
      let place = LaneHome(shard: home)
      let pool = ScriptedPool(on: shard.loop)
      pool.statistics = .sample(sessions: sessions)
      let lane = pipeline.lanes.assemble(pool.pool, environment: .production, home: place)
      if let busyAgo { place.isBusy(.single, until: shard.loop.now + .seconds(-busyAgo)) }
      #expect(lane.elsewhere(.single) == goesTo)
      // It was never busy with broadcasts.
      #expect(lane.elsewhere(.broadcast) == (home == 0 ? nil : 1))
    }
  }

  /// Milliseconds at which the lane was full; and whether other shards help at the last of them.
  @Test(
    "other shards help after half a second of fullness with gaps under two seconds",
    arguments: [
      ([0], false), ([0, 499], false), ([0, 500], true), ([0, 100, 200, 499], false),
      ([0, 1_999], true), ([0, 2_000], false), ([0, 2_000, 2_400], false),
      ([0, 2_000, 2_500], true), ([0, 600, 2_500, 4_000], true),
    ] as [([Int], Bool)])
  func fullness(milliseconds: [Int], helps: Bool) {
    var full = LaneFullness()
    var helped = false
    for moment in milliseconds {
      helped = full.lasts(
        .single, at: MonotonicTime(nanoseconds: 1 << 40) + .milliseconds(moment), PipelineLimits())
    }
    #expect(helped == helps)
    // The other class is counted separately.
    let other = full.lasts(
      .broadcast, at: MonotonicTime(nanoseconds: 1 << 40) + .seconds(60), PipelineLimits())
    #expect(!other)
  }

  @Test("each shard computes the home of a lane equally, and lanes are distributed")
  func homes() throws {
    let homes = LaneOwnership(shards: 4)
    let keys = try (0..<100).map { number in
      try #require(LaneKey(.key(keyID: "KEY\(number)", pem: "secret \(number)")))
    }
    let found = keys.map { homes.home(of: $0).shard }
    #expect(keys.map { LaneOwnership(shards: 4).home(of: $0).shard } == found)
    for shard in 0..<4 { #expect((10...40).contains(found.count { $0 == shard })) }
    #expect(homes.home(of: keys[0]) === homes.home(of: keys[0]))
    let alone = LaneOwnership(shards: 1)
    #expect(keys.allSatisfy { alone.home(of: $0).shard == 0 })
    // The other environment is another lane.
    let sandbox = try #require(
      LaneKey(.key(environment: .sandbox, keyID: "KEY0", pem: "secret 0")))
    #expect(homes.home(of: sandbox) !== homes.home(of: keys[0]))
  }

  /// Two shards of a process, the first of them the home of the only lane.
  private func pair(
    _ limits: PipelineLimits,
    _ body:
      @Sendable (isolated TestShard, TestStore, TestPipeline, TestPipeline) async throws ->
      Void
  ) async throws {
    try await TestDatabase.store { shard, _, store in
      let homes = LaneOwnership(shards: 2)
      let key = try #require(LaneKey(.key()))
      let place = homes.home(of: key).shard
      nonisolated(unsafe) let home = TestPipeline(
        store, on: shard.loop, limits, shard: place, homes: homes)
      let other = TestPipeline(store, on: shard.loop, limits, shard: 1 - place, homes: homes)
      homes.open(place, on: shard.loop) { handovers in
        shard.assumeIsolated { Self.take(handovers, home, on: $0) }
      }
      let app = try await store.app()
      for pipeline in [home, other] { pipeline.configure(.key(app)) }
      for number: UInt32 in 0..<20 {
        try await store.register(app, token(number), user: "user \(number)")
      }
      try await body(shard, store, home, other)
    }
  }

  private static func take(
    _ handovers: [Handover], _ pipeline: TestPipeline, on shard: isolated TestShard
  ) {
    for handover in handovers {
      for work in handover.works {
        pipeline.dispatcher.takeOver(work, leaseEnds: handover.leaseEnds, isolation: shard)
      }
    }
  }

  @Test("another shard hands its first claim to the home, then claims no more")
  func claims() async throws {
    let limits = PipelineLimits.with { $0.pollInterval = .milliseconds(10) }
    try await pair(limits) { shard, store, home, other in
      for number in 0..<10 { _ = try await store.accept(1, .users("user \(number)")) }
      // Only the other shard polls.
      let second = other.start(on: shard)
      try await home.until("what was handed over") { home.pools.all.first?.requests.count == 10 }
      let first = home.start(on: shard)
      for number in 10..<20 { _ = try await store.accept(1, .users("user \(number)")) }
      try await home.finished()
      await other.stop(second)
      await home.stop(first)
      #expect(home.pools.all.map(\.requests.count) == [20])
      #expect(other.pools.all.allSatisfy { $0.requests.isEmpty })
      #expect(try await home.count(.accepted) == 20)
    }
  }

  @Test("other shards help a busy home, and return the work afterwards")
  func busy() async throws {
    let limits = PipelineLimits.with {
      $0.pollInterval = .milliseconds(10)
      $0.singlesAtOnce = 8
      $0.laneBusyAfter = .milliseconds(20)
      $0.laneBusyFor = .milliseconds(100)
      $0.laneStaysFor = .zero
    }
    try await pair(limits) { shard, store, home, other in
      home.pools.script = ScriptedPool.holds
      for number in 0..<10 { _ = try await store.accept(1, .users("user \(number)")) }
      let first = home.start(on: shard)
      try await home.until("the home to be full") { home.pools.all.first?.requests.count == 8 }
      let second = other.start(on: shard)
      try await other.until("help") { other.pools.all.first?.requests.count == 2 }
      home.openPools()
      try await home.finished()
      let found = other.lanes.lane(for: Destination(app: 1, environment: .production))
      let lane = try #require(found)
      try await other.until("the home to have time") { lane.elsewhere(.single) != nil }
      for number in 10..<20 {
        _ = try await store.accept(1, .users("user \(number)"))
        try await home.finished()
      }
      await other.stop(second)
      await home.stop(first)
      #expect(home.pools.all.map(\.requests.count) == [18])
      #expect(other.pools.all.map(\.requests.count) == [2])
    }
  }

  @Test("other shards help at once when the home has half of its rows")
  func halfFull() async throws {
    // A lane alone may have four rows.
    try await pair(.with { $0.singlesAtOnce = 8 }) { shard, store, home, other in
      home.pools.script = ScriptedPool.holds
      let found = other.lanes.lane(for: Destination(app: 1, environment: .production))
      let lane = try #require(found)
      for number: UInt32 in 0..<3 {
        #expect(lane.elsewhere(.single) == home.shard)
        #expect(home.placement(1) == .claimed)
        try home.take(try await home.stored(sample(1, .tokens(token(number)))))
      }
      #expect(lane.elsewhere(.single) == nil)
      #expect(lane.elsewhere(.broadcast) == home.shard)
      home.openPools()
      try await home.finished()
    }
  }

  @Test("work that a home refuses stays on the claiming shard")
  func closed() async throws {
    let limits = PipelineLimits.with { $0.pollInterval = .milliseconds(10) }
    try await pair(limits) { shard, store, home, other in
      home.homes.close(home.shard)
      _ = try await store.accept(1, .users("user 1"))
      let second = other.start(on: shard)
      try await other.finished()
      await other.stop(second)
      #expect(other.pools.all.map(\.requests.count) == [1])
    }
  }
}
