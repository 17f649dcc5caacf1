// SPDX-License-Identifier: Apache-2.0
internal import Postgres

extension DutyStore {
  /// Days of partitions made ahead: a gateway that cannot reach its duty for three days still
  /// stores rows where they belong (and in the default partition after that).
  package static let partitionDaysAhead = 3

  /// Makes the partitions of today and the days ahead.
  package func makePartitions() async throws(StorageError) {
    for ahead in 0...Self.partitionDaysAhead {
      for table in ["notifications", "deliveries"] {
        do {
          try await connection.script(Self.partition(table, daysAhead: ahead))
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
}
