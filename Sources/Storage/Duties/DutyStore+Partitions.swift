// SPDX-License-Identifier: Apache-2.0
internal import Postgres

extension DutyStore {
  /// Days of partitions made ahead: a gateway that cannot make any for two weeks (whoever reads the
  /// tables without a pause keeps it from it) still stores rows where they belong, and in the default
  /// partition after that.
  package static let partitionDaysAhead = 14

  /// The tables that are cut by day.
  private static let partitioned = ["notifications", "deliveries"]

  /// Makes the partitions of today and the days ahead that are missing. Answers how many were made.
  ///
  /// Making one locks its table against everybody, so nothing is tried where nothing is missing, and a
  /// table that somebody reads is left for another time: this throws when its lock was not to be had.
  package func makePartitions() async throws(StorageError) -> Int {
    let rows = try await reading(
      connection,
      """
      SELECT t.name, (d.day - (now() AT TIME ZONE 'UTC')::date) AS ahead
      FROM unnest(\(Self.partitioned)) AS t (name)
      CROSS JOIN LATERAL (
        SELECT (now() AT TIME ZONE 'UTC')::date + g AS day
        FROM generate_series(0, \(Self.partitionDaysAhead)::int4) g
      ) d
      WHERE to_regclass(t.name || '_' || to_char(d.day, 'YYYYMMDD')) IS NULL
        AND NOT CASE t.name
          WHEN 'notifications' THEN EXISTS (SELECT 1 FROM notifications_default x WHERE x.day = d.day)
          ELSE EXISTS (SELECT 1 FROM deliveries_default x WHERE x.day = d.day) END
      ORDER BY d.day, t.name
      """)
    let missing = try decoding(rows) { (row) throws(PostgresError) in
      (try row.decode("name", as: String.self), try row.decode("ahead", as: Int32.self))
    }
    for (table, ahead) in missing {
      do { try await connection.script(Self.partition(table, daysAhead: Int(ahead))) } catch {
        throw StorageError(error)
      }
    }
    return missing.count
  }

  // The name holds a date that only PostgreSQL's clock decides, so the statement is made there. A
  // day that already has rows in the default partition keeps them there: making its partition would
  // mean moving rows under the eyes of running work.
  private static func partition(_ table: String, daysAhead: Int) -> String {
    """
    DO $body$
    DECLARE first date := (now() AT TIME ZONE 'UTC')::date + \(daysAhead);
    BEGIN
      PERFORM set_config('lock_timeout', '100ms', true);
      IF to_regclass('\(table)_' || to_char(first, 'YYYYMMDD')) IS NULL
        AND NOT EXISTS (SELECT 1 FROM \(table)_default WHERE day = first) THEN
        EXECUTE format('CREATE TABLE IF NOT EXISTS %I PARTITION OF \(table) '
          || 'FOR VALUES FROM (%L) TO (%L)', '\(table)_' || to_char(first, 'YYYYMMDD'), first, first + 1);
      END IF;
    END $body$
    """
  }
}
