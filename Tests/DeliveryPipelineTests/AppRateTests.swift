// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// The rate limit of an app during delivery. A real clock is used only for upper limits.
@Suite(.serialized) struct AppRateTests {
  private static let limits = PipelineLimits.with {
    ($0.pollInterval, $0.controlInterval) = (.milliseconds(10), .milliseconds(5))
  }

  @Test("two broadcasts on two shards share an app's rate; another app's is unaffected")
  func twoBroadcasts() async throws {
    try await TestDatabase.store { shard, _, store in
      let one = TestPipeline(store, on: shard.loop, Self.limits)
      let two = TestPipeline(store, on: shard.loop, holder: UUID(milliseconds: 9), Self.limits)
      let app = try await one.crowd(2_000)
      let other = try await store.app("com.example.other")
      try await store.fill(other, count: 2_000)
      for pipeline in [one, two] {
        pipeline.configure(.key(app), .key(other))
        pipeline.rates([app: 300])
      }
      let first = try await store.accept(app, .everyone)
      let second = try await store.accept(app, .everyone)
      try await one.farDeadlines()
      let runs = [one.start(on: shard), two.start(on: shard)]
      func sent() -> Int {
        one.pools.all.flatMap(\.requests).count + two.pools.all.flatMap(\.requests).count
      }
      try await one.until("both have begun") { one.sent.count > 5 && two.sent.count > 5 }
      let fast = try await store.accept(other, .everyone)
      try await one.farDeadlines()
      try await one.until("the other app's has gone past") {
        try await store.runs.counts(fast).state == .finished
      }
      for id in [first, second] { #expect(try await store.runs.counts(id).state == .sending) }
      let (before, began) = (sent(), one.loop.now)
      try await one.until("450 more") { sent() >= before + 450 }
      // A tenth of a second's tokens may have been saved, and each shard polls a hundred times a
      // second.
      #expect(one.loop.now - began >= .seconds(450.0 / 300 - 0.25))
      for id in [first, second] {
        #expect(try await store.controls.command(.cancel, app: app, id) == .done)
      }
      try await one.until("they are cancelled") {
        let states = try await [
          store.runs.counts(first).state, store.runs.counts(second).state,
        ]
        return states == [.cancelled, .cancelled]
      }
      await one.stop(runs[0])
      await two.stop(runs[1])
    }
  }

  @Test("a single push overtakes its app's rate-limited broadcast, on any shard")
  func singles() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(2_000)
      try await pipeline.store.register(app, token(1), user: "ann")
      pipeline.rates([app: 20])
      let broadcast = try await pipeline.store.accept(app, .everyone)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      let (_, pool) = try pipeline.used(app)
      try await pool.received(3)
      let before = pool.requests.count
      let work = try await pipeline.stored(TestSupport.sample(app, .users("ann")))
      try pipeline.take(work)
      try await pipeline.until("it is sent") { pool.tokens.contains(token(1)) }
      // Pushes of the broadcast sent meanwhile: one per turn, and those during the answer.
      #expect(pool.requests.count - before < 40)
      #expect(try await pipeline.store.runs.counts(broadcast).state == .sending)
      pipeline.dispatcher.stop()
      _ = await run.result
    }
  }

  @Test("an app without a rate shares no demand and is not delayed")
  func without() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(500)
      pipeline.rates([99: 1])
      _ = try await pipeline.store.accept(app, .everyone)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.sent.count == 500)
      #expect(try await pipeline.store.count("rate_shares") == 0)
    }
  }

  @Test("a changed or removed rate applies to the rest of a broadcast")
  func changed() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(3_000)
      pipeline.rates([app: 20])
      let id = try await pipeline.store.accept(app, .everyone)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      let (_, pool) = try pipeline.used(app)
      try await pool.received(20)
      pipeline.rates([app: 400])
      let (before, began) = (pool.requests.count, pipeline.loop.now)
      try await pool.received(before + 400)
      #expect(pipeline.loop.now - began >= .seconds(400.0 / 400 - 0.25))
      // At twenty a second it would take twenty seconds.
      #expect(pipeline.loop.now - began < .seconds(15))
      pipeline.rates([:])
      try await pipeline.finished()
      await pipeline.stop(run)
      let counts = try await pipeline.store.runs.counts(id)
      #expect(counts.outcomes == [.accepted: 3_000])
      #expect(Set(pool.tokens).count == 3_000 && pool.tokens.count == 3_000)
    }
  }

  @Test("a rate set during a broadcast slows it, and each device gets one push")
  func set() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      pipeline.pools.script = { _ in nil }
      let app = try await pipeline.crowd(6_000)
      let id = try await pipeline.store.accept(app, .everyone)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      let (_, pool) = try pipeline.used(app)
      try await pool.received(500)
      pipeline.rates([app: 500])
      pipeline.openPools()
      try await pipeline.until("what was under way is answered, and the rate holds") {
        try await pipeline.store.count("rate_shares") > 0
      }
      let (before, began) = (pool.requests.count, pipeline.loop.now)
      try await pool.received(before + 500)
      #expect(pipeline.loop.now - began >= .seconds(500.0 / 500 - 0.25))
      pipeline.rates([:])
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(try await pipeline.store.runs.counts(id).outcomes == [.accepted: 6_000])
      #expect(Set(pool.tokens).count == 6_000 && pool.tokens.count == 6_000)
    }
  }

  @Test(
    "the lower of an app's rate and a notification's rate applies",
    arguments: [(40, 4_000), (4_000, 40)])
  func slower(rates: (app: Int, notification: Int)) async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(60)
      pipeline.rates([app: rates.app])
      var notification = TestSupport.sample(app, .everyone)
      notification.message.options.maxRate = rates.notification
      _ = try await pipeline.store.acceptance(of: notification)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      let began = pipeline.loop.now
      try await pipeline.finished()
      #expect(pipeline.loop.now - began >= .seconds(59.0 / 40 - 0.2))
      await pipeline.stop(run)
      #expect(pipeline.sent.count == 60)
    }
  }
}
