// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Pausing, resuming and cancelling of notifications that a shard is working on.
@Suite(.serialized) struct ControlTests {
  private static let limits = PipelineLimits.with {
    ($0.pushesInFlight, $0.queuedPushes) = (10, 30)
    ($0.pollInterval, $0.controlInterval) = (.milliseconds(10), .milliseconds(5))
  }

  private func say(
    _ command: NotificationCommand, _ app: AppID, _ id: NotificationID, _ pipeline: TestPipeline
  ) async throws {
    #expect(try await pipeline.store.controls.command(command, app: app, id) == .done)
  }

  /// Everything stored about a notification's devices.
  private func sum(_ id: NotificationID, _ pipeline: TestPipeline) async throws -> Int {
    let counts = try await pipeline.store.runs.counts(id)
    return counts.outcomes.values.reduce(0, +) + (counts.notExpanded ?? 0)
  }

  private func ended(
    _ id: NotificationID, as state: NotificationState, _ pipeline: TestPipeline
  ) async throws {
    try await pipeline.until("it is \(state.rawValue)") {
      try await pipeline.store.runs.counts(id).state == state
    }
  }

  // MARK: cancelling

  @Test("a cancelled broadcast sends no further push, and every device is counted")
  func middle() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(5_000)
      let (_, pool) = try pipeline.used(app)
      pool.script = { request in
        DeviceToken(bytes: request.deviceToken) <= bulkToken(1_500)
          ? ScriptedPool.accepts(request) : nil
      }
      let id = try await pipeline.range(app)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pool.until("ten are under way") { pool.open == 10 }
      try await say(.cancel, app, id, pipeline)
      let running = try #require(pipeline.dispatcher.working.first)
      try await pipeline.until("it has heard of it") { running.directive == .cancel }
      var turn = 0
      pool.release { request in
        turn += 1
        switch turn {
        case 1: return .rejected(Rejection(status: 400, reason: .badTopic))
        case 2: return .rejected(Rejection(status: 429, reason: .tooManyRequests))
        case 3: return .neverProcessed(.goAway)
        case 4: return .unknown(.connectionLost)
        case 5: return .neverProcessed(.noConnection)
        default: return ScriptedPool.accepts(request)
        }
      }
      try await ended(id, as: .cancelled, pipeline)
      await pipeline.stop(run)
      #expect(pool.requests.count == 1_510 && pool.withdrawn == [running.work.run.id])
      let counts = try await pipeline.store.runs.counts(id)
      #expect(counts.outcomes[.accepted] == 1_505 && counts.outcomes[.rejected] == 1)
      #expect(counts.outcomes[.unknown] == 1 && counts.outcomes[.waiting] == nil)
      // Three answers, and the pushes that were ready.
      let cancelled = try #require(counts.outcomes[.cancelled])
      #expect(cancelled > 3 && cancelled <= 3 + 31)
      #expect(try await sum(id, pipeline) == 5_000)
      #expect(
        pipeline.metric(
          #"pushgate_deliveries_total{environment="production",outcome="cancelled"}"#)
          == Double(cancelled))
    }
  }

  @Test("cancelled retries end as cancelled, held or not, without a push")
  func retries() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(30, user: "crowd")
      let (_, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.rejects(.serviceUnavailable)
      let id = try await pipeline.store.accept(app, .users("crowd"))
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.until("all wait") { try await pipeline.retries() == 30 }
      // In one transaction with the command: rows held for a lane that can send are released at
      // once.
      try await pipeline.store.run(
        """
        INSERT INTO run_controls (run, app, day, control) SELECT id, app, day, 2 FROM runs;
        UPDATE queue SET held = 1 WHERE id IN (SELECT id FROM queue WHERE kind = 3 LIMIT 5);
        UPDATE queue SET available_at = now() + interval '1 hour' WHERE held IS NULL
        """)
      try await say(.cancel, app, id, pipeline)
      try await ended(id, as: .cancelled, pipeline)
      await pipeline.stop(run)
      let counts = try await pipeline.store.runs.counts(id)
      #expect(counts.outcomes == [.cancelled: 30] && counts.notExpanded == 0)
      #expect(pool.requests.count == 30)
    }
  }

  @Test(
    "cancelling work that is held or paused counts its remaining devices",
    arguments: [false, true])
  func held(isPaused: Bool) async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(40, user: "crowd")
      if !isPaused { pipeline.configure() }
      var ids: [NotificationID] = []
      for audience in [
        Audience.everyone, .users("crowd"), .named(tokens: [bulkToken(1), token(9)]),
      ] {
        ids.append(try await pipeline.store.accept(app, audience))
      }
      try await pipeline.farDeadlines()
      if isPaused { for id in ids { try await say(.pause, app, id, pipeline) } }
      let run = pipeline.start(on: shard)
      try await pipeline.until("all rows are held") { try await pipeline.areAllHeld() }
      for id in ids { try await say(.cancel, app, id, pipeline) }
      for id in ids { try await ended(id, as: .cancelled, pipeline) }
      await pipeline.stop(run)
      #expect(pipeline.sent.isEmpty)
      for (id, devices) in zip(ids, [40, 40, 1]) {
        let counts = try await pipeline.store.runs.counts(id)
        #expect(counts.notExpanded == devices)
        #expect(counts.outcomes == (devices == 1 ? [.unknownDevice: 1] : [:]))
      }
    }
  }

  @Test("handed-over work is cancelled, and a delivery that ends meanwhile keeps its outcome")
  func handedOver() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(15, user: "crowd")
      let (_, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.holds
      let notification = TestSupport.sample(app, .users("crowd"))
      let work = try await pipeline.stored(notification)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try pipeline.take(work)
      try await pool.until("ten are under way") { pool.open == 10 }
      let running = try #require(pipeline.dispatcher.working.first)
      try await say(.cancel, app, notification.id, pipeline)
      try await pipeline.until("it has heard of it") { running.directive == .cancel }
      pool.release()
      try await ended(notification.id, as: .cancelled, pipeline)
      await pipeline.stop(run)
      let counts = try await pipeline.store.runs.counts(notification.id)
      #expect(counts.outcomes == [.accepted: 10, .cancelled: 5] && counts.notExpanded == 0)
    }
  }

  @Test("a dead holder's rows of a cancelled broadcast are finished without counting twice")
  func leftBehind() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(3_000)
      let id = try await pipeline.range(app)
      let work = try #require(
        try await pipeline.store.claim(holder: UUID(milliseconds: 9), singles: 0, broadcasts: 1)
          .first)
      let cursor = RangeCursor(bucket: 100, token: bulkToken(100))
      #expect(
        try await pipeline.store.queue.checkpoint(
          work.claim, cursor: cursor, accepted: ["en": 100]))
      try await pipeline.store.record(work, bulkToken(150), .rejected, reason: "BadTopic")
      try await pipeline.store.record(work, bulkToken(151), .waiting, retryAfter: 3_600)
      try await pipeline.farDeadlines()
      try await say(.cancel, app, id, pipeline)
      let run = pipeline.start(on: shard)
      try await pipeline.until("retries have ended") { try await pipeline.retries() == 0 }
      #expect(try await pipeline.store.runs.counts(id).state == .cancelling)
      try await pipeline.store.expireLeases()
      try await ended(id, as: .cancelled, pipeline)
      await pipeline.stop(run)
      let counts = try await pipeline.store.runs.counts(id)
      #expect(counts.outcomes == [.accepted: 100, .rejected: 1, .cancelled: 1])
      #expect(counts.notExpanded == 2_898 && pipeline.sent.isEmpty)
    }
  }

  // MARK: pausing

  @Test("a broadcast paused in the middle is held and continues when resumed")
  func pauses() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(3_000)
      let (_, pool) = try pipeline.used(app)
      pool.script = { request in
        DeviceToken(bytes: request.deviceToken) <= bulkToken(1_200)
          ? ScriptedPool.accepts(request) : nil
      }
      let id = try await pipeline.range(app)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pool.until("ten are under way") { pool.open == 10 }
      try await say(.pause, app, id, pipeline)
      let running = try #require(pipeline.dispatcher.working.first)
      try await pipeline.until("it has heard of it") { running.directive == .hold(.paused) }
      // One push returns unsent: it is held in its own row.
      var turn = 0
      pool.release { request in
        turn += 1
        return turn == 3 ? .neverProcessed(.goAway) : ScriptedPool.accepts(request)
      }
      pool.script = ScriptedPool.accepts
      try await pipeline.until("all is held") {
        try await pipeline.store.value(
          "SELECT bool_and(held = \(HoldReason.paused.rawValue) AND holder IS NULL) FROM queue")
      }
      let sent = pool.requests.count
      #expect(sent == 1_210)
      let counts = try await pipeline.store.runs.counts(id)
      #expect(counts.state == .paused && counts.waitingFor.isEmpty)
      // Neither its lane nor a poll releases it.
      for _ in 0..<8 { try await pipeline.asleep() }
      #expect(pool.requests.count == sent)
      try await say(.resume, app, id, pipeline)
      try await ended(id, as: .finished, pipeline)
      await pipeline.stop(run)
      #expect(try await pipeline.store.runs.counts(id).outcomes == [.accepted: 3_000])
      #expect(pool.requests.count == 3_001 && Set(pool.tokens).count == 3_000)
    }
  }

  @Test("a notification paused right after acceptance sends no push before it is resumed")
  func atOnce() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(20, user: "crowd")
      let id = try await pipeline.store.accept(app, .users("crowd"))
      try await pipeline.farDeadlines()
      try await say(.pause, app, id, pipeline)
      let run = pipeline.start(on: shard)
      try await pipeline.until("it is held") { try await pipeline.held().count == 1 }
      #expect(pipeline.sent.isEmpty)
      try await say(.resume, app, id, pipeline)
      try await ended(id, as: .finished, pipeline)
      await pipeline.stop(run)
      #expect(try await pipeline.count(.accepted) == 20)
    }
  }

  @Test("a paused notification still expires")
  func expires() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(20, user: "crowd")
      let id = try await pipeline.store.accept(app, .users("crowd"))
      try await pipeline.farDeadlines()
      try await say(.pause, app, id, pipeline)
      let run = pipeline.start(on: shard)
      try await pipeline.until("it is held") { try await pipeline.held().count == 1 }
      pipeline.clock.now = noon.adding(seconds: 20 * 365 * 86_400)
      try await pipeline.store.run("UPDATE queue SET deadline = now() - interval '1 second'")
      try await ended(id, as: .finished, pipeline)
      await pipeline.stop(run)
      #expect(try await pipeline.store.runs.counts(id).outcomes == [.expired: 20])
      #expect(pipeline.sent.isEmpty)
      #expect(
        try await pipeline.store.controls.command(.resume, app: app, id) == .refused(.finished))
    }
  }
}
