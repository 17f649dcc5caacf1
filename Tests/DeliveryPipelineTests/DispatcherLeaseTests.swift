// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Renewal and release of a dispatcher's claims.
@Suite(.serialized) struct DispatcherLeaseTests {
  // MARK: unreadable rows

  @Test("work whose notification cannot be read is retried until its deadline, then deleted")
  func unreadableNotification() async throws {
    try await TestPipeline.run { shard, pipeline in
      let store = pipeline.store
      let app = try await pipeline.crowd(1)
      let named = try await store.claimed(app, .tokens(bulkToken(1)))
      try await store.record(named, bulkToken(1), .waiting)
      #expect(try await store.queue.release(named.claim))
      let other = try await store.accept(app, .tokens(bulkToken(1)))
      try await store.run("DELETE FROM notifications WHERE id = '\(named.notification.id)'")
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.until("the other") {
        try await store.runs.counts(other).outcomes == [.accepted: 1]
      }
      // Unchanged, for a process that can read it.
      #expect(try await store.count("queue") == 2)
      #expect(try await pipeline.count(.waiting) == 1)
      try await store.run(
        "UPDATE queue SET deadline = '2000-01-01', holder = NULL, available_at = now()")
      pipeline.dispatcher.wake()
      try await pipeline.finished()
      await pipeline.stop(run)
      let stored = try await pipeline.deliveries()
      #expect(
        stored.compactMap(\.outcome).sorted { $0.rawValue < $1.rawValue } == [.accepted, .expired])
      #expect(pipeline.log.has("cannot read notification of queue row"))
    }
  }

  @Test("a push without its strings revision waits for its lease, then is sent")
  func missingStrings() async throws {
    try await TestPipeline.run { shard, pipeline in
      let store = pipeline.store
      let app = try await pipeline.crowd(1)
      pipeline.configure(.key(app))
      var asked = sample(app, .tokens(bulkToken(1)))
      asked.message.payload = Array(#"{"aps":{"alert":{"string":"HI"}}}"#.utf8)
      asked.context.stringsRevision = 1
      _ = try await store.acceptance(of: asked)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.until("it was interrupted") {
        pipeline.log.has("work on notification interrupted")
      }
      #expect(try await store.count("queue") == 1)
      #expect(try await pipeline.deliveries() == [])
      #expect(try await store.put(app, ["en": #"{"HI":"Hi"}"#], base: 0)?.revision == 1)
      try await store.expireLeases()
      pipeline.dispatcher.wake()
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(try await store.runs.counts(asked.id).outcomes == [.accepted: 1])
    }
  }

  // MARK: stopping

  @Test("pushes that a stopped dispatcher left are sent by the next holder only")
  func stopsWithoutAnswers() async throws {
    let limits = PipelineLimits.with { ($0.pushesInFlight, $0.queuedPushes) = (50, 50) }
    try await TestDatabase.store { shard, _, store in
      let first = TestPipeline(store, on: shard.loop, limits)
      let app = try await first.crowd(3_000)
      let (_, pool) = try first.used(app)
      pool.script = ScriptedPool.holds
      let id = try await first.range(app)
      let run = first.start(on: shard)
      try await pool.until("some are under way") { pool.open == 50 }
      first.dispatcher.stop()
      var turn = 0
      var accepted: [DeviceToken] = []
      pool.script = { request in
        turn += 1
        guard turn % 5 == 0 else {
          accepted.append(DeviceToken(bytes: request.deviceToken))
          return ScriptedPool.accepts(request)
        }
        return .neverProcessed(.goAway)
      }
      pool.release(with: pool.script)
      try await run.value
      #expect(accepted.count < 3_000 && turn > accepted.count)
      let second = TestPipeline(store, on: shard.loop, holder: UUID(milliseconds: 2))
      second.configure(.key(app))
      let rest = second.start(on: shard)
      try await second.finished()
      await second.stop(rest)
      let all = accepted + second.sent
      #expect(all.count == 3_000 && Set(all).count == 3_000)
      #expect(try await store.runs.counts(id).outcomes == [.accepted: 3_000])
    }
  }

  @Test("a stopping dispatcher finishes in-flight pushes; the next holder duplicates none")
  func stops() async throws {
    let limits = PipelineLimits.with { ($0.pushesInFlight, $0.queuedPushes) = (50, 50) }
    try await TestDatabase.store { shard, _, store in
      let first = TestPipeline(store, on: shard.loop, limits)
      let app = try await first.crowd(3_000)
      let (_, pool) = try first.used(app)
      var left = 700
      pool.script = { request in
        left -= 1
        return left < 0 ? nil : ScriptedPool.accepts(request)
      }
      let id = try await store.accept(app, .everyone)
      let run = first.start(on: shard)
      try await pool.until("some are under way") { pool.open == 50 }
      await shard.settle()
      first.dispatcher.stop()
      await shard.settle()
      // It ends with the last answer, in any order of answers.
      #expect(first.dispatcher.activeRows > 0)
      var turn = 0
      pool.script = { request in
        turn += 1
        return turn % 3 == 0
          ? .rejected(.init(status: 400, reason: .badTopic)) : ScriptedPool.accepts(request)
      }
      pool.release(with: pool.script)
      try await run.value
      #expect(first.dispatcher.activeRows == 0 && first.writer.count == 0)
      #expect(try await first.claimedRows() == [0, 0])
      #expect(pool.requests.count < 3_000)

      let second = TestPipeline(store, on: shard.loop, holder: UUID(milliseconds: 2))
      second.configure(.key(app))
      let rest = second.start(on: shard)
      try await second.finished()
      await second.stop(rest)
      #expect(second.metric("pushgate_queue_rescues_total") == 0)
      let sent = first.sent + second.sent
      #expect(sent.count == 3_000 && Set(sent).count == 3_000)
      let rejected = try await second.count(.rejected)
      #expect(rejected > 0)
      let counts = try await store.runs.counts(id)
      #expect(counts.outcomes == [.accepted: 3_000 - rejected, .rejected: rejected])
    }
  }

  @Test("the row of a stopped dispatcher contains its progress and is claimable at once")
  func released() async throws {
    let limits = PipelineLimits.with {
      ($0.pushesInFlight, $0.queuedPushes, $0.checkpointInterval) = (10, 10, .seconds(3_600))
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(200)
      let (_, pool) = try pipeline.used(app)
      var left = 40
      pool.script = { request in
        left -= 1
        return left < 0 ? nil : ScriptedPool.accepts(request)
      }
      try await pipeline.range(app)
      let run = pipeline.start(on: shard)
      try await pool.until("ten are under way") { pool.open == 10 }
      await shard.settle()
      pipeline.dispatcher.stop()
      pool.opens()
      try await run.value
      let sent = pool.requests.count
      // Forty answered, ten in flight and ten queued. The next one waited for room.
      #expect(sent == 60)
      let row = try #require(
        try await pipeline.store.claim(singles: 0, broadcasts: 1).first)
      #expect(!row.row.isRescued && row.row.accepted == ["": sent])
      let cursor = RangeCursor(bucket: Int32(sent), token: bulkToken(sent))
      #expect(row.job == .range(from: 0, to: 65_535, cursor: cursor))
    }
  }

  @Test("a dispatcher that stops before the first push of a row releases it unchanged")
  func releasedUnbegun() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(5)
      var work = try await pipeline.stored(sample(app, .tokens(bulkToken(1))))
      // Its recipients are still to be read.
      work.recipients = nil
      try pipeline.take(work)
      pipeline.dispatcher.stop()
      try await pipeline.start(on: shard).value
      #expect(try await pipeline.isFree(work) && pipeline.sent.isEmpty)
      let again = try #require(
        try await pipeline.store.claim(singles: 1, broadcasts: 0).first)
      #expect(again.job == .names(after: nil))
    }
  }

  @Test("a stopped dispatcher claims no further work")
  func claimsNothingMore() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(1)
      pipeline.pools.script = ScriptedPool.holds
      _ = try await pipeline.store.accept(app, .tokens(bulkToken(1)))
      let run = pipeline.start(on: shard)
      let (_, pool) = try pipeline.used(app)
      try await pool.received(1)
      try await pipeline.asleep()
      pipeline.dispatcher.stop()
      _ = try await pipeline.store.accept(app, .tokens(bulkToken(1)))
      for _ in 0..<3 {
        pipeline.dispatcher.wake()
        try await pipeline.asleep()
      }
      #expect(try await pipeline.claimedRows() == [1, 0])
      pool.opens()
      try await run.value
      #expect(pool.requests.count == 1)
      #expect(try await pipeline.claimedRows() == [0, 0])
    }
  }

  // MARK: leases

  @Test("claims are renewed while their pushes are in flight")
  func renewed() async throws {
    let limits = PipelineLimits.with {
      ($0.renewInterval, $0.checkpointInterval) = (.zero, .milliseconds(5))
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(2)
      pipeline.pools.script = ScriptedPool.holds
      let run = pipeline.start(on: shard)
      for number in 1...2 {
        _ = try await pipeline.store.accept(app, .tokens(bulkToken(number)))
      }
      pipeline.dispatcher.wake()
      try await pipeline.until("both are under way") { pipeline.sent.count == 2 }
      for _ in 0..<3 {
        try await pipeline.store.run(
          "UPDATE queue SET available_at = now() + interval '2 seconds'")
        try await pipeline.until("both leases are whole again") {
          try await pipeline.store.value(
            "SELECT min(available_at) > now() + interval '20 seconds' FROM queue")
        }
      }
      pipeline.openPools()
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(pipeline.sent.count == 2)
    }
  }

  @Test("failed renewals are logged, and renewal continues")
  func renewalsFail() async throws {
    let limits = PipelineLimits.with {
      ($0.renewInterval, $0.checkpointInterval) = (.zero, .milliseconds(5))
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(1)
      pipeline.pools.script = ScriptedPool.holds
      _ = try await pipeline.store.accept(app, .tokens(bulkToken(1)))
      let run = pipeline.start(on: shard)
      try await pipeline.until("it is under way") { pipeline.sent.count == 1 }
      try await pipeline.store.run("ALTER TABLE queue RENAME TO elsewhere")
      try await pipeline.until("it is said") { pipeline.log.has("lease renewal failed") }
      try await pipeline.store.run(
        """
        ALTER TABLE elsewhere RENAME TO queue;
        UPDATE queue SET available_at = now() + interval '2 seconds'
        """)
      try await pipeline.until("the lease is whole again") {
        try await pipeline.store.value(
          "SELECT min(available_at) > now() + interval '20 seconds' FROM queue")
      }
      pipeline.openPools()
      try await pipeline.finished()
      await pipeline.stop(run)
    }
  }

  @Test(
    "a row claimed by another holder causes no further push or write",
    arguments: [WorkClass.single, .broadcast])
  func superseded(workClass: WorkClass) async throws {
    let limits = PipelineLimits.with {
      ($0.pushesInFlight, $0.queuedPushes) = (2, 100)
      ($0.renewInterval, $0.checkpointInterval) = (.zero, .milliseconds(5))
    }
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(20, user: "crowd")
      pipeline.pools.script = ScriptedPool.holds
      if workClass == .single {
        _ = try await pipeline.store.accept(app, .users("crowd"))
      } else {
        try await pipeline.range(app)
      }
      let run = pipeline.start(on: shard)
      try await pipeline.until("two are under way") { pipeline.sent.count == 2 }
      // A second row shows that leases were renewed after the first one was claimed by another
      // holder.
      _ = try await pipeline.store.accept(app, .tokens(bulkToken(1)))
      pipeline.dispatcher.wake()
      try await pipeline.until("the witness") { pipeline.dispatcher.activeRows == 2 }
      try await pipeline.store.run(
        """
        UPDATE queue SET epoch = epoch + 1, holder = '\(UUID(milliseconds: 9))',
          available_at = now() + interval '1 hour' WHERE id = (SELECT min(id) FROM queue);
        UPDATE queue SET available_at = now() + interval '2 seconds'
          WHERE id <> (SELECT min(id) FROM queue)
        """)
      try await pipeline.until("a renewal") {
        try await pipeline.store.value(
          """
          SELECT bool_and(available_at > now() + interval '20 seconds') FROM queue
          """)
      }
      await shard.settle()
      pipeline.openPools()
      try await pipeline.until("the row's end") { pipeline.dispatcher.activeRows == 0 }
      await pipeline.stop(run)
      // Two pushes were in flight, and one belongs to the second row.
      #expect(pipeline.sent.count == 3)
      let left: Int = try await pipeline.store.value(
        """
        SELECT count(*) FROM queue WHERE epoch = 2 AND available_at > now() + interval '50 minutes'
          AND cursor_token IS NULL AND accepted = '{}' AND holder IS NOT NULL
        """)
      #expect(left == 1)
      #expect(try await pipeline.store.count("run_counts") == 0)
    }
  }
}
