// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// At-most-once delivery: a call must not ring twice.
@Suite(.serialized) struct AtMostOnceTests {
  /// Creates an app with devices that take calls or alerts, and a lane for it.
  private func crowd(
    _ pipeline: TestPipeline, _ count: Int, _ type: PushType = .voip
  ) async throws -> AppID {
    let app = try await pipeline.store.app()
    try await pipeline.store.fill(app, count: count, user: "ann", kind: type.tokenKind)
    pipeline.configure(.key(app))
    return app
  }

  @Test(
    "after a crash, calls with a stored intent are unknown, others are sent",
    arguments: [Audience.users("ann"), .everyone], [PushType.voip, .alert])
  func crash(_ audience: Audience, _ type: PushType) async throws {
    let limits = PipelineLimits.with { ($0.pushesInFlight, $0.queuedPushes) = (20, 20) }
    try await TestDatabase.store { shard, _, store in
      let first = TestPipeline(store, on: shard.loop, limits)
      let app = try await crowd(first, 100, type)
      let (_, pool) = try first.used(app)
      pool.script = ScriptedPool.holds
      var notification = sample(app, audience, type: type)
      if type == .alert { notification.message.options.delivery = .atMostOnce }
      let id = notification.id
      try await store.run(
        """
        INSERT INTO webhooks (id, app, url, kinds, sealed, sealed_with)
        VALUES (gen_random_uuid(), \(app), 'https://example.com', '{4}', '', '')
        """)
      _ = try await store.acceptance(of: notification)
      try await first.farDeadlines()
      let run = first.start(on: shard)
      try await pool.until("all streams are in use") { pool.open == 20 }
      // The holder acts as if dead: its results are ignored, and its leases expire.
      let second = TestPipeline(store, on: shard.loop, holder: UUID(milliseconds: 2))
      second.configure(.key(app))
      try await store.run("UPDATE queue SET available_at = now() - interval '1 second'")
      _ = try await store.queue.rescue(limit: 1_000)
      let rest = second.start(on: shard)
      try await second.finished()
      await second.stop(rest)
      #expect(Set(first.sent).isDisjoint(with: second.sent))
      #expect(first.sent.count == 20 && second.sent.count == 80)
      #expect(Set(second.sent).count == 80)
      let counts = try await store.runs.counts(id)
      #expect(counts.outcomes == [.accepted: 80, .unknown: 20])
      #expect(counts.reasons == [GatewayReason.interrupted.rawValue: 20])
      #expect(try await store.count("webhook_messages WHERE outcome = 7") == 20)
      // The holder was only slow, and its answers arrive late.
      pool.release()
      await first.stop(run)
      #expect(try await store.runs.counts(id).outcomes == [.accepted: 100])
      #expect(pool.requests.count == 20 && second.sent.count == 80)
    }
  }

  /// A retry whose first holder died with a stored intent, claimed by a second holder.
  private func interruptedRetry(_ pipeline: TestPipeline) async throws -> Work {
    let store = pipeline.store
    let app = try await crowd(pipeline, 1)
    try await store.run(
      """
      INSERT INTO webhooks (id, app, url, kinds, sealed, sealed_with)
      VALUES (gen_random_uuid(), \(app), 'https://example.com', '{4}', '', '')
      """)
    _ = try await store.accept(app, .users("ann"), type: .voip)
    let first = try #require(try await store.claim(singles: 1, broadcasts: 0).first)
    try await store.record(first, bulkToken(1), .waiting)
    #expect(try await store.queue.complete(first.claim))
    let begun = try #require(try await store.claim(singles: 1, broadcasts: 0).first)
    #expect(try await store.store.intents.grant(begun.row, token: bulkToken(1), attempt: 2))
    try await store.expireLeases()
    let work = try #require(try await store.claim(singles: 1, broadcasts: 0).first)
    #expect(work.id == begun.id && work.row.isRescued)
    return work
  }

  @Test("a cancelled retry with a stored intent ends as unknown, with a webhook message")
  func cancelledRetry() async throws {
    try await TestPipeline.run { shard, pipeline in
      let work = try await interruptedRetry(pipeline)
      let running = try pipeline.onLane(work)
      running.apply(.cancel)
      #expect(try await pipeline.expander.finishCancelled(running).notExpanded == 0)
      #expect(
        try await pipeline.store.runs.counts(work.notification.id).outcomes == [.unknown: 1])
      #expect(try await pipeline.store.count("webhook_messages WHERE outcome = 7") == 1)
      #expect(
        pipeline.metric(#"pushgate_deliveries_total{environment="production",outcome="unknown"}"#)
          == 1)
    }
  }

  @Test("an expired retry with a stored intent ends as unknown without its notification")
  func lostRetry() async throws {
    try await TestPipeline.run { shard, pipeline in
      let work = try await interruptedRetry(pipeline)
      pipeline.clock.now = work.row.deadline.adding(seconds: 1)
      let rows = UnreadableRows(
        pipeline: pipeline.pipeline, queue: pipeline.store.queue,
        notifications: pipeline.store.notifications, intents: pipeline.store.store.intents,
        settlement: pipeline.settlement)
      #expect(await rows.lateWork(of: [work.row], isolation: shard).isEmpty)
      try await pipeline.finished()
      #expect(
        try await pipeline.store.runs.counts(work.notification.id).outcomes == [.unknown: 1])
      #expect(try await pipeline.store.count("webhook_messages WHERE outcome = 7") == 1)
    }
  }

  @Test("an at-least-once call stores no intent and is resent if its outcome is unknown")
  func atLeastOnce() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await crowd(pipeline, 3)
      let (_, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.answers(.unknown(.connectionLost))
      try await pipeline.store.run(
        "ALTER TABLE deliveries ADD CONSTRAINT none CHECK (intent IS NULL)")
      var notification = sample(app, .everyone, type: .voip)
      notification.message.options.delivery = .atLeastOnce
      _ = try await pipeline.store.acceptance(of: notification)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.until("a retry") { try await pipeline.retries() == 1 }
      try await pipeline.store.run("UPDATE queue SET available_at = now()")
      pipeline.dispatcher.wake()
      try await pipeline.finished()
      await pipeline.stop(run)
      let counts = try await pipeline.store.runs.counts(notification.id)
      #expect(counts.outcomes == [.accepted: 3])
      #expect(pool.requests.count == 4 && Set(pool.requests.map(\.apnsID)).count == 3)
    }
  }

  @Test("calls that were certainly not sent are retried, each once")
  func notSent() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await crowd(pipeline, 50)
      let (_, pool) = try pipeline.used(app)
      var answers: [DeviceToken: Int] = [:]
      pool.script = { request in
        let token = DeviceToken(bytes: request.deviceToken)
        answers[token, default: 0] += 1
        // Refused three times, so that it is retried through the queue.
        return answers[token, default: 0] <= 3 && token.bytes[7] % 2 == 0
          ? .neverProcessed(.refusedStream) : ScriptedPool.accepts(request)
      }
      let id = try await pipeline.store.accept(app, .users("ann"), type: .voip)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.until("retries") { try await pipeline.retries() == 25 }
      let waiting = try await pipeline.count(.waiting)
      #expect(waiting == 25)
      try await pipeline.store.run("UPDATE queue SET available_at = now()")
      pipeline.dispatcher.wake()
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(try await pipeline.store.runs.counts(id).outcomes == [.accepted: 50])
      #expect(pool.requests.count == 25 + 25 * 4)
    }
  }

  @Test("a refused credential leaves no call unknown: all wait and are sent after repair")
  func refused() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await crowd(pipeline, 50)
      let (_, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.rejects(.invalidProviderToken)
      let id = try await pipeline.store.accept(app, .users("ann"), type: .voip)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.until("all of it to be held") {
        try await pipeline.store.value(
          "SELECT count(*) > 0 AND bool_and(held IS NOT NULL AND holder IS NULL) FROM queue")
      }
      #expect(try await pipeline.count(.unknown) == 0)
      pool.script = ScriptedPool.accepts
      pipeline.configure(.key(app, keyID: "KEY2"))
      pipeline.openPools()
      try await pipeline.store.run("UPDATE queue SET held = NULL, available_at = now()")
      pipeline.dispatcher.wake()
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(try await pipeline.store.runs.counts(id).outcomes == [.accepted: 50])
    }
  }

  @Test(
    "a cancelled call that meets a fault of its lane ends as cancelled, intended or not",
    arguments: [true, false])
  func cancelledAtFault(isIntended: Bool) async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await crowd(pipeline, 1)
      let (lane, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.holds
      pool.confirms = isIntended
      let id = try await pipeline.store.accept(app, .users("ann"), type: .voip)
      let claimed = try await pipeline.store.claim(singles: 1, broadcasts: 0)
      let work = try pipeline.onLane(try #require(claimed.first { $0.notification.id == id }))
      await lane.put(work.push(bulkToken(1)))
      try await pool.until("a held request") { pool.open == 1 }
      work.apply(.cancel)
      pool.release { _ in .neverProcessed(.noConnection) }
      await work.allEnded()
      #expect(!work.watermark.hasDropped && lane.fault == .noConnection)
      #expect(try await pipeline.deliveries().map(\.outcome) == [.cancelled])
    }
  }

  @Test("while PostgreSQL refuses the intent, no call is sent")
  func noIntent() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await crowd(pipeline, 3)
      let (lane, pool) = try pipeline.used(app)
      let id = try await pipeline.store.accept(app, .users("ann"), type: .voip)
      let claimed = try await pipeline.store.claim(singles: 1, broadcasts: 0)
      let work = try pipeline.onLane(try #require(claimed.first { $0.notification.id == id }))
      try await pipeline.store.run(
        "ALTER TABLE deliveries ADD CONSTRAINT none CHECK (intent IS NULL)")
      await lane.put(work.push(1))
      await work.allEnded()
      #expect(pool.requests.isEmpty)
      #expect(work.watermark.hasDropped && work.mayProceed)
      try await pipeline.store.run("ALTER TABLE deliveries DROP CONSTRAINT none")
      await lane.put(work.push(2))
      await work.allEnded()
      #expect(pool.requests.count == 1)
    }
  }
}
