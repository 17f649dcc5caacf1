// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Checkpoints that a dispatcher stores in claimed rows.
@Suite(.serialized) struct DispatcherCheckpointTests {
  /// The stored checkpoint while the pool holds the other pushes: cursor and counts.
  private func checkpoint(
    _ limits: PipelineLimits, of accepted: Int, after minimum: Int
  ) async throws {
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(500)
      let (_, pool) = try pipeline.used(app)
      var left = accepted
      pool.script = { request in
        left -= 1
        return left < 0 ? nil : ScriptedPool.accepts(request)
      }
      try await pipeline.range(app)
      let run = pipeline.start(on: shard)
      try await pipeline.until("a checkpoint") {
        try await pipeline.store.value(
          "SELECT coalesce((accepted->>'')::int4, 0) >= \(Int32(minimum)) FROM queue")
      }
      // The bucket is the device's number, and every device up to it was accepted.
      let isExact: Bool = try await pipeline.store.value(
        """
        SELECT (accepted->>'')::int4 = cursor_bucket AND cursor_token = int8send(cursor_bucket)
          AND cursor_bucket <= \(Int32(accepted)) AND holder IS NOT NULL FROM queue
        """)
      #expect(isExact)
      pipeline.openPools()
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pool.requests.count == 500)
    }
  }

  @Test("a checkpoint is stored after a number of devices")
  func checkpointByCount() async throws {
    let limits = PipelineLimits.with {
      ($0.pushesInFlight, $0.checkpointDevices, $0.checkpointInterval) = (10, 20, .seconds(3_600))
    }
    try await checkpoint(limits, of: 110, after: 20)
  }

  @Test("a push without an answer delays few checkpoints: later devices get their own rows")
  func stuck() async throws {
    let limits = PipelineLimits.with { ($0.countedAhead, $0.countedOfRow) = (50, 8) }
    try await TestDatabase.store { shard, _, store in
      let first = TestPipeline(store, on: shard.loop, limits)
      let app = try await first.crowd(3_000)
      let (_, pool) = try first.used(app)
      pool.script = { request in
        request.deviceToken == bulkToken(100).bytes ? nil : ScriptedPool.accepts(request)
      }
      let id = try await first.range(app)
      let run = first.start(on: shard)
      try await first.until("all but one are in the store, or counted and noted") {
        let noted: Int = try await store.value(
          "SELECT coalesce(max((accepted->>'')::int4), 0) FROM queue")
        let stored = try await first.count(.accepted)
        return pool.requests.count == 3_000 && first.writer.count == 0
          && (noted, stored) == (99, 3_000 - 100 - limits.countedAhead)
      }
      #expect(first.settlement.ahead.pushes == limits.countedAhead)
      // For the queue the holder is dead by now.
      try await store.expireLeases()
      let second = TestPipeline(store, on: shard.loop, holder: UUID(milliseconds: 2), limits)
      second.configure(.key(app))
      let rest = second.start(on: shard)
      try await second.finished()
      #expect(second.sent.count == limits.countedAhead + 1)
      pool.release()
      await first.stop(run)
      await second.stop(rest)
      let outcomes = try await store.runs.counts(id).outcomes
      #expect(outcomes == [.accepted: 3_000])
      #expect(first.settlement.ahead.pushes == 0 && second.settlement.ahead.pushes == 0)
    }
  }

  @Test("a checkpoint also renews the lease, and postpones the next renewal")
  func checkpointRenews() async throws {
    let limits = PipelineLimits.with {
      ($0.checkpointDevices, $0.checkpointInterval, $0.renewInterval) =
        (1, .milliseconds(5), .seconds(1))
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(2)
      let (_, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.holds
      try await pipeline.range(app)
      try await pipeline.store.run(
        """
        CREATE TABLE written (at timestamptz, is_checkpoint boolean);
        CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          INSERT INTO written VALUES
            (clock_timestamp(), NEW.cursor_token IS DISTINCT FROM OLD.cursor_token);
          RETURN NEW;
        END $$;
        CREATE TRIGGER note BEFORE UPDATE ON queue FOR EACH ROW EXECUTE FUNCTION note()
        """)
      let run = pipeline.start(on: shard)
      try await pool.until("both are under way") { pool.open == 2 }
      try await pipeline.until("half of the time to the first renewal") {
        try await pipeline.store.value(
          "SELECT available_at < now() + interval '29.5 seconds' FROM queue")
      }
      pool.release(1)
      let renewal: PostgresQuery = """
        FROM written c JOIN written r ON r.at > c.at AND NOT r.is_checkpoint WHERE c.is_checkpoint
        """
      try await pipeline.until("a renewal after the checkpoint") {
        try await pipeline.store.value("SELECT EXISTS (SELECT \(fragment: renewal))")
      }
      let seconds: Double = try await pipeline.store.value(
        "SELECT extract(epoch FROM min(r.at - c.at))::float8 \(fragment: renewal)")
      #expect(seconds > 0.95)
      pipeline.openPools()
      try await pipeline.finished()
      await pipeline.stop(run)
    }
  }

  @Test("a checkpoint is stored after an interval, for any number of devices")
  func checkpointByTime() async throws {
    let limits = PipelineLimits.with {
      ($0.pushesInFlight, $0.checkpointDevices, $0.checkpointInterval) = (
        10, 100_000, .milliseconds(5)
      )
    }
    try await checkpoint(limits, of: 7, after: 7)
  }

  @Test("a checkpoint that finds another holder ends the work")
  func checkpointSuperseded() async throws {
    let limits = PipelineLimits.with {
      ($0.pushesInFlight, $0.queuedPushes, $0.checkpointDevices) = (1, 1_000, 1)
      ($0.renewInterval, $0.checkpointInterval) = (.seconds(3_600), .seconds(3_600))
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(50)
      let (_, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.holds
      try await pipeline.range(app)
      let run = pipeline.start(on: shard)
      try await pool.received(1)
      try await pipeline.store.run(
        "UPDATE queue SET epoch = epoch + 1, available_at = now() + interval '1 hour'")
      // The first checkpoint fails; the second push was sent meanwhile.
      pool.release(1)
      try await pool.received(2)
      for _ in 0..<3 { _ = try await pipeline.store.client.deliveryWrite.query("SELECT 1") }
      await shard.settle()
      pool.opens()
      try await pipeline.until("the row's end") { pipeline.dispatcher.activeRows == 0 }
      await pipeline.stop(run)
      #expect(pool.requests.count == 2)
      #expect(try await pipeline.store.count("queue") == 1)
    }
  }

  @Test("checkpoints are stored at the interval in devices, not earlier")
  func everySoMany() async throws {
    let limits = PipelineLimits.with {
      ($0.pushesInFlight, $0.checkpointDevices, $0.checkpointInterval) = (50, 20, .seconds(3_600))
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(100)
      let (_, pool) = try pipeline.used(app)
      var left = 25
      pool.script = { request in
        left -= 1
        return left < 0 ? nil : ScriptedPool.accepts(request)
      }
      func noted() async throws -> Int {
        try await pipeline.store.value("SELECT coalesce(max(cursor_bucket), 0)::int8 FROM queue")
      }
      try await pipeline.range(app)
      let run = pipeline.start(on: shard)
      try await pipeline.until("the first place") { try await noted() > 0 }
      #expect(try await noted() == 20)
      try await pool.until("fifty are held") { pool.open == 50 }
      // Thirty devices have passed by then, which is less than twenty more.
      pool.release(5)
      try await pool.received(80)
      try await pipeline.asleep()
      #expect(try await noted() == 20)
      pool.release(15)
      try await pipeline.until("the second place") { try await noted() > 20 }
      #expect(try await noted() == 40)
      pipeline.openPools()
      try await pipeline.finished()
      await pipeline.stop(run)
    }
  }

  @Test("a failed checkpoint is logged, and a later one succeeds")
  func failing() async throws {
    let limits = PipelineLimits.with {
      ($0.pushesInFlight, $0.checkpointDevices, $0.checkpointInterval) = (10, 20, .milliseconds(5))
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(100)
      let (_, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.holds
      try await pipeline.range(app)
      let run = pipeline.start(on: shard)
      try await pool.until("ten are held") { pool.open == 10 }
      try await pipeline.store.run("ALTER TABLE queue RENAME TO elsewhere")
      pool.release(5)
      try await pipeline.until("it is said") { pipeline.log.has("checkpoint failed") }
      try await pipeline.store.run("ALTER TABLE elsewhere RENAME TO queue")
      pool.release(1)
      try await pipeline.until("a later place") {
        try await pipeline.store.value("SELECT coalesce(max(cursor_bucket), 0) >= 6 FROM queue")
      }
      pipeline.openPools()
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pool.requests.count == 100)
    }
  }
}
