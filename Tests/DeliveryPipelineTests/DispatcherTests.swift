// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Messages
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Claiming of work, and the end of its rows.
@Suite(.serialized) struct DispatcherTests {
  // MARK: claiming

  @Test("both classes are claimed within their room, and again when there is room")
  func room() async throws {
    let limits = PipelineLimits.with { ($0.singlesAtOnce, $0.broadcastsAtOnce) = (2, 3) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(400, user: "crowd")
      pipeline.pools.script = ScriptedPool.holds
      for _ in 0..<5 { _ = try await pipeline.store.accept(app, .tokens(bulkToken(1))) }
      _ = try await pipeline.store.accept(app, .everyone)
      let run = pipeline.start(on: shard)
      try await pipeline.until("all there is room for") { pipeline.dispatcher.activeRows == 5 }
      #expect(pipeline.placement(app) == .ready)
      for _ in 0..<3 { #expect(try await pipeline.claimedRows() == [2, 3]) }
      pipeline.openPools()
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.placement(app) == .ready && pipeline.dispatcher.activeRows == 0)
      #expect(pipeline.sent.count == 405)
      #expect(pipeline.metric("pushgate_queue_claims_total") == 21)
      #expect(pipeline.metric("pushgate_queue_rescues_total") == 0)
    }
  }

  @Test("a shard claims its share of a lane's ranges and leaves the others")
  func sharesRanges() async throws {
    try await TestDatabase.store { shard, _, store in
      let first = TestPipeline(store, on: shard.loop)
      let app = try await first.crowd(3_000)
      let second = TestPipeline(store, on: shard.loop, holder: UUID(milliseconds: 2))
      second.configure(.key(app))
      for pipeline in [first, second] { pipeline.pools.script = ScriptedPool.holds }
      let run = first.start(on: shard)
      _ = try await store.accept(app, .everyone)
      first.dispatcher.wake()
      try await first.until("all it may have") { first.dispatcher.activeRows == 4 }
      for _ in 0..<3 { #expect(try await first.claimedRows() == [0, 4]) }
      let other = second.start(on: shard)
      try await second.until("its share") { second.dispatcher.activeRows == 4 }
      for _ in 0..<3 { #expect(try await first.claimedRows() == [0, 8]) }
      for pipeline in [first, second] { pipeline.openPools() }
      try await first.finished()
      await first.stop(run)
      await second.stop(other)
      #expect(first.sent.count + second.sent.count == 3_000)
      #expect(Set(first.sent + second.sent).count == 3_000)
    }
  }

  @Test("each claim takes at most a batch; claims continue until none is left")
  func batches() async throws {
    let limits = PipelineLimits.with { ($0.claimBatch, $0.pollInterval) = (3, .seconds(3_600)) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(1)
      for _ in 0..<8 { _ = try await pipeline.store.accept(app, .tokens(bulkToken(1))) }
      let run = pipeline.start(on: shard)
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.sent.count == 8)
      #expect(pipeline.metric("pushgate_queue_claim_rows_count") >= 3)
      #expect(pipeline.metric("pushgate_queue_claim_rows_sum") == 8)
    }
  }

  @Test("claims continue while there is room, although no claimed work has ended")
  func batchesOfSlowWork() async throws {
    let limits = PipelineLimits.with {
      // A lane alone may use half.
      ($0.claimBatch, $0.singlesAtOnce, $0.pollInterval) = (2, 10, .seconds(3_600))
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(1)
      pipeline.pools.script = ScriptedPool.holds
      for _ in 0..<8 { _ = try await pipeline.store.accept(app, .tokens(bulkToken(1))) }
      let run = pipeline.start(on: shard)
      try await pipeline.until("five rows at once") { pipeline.dispatcher.activeRows == 5 }
      #expect(try await pipeline.claimedRows() == [5, 0])
      pipeline.openPools()
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.sent.count == 8)
    }
  }

  @Test("a sleeping dispatcher wakes only for a signal or its next poll")
  func woken() async throws {
    try await TestPipeline.run(.with { $0.pollInterval = .seconds(3_600) }) { shard, pipeline in
      let app = try await pipeline.crowd(1)
      let run = pipeline.start(on: shard)
      try await pipeline.asleep()
      for round in 1...3 {
        _ = try await pipeline.store.accept(app, .tokens(bulkToken(1)))
        try await pipeline.asleep()
        #expect(pipeline.sent.count == round - 1)
        #expect(try await pipeline.store.count("queue") == 1)
        for _ in 0..<3 { pipeline.dispatcher.wake() }
        try await pipeline.finished()
        #expect(pipeline.sent.count == round)
        try await pipeline.asleep()
      }
      await pipeline.stop(run)
    }
  }

  @Test("a signal during a claim is not lost")
  func signalled() async throws {
    try await TestPipeline.run(.with { $0.pollInterval = .seconds(3_600) }) { shard, pipeline in
      let app = try await pipeline.crowd(1)
      let store = pipeline.store
      _ = try await store.accept(app, .everyone)
      // The claim of broadcasts waits for the test, and then finds no row.
      try await store.run(
        """
        CREATE FUNCTION held() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          PERFORM pg_advisory_xact_lock(7);
          RETURN NULL;
        END $$;
        CREATE TRIGGER held BEFORE UPDATE ON queue FOR EACH ROW WHEN (OLD.bucket_from IS NOT NULL)
          EXECUTE FUNCTION held()
        """)
      _ = try await store.client.read.query("SELECT pg_advisory_lock(7)")
      let run = pipeline.start(on: shard)
      try await pipeline.until("it looks for broadcasts") {
        try await store.value(
          """
          SELECT EXISTS (SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
            WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted)
          """)
      }
      // It has already claimed singles.
      _ = try await store.accept(app, .tokens(bulkToken(1)))
      pipeline.dispatcher.wake()
      _ = try await store.client.read.query("SELECT pg_advisory_unlock(7)")
      try await pipeline.until("the single push") { pipeline.sent.count == 1 }
      await pipeline.stop(run)
    }
  }

  @Test("work without a notification is found by polling")
  func polled() async throws {
    try await TestPipeline.run(.with { $0.pollInterval = .milliseconds(20) }) { shard, pipeline in
      let app = try await pipeline.crowd(1)
      let run = pipeline.start(on: shard)
      try await pipeline.asleep()
      _ = try await pipeline.store.accept(app, .tokens(bulkToken(1)))
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.sent.count == 1)
    }
  }

  @Test("a failed claim is logged and retried")
  func claimFails() async throws {
    let limits = PipelineLimits.with { $0.databaseBackoff = .milliseconds(5) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(1)
      _ = try await pipeline.store.accept(app, .tokens(bulkToken(1)))
      try await pipeline.store.run("ALTER TABLE queue RENAME TO elsewhere")
      let run = pipeline.start(on: shard)
      try await pipeline.until("a failure") { pipeline.log.has("claim failed") }
      try await pipeline.store.run("ALTER TABLE elsewhere RENAME TO queue")
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.sent.count == 1)
    }
  }

  @Test("rows whose notifications cannot be queried are released at once")
  func claimedInVain() async throws {
    let limits = PipelineLimits.with { $0.databaseBackoff = .milliseconds(5) }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(1)
      _ = try await pipeline.store.accept(app, .tokens(bulkToken(1)))
      _ = try await pipeline.store.accept(app, .everyone)
      try await pipeline.store.run("ALTER TABLE notifications RENAME COLUMN payload TO elsewhere")
      let run = pipeline.start(on: shard)
      try await pipeline.until("a failure") { pipeline.log.has("claim failed") }
      try await pipeline.store.run("ALTER TABLE notifications RENAME COLUMN elsewhere TO payload")
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.sent.count == 2)
      #expect(pipeline.metric("pushgate_queue_rescues_total") == 0)
    }
  }

  @Test("a row whose holder died is rescued and counted")
  func rescued() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(3, user: "crowd")
      let other = UUID(milliseconds: 99)
      _ = try await pipeline.store.accept(app, .users("crowd"))
      let work = try #require(
        try await pipeline.store.claim(holder: other, singles: 1, broadcasts: 0).first)
      try await pipeline.store.record(work, bulkToken(2), .accepted)
      try await pipeline.store.expireLeases()
      let run = pipeline.start(on: shard)
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.sent == [bulkToken(1), bulkToken(3)])
      #expect(pipeline.metric("pushgate_queue_rescues_total") == 1)
    }
  }

  // MARK: end of rows

  @Test("a broadcast's rows are deleted when it is sent, with accepted counts by language")
  func completed() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(300)
      pipeline.pools.script = { request in
        request.deviceToken.last == 7
          ? .rejected(.init(status: 400, reason: .badTopic)) : ScriptedPool.accepts(request)
      }
      let localized = sample(app).saying(
        #"{"aps":{"alert":{"title":{"localized":{"en":"Hi"}}}}}"#)
      _ = try await pipeline.store.acceptance(of: localized)
      let run = pipeline.start(on: shard)
      try await pipeline.finished()
      await pipeline.stop(run)
      let counts = try await pipeline.store.runs.counts(localized.id)
      #expect(counts.outcomes == [.accepted: 298, .rejected: 2])
      #expect(counts.languages == ["en": 298] && counts.state == .finished)
      #expect(Set(pipeline.sent).count == 300 && pipeline.sent.count == 300)
    }
  }

  @Test("a retry's row is deleted with its outcome; a waiting outcome keeps it")
  func retries() async throws {
    try await TestPipeline.run(.with { $0.pollInterval = .milliseconds(20) }) { shard, pipeline in
      let app = try await pipeline.crowd(1)
      pipeline.pools.script = ScriptedPool.rejects(.serviceUnavailable)
      _ = try await pipeline.store.accept(app, .tokens(bulkToken(1)))
      let run = pipeline.start(on: shard)
      for attempt in 1...3 {
        try await pipeline.until("try \(attempt) is stored, and the next one due") {
          try await pipeline.store.value(
            """
            SELECT (SELECT count(*) FROM queue) = 1 AND EXISTS (SELECT FROM queue
              WHERE token IS NOT NULL AND attempt = \(Int16(attempt)) AND holder IS NULL)
            """)
        }
        #expect(pipeline.sent.count == attempt)
        if attempt == 3 { pipeline.openPools() }
        try await pipeline.store.run("UPDATE queue SET available_at = now()")
      }
      try await pipeline.finished()
      await pipeline.stop(run)
      let stored = try #require(try await pipeline.deliveries().first)
      #expect(stored.outcome == .accepted && stored.attempts == 4)
      #expect(Set(pipeline.pools.all[0].requests.map(\.apnsID)).count == 1)
    }
  }

  @Test("a row that cannot be processed stays claimed and is logged")
  func interrupted() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(2_500)
      try await pipeline.poison(1_500)
      _ = try await pipeline.store.accept(app, .everyone)
      _ = try await pipeline.store.accept(app, .tokens(bulkToken(1)))
      try await pipeline.store.run(
        """
        UPDATE queue SET bucket_from = 0, bucket_to = 65535 WHERE bucket_from = 0;
        DELETE FROM queue WHERE bucket_from > 0;
        UPDATE notifications SET payload = 'x' WHERE id = (SELECT notification FROM queue WHERE kind = 1)
        """)
      let run = pipeline.start(on: shard)
      try await pipeline.until("both are interrupted") {
        pipeline.log.messages.count { $0 == "work on notification interrupted" } == 2
      }
      #expect(pipeline.sent == (1...1_000).map(bulkToken) && pipeline.dispatcher.activeRows == 0)
      await pipeline.stop(run)
      #expect(try await pipeline.claimedRows() == [1, 1])
      #expect(try await pipeline.store.count("run_counts") == 0)
    }
  }
}
