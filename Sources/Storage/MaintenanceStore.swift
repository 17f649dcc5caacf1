// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Background duties, each done by whichever shard holds its lease.
package final class MaintenanceStore {
  /// Seconds that leadership of a duty lasts without being renewed.
  package static let dutySeconds = 30
  /// Days of partitions made ahead: a gateway that cannot reach its duty for three days still
  /// stores rows where they belong (and in the default partition after that).
  package static let partitionDaysAhead = 3
  /// Rows removed by one statement, so that no background duty holds locks for long.
  private static let removalBatch = 5_000

  private let client: PostgresClient

  init(client: PostgresClient) { self.client = client }

  /// Takes or renews the leadership of a duty. False: somebody else leads.
  package func lead(_ duty: String, holder: NotificationID) async throws(StorageError) -> Bool {
    let rows = try await reading(
      client.write,
      """
      INSERT INTO duties (name, holder, lease_until)
      VALUES (\(duty), \(UUIDBytes(holder)),
        now() + make_interval(secs => \(Double(Self.dutySeconds))))
      ON CONFLICT (name) DO UPDATE SET holder = EXCLUDED.holder, lease_until = EXCLUDED.lease_until
      WHERE duties.holder = EXCLUDED.holder OR duties.lease_until < now()
      RETURNING name
      """)
    return rows.count > 0
  }

  /// Makes the partitions of today and the days ahead.
  package func makePartitions() async throws(StorageError) {
    for ahead in 0...Self.partitionDaysAhead {
      for table in ["notifications", "deliveries"] {
        do {
          try await client.write.script(Self.partition(table, daysAhead: ahead))
        } catch { throw StorageError(error) }
      }
    }
  }

  // The name holds a date that only PostgreSQL's clock decides, so the statement is made there. A
  // day that already has rows in the default partition keeps them there: making its partition would
  // mean moving rows under the eyes of running work.
  private static func partition(_ table: String, daysAhead: Int) -> String {
    """
    DO $body$
    DECLARE first date := (now() AT TIME ZONE 'UTC')::date + \(daysAhead);
    BEGIN
      IF to_regclass('\(table)_' || to_char(first, 'YYYYMMDD')) IS NULL
        AND NOT EXISTS (SELECT 1 FROM \(table)_default WHERE day = first) THEN
        EXECUTE format('CREATE TABLE IF NOT EXISTS %I PARTITION OF \(table) '
          || 'FOR VALUES FROM (%L) TO (%L)', '\(table)_' || to_char(first, 'YYYYMMDD'), first, first + 1);
      END IF;
    END $body$
    """
  }

  /// Forgets idempotency keys whose day is over. Answers how many.
  package func expireIdempotencyKeys() async throws(StorageError) -> Int {
    let rows = try await reading(
      client.write,
      """
      DELETE FROM idempotency WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM idempotency WHERE expires_at < now() LIMIT \(Self.removalBatch)))
      RETURNING app
      """)
    return rows.count
  }

  /// Removes rows of apps that were deleted, a batch at a time. Answers how many went; 0 means that
  /// nothing is left to do.
  package func removeDeletedApps() async throws(StorageError) -> Int {
    let apps = try await reading(
      client.write, "SELECT id FROM apps WHERE deleted_at IS NOT NULL ORDER BY id LIMIT 1")
    let found = try decoding(apps) { (row) throws(PostgresError) in
      try row.decode("id", as: Int32.self)
    }
    guard let app = found.first else { return 0 }
    // Counts name a run and no app, so they go before the runs.
    let owner: PostgresQuery = "run IN (SELECT id FROM runs WHERE app = \(app))"
    for table in [
      "queue", "devices", "badges", "deliveries", "notifications", "run_counts", "runs",
      "idempotency",
    ] {
      let condition: PostgresQuery = table == "run_counts" ? owner : "app = \(app)"
      let rows = try await reading(
        client.write,
        """
        WITH batch AS (SELECT tableoid, ctid FROM \(unsafeSQL: table) WHERE \(fragment: condition)
          LIMIT \(Self.removalBatch))
        DELETE FROM \(unsafeSQL: table) t USING batch
        WHERE t.tableoid = batch.tableoid AND t.ctid = batch.ctid RETURNING 1 AS one
        """)
      if rows.count > 0 { return rows.count }
    }
    let results = try await together(
      client.write,
      [
        "DELETE FROM string_revisions WHERE app = \(app)",
        "DELETE FROM string_files WHERE app = \(app)",
        "DELETE FROM credentials WHERE app = \(app)",
        "DELETE FROM apps WHERE id = \(app) RETURNING id",
      ])
    return results[3].count
  }

  /// Removes string revisions beyond the newest `kept` of their app that nothing can still want: not
  /// the active one, none that work in the queue names, and none that was active within the time of
  /// `grace`, since requests that were let in then may only now be committed. Files that no revision
  /// holds any more go with them. Answers how many revisions went, and how many are left.
  package func removeOldRevisions(
    kept: Int, grace: Duration
  ) async throws(StorageError) -> (removed: Int, left: Int) {
    let old = try await reading(
      client.read,
      """
      SELECT app, revision FROM (
        SELECT r.app, r.revision, coalesce(r.retired_at, r.created_at) AS since, a.strings_revision,
          row_number() OVER (PARTITION BY r.app ORDER BY r.revision DESC) AS place
        FROM string_revisions r JOIN apps a ON a.id = r.app
      ) AS numbered
      WHERE place > \(kept) AND revision <> strings_revision
        AND since < now() - make_interval(secs => \(grace / .seconds(1)))
      ORDER BY app, revision LIMIT \(Self.removalBatch)
      """)
    let found = try decoding(old) { (row) throws(PostgresError) in
      (try row.decode("app", as: Int32.self), try row.decode("revision", as: Int64.self))
    }
    var removed = 0
    for (app, revisions) in Dictionary(grouping: found, by: \.0).sorted(by: { $0.key < $1.key }) {
      removed += try await removeUnused(revisions.map(\.1), app: app)
    }
    let count = try await reading(client.read, "SELECT count(*) AS left FROM string_revisions")
    let left = try decoding(count) { (row) throws(PostgresError) in
      Int(try row.decode("left", as: Int64.self))
    }
    return (removed, left.first ?? 0)
  }

  /// Under the lock of the app, so that none of them is activated meanwhile nor a file of theirs taken
  /// into a new revision.
  private func removeUnused(_ revisions: [Int64], app: Int32) async throws(StorageError) -> Int {
    let results = try await together(
      client.write,
      [
        StringStore.lock(app),
        """
        DELETE FROM string_revisions r USING apps a
        WHERE r.app = \(app) AND r.revision = ANY (\(revisions)) AND a.id = r.app
          AND r.revision <> a.strings_revision
          AND r.revision NOT IN (
            SELECT n.strings_revision
            FROM (SELECT DISTINCT notification, day FROM queue WHERE app = \(app)) AS q
            JOIN notifications n ON n.id = q.notification AND n.day = q.day)
        RETURNING r.revision
        """,
        """
        DELETE FROM string_files f WHERE f.app = \(app) AND NOT EXISTS (
          SELECT 1 FROM string_revisions r WHERE r.app = \(app) AND f.id = ANY (r.files))
        """,
      ])
    return results[1].count
  }

  /// The schema's number, for readiness: also a round trip to the database.
  package func schema() async throws(StorageError) -> Int {
    let rows = try await reading(
      client.read, "SELECT coalesce(max(number), 0) AS number FROM schema_migrations")
    return try decoding(rows) { (row) throws(PostgresError) in
      Int(try row.decode("number", as: Int32.self))
    }.first ?? 0
  }
}
