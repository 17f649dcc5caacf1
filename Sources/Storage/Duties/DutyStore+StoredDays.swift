// SPDX-License-Identifier: Apache-2.0
internal import Postgres

// Days with stored rows and their partitions, for the duties that remove old rows.

extension DutyStore {
  /// SQL for the day of a row in a default partition, as its index has it.
  static let dayInDefault = "day + 0"

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
}
