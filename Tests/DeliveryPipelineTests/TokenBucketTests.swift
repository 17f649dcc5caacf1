// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Token bucket of a rate limit: as a value, with a test clock.
@Suite struct TokenBucketTests {
  private static let start = MonotonicTime.now()

  /// Returns the number of pushes in a period, with polls at the interval `wait`.
  private func sent(_ pace: inout TokenBucket, from start: MonotonicTime, seconds: Double) -> Int {
    var now = start
    var count = 0
    while now - start < .seconds(seconds) {
      while pace.take(now: now) { count += 1 }
      now = now + pace.wait
    }
    return count
  }

  @Test(
    "a rate is kept, from one push a second to many thousands",
    arguments: [1, 7, 99, 100, 101, 2_500, 40_000])
  func rates(rate: Int) {
    var pace = TokenBucket(rate: Double(rate), now: Self.start)
    let count = sent(&pace, from: Self.start, seconds: 20)
    #expect(abs(count - 20 * rate) <= max(1, rate / 50), "\(count)")
  }

  @Test("unused tokens are lost except for a moment's worth")
  func noBurst() {
    var pace = TokenBucket(rate: 1_000, now: Self.start)
    var count = 0
    while pace.take(now: Self.start + .seconds(60)) { count += 1 }
    #expect(count == 100)
    var slow = TokenBucket(rate: 2, now: Self.start)
    count = 0
    while slow.take(now: Self.start + .seconds(60)) { count += 1 }
    #expect(count == 1)
  }

  @Test("a changed rate applies at once")
  func changes() {
    var pace = TokenBucket(rate: 1_000, now: Self.start)
    _ = sent(&pace, from: Self.start, seconds: 1)
    let later = Self.start + .seconds(1)
    pace.change(to: 100, now: later)
    let count = sent(&pace, from: later, seconds: 10)
    #expect(abs(count - 1_000) <= 20, "\(count)")
  }

  @Test("a wait is between a hundredth of a second and one token's time")
  func waits() {
    var pace = TokenBucket(rate: 50_000, now: Self.start)
    var mayGo = pace.take(now: Self.start)
    #expect(!mayGo && pace.wait == TokenBucket.shortestWait)
    pace = TokenBucket(rate: 0.5, now: Self.start)
    mayGo = pace.take(now: Self.start + .seconds(1))
    #expect(!mayGo && pace.wait == .seconds(1))
  }
}

/// Division of a rate among shards.
@Suite struct PaceShareTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let mine: RateDemand
    let others: RateDemand
    let part: Double
  }

  private static let cases = [
    Case(
      testDescription: "who is alone has all: singles", mine: RateDemand(singles: 1),
      others: RateDemand(), part: 1_000),
    Case(
      testDescription: "who is alone has all: a broadcast", mine: RateDemand(broadcasts: 3),
      others: RateDemand(), part: 1_000),
    Case(
      testDescription: "who is alone has all: both", mine: RateDemand(singles: 9, broadcasts: 3),
      others: RateDemand(), part: 1_000),
    Case(
      testDescription: "a broadcast is divided by rows", mine: RateDemand(broadcasts: 4),
      others: RateDemand(broadcasts: 12), part: 250),
    Case(
      testDescription: "singles are divided by pushes", mine: RateDemand(singles: 30),
      others: RateDemand(singles: 10), part: 750),
    Case(
      testDescription: "a single beside a broadcast goes in a tenth of a second",
      mine: RateDemand(singles: 1), others: RateDemand(broadcasts: 16), part: 10),
    Case(
      testDescription: "and the broadcast has what is left", mine: RateDemand(broadcasts: 8),
      others: RateDemand(singles: 1, broadcasts: 8), part: 495),
    Case(
      testDescription: "many singles have half beside a broadcast",
      mine: RateDemand(singles: 5_000), others: RateDemand(broadcasts: 1), part: 500),
    Case(
      testDescription: "who has nothing yet has a little", mine: RateDemand(),
      others: RateDemand(broadcasts: 1), part: 1_000.0 / 64),
  ]

  @Test("a shard's part of a rate follows its share of the demand", arguments: cases)
  func parts(one: Case) {
    #expect(abs(TokenBucket.part(of: 1_000, mine: one.mine, others: one.others) - one.part) < 0.001)
  }

  @Test("the parts of all shards add up to the rate for any demand")
  func sums() {
    for (a, b, c) in [
      (RateDemand(singles: 1), RateDemand(broadcasts: 1), RateDemand(singles: 70, broadcasts: 9)),
      (RateDemand(singles: 900), RateDemand(singles: 3), RateDemand(singles: 1)),
      (RateDemand(broadcasts: 16), RateDemand(broadcasts: 2), RateDemand(singles: 2)),
    ] {
      for rate in [1.0, 10, 400, 100_000] {
        let shards = [a, b, c]
        let sum = shards.indices.reduce(0.0) { sum, index in
          var others = RateDemand()
          for other in shards.indices where other != index { others += shards[other] }
          return sum + TokenBucket.part(of: rate, mine: shards[index], others: others)
        }
        #expect(abs(sum - rate) < rate / 1_000)
      }
    }
  }

  @Test("several tokens are taken together or not at all")
  func together() {
    let start = MonotonicTime.now()
    var pace = TokenBucket(rate: 100, now: start)
    let now = start + .milliseconds(50)
    let six = pace.take(6, now: now)
    let five = pace.take(5, now: now)
    let one = pace.take(now: now)
    #expect(!six && five && !one)
  }
}

/// Room for rate-limited rows.
@Suite struct RateLimitedRowsTests {
  private static let limits = PipelineLimits.with {
    ($0.pacedAtOnce, $0.pacedSinglesAtOnce) = (16, 8)
  }

  @Test("an app may use half of the remaining room; ranges a quarter overall")
  func room() {
    var rows = RateLimitedRows(Self.limits)
    #expect(rows.isEmpty && rows.room(for: 1, .single) == 4)
    for number in 1...4 {
      rows.count(.sample(.single, app: 1, run: RunID(rawValue: Int64(number))), 1)
    }
    #expect(rows.room(for: 1, .single) == 0)
    #expect(rows.room(for: 2, .single) == 2)
    for _ in 1...4 { rows.count(.sample(.broadcast, app: 1), 1) }
    #expect(rows.room(for: 1, .broadcast) == 0)
    #expect(rows.room(for: 2, .broadcast) == 4)
    for _ in 1...4 { rows.count(.sample(.broadcast, app: 1), -1) }
    for _ in 1...4 { rows.count(.sample(.single, app: 1), -1) }
    #expect(rows.isEmpty && rows.room(for: 1, .broadcast) == 4)
  }
}

/// Rate limits during delivery. A real clock is used only for upper limits.
@Suite(.serialized) struct PacedWorkTests {
  private static let limits = PipelineLimits.with {
    ($0.pollInterval, $0.controlInterval) = (.milliseconds(10), .milliseconds(5))
  }

  /// Stores the demand of another shard.
  private func others(
    _ pipeline: TestPipeline, _ subject: RateSubject, _ demand: RateDemand
  ) async throws {
    _ = try await pipeline.store.store.rateShares.exchange(
      [subject: demand], holder: UUID(milliseconds: 9), forSeconds: 600)
  }

  private func paced(
    _ app: AppID, _ audience: Audience = .everyone, rate: Int
  ) -> PushModel.Notification {
    var notification = TestSupport.sample(app, audience)
    notification.message.options.maxRate = rate
    return notification
  }

  @Test("a broadcast keeps its rate over all its rows; another app's is unaffected")
  func broadcast() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(2_000)
      let other = try await pipeline.store.app("com.example.other")
      try await pipeline.store.fill(other, count: 3_000)
      pipeline.configure(.key(app), .key(other))
      let notification = paced(app, rate: 300)
      _ = try await pipeline.store.acceptance(of: notification)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      let (_, pool) = try pipeline.used(app)
      try await pool.received(1)
      let began = pipeline.loop.now
      let fast = try await pipeline.store.accept(other, .everyone)
      try await pipeline.farDeadlines()
      try await pipeline.until("the other app's has gone past") {
        try await pipeline.store.runs.counts(fast).state == .finished
      }
      #expect(try await pipeline.store.runs.counts(notification.id).state == .sending)
      try await pool.until("450 of those with a rate") { pool.requests.count >= 3_450 }
      // A tenth of a second's tokens may have been saved.
      #expect(pipeline.loop.now - began >= .seconds(450.0 / 300 - 0.2))
      #expect(
        try await pipeline.store.controls.command(.cancel, app: app, notification.id) == .done)
      try await pipeline.until("it is cancelled") {
        try await pipeline.store.runs.counts(notification.id).state == .cancelled
      }
      await pipeline.stop(run)
      let counts = try await pipeline.store.runs.counts(notification.id)
      #expect(counts.outcomes.values.reduce(0, +) + (counts.notExpanded ?? 0) == 2_000)
    }
  }

  @Test("with another shard of equal demand, half of the rate is left")
  func shared() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(1_000)
      let notification = paced(app, rate: 200)
      _ = try await pipeline.store.acceptance(of: notification)
      let half = NotificationStore.broadcastRanges / 2
      let others = try await pipeline.store.claim(
        holder: UUID(milliseconds: 9), singles: 0, broadcasts: half)
      #expect(others.count == half)
      let theirs = try #require(others.first).run.id
      try await self.others(
        pipeline, RateSubject(app: app, run: theirs), RateDemand(broadcasts: half * 3))
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      let (_, pool) = try pipeline.used(app)
      try await pool.received(1)
      let began = pipeline.loop.now
      try await pool.received(150)
      #expect(pipeline.loop.now - began >= .seconds(149.0 / 100 - 0.2))
      pipeline.dispatcher.stop()
      _ = await run.result
      #expect(try await pipeline.claimedRows() == [0, half])
    }
  }

  @Test("handed-over names keep the rate, and expired work ends at once")
  func handedOver() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(12, user: "crowd")
      let notification = paced(app, .users("crowd"), rate: 20)
      let work = try await pipeline.stored(notification)
      let late = try await pipeline.store.acceptance(of: paced(app, .users("crowd"), rate: 1))
      #expect(late != .keyReused)
      try await pipeline.farDeadlines()
      try await pipeline.store.run(
        "UPDATE queue SET deadline = '2026-01-01' WHERE notification <> '\(notification.id)'")
      let run = pipeline.start(on: shard)
      let began = pipeline.loop.now
      try pipeline.take(work)
      try await pipeline.finished()
      #expect(pipeline.loop.now - began >= .seconds(11.0 / 20 - 0.1))
      #expect(pipeline.loop.now - began < .seconds(10))
      await pipeline.stop(run)
      #expect(try await pipeline.count(.accepted) == 12)
      #expect(try await pipeline.count(.expired) == 12)
    }
  }
}
