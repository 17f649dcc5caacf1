// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Seconds that the row of a deleted app stays when all else is gone: another node hears of a change
  /// within two, and what it let in before is stored within a request's time.
  package static let deletedAppSeconds = 60

  /// Everything that names an app: what keeps its row from being removed.
  private static let tablesOfApps = [
    "notifications", "devices", "device_counts", "badges", "deliveries", "idempotency", "runs",
    "queue", "collapse_names",
    "schedules", "prune_tallies", "prune_guards", "erasures", "device_events",
    "device_event_floors", "webhooks", "webhook_messages", "webhook_endings",
  ]

  /// Removes rows of apps that were deleted, a batch at a time. Answers how many went; 0 means that
  /// nothing is left to do by now.
  ///
  /// Each batch is removed under the lock of its app: who waited for the batch of another leader, whose
  /// lease ran out in the middle of it, finds the next rows and not those same ones gone, which would
  /// look like the end of the table. And the app goes last, when nothing names it any more: whatever was
  /// stored meanwhile is found through it.
  package func removeDeletedApps() async throws(StorageError) -> Int {
    let apps = try await reading(
      connection, "SELECT id FROM apps WHERE deleted_at IS NOT NULL ORDER BY id")
    let found = try decoding(apps) { (row) throws(PostgresError) in
      try row.decode("id", as: AppID.self)
    }
    for app in found {
      let removed = try await removeRows(of: app)
      if removed > 0 { return removed }
    }
    return 0
  }

  private func removeRows(of app: AppID) async throws(StorageError) -> Int {
    // Notifications lead to their runs, and those to rows of the queue: neither has an index by app, which
    // every push would have to keep.
    var removed = try await removeNotifications(of: app)
    // Runs and rows that their notification does not lead to any more: stored while it was removed.
    for table in Self.tablesOfApps where removed == 0 && table != "notifications" {
      removed = try await remove(from: table, of: app)
    }
    return removed > 0 ? removed : try await remove(app)
  }

  private func removeNotifications(of app: AppID) async throws(StorageError) -> Int {
    let batch: PostgresQuery = """
      SELECT id, day FROM notifications WHERE app = \(app) ORDER BY id LIMIT 1000
      """
    let runs: PostgresQuery = """
      SELECT r.id FROM (\(fragment: batch)) n JOIN runs r ON r.notification = n.id
      """
    // A broadcast may have millions of retries.
    let work = try await together(
      connection,
      [
        Self.lock(app),
        """
        DELETE FROM queue WHERE ctid = ANY (ARRAY(
          SELECT q.ctid FROM (\(fragment: runs)) r JOIN queue q ON q.run = r.id
          LIMIT \(Self.removalBatch)))
        """,
      ])
    if work[1].affectedRows > 0 { return work[1].affectedRows }
    let results = try await together(
      connection,
      [
        Self.lock(app),
        "DELETE FROM run_counts WHERE run IN (\(fragment: runs))",
        "DELETE FROM runs WHERE id IN (\(fragment: runs))",
        """
        DELETE FROM notifications n USING (\(fragment: batch)) b
        WHERE n.id = b.id AND n.day = b.day
        """,
      ])
    return results.dropFirst().map(\.affectedRows).reduce(0, +)
  }

  private func remove(from table: String, of app: AppID) async throws(StorageError) -> Int {
    let results = try await together(
      connection,
      [
        Self.lock(app),
        """
        WITH batch AS (SELECT tableoid, ctid FROM \(unsafeSQL: table) WHERE app = \(app)
          LIMIT \(Self.removalBatch))
        DELETE FROM \(unsafeSQL: table) t USING batch
        WHERE t.tableoid = batch.tableoid AND t.ctid = batch.ctid
        """,
      ])
    return results[1].affectedRows
  }

  private func remove(_ app: AppID) async throws(StorageError) -> Int {
    let isNamed = Self.tablesOfApps
      .map { "EXISTS (SELECT FROM \($0) WHERE app = a.id)" }.joined(separator: " OR ")
    let isGone: PostgresQuery = """
      EXISTS (SELECT FROM apps a WHERE a.id = \(app) AND NOT (\(unsafeSQL: isNamed))
        AND a.deleted_at < now() - make_interval(secs => \(Double(Self.deletedAppSeconds))))
      """
    let results = try await together(
      connection,
      [
        Self.lock(app),
        "DELETE FROM string_revisions WHERE app = \(app) AND \(fragment: isGone)",
        "DELETE FROM string_files WHERE app = \(app) AND \(fragment: isGone)",
        "DELETE FROM credentials WHERE app = \(app) AND \(fragment: isGone)",
        "DELETE FROM apps WHERE id = \(app) AND \(fragment: isGone)",
      ])
    return results[4].affectedRows
  }

  private static func lock(_ app: AppID) -> PostgresQuery {
    "SELECT id FROM apps WHERE id = \(app) FOR UPDATE"
  }
}
