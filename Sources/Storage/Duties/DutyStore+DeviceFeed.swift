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

  // MARK: old events

  /// Removes events that are older than `days`, one whole day per call. Returns the number of
  /// removed tables or rows.
  package func removeOldDeviceEvents(keeping days: Int) async throws(StorageError) -> Int {
    let cutoff = try await firstDay(keeping: days)
    if let old = try await oldPartitions(of: [.deviceEvents], before: cutoff).first {
      // From now on, readers that have not read the removed events receive an error.
      _ = try await reading(
        connection,
        Self.raiseFloors(
          """
          SELECT a.id AS app, e.position, e.seq, e.at FROM apps a CROSS JOIN LATERAL (
            SELECT position, seq, at FROM \(unsafeSQL: old.leaf) WHERE app = a.id
            ORDER BY position DESC, seq DESC LIMIT 1) e
          """))
      try await remove(old)
      return 1
    }
    return try await reading(
      connection,
      """
      WITH gone AS (
        DELETE FROM device_events_default WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM device_events_default WHERE \(unsafeSQL: Self.dayInDefault) < \(cutoff)
          ORDER BY \(unsafeSQL: Self.dayInDefault) LIMIT \(Self.removalBatch)))
        RETURNING app, position, seq, at
      ), floors AS (
        \(fragment: Self.raiseFloors("""
          SELECT DISTINCT ON (app) app, position, seq, at FROM gone ORDER BY app, position DESC, seq DESC
          """))
      )
      SELECT 1 AS one FROM gone
      """
    ).count
  }

  private static func raiseFloors(_ last: PostgresQuery) -> PostgresQuery {
    """
    INSERT INTO device_event_floors AS f (app, position, seq, at) \(fragment: last)
    ON CONFLICT (app) DO UPDATE SET position = EXCLUDED.position, seq = EXCLUDED.seq, at = EXCLUDED.at
    WHERE (f.position, f.seq) < (EXCLUDED.position, EXCLUDED.seq)
    """
  }

  // MARK: erased users

  /// Events that one statement searches.
  private static let eventBatch = 10_000

  /// Removes erased users from the events of their app; the positions remain for readers of the
  /// feed. Runs only in the second pass, so that readers have had time to receive the events.
  func eraseEvents(
    _ round: inout ErasureRound, after place: FeedPlace
  ) async throws(StorageError) -> Int {
    let people = round.people.filter { $0.passes > 0 }
    guard !people.isEmpty else {
      try await finish(round)
      round.place = .end
      return 0
    }
    let tokens = people.flatMap { person in person.tokens.map { ($0, person.askedAt) } }
    // Deletion events match whatever their time, because many devices are deleted only after the
    // erasure request.
    let isTheirs: PostgresQuery = """
      e.at <= (\(people.map(\.askedAt))::timestamptz[])[array_position(\(people.map(\.user))::text[], e.user_id)]
        OR e.at <= (\(tokens.map(\.1))::timestamptz[])[array_position(\(tokens.map(\.0))::bytea[], e.token)]
        OR e.kind = \(code: DeviceEvent.Kind.deleted) AND (e.user_id = ANY (\(people.map(\.user))::text[])
          OR e.token = ANY (\(tokens.map(\.0))::bytea[]))
      """
    let rows = try await reading(
      connection,
      """
      WITH batch AS MATERIALIZED (
        SELECT e.tableoid AS part, e.ctid AS at, e.position, e.seq, \(fragment: isTheirs) AS is_theirs,
          e.replaced_by = ANY (\(tokens.map(\.0))::bytea[]) AS names_them
        FROM device_events e
        WHERE e.app = \(round.app) AND (e.position, e.seq) > (\(place.position), \(place.sequence))
        ORDER BY e.position, e.seq LIMIT \(Self.eventBatch)
      ), gone AS (
        UPDATE device_events e SET kind = \(code: DeviceEvent.Kind.forgotten), token = NULL, user_id = NULL, reason = NULL, changed = 0,
          replaced_by = NULL
        WHERE e.ctid = ANY (ARRAY(SELECT at FROM batch WHERE is_theirs))
          AND (e.tableoid, e.ctid) IN (SELECT part, at FROM batch WHERE is_theirs) RETURNING 1
      ), unlinked AS (
        UPDATE device_events e SET replaced_by = NULL
        WHERE e.ctid = ANY (ARRAY(SELECT at FROM batch WHERE names_them AND is_theirs IS NOT TRUE))
          AND (e.tableoid, e.ctid) IN (SELECT part, at FROM batch WHERE names_them AND is_theirs IS NOT TRUE)
      )
      SELECT (SELECT count(*) FROM gone) AS gone, count(*) AS looked_at, max(position) AS position,
        (array_agg(seq ORDER BY position DESC, seq DESC))[1] AS seq FROM batch
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (
        gone: Int(try row.decode("gone", as: Int64.self)),
        count: Int(try row.decode("looked_at", as: Int64.self)),
        position: try row.decode("position", as: Int64?.self) ?? 0,
        seq: try row.decode("seq", as: Int64?.self) ?? 0
      )
    }.first
    guard let found else { throw .vanished }
    if found.count < Self.eventBatch {
      try await finish(round)
      round.place = .end
    } else {
      round.place = .events(
        after: FeedPlace(position: found.position, sequence: found.seq, at: place.at))
    }
    return found.gone
  }
}
