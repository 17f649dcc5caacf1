// SPDX-License-Identifier: Apache-2.0
internal import Postgres

/// The tables that are partitioned by day.
enum DayTable: String, CaseIterable {
  case notifications, deliveries, runs, idempotency
  case runCounts = "run_counts"
  case collapseNames = "collapse_names"
  case deviceEvents = "device_events"

  /// Tables of notifications, whose days stay while work of theirs is unfinished. A day is removed
  /// in this order: runs are last, since unfinished work is found by them.
  static let ofNotifications: [DayTable] = [
    .notifications, .deliveries, .runCounts, .collapseNames, .runs,
  ]

  /// Whether a crash may empty it, which saves writing it to the log.
  var isUnlogged: Bool { self == .collapseNames }

  /// The partition for rows of days that have none.
  var defaultPartition: String { "\(rawValue)_default" }
}

extension DutyStore {
  /// Days of partitions made ahead: a gateway that cannot make any for two weeks (whoever reads the
  /// tables without a pause keeps it from it) still stores rows where they belong, and in the default
  /// partition after that.
  package static let partitionDaysAhead = 14
  /// From so few days on it is a failure that one cannot be made.
  private static let partitionDaysOfPatience = 7

  /// Today and tomorrow: rows of these days may come while the partition is made. PostgreSQL reads which partitions a
  /// table has without a lock that making one would wait for, and whoever is in the middle of that may keep what he
  /// read until the next one is made (seen with 15.18). His rows would go to the default partition beside the one that
  /// everybody else looks into. So nobody may have the table open then.
  private static let nearDaysAhead = 1

  /// How long making or removing a partition waits for its locks, in milliseconds: as long stand those who
  /// come behind it.
  private static let lockMilliseconds = 100

  /// Makes the partitions of today and the days ahead that are missing. Answers how many were made.
  ///
  /// A table becomes a partition of a later day beside everybody who reads and writes its parent; only the default
  /// partition is locked against all, for a moment, since it must not hold rows of that day. For today and
  /// tomorrow the parent is locked too. Whoever reads for long what is to be locked is not waited for, as others
  /// would wait behind.
  package func makePartitions() async throws(StorageError) -> Int {
    var made = 0
    var failure: StorageError?
    for (table, ahead) in try await missingPartitions() {
      let isNear = ahead <= Self.nearDaysAhead
      var isHeld = try await isHeldForLong(table.defaultPartition)
      if isNear, !isHeld { isHeld = try await isHeldForLong(table.rawValue) }
      if isHeld {
        // The other tables get theirs.
        if ahead < Self.partitionDaysOfPatience { failure = Self.heldForLong(table) }
        continue
      }
      do {
        try await connection.script(Self.partition(table, daysAhead: ahead))
        made += 1
      } catch {
        guard error.isLockTimeout else { throw StorageError(error) }
        // Somebody has it for a moment. The next round asks again, and the other days get theirs in this one.
        failure = .unavailable(
          "somebody has \(table.rawValue), and a partition waits for the next round")
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
        -- Requests of today search for their idempotency keys yesterday too.
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

  /// Whether a transaction that is not of the hot path has a table: a dump, a report. One of another role
  /// does not say how old it is, nor what it does, and is none of ours; nor does any with `track_activities` off.
  /// (A session that says that it does nothing has ended its transaction since its locks were looked at.)
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
    .unavailable("somebody reads \(table.rawValue) for long, and its partitions wait")
  }

  /// A script whose statements wait only shortly for locks.
  static func impatient(_ statements: String) -> String {
    "BEGIN; SET LOCAL lock_timeout = \(lockMilliseconds); \(statements); COMMIT"
  }

  // The name holds a date that only PostgreSQL's clock decides, so the statement is made there. A
  // day that already has rows in the default partition keeps them there: making its partition would
  // mean moving rows under the eyes of running work. The lock that others feel comes last.
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
