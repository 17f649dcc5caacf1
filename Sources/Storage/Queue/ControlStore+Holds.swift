// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// The end of holds, which a starting node placed on queued work after a restore (`RestoreHold`).

extension ControlStore {
  /// Maximum number of rows that a report counts, so that its cost is bounded.
  private static let rowsReported = 1_000_000

  /// A condition on a row of the queue.
  private static let isHeld: PostgresQuery = "available_at = 'infinity'"

  /// Reports the rows of the queue, of one app or all, by the reason for which they wait.
  package func report(app: AppID? = nil) async throws(StorageError) -> QueueReport {
    let results = try await together(
      client.reports(of: app),
      [
        """
        SELECT coalesce(a.bundle_id, '') AS bundle_id, w.* FROM (
          SELECT app, environment,
            class = \(code: WorkClass.single) AS single, kind, held, \(fragment: Self.isHeld) AS restored,
            holder IS NOT NULL AS claimed, available_at > now() AS later, attempt > 0
              AND holder IS NULL AND held IS NULL AND available_at > now() AS attempted,
            count(*) AS rows,
            min(notification::text) AS oldest
          FROM (SELECT * FROM queue WHERE \(app == nil) OR app = \(app ?? AppID(rawValue: 0))
            LIMIT \(Self.rowsReported)) q
          GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9
        ) w LEFT JOIN apps a ON a.id = w.app
        ORDER BY 1, w.environment, w.single DESC, w.kind, w.restored, w.held, w.claimed, w.later,
          w.attempted
        """,
        "SELECT started_at FROM holds",
        Self.rateLimited(of: app),
      ])
    let lines = try decoding(results[0]) { (row) throws(PostgresError) in try Self.line(row) }
    let since = try decoding(results[1]) { (row) throws(PostgresError) in
      try row.decode("started_at", as: Instant?.self)
    }
    return QueueReport(
      lines: lines, rateLimited: try decoding(results[2], Self.rateLimited),
      heldSince: since.first ?? nil,
      isMinimum: lines.reduce(0) { $0 + $1.rows } >= Self.rowsReported)
  }

  private static func line(_ row: PostgresRow) throws(PostgresError) -> QueueReport.Line {
    let waiting: QueueReport.Waiting
    if try row.decode("restored", as: Bool.self) {
      waiting = .afterRestore
    } else if let reason = try row.decode("held", as: HoldReason?.self) {
      waiting = .held(reason)
    } else if try row.decode("claimed", as: Bool.self) {
      waiting = .claimed
    } else {
      let isAttempted = try row.decode("attempted", as: Bool.self)
      waiting =
        try row.decode("later", as: Bool.self) ? (isAttempted ? .retry : .delayed) : .ready
    }
    let oldest = NotificationID(try row.decode("oldest", as: String.self))
    return QueueReport.Line(
      app: try row.decode("bundle_id"), environment: try row.decode("environment"),
      workClass: try row.decode("single", as: Bool.self) ? .single : .broadcast,
      kind: try row.decode("kind"), waiting: waiting,
      rows: Int(try row.decode("rows", as: Int64.self)),
      oldest: Instant(microseconds: (oldest?.milliseconds ?? 0) * 1_000))
  }

  /// Returns the app of a bundle id, for callers without a configuration; nil if it does not exist.
  package func app(named bundleID: String) async throws(StorageError) -> AppID? {
    let rows = try await reading(
      client.read, "SELECT id FROM apps WHERE bundle_id = \(bundleID) AND deleted_at IS NULL")
    return try decoding(rows) { (row) throws(PostgresError) in try row.decode("id", as: AppID.self)
    }.first
  }

  /// Returns whether any row is held after a restore.
  package func isAnythingHeld() async throws(StorageError) -> Bool {
    try await reading(
      client.read,
      "SELECT id FROM queue WHERE \(fragment: Self.isHeld) ORDER BY deadline, id LIMIT 1"
    ).count > 0
  }

  /// Requests the release or expiry of held rows, of one app or all. The queue maintainer executes
  /// requests in their order, even if this process ends. Returns the number of affected rows.
  package func end(
    _ ending: HoldEnding, app: AppID? = nil, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Int {
    let before = Self.bound(ending)
    let counted = try await reading(
      client.reports(of: app),
      """
      SELECT count(*) AS rows FROM queue WHERE \(fragment: Self.isHeld) AND notification < \(before)
        AND (\(app == nil) OR app = \(app ?? AppID(rawValue: 0)))
      """)
    let expires = ending != .release
    _ = try await together(
      client.write,
      [
        """
        WITH RECURSIVE holding AS (
          (SELECT app FROM queue WHERE \(fragment: Self.isHeld) AND app >= \(app ?? AppID(rawValue: .min))
            ORDER BY app, notification, id LIMIT 1)
          UNION ALL
          SELECT next.app FROM holding h CROSS JOIN LATERAL (
            SELECT app FROM queue WHERE \(fragment: Self.isHeld) AND app > h.app AND \(app == nil)
            ORDER BY app, notification, id LIMIT 1) next
        )
        INSERT INTO hold_endings (app, before, expires)
        SELECT app, \(before), \(expires) FROM holding
        WHERE app = \(app ?? AppID(rawValue: 0)) OR \(app == nil)
        """
      ] + AuditLog.statements(change))
    // Nodes that miss the notification poll within a second.
    _ = try? await reading(client.write, StoreSignal.control.query)
    return Int(
      try decoding(counted) { (row) throws(PostgresError) in
        try row.decode("rows", as: Int64.self)
      }.first ?? 0)
  }

  /// The exclusive upper bound of the notification ids that an ending applies to.
  private static func bound(_ ending: HoldEnding) -> UUID {
    switch ending {
    case .release: UUID(high: .max, low: .max)
    case .expire(let before):
      // The first 48 bits of an id are its UNIX time in milliseconds.
      UUID(high: UInt64(clamping: before.microseconds / 1_000) << 16, low: 0)
    }
  }

  /// Makes held rows ready: rows that the first requested ending covers, and rows past their
  /// deadline, which then expire. At most `limit` rows each. Returns their number and whether more
  /// rows may be left.
  ///
  /// Endings are executed one at a time and in order, so that a later request does not release rows
  /// that an earlier one expires. A range that is wider than a broadcast's ranges was held for a
  /// lane before. It is split on release, so that shards and nodes share it.
  package func endHolds(limit: Int) async throws(StorageError) -> (ready: Int, isMore: Bool) {
    let late = try await reading(
      client.deliveryWrite,
      """
      UPDATE queue q SET available_at = now()
      WHERE q.id = ANY (ARRAY(
        SELECT id FROM queue WHERE \(fragment: Self.isHeld) AND deadline <= now()
        ORDER BY deadline, id LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      RETURNING q.id
      """)
    let ended = try await reading(
      client.deliveryWrite,
      """
      WITH first AS MATERIALIZED (
        SELECT e.id, e.app, e.before, e.expires FROM hold_endings e
        WHERE e.id = (SELECT id FROM hold_endings ORDER BY id LIMIT 1) FOR UPDATE SKIP LOCKED
      ), found AS MATERIALIZED (
        SELECT q.*, f.expires, \(fragment: WorkQueue.width) AS width FROM first f CROSS JOIN LATERAL (
          SELECT * FROM queue WHERE \(fragment: Self.isHeld) AND app = f.app AND notification < f.before
          ORDER BY notification, id LIMIT \(limit) FOR UPDATE SKIP LOCKED) q
      ), picked AS MATERIALIZED (
        SELECT f.*, CASE WHEN expires THEN bucket_to ELSE \(fragment: WorkQueue.endOfFirst) END AS first_to FROM found f
      ), cut AS (
        INSERT INTO queue (app, run, notification, day, environment, kind, class, zones, snapshot, counted, deadline,
          rescued, bucket_from, bucket_to)
        SELECT p.app, p.run, p.notification, p.day, p.environment, p.kind, p.class, p.zones, p.snapshot, p.counted,
          p.deadline, p.rescued, g, least(p.bucket_to, g + p.width - 1)
        FROM picked p CROSS JOIN LATERAL generate_series(p.first_to + 1, p.bucket_to, p.width) g
      ), freed AS (
        UPDATE queue q SET available_at = now(), bucket_to = p.first_to,
          -- In the past by the clock of every node.
          deadline = CASE WHEN p.expires THEN to_timestamp(0) ELSE q.deadline END
        FROM picked p WHERE q.id = ANY (ARRAY(SELECT id FROM picked)) AND q.id = p.id RETURNING q.id
      ), done AS (
        DELETE FROM hold_endings e WHERE e.id = ANY (ARRAY(SELECT id FROM first))
          AND NOT EXISTS (SELECT 1 FROM picked)
      )
      SELECT (SELECT count(*) FROM picked) AS rows FROM first
      """)
    let rows = try decoding(ended) { (row) throws(PostgresError) in
      Int(try row.decode("rows", as: Int64.self))
    }
    // The statement has just deleted an ending without rows; another one may follow it.
    return (late.count + (rows.first ?? 0), late.count == limit || !rows.isEmpty)
  }
}
