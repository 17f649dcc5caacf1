// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Removes rows of apps that were deleted, a batch at a time. Answers how many went; 0 means that
  /// nothing is left to do.
  ///
  /// Each batch is removed under the lock of its app: who waited for the batch of another leader, whose
  /// lease ran out in the middle of it, finds the next rows and not those same ones gone, which would
  /// look like the end of the table.
  package func removeDeletedApps() async throws(StorageError) -> Int {
    let apps = try await reading(
      connection, "SELECT id FROM apps WHERE deleted_at IS NOT NULL ORDER BY id LIMIT 1")
    let found = try decoding(apps) { (row) throws(PostgresError) in
      try row.decode("id", as: AppID.self)
    }
    guard let app = found.first else { return 0 }
    // Counts name a run and no app, so they go before the runs.
    let owner: PostgresQuery = "run IN (SELECT id FROM runs WHERE app = \(app))"
    for table in [
      "queue", "devices", "badges", "deliveries", "notifications", "run_counts", "runs",
      "idempotency",
    ] {
      let condition: PostgresQuery = table == "run_counts" ? owner : "app = \(app)"
      let results = try await together(
        connection,
        [
          Self.lock(app),
          """
          WITH batch AS (SELECT tableoid, ctid FROM \(unsafeSQL: table) WHERE \(fragment: condition)
            LIMIT \(Self.removalBatch))
          DELETE FROM \(unsafeSQL: table) t USING batch
          WHERE t.tableoid = batch.tableoid AND t.ctid = batch.ctid RETURNING 1 AS one
          """,
        ])
      if results[1].count > 0 { return results[1].count }
    }
    let results = try await together(
      connection,
      [
        Self.lock(app),
        "DELETE FROM string_revisions WHERE app = \(app)",
        "DELETE FROM string_files WHERE app = \(app)",
        "DELETE FROM credentials WHERE app = \(app)",
        "DELETE FROM apps WHERE id = \(app) RETURNING id",
      ])
    return results[4].count
  }

  private static func lock(_ app: AppID) -> PostgresQuery {
    "SELECT id FROM apps WHERE id = \(app) FOR UPDATE"
  }
}
