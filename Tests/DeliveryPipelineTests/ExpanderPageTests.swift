// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Reading of an audience page by page.
@Suite(.serialized) struct ExpanderPageTests {
  @Test("an audience of several pages receives all pushes in order, one per device")
  func pages() async throws {
    for count in [1, 999, 1_000, 1_001, 2_000, 2_500] {
      try await TestPipeline.run { shard, pipeline in
        let app = try await pipeline.crowd(count, user: "crowd")
        let work = try pipeline.onLane(
          try await pipeline.store.claimed(app, .users("crowd")))
        try await pipeline.expand(work)
        await work.allEnded()
        #expect(pipeline.sent == (1...count).map(bulkToken))
        #expect(work.watermark.passed == count && work.watermark.above == 0)
        #expect(try await pipeline.count(.accepted) == count)
      }
    }
  }

  @Test("of 100,000 devices only as many are queued as the lane has room for")
  func large() async throws {
    let limits = PipelineLimits.with { ($0.pushesInFlight, $0.queuedPushes) = (100, 200) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(100_000)
      let work = try pipeline.onLane(try await pipeline.broadcast(app))
      let (lane, pool) = try pipeline.used(app)
      var most = 0
      pool.script = { request in
        most = max(most, lane.waiting)
        return ScriptedPool.accepts(request)
      }
      try await pipeline.expand(work)
      await work.allEnded()
      #expect(pool.requests.count == 100_000 && Set(pool.tokens).count == 100_000)
      #expect((1...200).contains(most))
      #expect(work.watermark.accepted == ["": 100_000])
      #expect(try await pipeline.store.count("deliveries") == 0)
    }
  }

  @Test("while a page is being sent, exactly one more page is read")
  func readsAhead() async throws {
    let limits = PipelineLimits.with { ($0.pushesInFlight, $0.queuedPushes) = (10, 10) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(3_000)
      let work = try pipeline.onLane(try await pipeline.broadcast(app))
      let (_, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.holds
      let expanded = begin(on: shard) { try await pipeline.expand(work) }
      try await pool.until("the lane is full") { pool.open == 10 }
      await shard.settle()
      // It is queued behind any running query.
      _ = try await pipeline.store.client.deliveryRead.query("SELECT 1")
      try await pipeline.store.run("DELETE FROM devices")
      pool.opens()
      try await expanded.value
      await work.allEnded()
      #expect(pool.requests.count == 2_000)
    }
  }

  // MARK: continuing

  @Test("names continue after their cursor; unknown names are recorded once at the end")
  func namesGoOn() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(2_500, user: "crowd")
      var work = try await pipeline.store.claimed(
        app, .named(tokens: [token(1), bulkToken(7), bulkToken(2_400)], users: ["crowd"]))
      // The previous holder has sent to the first of them.
      try await pipeline.store.record(work, bulkToken(7), .rejected, reason: "x")
      work.row.job = .names(after: bulkToken(1_400))
      let paused = try pipeline.onLane(work)
      paused.apply(.pause)
      try await pipeline.expand(paused)
      #expect(try await pipeline.count(.unknownDevice) == 0)
      #expect(!paused.isExpanded)
      let running = try pipeline.onLane(work)
      try await pipeline.expand(running)
      await running.allEnded()
      #expect(pipeline.sent == (1_401...2_500).map(bulkToken))
      #expect(try await pipeline.count(.unknownDevice) == 1)
      let stored = try await pipeline.deliveries()
      #expect(stored.first { $0.token == token(1) }?.own == .notRegisteredHere)
      #expect(stored.first { $0.token == bulkToken(7) }?.outcome == .rejected)
      #expect(stored.first { $0.token == bulkToken(2_400) }?.outcome == .accepted)
    }
  }

  @Test("a range continues after its cursor, and keeps the counts before it")
  func rangeGoesOn() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(2_500)
      try await pipeline.store.run("UPDATE devices SET bucket = 7")
      var work = try await pipeline.broadcast(app)
      work.row.job = .range(
        from: 0, to: 65_535, cursor: RangeCursor(bucket: 7, token: bulkToken(1_400)))
      work.row.accepted = ["": 1_400]
      let running = try pipeline.onLane(work)
      try await pipeline.expand(running)
      await running.allEnded()
      #expect(pipeline.sent == (1_401...2_500).map(bulkToken))
      #expect(running.watermark.accepted == ["": 2_500])
      #expect(running.watermark.cursor == RangeCursor(bucket: 7, token: bulkToken(2_500)))
    }
  }

  @Test("a range covers only its buckets")
  func rangeBounds() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(6)
      try await pipeline.store.run(
        "UPDATE devices SET bucket = get_byte(token, 7) * 10")
      var work = try await pipeline.broadcast(app)
      work.row.job = .range(from: 20, to: 40, cursor: nil)
      let running = try pipeline.onLane(work)
      try await pipeline.expand(running)
      await running.allEnded()
      #expect(pipeline.sent == (2...4).map(bulkToken))
    }
  }

  @Test("a rescued row skips devices with a stored outcome")
  func rescued() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(5, user: "crowd")
      try await pipeline.store.run("UPDATE devices SET bucket = 7")
      var ranges = try await pipeline.broadcast(app)
      let names = try await pipeline.store.claimed(app, .users("crowd"))
      for work in [ranges, names] {
        try await pipeline.store.record(work, bulkToken(2), .rejected, reason: "x")
        try await pipeline.store.record(work, bulkToken(4), .waiting, reason: "x")
      }
      ranges.row.isRescued = true
      for work in [ranges, names] {
        let before = pipeline.sent.count
        let running = try pipeline.onLane(work)
        try await pipeline.expand(running)
        await running.allEnded()
        #expect(pipeline.sent.dropFirst(before) == [bulkToken(1), bulkToken(3), bulkToken(5)])
      }
    }
  }

  // MARK: being stopped

  @Test(
    "stopped work hands out no further device and reads no further page",
    arguments: [WorkDirective.pause, .hold(.noConnection), .cancel, .claimLost])
  func stopped(directive: WorkDirective) async throws {
    let limits = PipelineLimits.with { ($0.pushesInFlight, $0.queuedPushes) = (1, 5) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(2_500)
      try await pipeline.poison(2_500)
      let work = try pipeline.onLane(try await pipeline.broadcast(app))
      let (_, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.holds
      let expanded = begin(on: shard) { try await pipeline.expand(work) }
      try await pool.received(1)
      await shard.settle()
      work.apply(directive)
      pool.opens()
      // The third page cannot be read, and is not requested.
      try await expanded.value
      await work.allEnded()
      // One push in flight and five queued. The next one waited for room.
      #expect(work.watermark.passed + work.watermark.above == 6)
      #expect(pool.requests.count == (directive == .pause ? 6 : 1))
      #expect(try await pipeline.count(.cancelled) == (directive == .cancel ? 5 : 0))
      #expect(work.watermark.passed == (directive == .pause || directive == .cancel ? 6 : 1))
    }
  }

  @Test("an unreadable page ends the expansion; devices handed out before are finished")
  func unreadable() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(2_500)
      try await pipeline.poison(1_500)
      let work = try pipeline.onLane(try await pipeline.broadcast(app))
      #expect(await pipeline.interruption(of: work) != nil)
      await work.allEnded()
      #expect(pipeline.sent == (1...1_000).map(bulkToken))
      #expect(work.watermark.accepted == ["": 1_000] && work.mayProceed)
    }
  }
}
