// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// A notification by local time is one run with several passes. At each moment at which its local
// time occurs in some zones, a pass reads the devices of these zones. Each sent push has a row in
// `deliveries`, so that a travelling device receives it once. The last pass covers every device
// without a row.

extension ScheduleStore {
  /// Number of ranges of buckets into which a zone is split in each environment, so that shards and
  /// nodes share the work.
  static let zoneRanges = 4

  /// Result of a pass.
  package enum Pass: Sendable, Equatable {
    /// This number of queue rows was stored.
    case queued(Int)
    /// Another node has made the pass, the schedule was cancelled or paused, or earlier passes are
    /// in progress.
    case notDue
  }

  /// Stores the queue rows of a pass, and the due time of the next one. A single statement, so that
  /// only one node makes the pass, and a crash leaves all of it or nothing.
  package func pass(
    _ due: Due, time: LocalTime, ifPast: IfPast, appZone: String
  ) async throws(StorageError) -> Pass {
    let id = due.notification.id
    let runs = try await days.name(of: "runs", day: id.day)
    let moment: PostgresQuery = "\(fragment: Self.timestamp(time)) AT TIME ZONE z.name"
    let rows = try await reading(
      client.write,
      """
      WITH RECURSIVE \(fragment: try await placed(time, app: due.notification.app, appZone: appZone)),
      following AS MATERIALIZED (
        SELECT min(x.moment) AS moment FROM (
          SELECT \(fragment: moment) AS moment FROM unnest(\(try await zones.all())) AS z (name)) x
        WHERE x.moment > \(due.due)
      ), mine AS MATERIALIZED (
        SELECT s.id, s.accepted_at, s.passed_at, f.moment FROM schedules s, following f
        WHERE s.id = \(id) AND s.due_at = \(due.due) AND s.begun
          AND s.state = \(code: Schedule.State.waiting)
          -- The last pass covers devices without a row, so it waits for work in progress.
          AND (f.moment IS NOT NULL OR NOT EXISTS (
            SELECT 1 FROM \(unsafeSQL: runs) r JOIN queue q ON q.run = r.id AND q.kind <> \(code: WorkKind.retry)
            WHERE r.notification = s.id))
        FOR UPDATE OF s
      ), moved AS (
        UPDATE schedules s SET due_at = m.moment, passed_at = \(due.due) FROM mine m
        WHERE s.id = m.id AND m.moment IS NOT NULL
      ), ended AS (
        DELETE FROM schedules s USING mine m WHERE s.id = m.id AND m.moment IS NULL
      ), run AS MATERIALIZED (
        SELECT r.id, r.app, r.notification, r.day, r.counted, m.accepted_at, m.passed_at, m.moment IS NULL AS is_last
        FROM mine m JOIN \(unsafeSQL: runs) r ON r.notification = m.id AND r.number = 1
      ), parts AS MATERIALIZED (
        SELECT p.zone, p.moment FROM placed p, run r
        WHERE NOT r.is_last AND p.moment <= \(due.due) AND (r.passed_at IS NULL OR p.moment > r.passed_at)
      ), queued AS (
        \(fragment: work(due, ifPast))
      ), swept AS (
        \(fragment: Self.sweep(due.notification, of: "run r WHERE r.is_last"))
      )
      SELECT (SELECT count(*) FROM queued) + (SELECT count(*) FROM swept) AS rows,
        (SELECT count(*) FROM mine) AS mine
      """)
    return try decoding(rows) { (row) throws(PostgresError) -> Pass in
      guard try row.decode("mine", as: Int64.self) > 0 else { return .notDue }
      return .queued(Int(try row.decode("rows", as: Int64.self)))
    }.first ?? .notDue
  }

  /// Selects the work of the zones that are due. Where the local time had passed at acceptance and
  /// `if_past` is `skip`, the deadline has passed as well, so that each device is recorded as
  /// expired.
  private func work(_ due: Due, _ ifPast: IfPast) -> PostgresQuery {
    let notification = due.notification
    let audience = notification.audience
    let begins: PostgresQuery =
      ifPast == .skip ? "p.moment" : "greatest(p.moment, r.accepted_at)"
    let deadline: PostgresQuery = """
      CASE WHEN p.moment < r.accepted_at AND \(ifPast == .skip) THEN p.moment
        ELSE \(fragment: Self.deadline(of: notification, from: begins)) END
      """
    let environments = audience.environment.map { [$0] } ?? PushEnvironment.allCases
    let availableAt: PostgresQuery =
      "CASE WHEN \(fragment: AcceptSchedules.isHeld("p.moment")) THEN 'infinity'::timestamptz ELSE now() END"
    let columns = """
      INSERT INTO queue (app, run, notification, day, environment, kind, class, bucket_from, bucket_to, zones,
        deadline, available_at, snapshot, counted)
      """
    if audience.isEveryone {
      return """
        \(unsafeSQL: columns)
        SELECT r.app, r.id, r.notification, r.day, e.environment, \(code: WorkKind.range),
          \(code: WorkClass.broadcast), g * 65536 / \(Self.zoneRanges)::int4,
          (g + 1) * 65536 / \(Self.zoneRanges)::int4 - 1, ARRAY[p.zone], \(fragment: deadline), \(fragment: availableAt),
          \(fragment: Self.division)
        FROM run r CROSS JOIN parts p CROSS JOIN unnest(\(environments)) AS e (environment)
        CROSS JOIN generate_series(0, \(Self.zoneRanges)::int4 - 1) g
        WHERE p.zone = '' OR EXISTS (
          SELECT 1 FROM devices d WHERE d.app = r.app AND d.time_zone = p.zone
            AND d.environment = e.environment AND d.token_kind = \(notification.tokenKind)
            AND d.state = \(code: DeviceState.active)
          ORDER BY d.app, d.time_zone, d.environment, d.token_kind, d.bucket, d.token LIMIT 1)
        RETURNING id
        """
    }
    return """
      \(unsafeSQL: columns)
      SELECT r.app, r.id, r.notification, r.day, e.environment, \(code: WorkKind.names),
        \(code: WorkClass.single), NULL, NULL, array_agg(p.zone), min(\(fragment: deadline)),
        min(\(fragment: availableAt)), \(fragment: Self.division)
      FROM run r CROSS JOIN parts p CROSS JOIN unnest(\(environments)) AS e (environment)
      WHERE p.zone IN (SELECT coalesce(d.time_zone, '') FROM (\(fragment: named(notification))) d
        WHERE d.environment = e.environment)
      GROUP BY r.app, r.id, r.notification, r.day, r.counted, e.environment, p.moment < r.accepted_at,
        \(fragment: AcceptSchedules.isHeld("p.moment"))
      RETURNING id
      """
  }

  /// On `run r`: the columns `snapshot` and `counted` of its queue rows.
  private static let division: PostgresQuery = """
    pg_current_snapshot(), CASE WHEN r.counted THEN \(code: DeliveryCounting.inCounts)
      ELSE \(code: DeliveryCounting.byRows) END
    """

  /// Selects the named devices of any kind and state.
  private func named(_ notification: Notification) -> PostgresQuery {
    let columns = "time_zone, environment"
    return """
      SELECT x.* FROM unnest(\(notification.audience.tokens)) AS t (token) CROSS JOIN LATERAL (
        SELECT \(unsafeSQL: columns) FROM devices
        WHERE app = \(notification.app) AND token = t.token OFFSET 0) x
      UNION ALL
      SELECT x.* FROM unnest(\(notification.audience.users)) AS u (user_id) CROSS JOIN LATERAL (
        SELECT \(unsafeSQL: columns) FROM devices
        WHERE app = \(notification.app) AND user_id = u.user_id OFFSET 0) x
      """
  }

  /// Stores work for every device of a run without a known outcome, for example after a holder
  /// crashed.
  ///
  /// - Parameter run: SQL after FROM: rows `r` with `id`, `app`, `notification` and `day`.
  private static func sweep(_ notification: Notification, of run: PostgresQuery) -> PostgresQuery {
    let audience = notification.audience
    let environments = audience.environment.map { [$0] } ?? PushEnvironment.allCases
    let isEveryone = audience.isEveryone
    let ranges = isEveryone ? NotificationStore.broadcastRanges : 1
    return """
      INSERT INTO queue (app, run, notification, day, environment, kind, class, bucket_from, bucket_to, rescued,
        deadline, snapshot, counted)
      SELECT r.app, r.id, r.notification, r.day, e.environment,
        \(code: isEveryone ? WorkKind.range : .names),
        \(code: isEveryone ? WorkClass.broadcast : .single),
        CASE WHEN \(isEveryone) THEN g * 65536 / \(ranges)::int4 END,
        CASE WHEN \(isEveryone) THEN (g + 1) * 65536 / \(ranges)::int4 - 1 END, true,
        \(fragment: deadline(of: notification, from: "now()")), \(fragment: division)
      FROM (SELECT r.* FROM \(fragment: run)) r CROSS JOIN unnest(\(environments)) AS e (environment)
      CROSS JOIN generate_series(0, \(ranges)::int4 - 1) g
      RETURNING id
      """
  }

  /// SQL equivalent of `Notification.deadline(ofPushDueAt:)`.
  private static func deadline(
    of notification: Notification, from due: PostgresQuery
  ) -> PostgresQuery {
    func after(_ seconds: Int64) -> PostgresQuery {
      "\(fragment: due) + make_interval(secs => \(Double(seconds)))"
    }
    if let seconds = notification.message.options.expiresIn { return after(Int64(seconds)) }
    guard let expiresAt = notification.expiresAt else { return after(Notification.lifetimeSeconds) }
    return expiresAt.seconds <= 0
      ? after(Notification.nowOrNeverSeconds) : "\(expiresAt)::timestamptz"
  }

  /// Cancels a schedule of which a part was sent. Devices that no pass has reached are counted as
  /// not expanded, as for a cancelled broadcast. Returns false if there is no such schedule.
  func cancelBegun(
    _ id: NotificationID, app: AppID, noting change: AuditedChange?
  ) async throws(StorageError) -> Bool {
    guard let notification = try await notification(app: app, id: id, for: .requests) else {
      return false
    }
    let runs = try await days.name(of: "runs", day: id.day)
    let rows = try await reading(
      client.write,
      """
      WITH gone AS (
        DELETE FROM schedules s WHERE s.id = \(id) AND s.app = \(app) AND s.begun RETURNING s.id
      ), said AS MATERIALIZED (
        SELECT r.id, r.app, r.notification, r.day, r.counted FROM gone g JOIN \(unsafeSQL: runs) r
          ON r.notification = g.id AND r.number = 1
        -- Commands lock runs, too.
        FOR UPDATE OF r
      ), cancelled AS (
        INSERT INTO run_controls (run, app, day, control)
        SELECT s.id, s.app, s.day, \(code: RunControl.cancelling) FROM said s
        ON CONFLICT (run) DO UPDATE SET control = EXCLUDED.control
      ), swept AS (
        \(fragment: Self.sweep(notification, of: "said r"))
      )\(fragment: AuditLog.part(change, when: "said"))
      SELECT count(*) AS runs FROM said
      """)
    let counts = try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("runs", as: Int64.self)
    }
    guard let count = counts.first, count > 0 else { return false }
    // Workers that miss the notification poll.
    _ = try? await reading(client.write, StoreSignal.control.query)
    return true
  }
}
