// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Days that a list of languages stays when no device has it any more. Nodes cache its number for
  /// an hour.
  package static let unusedListDays = 7
  /// Lists looked at by one statement, each in every app.
  private static let listBatch = 500

  /// Removes notifications, runs and deliveries of days that are over for longer than `days`, a step at a
  /// time. A day of which work is unfinished stays whole. Answers how many tables and rows went; 0 means
  /// that nothing is left to do.
  package func removeOldDays(keeping days: Int) async throws(StorageError) -> Int {
    let unfinished = try await unfinishedDays()
    let cutoff = try await firstDay(keeping: days)
    if let old = try await oldestPartition(
      of: DayTable.ofNotifications, before: cutoff, but: unfinished)
    {
      try await remove(old)
      return 1
    }
    for table in DayTable.ofNotifications {
      let removed = try await removeOldRows(
        of: "\(table.rawValue)_default", before: cutoff, unfinished)
      if removed > 0 { return removed }
    }
    let runs = try await removeOldRuns(before: cutoff, unfinished)
    return runs > 0 ? runs : try await removeEndedSchedules(before: cutoff)
  }

  /// Days of work in the queue, and of what more is due of: usually today and yesterday.
  private func unfinishedDays() async throws(StorageError) -> [PostgresDate] {
    let rows = try await reading(
      connection,
      """
      SELECT day FROM queue UNION
      SELECT r.day FROM schedules s JOIN runs r ON r.notification = s.id WHERE s.begun
      """)
    return try decoding(rows) { (row) throws(PostgresError) in try row.decode("day") }
  }

  /// The first day that is kept.
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

  /// A partition of a day that is over for long.
  struct OldPartition {
    let leaf: String
    let table: DayTable
    let isAttached: Bool
  }

  /// The oldest partition of some tables; nil: there is none.
  /// - Parameter kept: days that stay nevertheless.
  func oldestPartition(
    of tables: [DayTable], before cutoff: PostgresDate, but kept: [PostgresDate]
  ) async throws(StorageError) -> OldPartition? {
    let rows = try await reading(
      connection,
      """
      SELECT leaf, name, attached FROM (
        SELECT c.relname::text AS leaf, t.name, c.relispartition AS attached,
          -- A CASE is not looked into before it is its turn: no other table's name is taken for a date.
          CASE WHEN c.relname ~ ('^' || t.name || '_[0-9]{8}$')
            THEN to_date(right(c.relname, 8), 'YYYYMMDD') END AS day
        FROM unnest(\(tables.map(\.rawValue))) AS t (name)
        JOIN pg_class p ON p.oid = to_regclass(t.name)
        JOIN pg_class c ON c.relnamespace = p.relnamespace AND c.relkind = 'r'
      ) AS tables
      WHERE day < \(cutoff) AND day <> ALL (\(kept)) ORDER BY day, name LIMIT 1
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      guard let table = DayTable(rawValue: try row.decode("name", as: String.self)) else {
        throw PostgresError(.decoding, "no such table")
      }
      return OldPartition(
        leaf: try row.decode("leaf", as: String.self), table: table,
        isAttached: try row.decode("attached", as: Bool.self))
    }.first
  }

  /// Takes a partition off its table and drops it.
  func remove(_ old: OldPartition) async throws(StorageError) {
    for held in [old.table.rawValue, "\(old.table.rawValue)_default", old.leaf]
    where try await isHeldForLong(held) { throw Self.heldForLong(old.table) }
    do {
      // Apart from its parent first, which is a matter of a moment: a large file takes longer to remove.
      if old.isAttached {
        try await connection.script(
          Self.impatient("ALTER TABLE \(old.table.rawValue) DETACH PARTITION \(old.leaf)"))
      }
      try await connection.script(Self.impatient("DROP TABLE \(old.leaf)"))
    } catch { throw StorageError(error) }
  }

  private func removeOldRows(
    of table: String, before cutoff: PostgresDate, _ unfinished: [PostgresDate]
  ) async throws(StorageError) -> Int {
    try await reading(
      connection,
      """
      DELETE FROM \(unsafeSQL: table) WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM \(unsafeSQL: table) WHERE day < \(cutoff) AND day <> ALL (\(unfinished))
        LIMIT \(Self.removalBatch)))
      """
    ).affectedRows
  }

  /// Runs are numbered as time goes by, so the old ones are the first.
  private func removeOldRuns(
    before cutoff: PostgresDate, _ unfinished: [PostgresDate]
  ) async throws(StorageError) -> Int {
    try await reading(
      connection,
      """
      WITH oldest AS MATERIALIZED (
        SELECT id, day FROM runs WHERE day <> ALL (\(unfinished)) ORDER BY id
        LIMIT \(Self.removalBatch)
      ), gone AS (
        DELETE FROM runs r USING oldest o WHERE r.id = o.id AND o.day < \(cutoff) RETURNING r.id
      )
      SELECT id FROM gone
      """
    ).count
  }

  // MARK: languages

  /// Removes lists of languages that no device has had for a week, some at a time, beginning after a
  /// number. Answers how many went, and the number to go on after; nil at the end.
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
            SELECT 1 FROM devices d WHERE d.app = a.id AND d.language_list > 0
              AND d.language_list = b.id LIMIT 1) x) AS used
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
