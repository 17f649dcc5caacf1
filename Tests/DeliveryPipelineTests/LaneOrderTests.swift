// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Order in which apps, rows and producers get the free streams of a lane. Each test asserts the
/// order of requests; none measures time.
@Suite(.serialized, .timeLimit(.minutes(10))) struct LaneOrderTests {
  /// Free streams of the pool, and the pushes that one app may have in the queue.
  private static let limits = PipelineLimits.with {
    ($0.pushesInFlight, $0.queuedPushes) = (100, 40)
  }

  private func tokens(_ numbers: UInt32...) -> [DeviceToken] { numbers.map { token($0) } }

  /// A lane and its scripted pool.
  private struct Scene {
    let pipeline: TestPipeline
    let lane: CredentialLane
    let pool: ScriptedPool

    /// Hands out the devices of a range as one page, by a task of its own.
    func produce(
      _ numbers: Range<UInt32>, _ workClass: WorkClass = .broadcast, app: AppID = 1, run: RunID,
      on shard: isolated TestShard
    ) throws -> BatchRow {
      produce(numbers, of: try pipeline.running(workClass, app: app, run: run), on: shard)
    }

    /// As above, for a row.
    func produce(
      _ numbers: Range<UInt32>, of work: RunningWork, on shard: isolated TestShard
    ) -> BatchRow {
      let devices = numbers.map { AudiencePage.Device(.sample($0)) }
      let row = BatchRow(work, [AudiencePage(devices: devices, next: nil)])
      _ = begin(on: shard) {
        try await row.handOut(to: lane, by: pipeline.expander)
        row.isProduced = true
      }
      return row
    }
  }

  /// Runs `body` with a lane whose pool has some streams and does not answer.
  private func run(
    streams: Int = .max, _ limits: PipelineLimits = limits,
    _ body: @Sendable (isolated TestShard, Scene) async throws -> Void
  ) async throws {
    try await TestPipeline.run(limits) { shard, pipeline in
      let (lane, pool) = pipeline.lane(ScriptedPool.holds)
      pool.streams = streams
      try await body(shard, Scene(pipeline: pipeline, lane: lane, pool: pool))
    }
  }

  /// Answers the oldest requests one after the other, until the request of a device is sent.
  /// Returns the number of requests until then, with that one.
  private func requests(
    until device: DeviceToken, from pool: ScriptedPool, released count: Int,
    on shard: isolated TestShard
  ) async throws -> Int {
    let before = pool.requests.count
    for _ in 0..<100 {
      if let place = pool.tokens[before...].firstIndex(of: device) { return place - before + 1 }
      pool.release(count)
      await shard.settle()
    }
    throw TooLate(what: "request of \(device)")
  }

  // MARK: streams

  @Test(
    "beside a broadcast that fills the lane, a single push is sent within two rounds of streams",
    arguments: [1, 7, 20], [1, 3, Int.max])
  func single(released: Int, submitLimit: Int) async throws {
    try await run(streams: 20) { shard, scene in
      let (lane, pool) = (scene.lane, scene.pool)
      pool.submitLimit = submitLimit
      let crowd = try scene.produce(0..<2_000, run: 1, on: shard)
      try await pool.until("all streams are taken") { pool.open == 20 }
      await shard.settle()
      #expect(lane.waiting == 40)
      for (app, run, device) in [(2, 2, 10_000), (1, 3, 20_000)] as [(AppID, RunID, UInt32)] {
        let row = try scene.produce(device..<device + 1, .single, app: app, run: run, on: shard)
        await shard.settle()
        #expect(row.isProduced && lane.waiting == 41)
        let apps = app == 1 ? 1 : 2
        let sent = try await requests(
          until: token(device), from: pool, released: released, on: shard)
        #expect(sent <= 2 * apps * released, "app \(app)")
        pool.release(1)
        await shard.settle()
      }
      pool.opens()
      await crowd.work.allEnded()
    }
  }

  @Test("beside the broadcasts of five apps, a single push of a sixth is sent within one round")
  func manyApps() async throws {
    try await run(streams: 20) { shard, scene in
      let pool = scene.pool
      let crowds = try (1...5 as ClosedRange<UInt32>).map { number in
        try scene.produce(
          number * 1_000..<number * 1_000 + 500, app: AppID(rawValue: Int32(number)),
          run: RunID(rawValue: Int64(number)), on: shard)
      }
      try await pool.until("all streams are taken") { pool.open == 20 }
      await shard.settle()
      let single = try scene.produce(10_000..<10_001, .single, app: 6, run: 6, on: shard)
      await shard.settle()
      let sent = try await requests(
        until: token(10_000), from: pool, released: 20, on: shard)
      #expect(sent <= 20)
      // The apps share each round.
      pool.release(20)
      await shard.settle()
      let apps = Set(pool.requests.suffix(20).map(\.group))
      #expect(apps.count == 5)
      pool.opens()
      for crowd in crowds { await crowd.work.allEnded() }
      await single.work.allEnded()
    }
  }

  @Test("an app whose part is cut by a window gets its next turn after the other apps")
  func pieces() async throws {
    try await run(streams: 0) { shard, scene in
      let (lane, pool) = (scene.lane, scene.pool)
      let first = try scene.produce(1..<7, run: 1, on: shard)
      let second = try scene.produce(11..<14, run: 2, on: shard)
      let other = try scene.produce(101..<105, app: 2, run: 3, on: shard)
      await shard.settle()
      #expect(lane.waiting == 13 && pool.requests.isEmpty)
      (pool.submitLimit, pool.streams) = (1, 4)
      await shard.settle()
      #expect(pool.tokens == tokens(1, 101, 2, 102))
      (pool.submitLimit, pool.streams) = (.max, 20)
      #expect(pool.tokens.dropFirst(4) == tokens(3, 4, 5, 6, 11, 12, 13, 103, 104)[...])
      #expect(pool.overruns == 0 && lane.waiting == 0)
      pool.opens()
      for row in [first, second, other] { await row.work.allEnded() }
    }
  }

  @Test("a push that never reached APNs is sent again before the others of its app")
  func resend() async throws {
    try await run(streams: 2) { shard, scene in
      let (lane, pool) = (scene.lane, scene.pool)
      let row = try scene.produce(1..<6, run: 1, on: shard)
      await shard.settle()
      pool.answer(0, .neverProcessed(.goAway))
      await shard.settle()
      #expect(pool.tokens == tokens(1, 2, 1) && lane.waiting == 3)
      pool.opens()
      await row.work.allEnded()
      #expect(pool.tokens == tokens(1, 2, 1, 3, 4, 5))
    }
  }

  @Test("a probe that never reached APNs is sent again, and its row is not held")
  func probe() async throws {
    var limits = Self.limits
    limits.retry.credentialSeconds = 0.2
    try await run(streams: .max, limits) { shard, scene in
      let (lane, pool) = (scene.lane, scene.pool)
      pool.script = ScriptedPool.rejects(.invalidProviderToken)
      let refused = try scene.produce(1..<2, run: 1, on: shard)
      await shard.settle()
      #expect(refused.work.directive == .hold(.credentialRefused))
      await refused.work.allEnded()
      try await scene.pipeline.until("a probe may be sent") { lane.obstacle == nil }
      pool.script = ScriptedPool.holds
      let row = try scene.produce(11..<12, run: 2, on: shard)
      try await pool.until("the probe is sent") { pool.open == 1 }
      pool.answer(0, .neverProcessed(.goAway))
      await shard.settle()
      #expect(row.work.directive == .proceed && pool.tokens == tokens(1, 11, 11))
      pool.opens()
      await row.work.allEnded()
    }
  }

  @Test("a push to an unverified token waits for no stream of other pushes")
  func unverified() async throws {
    try await run(streams: 1) { shard, scene in
      let (lane, pool) = (scene.lane, scene.pool)
      let crowd = try scene.produce(1..<11, run: 1, on: shard)
      await shard.settle()
      let work = try scene.pipeline.running(.single, app: 1, run: 2)
      for number: UInt32 in 20...22 {
        var recipient = Recipient.sample(number)
        (recipient.isRegistered, recipient.isUnverified) = (number == 21, true)
        pool.hasRoomForUnverified = number < 22
        await lane.put(work.push(recipient))
      }
      await shard.settle()
      #expect(pool.tokens == tokens(1, 20, 21) && lane.waiting == 10)
      pool.opens()
      for work in [crowd.work, work] { await work.allEnded() }
      #expect(pool.requests.count == 13)
    }
  }

  // MARK: stopped rows

  /// Returns rows of one run that fill the queue of a pool without streams.
  private func rowsOfRun(
    _ count: UInt32, of scene: Scene, on shard: isolated TestShard
  ) async throws -> [BatchRow] {
    var rows: [BatchRow] = []
    for number in 0..<count {
      rows.append(
        try scene.produce(number * 100 + 1..<number * 100 + 31, run: 1, on: shard))
    }
    await shard.settle()
    return rows
  }

  @Test("rows of a run that are cancelled one after the other lose no push and no producer")
  func cancelled() async throws {
    try await run(streams: 0) { shard, scene in
      let (lane, pool) = (scene.lane, scene.pool)
      let rows = try await rowsOfRun(4, of: scene, on: shard)
      // The second producer has handed out a part of its page, and two producers wait.
      #expect(lane.waiting == 40 && rows.map(\.devices.count) == [30, 10, 0, 0])
      for (number, row) in rows.enumerated() {
        row.work.apply(.cancel)
        lane.withdraw(row.run, isolation: shard)
        await shard.settle()
        // Parts of rows that are not stopped yet stay in the queue.
        let left = rows[(number + 1)...].reduce(0) { $0 + $1.undecided }
        #expect(row.undecided == 0 && lane.waiting == left)
      }
      try #require(rows.allSatisfy { $0.isProduced && $0.undecided == 0 })
      for row in rows { await row.work.allEnded() }
      #expect(pool.requests.isEmpty && lane.waiting == 0)
      let handedOut = rows.reduce(0) { $0 + $1.devices.count }
      #expect(try await scene.pipeline.count(.cancelled) == handedOut)
      // Each producer had its turn before its row was cancelled.
      #expect(rows.map(\.devices.count) == [30, 30, 30, 30])
    }
  }

  @Test("parts of other runs stay in the queue of an app when a run is cancelled")
  func otherRun() async throws {
    try await run(streams: 0) { shard, scene in
      let (lane, pool) = (scene.lane, scene.pool)
      let (gone, kept) = (
        try scene.produce(1..<11, run: 1, on: shard),
        try scene.produce(21..<31, run: 2, on: shard)
      )
      await shard.settle()
      gone.work.apply(.cancel)
      lane.withdraw(gone.run, isolation: shard)
      try #require(lane.waiting == 10 && gone.undecided == 0 && kept.undecided == 10)
      pool.streams = 20
      #expect(pool.tokens == (21..<31).map { token($0) })
      pool.opens()
      await kept.work.allEnded()
      await gone.work.allEnded()
    }
  }

  @Test(
    "a producer whose row is stopped passes its turn to the next",
    arguments: [WorkDirective.pause, .hold(.paused), .cancel, .claimLost])
  func passesItsTurn(directive: WorkDirective) async throws {
    let limits = PipelineLimits.with { ($0.pushesInFlight, $0.queuedPushes) = (10, 1) }
    try await run(streams: 0, limits) { shard, scene in
      let (lane, pool) = (scene.lane, scene.pool)
      let rows = try (1...4 as ClosedRange<UInt32>).map { number in
        try scene.produce(number..<number + 1, run: RunID(rawValue: Int64(number)), on: shard)
      }
      await shard.settle()
      #expect(rows.map(\.devices.count) == [1, 0, 0, 0])
      rows[1].work.apply(directive)
      rows[2].work.apply(directive)
      pool.streams = 1
      await shard.settle()
      // One push left the queue, and two stopped producers passed its room on.
      try #require(rows.map(\.isProduced) == [true, true, true, true])
      #expect(rows.map(\.devices.count) == [1, 0, 0, 1] && lane.waiting == 1)
      pool.opens()
      for row in rows { await row.work.allEnded() }
      #expect(pool.tokens == tokens(1, 4))
    }
  }

  @Test("a row that is stopped while it waits for room returns its turn at a rate limit")
  func returnsItsTurn() async throws {
    let limits = PipelineLimits.with { ($0.pushesInFlight, $0.queuedPushes) = (10, 1) }
    try await run(streams: 0, limits) { shard, scene in
      let lane = scene.lane
      let first = try scene.produce(1..<2, run: 1, on: shard)
      await shard.settle()
      let limiter = RateLimiter(rate: 1_000_000, on: scene.pipeline.loop)
      let work = try scene.pipeline.running(app: 1, run: 2)
      work.rateLimiters = [limiter]
      try await scene.pipeline.until("the limit admits a push") { limiter.pass(2) }
      let second = scene.produce(2..<3, of: work, on: shard)
      await shard.settle()
      // No more turns are earned.
      limiter.change(to: 0.000_001)
      while limiter.pass(1) {}
      work.apply(.cancel)
      first.work.apply(.cancel)
      lane.withdraw(first.run, isolation: shard)
      await shard.settle()
      try #require(second.isProduced && second.devices.isEmpty)
      #expect(limiter.pass(1) && !limiter.pass(1))
      for row in [first, second] { await row.work.allEnded() }
    }
  }

  @Test("a closing lane ends although all pushes that it waited for were withdrawn")
  func closes() async throws {
    try await run(streams: 0) { shard, scene in
      let (lane, pool) = (scene.lane, scene.pool)
      let row = try scene.produce(1..<6, run: 1, on: shard)
      await shard.settle()
      let closing = begin(on: shard) { await lane.close() }
      await shard.settle()
      #expect(lane.waiting == 5 && pool.closings == 0)
      row.work.apply(.cancel)
      lane.withdraw(row.run, isolation: shard)
      await shard.settle()
      try #require(pool.closings == 1)
      try await closing.value
      await row.work.allEnded()
    }
  }
}
