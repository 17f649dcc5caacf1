// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// A resend to the devices that a notification did not reach, from the queue row to Apple.
@Suite(.serialized) struct ResendTests {
  private static let limits = PipelineLimits.with {
    ($0.pushesInFlight, $0.queuedPushes) = (10, 30)
    ($0.pollInterval, $0.controlInterval) = (.milliseconds(10), .milliseconds(5))
  }

  private func resend(
    _ id: NotificationID, _ app: AppID, _ pipeline: TestPipeline,
    _ outcomes: [DeliveryOutcome]? = nil
  ) async throws {
    let found = try await pipeline.store.notifications.notification(app: app, id: id)
    let notification = try #require(found)
    let deadline = noon.adding(seconds: 30 * 365 * 86_400)
    #expect(
      try await pipeline.store.store.resends.resend(
        notification, outcomes ?? Resend.outcomes(of: notification), deadline: deadline,
        usesStrings: false) == .started)
  }

  /// Refuses every third device for a transient reason.
  private func refusesSome(_ request: APNsRequest) -> APNsResult? {
    let token = DeviceToken(bytes: request.deviceToken)
    return (token.bytes.last ?? 0) % 3 == 0
      ? .rejected(Rejection(status: 400, reason: .badTopic)) : ScriptedPool.accepts(request)
  }

  @Test("a resent broadcast reaches each failed device once, with the first run's collapse id")
  func broadcast() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(3_000)
      let (_, pool) = try pipeline.used(app)
      pool.script = refusesSome
      let id = try await pipeline.store.accept(app, .everyone)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.finished()
      let first = try await pipeline.store.runs.counts(id).outcomes
      let failed = try #require(first[.rejected])
      #expect(failed > 900 && first[.accepted] == 3_000 - failed)
      pool.script = ScriptedPool.accepts
      try await resend(id, app, pipeline)
      try await pipeline.finished()
      await pipeline.stop(run)
      let again = pool.requests[3_000...]
      #expect(again.count == failed)
      #expect(Set(again.map(\.deviceToken)).count == failed)
      #expect(again.allSatisfy { ($0.deviceToken.last ?? 0) % 3 == 0 })
      // A copy that may have arrived is replaced; its apns-id is new.
      #expect(Set(pool.requests.map(\.collapseID)).count == 1)
      #expect(Set(pool.requests.map(\.apnsID)).count == pool.requests.count)
      #expect(try await pipeline.store.runs.counts(id).outcomes == [.accepted: 3_000])
    }
  }

  @Test("a run taken over from a dead holder skips devices with a stored outcome")
  func crash() async throws {
    try await TestDatabase.store { shard, _, store in
      // It does not poll the queue again, and so does not rescue its own row.
      let limits = PipelineLimits.with {
        ($0.pushesInFlight, $0.queuedPushes, $0.pollInterval) = (10, 30, .seconds(3_600))
      }
      let first = TestPipeline(store, on: shard.loop, limits)
      let app = try await first.crowd(2_500, user: "ann")
      let id = try await store.accept(app, .users("ann"))
      try await store.run(
        """
        INSERT INTO deliveries (app, run, token, day, outcome, attempts, counted)
        SELECT r.app, r.id, int8send(g), r.day, 6, 1, 1 FROM runs r, generate_series(1, 2500) g;
        DELETE FROM queue
        """)
      try await resend(id, app, first)
      let (_, pool) = try first.used(app)
      pool.script = { request in
        DeviceToken(bytes: request.deviceToken) <= bulkToken(1_500)
          ? ScriptedPool.accepts(request) : nil
      }
      let run = first.start(on: shard)
      try await pool.until("ten are under way") { pool.open == 10 }
      try await first.until("what was answered is stored") {
        try await store.value("SELECT count(*) FROM deliveries WHERE outcome = 2") == 1_500
      }
      // A checkpoint renews the claim.
      try await first.until("how far it has come is noted") {
        try await store.count("queue WHERE cursor_token = int8send(1500)") == 1
      }
      let second = TestPipeline(store, on: shard.loop, holder: UUID(milliseconds: 2))
      second.configure(.key(app))
      try await store.expireLeases()
      _ = try await store.queue.rescue(limit: 1_000)
      let rest = second.start(on: shard)
      try await second.finished()
      await second.stop(rest)
      #expect(second.sent.count == 1_000 && Set(second.sent).count == 1_000)
      #expect(second.sent.allSatisfy { $0 > bulkToken(1_500) })
      // The holder was only slow: handed-out pushes continue, and no others.
      first.dispatcher.stop()
      pool.script = ScriptedPool.accepts
      pool.release()
      await first.stop(run)
      #expect(pool.requests.count <= 1_510 + 31)
      #expect(try await store.runs.counts(id).outcomes == [.accepted: 2_500])
    }
  }

  @Test("a cancelled resend leaves the remaining devices with their previous outcomes")
  func cancelled() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(2_500)
      let id = try await pipeline.store.accept(app, .everyone)
      try await pipeline.store.run(
        """
        INSERT INTO deliveries (app, run, token, day, outcome, reason, attempts, counted)
        SELECT r.app, r.id, int8send(g), r.day, 6, 'TooLate', 1, 1 FROM runs r, generate_series(1, 2500) g;
        DELETE FROM queue
        """)
      try await resend(id, app, pipeline)
      let (_, pool) = try pipeline.used(app)
      pool.script = { request in
        DeviceToken(bytes: request.deviceToken) <= bulkToken(1_200)
          ? ScriptedPool.accepts(request) : nil
      }
      let run = pipeline.start(on: shard)
      try await pool.until("ten are under way") { pool.open == 10 }
      #expect(try await pipeline.store.controls.command(.cancel, app: app, id) == .done)
      try await pipeline.until("it has heard of it") {
        pipeline.dispatcher.working.contains { $0.directive == .cancel }
      }
      pool.release()
      try await pipeline.until("it is over") {
        try await pipeline.store.runs.counts(id).state == .cancelled
      }
      await pipeline.stop(run)
      #expect(pool.requests.count == 1_210)
      let counts = try await pipeline.store.runs.counts(id)
      #expect(counts.outcomes[.accepted] == 1_210 && counts.notExpanded == 0)
      let cancelled = counts.outcomes[.cancelled] ?? 0
      #expect(counts.outcomes[.expired] == 2_500 - 1_210 - cancelled && cancelled <= 31)
    }
  }

  @Test("a held resend keeps its collapse id and does not increment a badge again")
  func held() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.crowd(20, user: "ann")
      let (_, pool) = try pipeline.used(app)
      pool.script = refusesSome
      var options = MessageOptions(pushType: .alert)
      options.badge = .increment(1)
      let notification = TestSupport.sample(app, .users("ann"))
        .saying(#"{"aps":{"alert":"Hi"}}"#, options: options)
      _ = try await pipeline.store.acceptance(of: notification)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.finished()
      let failed = try await pipeline.count(.rejected)
      #expect(failed == 6)
      pool.script = ScriptedPool.accepts
      pipeline.configure()
      try await resend(notification.id, app, pipeline)
      try await pipeline.until("it is held") { try await pipeline.held().count == 1 }
      #expect(pool.requests.count == 20)
      pipeline.configure(.key(app, keyID: "KEY2"))
      pipeline.dispatcher.lanesChanged()
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(
        try await pipeline.store.runs.counts(notification.id).outcomes == [.accepted: 20])
      let badges = try await pipeline.store.store.badges.values(
        of: (1...20).map { bulkToken($0) }, app: app, for: .delivery)
      #expect(badges.values.allSatisfy { $0 == 1 } && badges.count == 20)
      let shown = pipeline.pools.all.flatMap(\.requests).map {
        String(decoding: $0.payload, as: UTF8.self)
      }
      #expect(shown.count == 26 && shown.allSatisfy { $0.contains(#""badge":1"#) })
    }
  }

  @Test("a call with an unknown outcome is resent only if requested by outcome")
  func calls() async throws {
    try await TestPipeline.run(Self.limits) { shard, pipeline in
      let app = try await pipeline.store.app()
      try await pipeline.store.fill(app, count: 10, user: "ann", kind: .voip)
      pipeline.configure(.key(app))
      let (_, pool) = try pipeline.used(app)
      pool.script = { request in
        request.deviceToken.last ?? 0 > 5
          ? .unknown(.connectionLost) : .rejected(Rejection(status: 400, reason: .badTopic))
      }
      let id = try await pipeline.store.accept(app, .users("ann"), type: .voip)
      try await pipeline.farDeadlines()
      let run = pipeline.start(on: shard)
      try await pipeline.finished()
      #expect(try await pipeline.count(.unknown) == 5)
      pool.script = ScriptedPool.accepts
      try await resend(id, app, pipeline)
      try await pipeline.finished()
      #expect(Set(pool.tokens[10...]) == Set((1...5).map { bulkToken($0) }))
      try await resend(id, app, pipeline, [.unknown])
      try await pipeline.finished()
      await pipeline.stop(run)
      #expect(Set(pool.tokens[15...]) == Set((6...10).map { bulkToken($0) }))
      #expect(pool.requests.count == 20)
      #expect(try await pipeline.store.runs.counts(id).outcomes == [.accepted: 10])
    }
  }
}
