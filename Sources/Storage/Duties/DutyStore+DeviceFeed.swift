// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

// What keeps the feed of device events in order.

extension DutyStore {
  /// Notes the cluster that the database is in. In another one than before (a dump was restored into it) the numbers of
  /// transactions may begin anew: there positions go on above all that are stored.
  ///
  /// - Returns: whether it is another one.
  package func adoptDeviceFeed() async throws(StorageError) -> Bool {
    try await reading(
      connection,
      """
      UPDATE device_feed f SET system = c.system_identifier,
        base = 1 + greatest(f.base, (SELECT max(position) FROM device_event_floors), (
          SELECT max(e.position) FROM apps a CROSS JOIN LATERAL (
            SELECT position FROM device_events WHERE app = a.id
            ORDER BY position DESC, seq DESC LIMIT 1) e))
      FROM pg_control_system() c WHERE f.system <> c.system_identifier
      """
    ).affectedRows > 0
  }

  /// How long events have been waiting to be told, in seconds: that of a committed transaction waits for all that began
  /// before it to end. 0: none is.
  package func deviceFeedLag() async throws(StorageError) -> Double {
    let rows = try await reading(
      connection,
      """
      SELECT coalesce(extract(epoch FROM now() - min(e.at)), 0)::float8 AS lag
      FROM apps a CROSS JOIN LATERAL (
        SELECT at FROM device_events WHERE app = a.id AND position >= (\(fragment: DeviceFeed.horizon))
        ORDER BY position, seq LIMIT 1) e
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("lag", as: Double.self)
    }.first ?? 0
  }

  // MARK: what is old

  /// Removes events that are older than `days`, a whole day at a time. Answers how many tables or rows went.
  package func removeOldDeviceEvents(keeping days: Int) async throws(StorageError) -> Int {
    let cutoff = try await firstDay(keeping: days)
    if let old = try await oldPartitions(of: [.deviceEvents], before: cutoff).first {
      // Who has read less than what goes is told so from now on.
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

  // MARK: people who are forgotten

  /// Events that are looked through by one statement.
  private static let eventBatch = 10_000

  /// Takes people out of the events of their app: the place stays, for whoever has read so far. Only in their second walk,
  /// so that whoever follows the feed has heard of it.
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
    // What was told of a device that is gone goes whenever that was: many are removed behind the request.
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
        SELECT e.tableoid AS part, e.ctid AS at, e.position, e.seq, \(fragment: isTheirs) AS is_theirs
        FROM device_events e
        WHERE e.app = \(round.app) AND (e.position, e.seq) > (\(place.position), \(place.sequence))
        ORDER BY e.position, e.seq LIMIT \(Self.eventBatch)
      ), gone AS (
        UPDATE device_events e SET kind = \(code: DeviceEvent.Kind.forgotten), token = NULL, user_id = NULL, reason = NULL, changed = 0
        WHERE e.ctid = ANY (ARRAY(SELECT at FROM batch WHERE is_theirs))
          AND (e.tableoid, e.ctid) IN (SELECT part, at FROM batch WHERE is_theirs) RETURNING 1
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
