// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

// What Apple's answers say of devices: statements that are part of the transaction which stores the outcomes.

extension DeviceChanges {
  /// The statements for reports that say something of their device; each returns the keys of the
  /// devices that it took out of the active ones, or into the environment that they are of.
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
    return statements
  }

  /// Apple has accepted a push to them. One that somebody changes at this moment is left for its next push.
  private static func prove(_ rows: [DeliveryReport]) -> PostgresQuery {
    """
    UPDATE devices d SET unproven = false
    FROM (SELECT k.place FROM unnest(\(rows.map(\.run.app)), \(rows.map(\.token))) AS i (app, token)
      CROSS JOIN LATERAL (
        SELECT ctid AS place FROM devices WHERE app = i.app AND token = i.token AND unproven OFFSET 0) k) f
    WHERE d.ctid = f.place RETURNING d.app, d.token
    """
  }

  /// Apple took a push in another environment than the one that was assumed: it is the right one, of the device as it
  /// was when the push was begun. Compared here, in one statement, so that no registration can slip between.
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

  /// 9999-12-31T23:59:59Z: what APNs sends is kept within what every reader of a time can take.
  private static let latestMilliseconds: Int64 = 253_402_300_799_000

  /// Hours after which a second 410 is believed although the device registered after Apple's time: a backend that
  /// puts its whole table again revives tokens that are dead.
  private static let hoursOfDoubt = 24

  /// Apple's time says when the token became invalid: an app that registered again after it is
  /// alive, and stays, until it is said again a day later. Compared here, in one statement, so that no registration
  /// can slip between.
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

  /// The first 410 that is older than the registration is noted with that: a second one a day later is about the same.
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

  /// An answer that comes late is not about a device that has registered anew meanwhile, perhaps in the right
  /// environment. Compared here, in one statement, so that no registration can slip between.
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
          \(verdicts.map(\.sentAt))::timestamptz[], \(rows.map(\.row.isTrial))::bool[])
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

  /// Changes columns of the devices `d` of `input i`, by their values as both have them. The rows are there and
  /// locked, so the insert does nothing but find them by their key: an update that joins them would be planned. Each is
  /// looked up before the condition is (OFFSET 0): one that says `active` would be sought in the index of broadcasts.
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
