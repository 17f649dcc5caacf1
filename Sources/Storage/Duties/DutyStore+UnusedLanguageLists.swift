// SPDX-License-Identifier: Apache-2.0
internal import Postgres

extension DutyStore {
  /// Days for which an unused language list is kept. Nodes cache its number for an hour.
  package static let unusedListDays = 7
  /// Lists that one statement examines, each in every app.
  private static let listBatch = 500

  /// Removes language lists that have been unused for a week, one batch after a number. Returns the
  /// number of removed lists, and the number to continue after, nil at the end.
  package func removeUnusedLists(
    after number: Int32
  ) async throws(StorageError) -> (removed: Int, last: Int32?) {
    let rows = try await reading(
      connection,
      """
      WITH batch AS MATERIALIZED (
        SELECT l.id, l.unused_since FROM language_lists l WHERE l.id > \(number) AND l.tags <> ''
        ORDER BY l.id LIMIT \(Self.listBatch)
      ), judged AS MATERIALIZED (
        SELECT b.id, b.unused_since, EXISTS (
          SELECT FROM apps a CROSS JOIN LATERAL (
            -- In index order: any other plan would read all devices for an unused list.
            SELECT 1 FROM devices d WHERE d.app = a.id AND d.language_list > 0
              AND d.language_list = b.id ORDER BY d.bucket, d.token LIMIT 1) x) AS used
        FROM batch b
      ), marked AS (
        UPDATE language_lists l SET unused_since = CASE WHEN NOT j.used THEN now() END
        FROM judged j WHERE l.id = j.id AND j.used = (j.unused_since IS NOT NULL)
      ), gone AS (
        DELETE FROM language_lists l USING judged j WHERE l.id = j.id AND NOT j.used
          AND l.unused_since < now() - make_interval(days => \(Int32(Self.unusedListDays)))
        RETURNING l.id
      )
      SELECT (SELECT count(*) FROM gone) AS removed, (SELECT max(id) FROM batch) AS last
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      (
        removed: Int(try row.decode("removed", as: Int64.self)),
        last: try row.decode("last", as: Int32?.self)
      )
    }.first ?? (0, nil)
  }
}
