// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

// Device changes that follow from APNs responses. These statements are part of the transaction that
// stores the outcomes.

extension DeviceChanges {
  /// Returns the statements for reports that change their device. Each statement returns the keys
  /// of devices that it deactivated or whose environment it changed.
  static func judged(_ rows: [DeliveryReport]) -> [PostgresQuery] {
    var statements: [PostgresQuery] = []
    let gone = rows.filter(\.verdict.isUnregistered)
    if !gone.isEmpty { statements.append(unregister(gone)) }
    let suspect = rows.filter(\.verdict.isQuarantine)
    if !suspect.isEmpty { statements.append(quarantine(suspect)) }
    let found = rows.filter { if case .found = $0.verdict { true } else { false } }
    if !found.isEmpty { statements.append(correct(found)) }
    let proven = rows.filter { $0.verdict == .proven }
    if !proven.isEmpty { statements.append(prove(proven)) }
    let revived = rows.filter { if case .revived = $0.verdict { true } else { false } }
    if !revived.isEmpty { statements.append(revive(revived)) }
    return statements
  }

  /// Records that APNs accepted a push to these devices. A device that is being changed
  /// concurrently is skipped; its next accepted push records it.
  private static func prove(_ rows: [DeliveryReport]) -> PostgresQuery {
    """
    UPDATE devices d SET unproven = false
    FROM (SELECT k.place FROM unnest(\(rows.map(\.run.app)), \(rows.map(\.token))) AS i (app, token)
      CROSS JOIN LATERAL (
        SELECT ctid AS place FROM devices WHERE app = i.app AND token = i.token AND unproven OFFSET 0) k) f
    WHERE d.ctid = f.place RETURNING d.app, d.token
    """
  }

  /// Reactivates unregistered devices to which APNs accepted a push. The time of the push becomes
  /// the registration time, because the token was valid then.
  private static func revive(_ rows: [DeliveryReport]) -> PostgresQuery {
    let times = rows.map { row -> Instant? in
      if case .revived(let sentAt) = row.verdict { sentAt } else { nil }
    }
    return """
      WITH input AS MATERIALIZED (
        SELECT app, token, max(sent_at) AS sent_at
        FROM unnest(\(rows.map(\.run.app))::int4[], \(rows.map(\.token))::bytea[],
          \(times)::timestamptz[]) AS t (app, token, sent_at)
        GROUP BY app, token ORDER BY app, token
      )
      UPDATE devices d SET state = \(code: DeviceState.active), state_reason = NULL,
        unregistered_at = NULL, registered_at = greatest(d.registered_at, f.sent_at),
        unproven = false, updated_at = now()
      FROM (SELECT k.place, i.sent_at FROM input i CROSS JOIN LATERAL (
        SELECT ctid AS place FROM devices WHERE app = i.app AND token = i.token
          AND state = \(code: DeviceState.unregistered) AND unregistered_at <= i.sent_at OFFSET 0
          FOR UPDATE) k) f
      WHERE d.ctid = f.place RETURNING d.app, d.token
      """
  }

  /// Corrects an assumed environment after APNs accepted a push in the other one.
  ///
  /// Only changes devices that have not changed since the push was sent. The condition is part of
  /// the statement, so that no concurrent registration is overwritten.
  private static func correct(_ rows: [DeliveryReport]) -> PostgresQuery {
    let times = rows.map { row -> Instant? in
      if case .found(let sentAt) = row.verdict { sentAt } else { nil }
    }
    return change(
      input: """
        SELECT DISTINCT ON (app, token, environment) app, token, environment, sent_at
        FROM unnest(\(rows.map(\.run.app))::int4[], \(rows.map(\.token))::bytea[],
          \(rows.map(\.registeredEnvironment))::int2[], \(times)::timestamptz[])
          AS t (app, token, environment, sent_at)
        ORDER BY app, token, environment, sent_at DESC
        """,
      condition: """
        d.environment = i.environment AND d.environment_source = \(code: EnvironmentSource.assumed)
          AND d.registered_at <= i.sent_at
        """,
      columns: [
        (
          "environment",
          """
          CASE d.environment WHEN \(code: PushEnvironment.production) THEN \(code: PushEnvironment.sandbox)
            ELSE \(code: PushEnvironment.production) END
          """
        ), ("environment_source", "\(code: EnvironmentSource.found)"),
      ])
  }

  /// 9999-12-31T23:59:59Z: later timestamps from APNs are clamped, so that every client can parse
  /// them.
  private static let latestMilliseconds: Int64 = 253_402_300_799_000

  /// Hours after which a second 410 is believed although the device registered after the timestamp
  /// of that 410. The delay is needed because a backend that uploads its whole table again also
  /// registers dead tokens.
  private static let hoursOfDoubt = 24

  /// Marks devices as unregistered. APNs' timestamp is the time when the token became invalid. A
  /// device that registered later stays active, unless a second 410 follows a day later.
  ///
  /// The condition is part of the statement, so that no concurrent registration is overwritten.
  private static func unregister(_ rows: [DeliveryReport]) -> PostgresQuery {
    change(
      input: gone(rows),
      condition: """
        d.state <> \(code: DeviceState.unregistered)
          AND (i.at IS NULL OR i.at >= date_trunc('milliseconds', d.registered_at)
            OR d.doubted_registration = d.registered_at
              AND d.doubted_at <= now() - make_interval(hours => \(Int32(hoursOfDoubt))))
        """,
      columns: [
        ("environment", "d.environment"), ("state", "\(code: DeviceState.unregistered)"),
        ("state_reason", "i.reason"), ("unregistered_at", "coalesce(i.at, now())"),
      ])
  }

  /// Records a first 410 that is older than the registration. A second 410 a day later unregisters
  /// the device.
  static func doubt(_ rows: [DeliveryReport]) -> PostgresQuery {
    change(
      input: gone(rows),
      condition: """
        d.state <> \(code: DeviceState.unregistered) AND i.at < date_trunc('milliseconds', d.registered_at)
          AND d.doubted_registration IS DISTINCT FROM d.registered_at
        """,
      columns: [
        ("environment", "d.environment"), ("doubted_at", "now()"),
        ("doubted_registration", "d.registered_at"),
      ])
  }

  private static func gone(_ rows: [DeliveryReport]) -> PostgresQuery {
    let stamps = rows.map { row -> PostgresTimestamp? in
      guard case .unregistered(let milliseconds?) = row.verdict else { return nil }
      return PostgresTimestamp(
        microseconds: min(max(milliseconds, 0), latestMilliseconds) * 1000)
    }
    return """
      SELECT DISTINCT ON (app, token) app, token, \(reason: .unregistered) AS reason, at
      FROM unnest(\(rows.map(\.run.app))::int4[], \(rows.map(\.token))::bytea[],
        \(stamps)::timestamptz[]) AS t (app, token, at)
      ORDER BY app, token, at DESC NULLS FIRST
      """
  }

  /// Quarantines devices, except those that registered again after the push was sent, because that
  /// registration may state the right environment.
  ///
  /// The condition is part of the statement, so that no concurrent registration is overwritten.
  private static func quarantine(_ rows: [DeliveryReport]) -> PostgresQuery {
    let verdicts = rows.map { row -> (reason: String, sentAt: Instant?) in
      if case .quarantine(let reason, let sentAt) = row.verdict {
        (reason, sentAt)
      } else {
        ("", nil)
      }
    }
    return change(
      input: """
        SELECT DISTINCT ON (app, token, environment) app, token, reason, environment, sent_at, trial
        FROM unnest(\(rows.map(\.run.app))::int4[], \(rows.map(\.token))::bytea[],
          \(verdicts.map(\.reason))::text[], \(rows.map(\.registeredEnvironment))::int2[],
          \(verdicts.map(\.sentAt))::timestamptz[], \(rows.map(\.row.isEnvironmentProbe))::bool[])
          AS t (app, token, reason, environment, sent_at, trial)
        ORDER BY app, token, environment, sent_at DESC NULLS FIRST
        """,
      condition: """
        d.state = \(code: DeviceState.active) AND d.environment = i.environment
          AND (i.sent_at IS NULL OR d.registered_at <= i.sent_at) AND \(fragment: PruneGuards.isOpen)
        """,
      columns: [
        ("environment", "d.environment"), ("quarantined_at", "clock_timestamp()"),
        ("quarantined_by_operator", "false"),
        (
          "environment_source",
          """
          CASE WHEN i.trial AND d.environment_source = \(code: EnvironmentSource.assumed)
            THEN \(code: EnvironmentSource.refused) ELSE d.environment_source END
          """
        ), ("state", "\(code: DeviceState.quarantined)"), ("state_reason", "i.reason"),
        ("unregistered_at", "NULL::timestamptz"),
      ])
  }

  /// Changes columns of the devices `d` that match rows of `input i`; the expressions may refer to
  /// both.
  ///
  /// The rows exist and are locked. The upsert only finds them by key; for an update with a join,
  /// the planner might choose another plan. OFFSET 0 makes the look-up by key precede the
  /// condition: otherwise a condition on `active` could use the broadcast index.
  static func change(
    input: PostgresQuery, condition: PostgresQuery, columns: [(name: String, value: PostgresQuery)]
  ) -> PostgresQuery {
    let names = columns.map(\.name).joined(separator: ", ")
    var values: PostgresQuery = ""
    for (name, value) in columns {
      values = "\(fragment: values), \(fragment: value) AS \(unsafeSQL: name)"
    }
    let set = columns.map { "\($0.name) = EXCLUDED.\($0.name)" }.joined(separator: ", ")
    return """
      WITH input AS MATERIALIZED (
        \(fragment: input)
      ), locked AS (
        SELECT d.app, d.token, d.bucket, d.language_list, d.token_kind, d.registered_at\(fragment: values)
        FROM input i CROSS JOIN LATERAL (
          SELECT app, token, bucket, language_list, environment, environment_source, token_kind,
            registered_at, state, doubted_at, doubted_registration, user_id, tags
          FROM devices WHERE app = i.app AND token = i.token OFFSET 0 FOR UPDATE
        ) d WHERE \(fragment: condition)
      )
      INSERT INTO devices (app, token, bucket, language_list, token_kind, registered_at, \(unsafeSQL: names))
      SELECT app, token, bucket, language_list, token_kind, registered_at, \(unsafeSQL: names) FROM locked
      ON CONFLICT (app, token) DO UPDATE SET \(unsafeSQL: set), updated_at = now()
      RETURNING app, token
      """
  }
}
