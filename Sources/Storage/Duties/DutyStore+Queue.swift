// SPDX-License-Identifier: Apache-2.0
internal import Postgres

extension DutyStore {
  /// Rows in the queue, and the age in seconds of the oldest one that nobody has claimed.
  package func queueDepth() async throws(StorageError) -> (rows: Int, oldestSeconds: Double) {
    let rows = try await reading(
      connection,
      """
      SELECT count(*) AS rows,
        coalesce(extract(epoch FROM now() - min(available_at) FILTER (WHERE available_at <= now())), 0)::float8
          AS oldest
      FROM (SELECT available_at FROM queue LIMIT 100000) q
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      (Int(try row.decode("rows", as: Int64.self)), try row.decode("oldest", as: Double.self))
    }.first ?? (0, 0)
  }
}
