// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Removes string revisions beyond the newest `kept` of their app that nothing can still want: not
  /// the active one, none that work in the queue names, and none that was active within the time of
  /// `grace`, since requests that were let in then may only now be committed. Files that no revision
  /// holds any more go with them. Answers how many revisions went, and how many are left.
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

  /// Under the lock of the app, so that none of them is activated meanwhile nor a file of theirs taken
  /// into a new revision.
  private func removeUnused(_ revisions: [Int64], app: AppID) async throws(StorageError) -> Int {
    let results = try await together(
      connection,
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
          SELECT 1 FROM string_revisions r
          WHERE r.app = \(app) AND (f.id = ANY (r.files) OR f.id = ANY (r.table_files)))
        """,
      ])
    return results[1].count
  }
}
