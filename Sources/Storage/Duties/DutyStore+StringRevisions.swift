// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Maximum number of runs with queued work that a removal examines. It reads one row of each run
  /// by an index, a tenth of a second in total. With more runs, the duty removes no revision.
  static let runsWalked = 20_000

  /// Removes unused string revisions beyond the newest `kept` of their app, and files that no
  /// revision contains any more. Returns the numbers of removed and remaining revisions.
  ///
  /// A revision is in use if it is active or was active within `grace`, or if a schedule or a
  /// notification with queued work names it. The grace period exists because requests that were
  /// admitted in it may not be committed yet.
  package func removeOldRevisions(
    kept: Int, grace: Duration
  ) async throws(StorageError) -> (removed: Int, left: Int) {
    let old = try await reading(
      connection,
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
      (try row.decode("app", as: AppID.self), try row.decode("revision", as: Int64.self))
    }
    var removed = 0
    for (app, revisions) in Dictionary(grouping: found, by: \.0).sorted(by: { $0.key < $1.key }) {
      removed += try await removeUnused(revisions.map(\.1), app: app)
    }
    let count = try await reading(connection, "SELECT count(*) AS left FROM string_revisions")
    let left = try decoding(count) { (row) throws(PostgresError) in
      Int(try row.decode("left", as: Int64.self))
    }
    return (removed, left.first ?? 0)
  }

  /// Holds the app's row lock, so that no concurrent change activates one of these revisions or
  /// adds one of their files to a new revision.
  private func removeUnused(_ revisions: [Int64], app: AppID) async throws(StorageError) -> Int {
    let results = try await together(
      connection,
      [
        StringStore.lock(app),
        // Without statistics the planner would read the whole queue.
        "SELECT set_config('enable_seqscan', 'off', true)",
        """
        WITH RECURSIVE next AS (
          (SELECT run, app, notification, day FROM queue ORDER BY run, kind LIMIT 1)
          UNION ALL
          SELECT q.* FROM next n CROSS JOIN LATERAL (
            SELECT run, app, notification, day FROM queue WHERE run > n.run ORDER BY run, kind LIMIT 1) q
        ), walked AS MATERIALIZED (
          SELECT * FROM next LIMIT \(Self.runsWalked + 1)
        )
        DELETE FROM string_revisions r USING apps a
        WHERE r.app = \(app) AND r.revision = ANY (\(revisions)) AND a.id = r.app
          AND r.revision <> a.strings_revision
          AND (SELECT count(*) FROM walked) <= \(Self.runsWalked)
          AND r.revision NOT IN (
            SELECT n.strings_revision FROM walked w CROSS JOIN LATERAL (
              SELECT strings_revision FROM notifications
              WHERE app = w.app AND id = w.notification AND day = w.day OFFSET 0) n
            WHERE w.app = \(app))
          -- Between two of its parts a begun schedule has no row in the queue.
          AND r.revision NOT IN (
            SELECT n.strings_revision FROM schedules s CROSS JOIN LATERAL (
              SELECT strings_revision FROM notifications WHERE app = s.app AND id = s.id OFFSET 0) n
            WHERE s.app = \(app) AND s.begun)
          AND NOT EXISTS (
            SELECT FROM schedules s
            WHERE s.app = \(app) AND s.strings_revision = r.revision AND s.ended_at IS NULL)
        RETURNING r.revision
        """,
        """
        DELETE FROM string_files f WHERE f.app = \(app) AND NOT EXISTS (
          SELECT 1 FROM string_revisions r
          WHERE r.app = \(app) AND (f.id = ANY (r.files) OR f.id = ANY (r.table_files)))
        """,
      ])
    return results[2].count
  }
}
