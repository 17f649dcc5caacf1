// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

// Maintenance of the feed of device events.

extension DutyStore {
  /// Stores the identifier of the PostgreSQL cluster. After a dump is restored into another
  /// cluster, transaction numbers may be lower, so positions continue above all stored ones.
  ///
  /// - Returns: whether the cluster differs.
  package func adoptDeviceFeed() async throws(StorageError) -> Bool {
    let isElsewhere: PostgresQuery = """
      EXISTS (SELECT FROM device_feed f, pg_control_system() c WHERE f.system <> c.system_identifier)
      """
    let results = try await together(
      connection,
      [
        // These transaction numbers are of another cluster, so they are cleared: devices then count
        // as not moved.
        """
        UPDATE devices SET environment_xid = NULL
        WHERE environment_xid IS NOT NULL AND \(fragment: isElsewhere)
        """,
        """
        UPDATE device_feed f SET system = c.system_identifier,
          base = 1 + greatest(f.base, (SELECT max(position) FROM device_event_floors), (
            SELECT max(e.position) FROM apps a CROSS JOIN LATERAL (
              SELECT position FROM device_events WHERE app = a.id
              ORDER BY position DESC, seq DESC LIMIT 1) e))
        FROM pg_control_system() c WHERE f.system <> c.system_identifier
        """,
      ])
    return results[1].affectedRows > 0
  }

  /// Events read at the position of the first waiting event: more than two pages contain.
  private static let lagBatch = 200

  /// Returns the age in seconds of the oldest event that readers of the feed cannot get yet; 0
  /// without such an event. A committed event waits for all transactions that began before its own.
  ///
  /// Reads the tables of today and yesterday and the default one, for all apps together. Events are
  /// stored nearly in the order of their transactions, so a binary search over a table's pages
  /// finds the first waiting event.
  package func deviceFeedLag() async throws(StorageError) -> Double {
    let rows = try await reading(
      connection,
      """
      SELECT t.name::text AS name,
        pg_relation_size(t.name) / current_setting('block_size')::int8 AS pages
      FROM unnest(ARRAY[to_regclass('device_events_default'),
        to_regclass('device_events_' || to_char(now() AT TIME ZONE 'UTC' - interval '1 day', 'YYYYMMDD')),
        to_regclass('device_events_' || to_char(now() AT TIME ZONE 'UTC', 'YYYYMMDD'))]) AS t (name)
      WHERE t.name IS NOT NULL
      """)
    let tables = try decoding(rows) { (row) throws(PostgresError) in
      (try row.decode("name", as: String.self), try row.decode("pages", as: Int64.self))
    }
    var lag = 0.0
    for (table, pages) in tables where pages > 0 {
      lag = max(lag, try await deviceFeedLag(of: table, pages: pages))
    }
    return lag
  }

  private func deviceFeedLag(
    of table: String, pages: Int64
  ) async throws(StorageError) -> Double {
    // Page numbers serve as row addresses. Pages without committed rows are skipped.
    let results = try await together(
      connection,
      [
        "SET LOCAL enable_seqscan = off",
        """
        WITH RECURSIVE feed AS MATERIALIZED (
          SELECT (\(fragment: DeviceFeed.horizon)) AS horizon
        ), search (low, high) AS (
          SELECT 0::int8, \(pages)
          UNION ALL
          SELECT CASE WHEN waits THEN low ELSE middle + 1 END, CASE WHEN waits THEN middle ELSE high END
          FROM (
            SELECT s.low, s.high, s.middle, coalesce((
              SELECT e.position >= (SELECT horizon FROM feed) FROM \(unsafeSQL: table) e
              WHERE e.ctid >= ('(' || s.middle || ',0)')::tid LIMIT 1), true) AS waits
            FROM (SELECT low, high, (low + high) / 2 AS middle FROM search WHERE low < high) s
          ) step
        ), place AS MATERIALIZED (
          SELECT greatest(max(low) - 1, 0) AS page FROM search
        )
        SELECT coalesce(extract(epoch FROM now() - min(e.at)), 0)::float8 AS lag FROM (
          SELECT at, position FROM \(unsafeSQL: table)
          WHERE ctid >= ('(' || (SELECT page FROM place) || ',0)')::tid LIMIT \(Self.lagBatch)
        ) e WHERE e.position >= (SELECT horizon FROM feed)
        """,
      ])
    return try decoding(results[1]) { (row) throws(PostgresError) in
      try row.decode("lag", as: Double.self)
    }.first ?? 0
  }
}
