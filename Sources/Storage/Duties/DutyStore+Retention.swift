// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
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

  /// Removes schedules that ended before a day, one batch. Returns the number of removed schedules.
  func removeEndedSchedules(before cutoff: PostgresDate) async throws(StorageError) -> Int {
    try await reading(
      connection,
      """
      DELETE FROM schedules WHERE id = ANY (ARRAY(
        SELECT id FROM schedules WHERE ended_at < \(cutoff)::date AT TIME ZONE 'UTC'
        ORDER BY ended_at LIMIT \(Self.removalBatch)))
      """
    ).affectedRows
  }

  // MARK: other tables

  /// Deletes one batch of the oldest audit entries older than `days`. Returns the number of deleted
  /// entries.
  package func removeOldAudit(keeping days: Int) async throws(StorageError) -> Int {
    try await reading(
      connection,
      """
      DELETE FROM audit_log WHERE id = ANY (ARRAY(
        SELECT id FROM (
          SELECT id, at FROM audit_log ORDER BY id LIMIT \(Self.removalBatch)
        ) AS oldest WHERE at < now() - make_interval(days => \(Int32(clamping: days)))))
      """
    ).affectedRows
  }

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

  /// Removes the oldest webhook messages older than `days`, one batch. Returns the number of
  /// removed messages.
  package func removeOldWebhookMessages(keeping days: Int) async throws(StorageError) -> Int {
    try await reading(
      connection,
      """
      DELETE FROM webhook_messages WHERE id = ANY (ARRAY(
        SELECT id FROM (
          SELECT id, at FROM webhook_messages ORDER BY id LIMIT \(Self.removalBatch)
        ) AS oldest WHERE at < now() - make_interval(days => \(Int32(clamping: days)))))
      """
    ).affectedRows
  }

  /// Removes former webhook keys that no longer sign. Returns the number of removed keys.
  package func removeFormerWebhookSecrets() async throws(StorageError) -> Int {
    try await reading(connection, "DELETE FROM webhook_secrets WHERE until <= now()").affectedRows
  }
}
