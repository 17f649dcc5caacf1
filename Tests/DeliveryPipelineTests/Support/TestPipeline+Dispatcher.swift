// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

extension TestPipeline {
  /// Starts the dispatcher.
  func start(on shard: isolated TestShard) -> Task<Void, any Error> {
    begin(on: shard) { await self.dispatcher.run(isolation: shard) }
  }

  /// From now on apps have these rates.
  func rates(_ rates: [AppID: Int]) { dispatcher.configure(rates) }

  /// Stops it, and returns when it has ended.
  func stop(_ run: Task<Void, any Error>) async {
    dispatcher.stop()
    _ = await run.result
  }

  /// Every pool takes everything from now on.
  func openPools() {
    pools.script = ScriptedPool.accepts
    for pool in pools.all { pool.opens() }
  }

  /// Returns when nothing is left to do.
  func finished() async throws {
    try await until("an empty queue") { try await self.store.count("queue") == 0 }
  }

  /// Returns when a claim that was under way has found nothing: what is asked on the same connection is
  /// answered after it, and a round of claims is two.
  func asleep() async throws {
    for _ in 0..<4 { _ = try await store.client.deliveryWrite.query("SELECT 1") }
  }

  /// Rows that somebody holds: of singles, and of broadcasts.
  func claimedRows() async throws -> [Int] {
    var counts: [Int] = []
    for workClass in [WorkClass.single, .broadcast] {
      counts.append(
        try await store.value(
          """
          SELECT count(*) FROM queue
          WHERE class = \(workClass.rawValue) AND holder IS NOT NULL AND available_at > now()
          """))
    }
    return counts
  }

  /// Stores a notification already claimed by the dispatcher, as the accepting half does.
  func stored(_ notification: Notification) async throws -> Work {
    let plan = AcceptPlan(
      holder: dispatcher.holder, production: .claimed, sandbox: .held(.noCredential))
    let answer = try await store.notifications.accept(
      notification, idempotency: nil, plan: plan)
    return try #require(answer.work.first)
  }

  /// Hands such work over, as the accepting half does.
  func take(
    _ work: Work, leaseEnds: MonotonicTime? = nil, isolation: isolated (any Actor) = #isolation
  ) throws {
    dispatcher.take(
      work, renderer: try #require(try running(work).renderer),
      leaseEnds: leaseEnds ?? loop.now + .seconds(WorkQueue.leaseSeconds), isolation: isolation)
  }

  /// What work that is accepted for an app now would be stored as.
  func placement(_ app: AppID, isolation: isolated (any Actor)? = #isolation) -> Placement {
    dispatcher.placement(
      for: Destination(app: app, environment: .production), .alert, isolation: isolation)
  }

  /// Rows that wait for their lane.
  func held() async throws -> [Int64] {
    try await store.client.write.query(
      "SELECT id FROM queue WHERE held IS NOT NULL AND holder IS NULL ORDER BY id"
    ).map { row throws(PostgresError) in try row.decode("id", as: Int64.self) }
  }

  /// Whether all that is left waits for its lane, of names and of ranges. (Ranges without devices have ended.)
  func areAllHeld() async throws -> Bool {
    try await store.value(
      """
      SELECT count(DISTINCT kind) = 2 AND bool_and(held IS NOT NULL AND holder IS NULL) FROM queue
      """)
  }

  /// Makes all rows worth sending for a long time yet: PostgreSQL has a clock of its own.
  func farDeadlines() async throws {
    try await store.run("UPDATE queue SET deadline = now() + interval '30 years'")
  }

  /// Whether anybody may claim a row.
  func isFree(_ work: Work) async throws -> Bool {
    try await store.value(
      """
      SELECT EXISTS (SELECT FROM queue
        WHERE id = \(work.id) AND holder IS NULL AND available_at <= now())
      """)
  }
}
