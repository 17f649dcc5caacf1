// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// Statements that store and find idempotency keys. The table is partitioned by the day of a key's
/// first use, and a key is valid for 24 hours. The search covers the day of a request and both
/// adjacent days; a gateway whose clock is ahead stores keys on the day after.
struct IdempotencyKeys {
  private static let hours = 24
  /// Seconds around midnight in which requests with one key may fall on two days, because of clock
  /// skew between gateways and the duration of an acceptance. A unique index covers one day only,
  /// so requests in this period lock their keys.
  static let midnightSeconds: Int64 = 120
  /// First key of the advisory locks, "pgik" read as a number. The second is a hash of the app and
  /// the key.
  static let lockClass: Int32 = 0x7067_696B

  /// The partitions that are searched.
  private let partitions: [String]

  init(partitions: [String]) { self.partitions = partitions }

  /// Finds the partitions for requests with these arrival times.
  init(
    of times: [Instant], _ days: DayPartitions
  ) async throws(PostgresError) {
    let wanted = Set(times.flatMap { [$0.day - 1, $0.day, $0.day + 1] })
    partitions = try await days.leaves(of: "idempotency", days: wanted.sorted())
  }

  // MARK: accepting

  /// Returns the statement that locks the keys of requests near midnight until the transaction
  /// ends; nil without such requests. The accepting statement follows in the transaction, and so
  /// sees a key that was stored on the other day.
  static func lock(_ rows: [AcceptRow]) -> PostgresQuery? {
    let near = rows.filter { $0.idempotency != nil && $0.notification.acceptedAt.isNearMidnight }
    if near.isEmpty { return nil }
    return """
      SELECT pg_advisory_xact_lock(\(lockClass), hash)::text FROM (
        SELECT DISTINCT hashtext(app || ' ' || key) AS hash
        FROM unnest(\(near.map(\.notification.app)), \(near.map(\.idempotency?.key))) AS t (app, key)
        ORDER BY hash) AS locks
      """
  }

  /// Parts of the accepting statement: the valid keys of `input`, and the newly stored keys.
  var steps: PostgresQuery {
    let found = found(
      app: "i.app", key: "i.key", day: "(i.accepted_at AT TIME ZONE 'UTC')::date")
    return """
      , former AS MATERIALIZED (
        SELECT i.id, f.* FROM input i CROSS JOIN LATERAL (\(fragment: found) LIMIT 1) f
        WHERE i.key IS NOT NULL
      ), keys AS (
        INSERT INTO idempotency (app, key, day, body_hash, notification, audience, expires_at)
        SELECT i.app, i.key, (i.accepted_at AT TIME ZONE 'UTC')::date, i.body_hash, i.id, s.audience,
          now() + make_interval(hours => \(Self.hours)::int4)
        FROM input i JOIN seen s ON s.id = i.id
        WHERE i.key IS NOT NULL AND s.wrong_token IS NULL
          AND NOT EXISTS (SELECT 1 FROM former f WHERE f.id = i.id AND f.notification <> i.id)
        ORDER BY i.app, i.key
        ON CONFLICT (app, key, day) DO UPDATE SET body_hash = EXCLUDED.body_hash,
          notification = EXCLUDED.notification, audience = EXCLUDED.audience,
          expires_at = EXCLUDED.expires_at
        WHERE idempotency.expires_at <= now() OR idempotency.notification = EXCLUDED.notification
        RETURNING app, key, notification, body_hash, audience
      )
      """
  }

  /// On `input i`: whether its notification is stored under its key.
  static let isFirst: PostgresQuery =
    "(i.key IS NULL OR EXISTS (SELECT 1 FROM keys k WHERE k.notification = i.id))"

  /// The notification stored under a key, from `holders`.
  static let holder: PostgresQuery = """
    coalesce(k.notification, f.notification) AS holder,
    coalesce(k.body_hash, f.body_hash) AS holder_hash,
    coalesce(k.audience, f.audience) AS holder_audience
    """

  /// Replaces `holder` in a batch without keys.
  static let noHolder: PostgresQuery =
    "NULL::uuid AS holder, NULL::bytea AS holder_hash, NULL::int4 AS holder_audience"

  /// On `seen s`.
  static let holders: PostgresQuery = """
    LEFT JOIN keys k ON k.app = s.app AND k.key = s.key
    LEFT JOIN former f ON f.id = s.id
    """

  // MARK: finding

  /// Returns the statement that finds the notification stored under a key.
  func find(app: AppID, key: String, at time: Instant) -> PostgresQuery {
    found(app: "\(app)", key: "\(key)", day: "\(PostgresDate(days: time.day))::date")
  }

  private func found(
    app: PostgresQuery, key: PostgresQuery, day: PostgresQuery
  ) -> PostgresQuery {
    var query: PostgresQuery = ""
    for (index, partition) in partitions.enumerated() {
      if index > 0 { query += " UNION ALL " }
      query += """
        SELECT notification, body_hash, audience FROM \(unsafeSQL: partition)
        WHERE app = \(fragment: app) AND key = \(fragment: key)
          AND day BETWEEN \(fragment: day) - 1 AND \(fragment: day) + 1 AND expires_at > now()
        """
    }
    return query
  }
}

extension Instant {
  /// Days since 1970, in UTC.
  fileprivate var day: Int32 { Int32(clamping: (microseconds / 86_400_000_000)) }

  fileprivate var isNearMidnight: Bool {
    let second = (microseconds / 1_000_000) % 86_400
    return second < IdempotencyKeys.midnightSeconds
      || second >= 86_400 - IdempotencyKeys.midnightSeconds
  }
}
