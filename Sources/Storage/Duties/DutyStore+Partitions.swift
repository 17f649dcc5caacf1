// SPDX-License-Identifier: Apache-2.0
internal import Postgres

extension DutyStore {
  /// Days for which partitions are created ahead. Long transactions can prevent the creation for
  /// this long before rows go to the default partition.
  package static let partitionDaysAhead = 14
  /// Number of remaining days below which a missing partition is an error.
  private static let partitionDaysOfPatience = 7

  /// Days ahead of today that count as near: rows of today and tomorrow may be inserted while their
  /// partition is created.
  ///
  /// PostgreSQL reads a table's list of partitions without a conflicting lock. A concurrent session
  /// may use a stale list until the next partition is created (observed with 15.18). Its rows would
  /// go to the default partition, where other sessions do not search for them. For these days, the
  /// table is therefore locked against all sessions.
  private static let nearDaysAhead = 1

  /// Lock timeout in milliseconds for creating or removing a partition. Statements that queue
  /// behind the lock are delayed by up to this time.
  private static let lockMilliseconds = 100

  /// Creates the missing partitions of today and the days ahead. Returns the number of created
  /// partitions.
  ///
  /// While a partition of a later day is attached, its parent can be read and written. Only the
  /// default partition is locked exclusively, for a moment, because it must not contain rows of
  /// that day. For today and tomorrow, the parent is locked as well. A table in use by a long
  /// transaction is skipped, because other statements would queue behind the lock.
  package func makePartitions() async throws(StorageError) -> Int {
    var made = 0
    var failure: StorageError?
    for (table, ahead) in try await missingPartitions() {
      let isNear = ahead <= Self.nearDaysAhead
      var isHeld = try await isHeldForLong(table.defaultPartition)
      if isNear, !isHeld { isHeld = try await isHeldForLong(table.rawValue) }
      if isHeld {
        // The loop continues with the other tables.
        if ahead < Self.partitionDaysOfPatience { failure = Self.heldForLong(table) }
        continue
      }
      do {
        try await connection.script(Self.partition(table, daysAhead: ahead))
        made += 1
      } catch {
        guard error.isLockTimeout else { throw StorageError(error) }
        // Another session holds a lock for a moment. The next round retries this day; this round
        // continues with the other days.
        failure = .unavailable(
          "\(table.rawValue) is locked by another session; the next round creates the partition")
      }
    }
    if let failure { throw failure }
    return made
  }

  private func missingPartitions() async throws(StorageError) -> [(DayTable, ahead: Int)] {
    let isInDefault = DayTable.allCases.map {
      "WHEN '\($0.rawValue)' THEN EXISTS (SELECT 1 FROM \($0.defaultPartition) x WHERE x.\(Self.dayInDefault) = d.day)"
    }.joined(separator: " ")
    let rows = try await reading(
      connection,
      """
      SELECT t.name, (d.day - (now() AT TIME ZONE 'UTC')::date) AS ahead
      FROM unnest(\(DayTable.allCases.map(\.rawValue))) AS t (name)
      CROSS JOIN LATERAL (
        SELECT (now() AT TIME ZONE 'UTC')::date + g AS day
        -- Requests of today also search the idempotency keys of yesterday.
        FROM generate_series(CASE t.name WHEN \(DayTable.idempotency.rawValue) THEN -1 ELSE 0 END,
          \(Self.partitionDaysAhead)::int4) g
      ) d
      WHERE to_regclass(t.name || '_' || to_char(d.day, 'YYYYMMDD')) IS NULL
        AND NOT CASE t.name \(unsafeSQL: isInDefault) END
      ORDER BY d.day, t.name
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      guard let table = DayTable(rawValue: try row.decode("name", as: String.self)) else {
        throw PostgresError(.decoding, "no such table")
      }
      return (table, Int(try row.decode("ahead", as: Int32.self)))
    }
  }

  /// Returns whether a long transaction, such as a dump or a report, holds a lock on a table.
  ///
  /// PostgreSQL hides age and state of other roles' transactions, and of sessions with
  /// `track_activities` off; these are treated as long. A session that is idle by now has released
  /// its locks since they were read.
  package func isHeldForLong(_ table: String) async throws(StorageError) -> Bool {
    let rows = try await reading(
      connection,
      """
      SELECT EXISTS (
        SELECT FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
        WHERE l.locktype = 'relation' AND l.granted AND l.relation = to_regclass(\(table))
          AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND l.pid <> pg_backend_pid()
          AND (a.state IS NULL OR a.state = 'disabled' OR a.xact_start < clock_timestamp()
            - make_interval(secs => \(Double(Self.lockMilliseconds) / 1_000)))
      ) AS held
      """)
    return try decoding(rows) { (row) throws(PostgresError) in try row.decode("held", as: Bool.self)
    }
    .first ?? false
  }

  static func heldForLong(_ table: DayTable) -> StorageError {
    .unavailable("a long read of \(table.rawValue) blocks its partitions; the next round retries")
  }

  /// Returns a script whose statements wait only briefly for locks.
  static func impatient(_ statements: String) -> String {
    "BEGIN; SET LOCAL lock_timeout = \(lockMilliseconds); \(statements); COMMIT"
  }

  // The statement is built in PostgreSQL, because the partition's name contains a date of its
  // clock. A day with rows in the default partition gets no partition, because work in progress
  // uses these rows. The lock that blocks other sessions is taken last.
  private static func partition(_ table: DayTable, daysAhead: Int) -> String {
    let parent = table.rawValue
    return impatient(
      """
      DO $body$
      DECLARE
        first date := (now() AT TIME ZONE 'UTC')::date + \(daysAhead);
        leaf text := '\(parent)_' || to_char(first, 'YYYYMMDD');
      BEGIN
        IF to_regclass(leaf) IS NOT NULL THEN RETURN; END IF;
        EXECUTE format('CREATE\(table.isUnlogged ? " UNLOGGED" : "") TABLE %I (LIKE \(parent) INCLUDING ALL)', leaf);
        \(daysAhead <= nearDaysAhead ? "LOCK TABLE ONLY \(parent) IN ACCESS EXCLUSIVE MODE;" : "")
        LOCK TABLE \(parent)_default IN ACCESS EXCLUSIVE MODE;
        IF EXISTS (SELECT 1 FROM \(parent)_default WHERE day = first) THEN
          EXECUTE format('DROP TABLE %I', leaf);
        ELSE
          EXECUTE format('ALTER TABLE \(parent) ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
            leaf, first, first + 1);
        END IF;
      END $body$
      """)
  }
}
