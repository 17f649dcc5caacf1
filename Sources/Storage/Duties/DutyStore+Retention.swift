// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Days for which an unused language list is kept. Nodes cache its number for an hour.
  package static let unusedListDays = 7
  /// SQL for the day of a row in a default partition, as its index has it.
  static let dayInDefault = "day + 0"
  /// Lists that one statement examines, each in every app.
  private static let listBatch = 500

  /// Removes notifications, runs and deliveries older than `days`, one step per call: a partition,
  /// or a batch of rows. A day with unfinished work is kept as a whole. A day that cannot be
  /// removed now does not block other days. Returns the number of removed tables and rows; 0 if
  /// nothing is left to remove.
  ///
  /// - Throws: the first failure, once nothing else can be removed.
  package func removeOldDays(keeping days: Int) async throws(StorageError) -> Int {
    let cutoff = try await firstDay(keeping: days)
    var step = RemovalStep()
    for stored in try await storedDays(of: DayTable.ofNotifications, before: cutoff)
    where stored.isRemovable(whileHeld: step.held) {
      do throws(StorageError) {
        if try await isUnfinished(stored.day) { continue }
      } catch {
        step.failure = step.failure ?? error
        continue
      }
      let removed = await remove(stored, &step)
      if removed > 0 { return removed }
    }
    let schedules = try await removeEndedSchedules(before: cutoff)
    if schedules == 0, let failure = step.failure { throw failure }
    return schedules
  }

  /// Removes days on which all idempotency keys have expired. A key is valid into the next day, and
  /// a gateway's clock may be a day behind. Returns the number of removed tables and rows.
  package func removeOldIdempotencyKeys() async throws(StorageError) -> Int {
    let cutoff = try await firstDay(keeping: 2)
    var step = RemovalStep()
    for stored in try await storedDays(of: [.idempotency], before: cutoff) where step.held.isEmpty {
      let removed = await remove(stored.day, of: .idempotency, &step) ?? 0
      if removed > 0 { return removed }
    }
    if let failure = step.failure { throw failure }
    return 0
  }

  /// Failures during a removal step.
  private struct RemovalStep {
    var failure: StorageError?
    /// Tables in use by a long transaction, such as a dump. None of their partitions can be removed
    /// now.
    var held: Set<DayTable> = []
  }

  /// A day, with the tables that contain rows of it, in a partition or in their default partition.
  struct StoredDay {
    let day: PostgresDate
    /// Tables in the order of removal.
    let tables: [DayTable]

    /// Returns whether the removal can begin although the tables `held` cannot be locked. Runs are
    /// removed after all other tables.
    func isRemovable(whileHeld held: Set<DayTable>) -> Bool {
      let free = tables.filter { !held.contains($0) }
      return !free.isEmpty && (free != [.runs] || tables == [.runs])
    }
  }

  /// Returns the stored days of some tables before a day, the oldest first.
  func storedDays(
    of tables: [DayTable], before cutoff: PostgresDate
  ) async throws(StorageError) -> [StoredDay] {
    var found: [Int32: Set<DayTable>] = [:]
    for old in try await oldPartitions(of: tables, before: cutoff) {
      found[old.day.days, default: []].insert(old.table)
    }
    for table in tables {
      // Skips from day to day by the index, because a default partition may contain whole days.
      let rows = try await reading(
        connection,
        """
        WITH RECURSIVE days AS (
          SELECT min(\(unsafeSQL: Self.dayInDefault)) AS day FROM \(unsafeSQL: table.defaultPartition)
          UNION ALL
          SELECT (
              SELECT min(\(unsafeSQL: Self.dayInDefault)) FROM \(unsafeSQL: table.defaultPartition)
              WHERE \(unsafeSQL: Self.dayInDefault) > d.day)
          FROM days d WHERE d.day < \(cutoff)
        )
        SELECT day FROM days WHERE day < \(cutoff)
        """)
      for day in try decoding(
        rows,
        { (row) throws(PostgresError) in
          try row.decode("day", as: PostgresDate.self)
        })
      { found[day.days, default: []].insert(table) }
    }
    return found.sorted { $0.key < $1.key }.map { day, stored in
      StoredDay(day: PostgresDate(days: day), tables: tables.filter(stored.contains))
    }
  }

  /// Returns whether the queue has work of a day's notifications, or a schedule has further parts
  /// to send.
  ///
  /// Does not read the whole queue: rows are found by the range of the day's first run ids, which
  /// grow from day to day. Rows of adjacent days are read only where their run ids overlap, around
  /// midnight.
  private func isUnfinished(_ day: PostgresDate) async throws(StorageError) -> Bool {
    let first: PostgresQuery =
      "SELECT id FROM runs WHERE day = \(day) AND original IS NULL ORDER BY id"
    let results = try await together(
      connection,
      [
        // Without statistics of the day or the queue, the planner would read whole tables.
        "SELECT set_config('enable_seqscan', 'off', true)",
        "SELECT set_config('enable_bitmapscan', 'off', true)",
        """
        WITH bounds AS MATERIALIZED (
          SELECT (\(fragment: first) LIMIT 1) AS low, (\(fragment: first) DESC LIMIT 1) AS high
        )
        SELECT EXISTS (
            SELECT FROM bounds b CROSS JOIN LATERAL (
              SELECT 1 FROM queue q WHERE q.run BETWEEN b.low AND b.high AND q.day = \(day)
              ORDER BY q.run LIMIT 1) x)
          OR EXISTS (
            SELECT FROM bounds b CROSS JOIN LATERAL (
              SELECT 1 FROM queue q WHERE q.original BETWEEN b.low AND b.high AND q.day = \(day)
              ORDER BY q.original LIMIT 1) x)
          OR EXISTS (
            SELECT FROM schedules s WHERE s.begun AND s.id >= \(NotificationID.first(of: day.days))
              AND s.id < \(NotificationID.first(of: day.days + 1))) AS unfinished
        """,
      ])
    return try decoding(results[2]) { (row) throws(PostgresError) in
      try row.decode("unfinished", as: Bool.self)
    }.first ?? false
  }

  /// Removes a part of a finished day. A table that cannot be changed now delays only the removal
  /// of runs, which come last.
  private func remove(_ stored: StoredDay, _ step: inout RemovalStep) async -> Int {
    var isStopped = false
    for table in stored.tables where table != .runs || !isStopped {
      if step.held.contains(table) {
        isStopped = true
      } else if let removed = await remove(stored.day, of: table, &step) {
        if removed > 0 { return removed }
      } else {
        isStopped = true
      }
    }
    return 0
  }

  /// Removes a part of a day from a table. If that is impossible now, records the failure in the
  /// step and returns nil.
  private func remove(
    _ day: PostgresDate, of table: DayTable, _ step: inout RemovalStep
  ) async -> Int? {
    do throws(StorageError) {
      let controls =
        table == .runs ? try await removeRows(of: "run_controls", where: "day", day) : 0
      return controls > 0 ? controls : try await remove(day, of: table)
    } catch {
      step.failure = step.failure ?? error
      if (try? await isHeldForLong(table)) ?? true { step.held.insert(table) }
      return nil
    }
  }

  /// Returns whether a long transaction prevents the removal of all partitions of the table.
  private func isHeldForLong(_ table: DayTable) async throws(StorageError) -> Bool {
    if try await isHeldForLong(table.rawValue) { return true }
    return try await isHeldForLong(table.defaultPartition)
  }

  /// Removes the partition of a day, or a batch of its rows in the default one.
  private func remove(_ day: PostgresDate, of table: DayTable) async throws(StorageError) -> Int {
    let next = PostgresDate(days: day.days + 1)
    if let old = try await oldPartitions(of: [table], before: next).last, old.day == day {
      try await remove(old)
      return 1
    }
    return try await removeRows(of: table.defaultPartition, where: Self.dayInDefault, day)
  }

  private func removeRows(
    of table: String, where column: String, _ day: PostgresDate
  ) async throws(StorageError) -> Int {
    try await reading(
      connection,
      """
      DELETE FROM \(unsafeSQL: table) WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM \(unsafeSQL: table) WHERE \(unsafeSQL: column) = \(day) LIMIT \(Self.removalBatch)))
      """
    ).affectedRows
  }

  /// Returns the first day that is kept.
  func firstDay(keeping days: Int) async throws(StorageError) -> PostgresDate {
    let rows = try await reading(
      connection,
      "SELECT (now() AT TIME ZONE 'UTC')::date - \(Int32(clamping: days)) AS day")
    let days = try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("day", as: PostgresDate.self)
    }
    guard let day = days.first else { throw .vanished }
    return day
  }

  /// A partition of a past day.
  struct OldPartition {
    let leaf: String
    let table: DayTable
    let day: PostgresDate
    let isAttached: Bool
  }

  /// Returns the partitions of some tables for days before `cutoff`, the oldest first. They include
  /// partitions that were detached but not dropped.
  func oldPartitions(
    of tables: [DayTable], before cutoff: PostgresDate
  ) async throws(StorageError) -> [OldPartition] {
    let rows = try await reading(
      connection,
      """
      SELECT leaf, name, day, attached FROM (
        SELECT c.relname::text AS leaf, t.name, c.relispartition AS attached,
          -- A CASE is evaluated in order, so that no other table's name is parsed as a date.
          CASE WHEN c.relname ~ ('^' || t.name || '_[0-9]{8}$')
            THEN to_date(right(c.relname, 8), 'YYYYMMDD') END AS day
        FROM unnest(\(tables.map(\.rawValue))) AS t (name)
        JOIN pg_class p ON p.oid = to_regclass(t.name)
        JOIN pg_class c ON c.relnamespace = p.relnamespace AND c.relkind = 'r'
      ) AS tables
      WHERE day < \(cutoff) ORDER BY day, name
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      guard let table = DayTable(rawValue: try row.decode("name", as: String.self)) else {
        throw PostgresError(.decoding, "no such table")
      }
      return OldPartition(
        leaf: try row.decode("leaf", as: String.self), table: table,
        day: try row.decode("day", as: PostgresDate.self),
        isAttached: try row.decode("attached", as: Bool.self))
    }
  }

  /// Detaches a partition and drops it.
  func remove(_ old: OldPartition) async throws(StorageError) {
    for held in [old.table.rawValue, old.table.defaultPartition, old.leaf]
    where try await isHeldForLong(held) { throw Self.heldForLong(old.table) }
    do {
      // Detaching takes only a moment; dropping a large file takes longer.
      if old.isAttached {
        try await connection.script(
          Self.impatient("ALTER TABLE \(old.table.rawValue) DETACH PARTITION \(old.leaf)"))
      }
      try await connection.script(Self.impatient("DROP TABLE \(old.leaf)"))
    } catch { throw StorageError(error) }
  }

  // MARK: languages

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
