// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Work that acceptance stored as claimed and hands over.
@Suite(.serialized) struct DispatcherHandOverTests {
  /// Polling is disabled: everything that happens was caused by the hand-over.
  private static let limits = PipelineLimits.with { $0.pollInterval = .seconds(3_600) }

  /// Runs `body` with an idle dispatcher, and records the writes to `queue` and `deliveries` by
  /// transaction.
  private func run(
    _ limits: PipelineLimits = limits,
    _ body: @Sendable (isolated TestShard, TestPipeline, AppID) async throws -> Void
  ) async throws {
    try await TestPipeline.run(limits) { shard, pipeline in
      let app = try await pipeline.crowd(40, user: "crowd")
      try await pipeline.store.run(
        """
        CREATE TABLE written (transaction xid8, what text);
        CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          INSERT INTO written VALUES (pg_current_xact_id(), lower(TG_OP) || ' ' || TG_ARGV[0]);
          RETURN NULL;
        END $$;
        CREATE TRIGGER note AFTER INSERT OR UPDATE OR DELETE ON queue
          FOR EACH ROW EXECUTE FUNCTION note('queue');
        CREATE TRIGGER note AFTER INSERT OR UPDATE OR DELETE ON deliveries
          FOR EACH ROW EXECUTE FUNCTION note('deliveries')
        """)
      let run = pipeline.start(on: shard)
      try await pipeline.asleep()
      try await body(shard, pipeline, app)
      await pipeline.stop(run)
      #expect(pipeline.dispatcher.activeRows == 0)
    }
  }

  /// The writes since acceptance, sorted within each transaction.
  private func written(_ pipeline: TestPipeline) async throws -> [String] {
    try await pipeline.store.client.write.query(
      """
      SELECT string_agg(what, ', ' ORDER BY what) AS all FROM written
      WHERE transaction > (SELECT max(transaction) FROM written WHERE what = 'insert queue')
      GROUP BY transaction ORDER BY transaction
      """
    ).map { row throws(PostgresError) in try row.decode("all", as: String.self) }
  }

  /// The last query of the connection from which delivery reads.
  private func lastRead(_ pipeline: TestPipeline, ask: Bool = false) async throws -> String {
    if ask { _ = try await pipeline.store.client.deliveryRead.query("SELECT 'nothing since'") }
    return try await pipeline.store.value(
      """
      SELECT coalesce(max(query), '') FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE '%nothing since%' AND pid <> pg_backend_pid()
      """)
  }

  @Test("pushes to known devices need no claim or page, and one final transaction")
  func oneTransaction() async throws {
    try await run { shard, pipeline, app in
      let work = try await pipeline.stored(sample(app, .tokens(bulkToken(1))))
      #expect(work.recipients?.map(\.token) == [bulkToken(1)])
      #expect(try await lastRead(pipeline, ask: true) == "SELECT 'nothing since'")
      try pipeline.take(work)
      try await pipeline.finished()
      #expect(try await lastRead(pipeline) == "SELECT 'nothing since'")
      #expect(try await written(pipeline) == ["delete queue, insert deliveries"])
      #expect(pipeline.sent == [bulkToken(1)])
      #expect(pipeline.metric("pushgate_queue_handed_over_total") == 1)
      #expect(pipeline.metric("pushgate_queue_claims_total") == 0)
    }
  }

  @Test("a row of several devices is deleted after the last outcome, without other writes")
  func severalDevices() async throws {
    try await run { shard, pipeline, app in
      let work = try await pipeline.stored(
        sample(app, .tokens(bulkToken(1), bulkToken(2), bulkToken(3))))
      try pipeline.take(work)
      try await pipeline.finished()
      #expect(pipeline.sent == (1...3).map(bulkToken))
      let written = try await written(pipeline).joined(separator: ", ").split(separator: ", ")
      #expect(written.count { $0 == "insert deliveries" } == 3)
      #expect(written.count { $0 == "delete queue" } == 1 && written.count == 4)
      #expect(written.last == "delete queue" || written.first == "delete queue")
    }
  }

  @Test("a large audience is read page by page without a claim")
  func crowd() async throws {
    try await run { shard, pipeline, app in
      let work = try await pipeline.stored(sample(app, .users("crowd")))
      #expect(work.recipients == nil)
      #expect(try await lastRead(pipeline, ask: true) == "SELECT 'nothing since'")
      try pipeline.take(work)
      try await pipeline.finished()
      #expect(try await lastRead(pipeline) == "")
      #expect(pipeline.sent == (1...40).map(bulkToken))
      #expect(pipeline.metric("pushgate_queue_claims_total") == 0)
    }
  }

  @Test("unknown names are recorded and badges incremented before the row is deleted")
  func more() async throws {
    try await run { shard, pipeline, app in
      try pipeline.take(
        try await pipeline.stored(sample(app, .tokens(bulkToken(1), token(9)))))
      try await pipeline.finished()
      #expect(pipeline.sent == [bulkToken(1)])
      let stored = try await pipeline.deliveries()
      #expect(Set(stored.map(\.outcome)) == [.accepted, .unknownDevice])
      #expect(stored.first { $0.token == token(9) }?.own == .notRegisteredHere)

      let raising = sample(app, .tokens(bulkToken(2))).saying(
        #"{"aps":{"alert":"Hi"}}"#, options: MessageOptions(badge: .increment(3)))
      try pipeline.take(try await pipeline.stored(raising))
      try await pipeline.finished()
      let values = try await pipeline.store.store.badges.values(of: [bulkToken(2)], app: app)
      #expect(values == [bulkToken(2): 3])
      let payload = try #require(pipeline.pools.all.first?.requests.last?.payload)
      #expect(String(decoding: payload, as: UTF8.self).contains(#""badge":3"#))
      #expect(pipeline.metric("pushgate_queue_claims_total") == 0)
    }
  }

  @Test("refused and waiting pushes of handed-over work are stored as of claimed work")
  func unhappy() async throws {
    try await run { shard, pipeline, app in
      let (lane, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.answers(
        .rejected(Rejection(status: 503, reason: .serviceUnavailable)),
        .rejected(Rejection(status: 403, reason: .invalidProviderToken)))
      try pipeline.take(try await pipeline.stored(sample(app, .tokens(bulkToken(1)))))
      try await pipeline.until("its retry alone is left") {
        try await pipeline.store.count("queue") == 1 && pipeline.dispatcher.activeRows == 0
      }
      #expect(try await pipeline.retries() == 1)
      let held = try await pipeline.stored(sample(app, .tokens(bulkToken(2))))
      try pipeline.take(held)
      try await pipeline.until("it is held") { try await pipeline.held() == [held.id] }
      #expect(lane.fault == .credentialRefused)
      #expect(try await pipeline.deliveries().map(\.token) == [bulkToken(1)])
      #expect(pool.requests.count == 2)
    }
  }

  @Test("work is stored as claimed, ready or held, depending on its lane")
  func placements() async throws {
    try await run(.with { ($0.singlesAtOnce, $0.pollInterval) = (1, .seconds(3_600)) }) {
      shard, pipeline, app in
      #expect(pipeline.placement(app) == .claimed)
      #expect(pipeline.placement(app + 1) == .held(.noCredential))
      let sandbox = Destination(app: app, environment: .sandbox)
      #expect(pipeline.dispatcher.placement(for: sandbox, .alert) == .held(.noCredential))
      let (_, pool) = try pipeline.used(app)
      pool.script = ScriptedPool.holds
      try pipeline.take(try await pipeline.stored(sample(app, .tokens(bulkToken(1)))))
      #expect(pipeline.placement(app) == .ready)
      try await pool.received(1)
      pool.release { _ in .neverProcessed(.noConnection) }
      try await pipeline.until("it is held") { try await pipeline.held().count == 1 }
      #expect(pipeline.placement(app) == .held(.noConnection))
      pipeline.dispatcher.stop()
      #expect(pipeline.placement(app) == .ready && pipeline.placement(app + 1) == .ready)
    }
  }

  @Test("no work is held for lack of a credential before credentials are loaded")
  func unconfigured() async throws {
    try await TestPipeline.run { shard, pipeline in
      #expect(pipeline.placement(1) == .ready)
      pipeline.configure()
      #expect(pipeline.placement(1) == .held(.noCredential))
    }
  }

  // MARK: returned work

  @Test("handed-over work without room is released and claimed later")
  func tooMuch() async throws {
    try await run(.with { ($0.singlesAtOnce, $0.pollInterval) = (1, .seconds(3_600)) }) {
      shard, pipeline, app in
      pipeline.pools.script = ScriptedPool.holds
      try pipeline.take(try await pipeline.stored(sample(app, .tokens(bulkToken(1)))))
      let (_, pool) = try pipeline.used(app)
      try await pool.received(1)
      let late = try await pipeline.stored(sample(app, .tokens(bulkToken(2))))
      try pipeline.take(late)
      try await pipeline.until("it is free") { try await pipeline.isFree(late) }
      #expect(pool.requests.count == 1)
      #expect(pipeline.metric("pushgate_queue_handed_over_total") == 1)
      pool.opens()
      try await pipeline.finished()
      #expect(pipeline.sent == [bulkToken(1), bulkToken(2)])
    }
  }

  @Test("work with a nearly expired lease is released unsent and claimed again")
  func tooOld() async throws {
    try await run { shard, pipeline, app in
      let work = try await pipeline.stored(sample(app, .tokens(bulkToken(1))))
      try pipeline.take(work, leaseEnds: pipeline.loop.now + pipeline.limits.leaseMargin)
      #expect(pipeline.metric("pushgate_queue_handed_over_total") == 0)
      try await pipeline.finished()
      #expect(pipeline.sent == [bulkToken(1)])
      #expect(pipeline.metric("pushgate_queue_claims_total") == 1)
    }
  }

  @Test("work whose lane was removed meanwhile is released")
  func noLane() async throws {
    try await run { shard, pipeline, app in
      let work = try await pipeline.stored(sample(app, .tokens(bulkToken(1))))
      pipeline.configure()
      try pipeline.take(work)
      try await pipeline.until("it is held") { try await pipeline.held() == [work.id] }
      #expect(pipeline.sent.isEmpty)
    }
  }

  @Test("work handed over to a stopping dispatcher is released")
  func tooLate() async throws {
    try await run { shard, pipeline, app in
      let work = try await pipeline.stored(sample(app, .tokens(bulkToken(1))))
      pipeline.dispatcher.stop()
      try pipeline.take(work)
      try await pipeline.until("it is free") { try await pipeline.isFree(work) }
      #expect(pipeline.sent.isEmpty)
      #expect(pipeline.metric("pushgate_queue_handed_over_total") == 0)
    }
  }

  @Test("work that cannot be released is logged and waits for its lease")
  func cannotGoBack() async throws {
    try await TestPipeline.run { shard, pipeline in
      let app = try await pipeline.crowd(1)
      let work = try await pipeline.stored(sample(app, .tokens(bulkToken(1))))
      try await pipeline.store.run("ALTER TABLE queue RENAME TO elsewhere")
      pipeline.dispatcher.stop()
      try pipeline.take(work)
      try await pipeline.until("it is said") {
        pipeline.log.has("queue row awaits lease expiry")
      }
    }
  }
}
