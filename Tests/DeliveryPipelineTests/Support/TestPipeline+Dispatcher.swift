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

  /// Sets the rates of apps.
  func rates(_ rates: [AppID: Int]) { dispatcher.configure(rates) }

  /// Stops the dispatcher, and returns when it has ended.
  func stop(_ run: Task<Void, any Error>) async {
    dispatcher.stop()
    _ = await run.result
  }

  /// Makes every pool accept everything.
  func openPools() {
    pools.script = ScriptedPool.accepts
    for pool in pools.all { pool.opens() }
  }

  /// Returns when the queue is empty.
  func finished() async throws {
    try await until("an empty queue") { try await self.store.count("queue") == 0 }
  }

  /// Returns when a running claim has found no row: a later query on its connection is answered
  /// after it, and a round of claims has two.
  func asleep() async throws {
    for _ in 0..<4 { _ = try await store.client.deliveryWrite.query("SELECT 1") }
  }

  /// Numbers of claimed rows: of singles, and of broadcasts.
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

  /// Stores a notification already claimed by the dispatcher, as acceptance does.
  func stored(_ notification: Notification) async throws -> Work {
    let plan = AcceptPlan(
      holder: dispatcher.holder, production: .claimed, sandbox: .held(.noCredential))
    let answer = try await store.notifications.accept(
      notification, idempotency: nil, plan: plan)
    return try #require(answer.work.first)
  }

  /// Hands such work over, as acceptance does.
  func take(
    _ work: Work, leaseEnds: MonotonicTime? = nil, isolation: isolated (any Actor) = #isolation
  ) throws {
    dispatcher.take(
      work, renderer: try #require(try running(work).renderer),
      leaseEnds: leaseEnds ?? loop.now + .seconds(WorkQueue.leaseSeconds), isolation: isolation)
  }

  /// Returns how acceptance would store work for an app now.
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

  /// Whether all remaining rows of names and ranges wait for their lane. (Ranges without devices
  /// have ended.)
  func areAllHeld() async throws -> Bool {
    try await store.value(
      """
      SELECT count(DISTINCT kind) = 2 AND bool_and(held IS NOT NULL AND holder IS NULL) FROM queue
      """)
  }

  /// Moves all deadlines far into the future: PostgreSQL has its own clock.
  func farDeadlines() async throws {
    try await store.run("UPDATE queue SET deadline = now() + interval '30 years'")
  }

  /// Whether a row can be claimed.
  func isFree(_ work: Work) async throws -> Bool {
    try await store.value(
      """
      SELECT EXISTS (SELECT FROM queue
        WHERE id = \(work.id) AND holder IS NULL AND available_at <= now())
      """)
  }
}
