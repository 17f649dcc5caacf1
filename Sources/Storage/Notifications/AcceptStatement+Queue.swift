// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

// Queue rows of accepted notifications.

extension AcceptStatement {
  /// Stores a queue row for each environment with devices, and at least one row, so that a
  /// notification without devices also finishes.
  static func queued(_ shape: Shape) -> PostgresQuery {
    let production: PostgresQuery = "\(code: PushEnvironment.production)::int2"
    return """
      INSERT INTO queue (app, run, notification, day, environment, kind, class, bucket_from, bucket_to,
        deadline, held, available_at, holder, epoch, snapshot, audience, counted)
      SELECT r.app, r.id, r.notification, r.day, part.environment,
        \(fragment: kind),
        CASE WHEN i.everyone THEN \(code: WorkClass.broadcast) ELSE \(code: WorkClass.single) END,
        part.low, part.high, i.deadline,
        \(fragment: shape.hasSchedules ? Self.heldUnlessRestored : "part.held"),
        CASE WHEN part.is_taken THEN \(fragment: WorkQueue.leaseEnd)
          ELSE \(fragment: shape.hasSchedules ? Self.availableAt : "now()") END,
        CASE WHEN part.is_taken THEN i.holder END,
        CASE WHEN part.is_taken THEN \(QueueRow.firstEpoch) ELSE 0 END,
        pg_current_snapshot(), -part.users,
        CASE WHEN s.counted THEN \(code: DeliveryCounting.inCounts) ELSE \(code: DeliveryCounting.byRows) END
      FROM started r JOIN input i ON i.id = r.notification JOIN seen s ON s.id = i.id
      CROSS JOIN LATERAL (
        SELECT e.environment, NULL::int4 AS low, NULL::int4 AS high,
          CASE WHEN e.devices > 0\(unsafeSQL: shape.hasUncommon ? " AND i.is_plain" : "")
            THEN e.held END AS held, e.is_taken, e.users
        FROM (VALUES (\(fragment: production), i.production_held, i.production_taken, s.production, s.users_production),
            (\(code: PushEnvironment.sandbox)::int2, i.sandbox_held, i.sandbox_taken, s.sandbox, s.users_sandbox))
          AS e (environment, held, is_taken, devices, users)
        WHERE NOT i.everyone AND (e.devices > 0
          OR s.audience >= \(Acceptance.audienceCountLimit)
            AND (i.environment IS NULL OR i.environment = e.environment)
          OR s.audience = 0 AND e.environment = coalesce(i.environment, \(fragment: production))
          \(unsafeSQL: shape.hasUncommon ? Self.bothForNames : ""))
        \(fragment: shape.hasEveryone ? ranges(shape) : "")
      ) part
      WHERE \(fragment: shape.hasSchedules ? AcceptSchedules.hasWork : "true")
      RETURNING id, run, notification, environment, holder, snapshot, counted
      """
  }

  /// Rows held after a restore (`available_at` infinity) are not held for a lane.
  private static let heldUnlessRestored: PostgresQuery =
    "CASE WHEN NOT \(fragment: AcceptSchedules.isHeld("i.fires_due")) THEN part.held END"

  private static let availableAt: PostgresQuery =
    "CASE WHEN \(fragment: AcceptSchedules.isHeld("i.fires_due")) THEN 'infinity'::timestamptz ELSE now() END"

  private static let kind: PostgresQuery =
    "CASE WHEN i.everyone THEN \(code: WorkKind.range) ELSE \(code: WorkKind.names) END"

  /// Both environments get a row for names that are not plain, because a device's environment may
  /// change before its page is read.
  private static let bothForNames =
    "OR NOT i.is_plain AND (i.environment IS NULL OR i.environment = e.environment)"

  private static func ranges(_ shape: Shape) -> PostgresQuery {
    let production: PostgresQuery = "\(code: PushEnvironment.production)::int2"
    return """
      UNION ALL
      SELECT e.environment, g * 65536 / n.ranges, (g + 1) * 65536 / n.ranges - 1,
        CASE WHEN s.audience > 0 THEN e.held END, false, 0
      FROM (VALUES (\(fragment: production), i.production_held, s.production),
          (\(code: PushEnvironment.sandbox)::int2, i.sandbox_held, s.sandbox))
        AS e (environment, held, devices)
      CROSS JOIN LATERAL (SELECT \(fragment: cutting(shape)) AS ranges) n
      CROSS JOIN LATERAL generate_series(0, n.ranges - 1) g
      WHERE i.everyone AND (i.environment IS NULL OR i.environment = e.environment)
        AND (s.audience = 0 AND e.environment = coalesce(i.environment, \(fragment: production))
          OR e.devices > 0
          OR \(unsafeSQL: shape.hasUncommon ? "i.is_plain AND " : "")EXISTS (SELECT 1 FROM devices d WHERE d.app = i.app AND d.environment = e.environment
            AND d.token_kind = i.token_kind AND d.state = \(code: DeviceState.active)))
      """
  }

  /// Number of rows into which a broadcast in environment `e` is split. A row held for its lane is
  /// split when it is released (`WorkQueue.releaseHeld`). Rows of schedules may be held after a
  /// restore, whose release does not split them, so they are split here.
  private static func cutting(_ shape: Shape) -> PostgresQuery {
    let ranges: PostgresQuery = "\(NotificationStore.broadcastRanges)::int4"
    return shape.hasSchedules
      ? ranges
      : "CASE WHEN e.held IS NOT NULL AND s.audience > 0 THEN 1 ELSE \(fragment: ranges) END"
  }
}
