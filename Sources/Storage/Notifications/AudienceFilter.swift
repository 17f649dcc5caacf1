// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// Conditions of an audience besides names: bound values, or columns of a batch. This is the only
/// definition of audiences in SQL, so that counts at acceptance, previews, pages and unknown
/// devices agree.
struct AudienceFilter {
  /// SQL of type `smallint`.
  var tokenKind: PostgresQuery
  /// SQL of type `smallint`.
  var environment: PostgresQuery
  /// Whether `environment` may be NULL, which matches both.
  var environmentMayBeNull = true
  /// Snapshot by which devices are assigned to the rows of a run: each device belongs to its
  /// environment at that time. Nil: its current environment.
  var snapshot: String?
  /// The narrowing, and the first preferences that match none of its languages.
  var narrowing = Narrowing()
  var unfit: [String] = []
  /// Time zones, '' for devices without a time zone; nil: all devices.
  var zones: [String]?

  /// Creates the filter of one queue row, which has one environment.
  init(_ work: Work, _ fits: LanguageFits) {
    tokenKind = "\(code: work.notification.tokenKind)"
    environment = "\(code: work.row.environment)"
    environmentMayBeNull = false
    // A notification for one environment has one row, which includes the devices that are in the
    // environment now.
    snapshot = work.notification.audience.environment == nil ? work.row.snapshot : nil
    narrowing = work.notification.audience.narrowing
    unfit = fits.unfit(for: narrowing.languages)
    zones = work.row.zones
  }

  init(tokenKind: PostgresQuery, environment: PostgresQuery) {
    self.tokenKind = tokenKind
    self.environment = environment
  }

  /// On `devices d`: whether it is active and matches the filter.
  var condition: PostgresQuery {
    "d.state = \(code: DeviceState.active) AND \(fragment: passes)\(fragment: narrowed)\(fragment: isInZone)"
  }

  /// On `devices d`: the narrowing's conditions, each after an AND.
  private var narrowed: PostgresQuery {
    narrowing.isNothing ? "" : narrowing.condition(unfit: unfit)
  }

  /// A single zone is compared with `=`, so that the planner uses its index.
  private var isInZone: PostgresQuery {
    guard let zones else { return "" }
    guard zones.count == 1 else { return " AND coalesce(d.time_zone, '') = ANY (\(zones))" }
    return zones[0].isEmpty ? " AND d.time_zone IS NULL" : " AND d.time_zone = \(zones[0])"
  }

  /// On `devices d`: whether it is assigned to the environment, even if it has moved since.
  var isOfEnvironment: PostgresQuery {
    guard let snapshot else { return "d.environment = \(fragment: environment)" }
    return """
      CASE WHEN \(fragment: Self.hasMoved(since: snapshot)) THEN 3 - d.environment ELSE d.environment END
        = \(fragment: environment)
      """
  }

  /// On `devices d`: whether its environment has changed since a snapshot. A device that changed
  /// twice, and so is back, also counts as changed.
  static func hasMoved(since snapshot: String) -> PostgresQuery {
    "coalesce(NOT pg_visible_in_snapshot(d.environment_xid, \(snapshot)::text::pg_snapshot), false)"
  }

  /// On `devices d`: whether it matches push type and environment.
  private var passes: PostgresQuery {
    let passes: PostgresQuery =
      "d.token_kind = \(fragment: tokenKind) AND \(fragment: isOfEnvironment)"
    guard environmentMayBeNull else { return passes }
    return """
      d.token_kind = \(fragment: tokenKind)
        AND (\(fragment: environment) IS NULL OR d.environment = \(fragment: environment))
      """
  }

  /// Selects the named devices, each once, as a subquery on `devices`. Tokens and users are looked
  /// up separately, because a combined condition would be evaluated for each row found. OFFSET 0
  /// keeps other conditions out of each look-up. A plan made for an empty table therefore cannot
  /// choose a sequential scan or another index.
  ///
  /// - Parameters:
  ///   - app: SQL of type `integer`.
  ///   - tokens: SQL of type `bytea[]`.
  ///   - users: SQL of type `text[]`.
  ///   - columns: columns of `d`, including the token.
  ///   - further: an additional condition on `d`.
  func named(
    app: PostgresQuery, tokens: PostgresQuery, users: PostgresQuery, columns: String,
    further: PostgresQuery = "true"
  ) -> PostgresQuery {
    """
    SELECT \(unsafeSQL: columns) FROM unnest(\(fragment: tokens)) AS t (token)
    CROSS JOIN LATERAL (
      SELECT * FROM devices WHERE app = \(fragment: app) AND token = t.token OFFSET 0
    ) d WHERE \(fragment: condition) AND \(fragment: further)
    UNION
    SELECT \(unsafeSQL: columns) FROM unnest(\(fragment: users)) AS u (user_id)
    CROSS JOIN LATERAL (
      SELECT * FROM devices WHERE app = \(fragment: app) AND user_id = u.user_id OFFSET 0
    ) d WHERE \(fragment: condition) AND \(fragment: further)
    """
  }

  /// On the outer join of names and `devices d`: the reason why no push is sent to a named token;
  /// NULL if one is sent.
  ///
  /// - Parameter absent: reason for a token without a device.
  func unknownReason(absent: PostgresQuery) -> PostgresQuery {
    """
    CASE WHEN d.token IS NULL THEN \(fragment: absent)
      WHEN d.state = \(code: DeviceState.quarantined) THEN \(reason: .quarantined)
      WHEN d.state = \(code: DeviceState.unregistered) THEN \(reason: .unregistered)
      WHEN d.token_kind <> \(fragment: tokenKind) THEN \(reason: .otherTokenKind)
      WHEN d.environment <> \(fragment: environment) THEN \(reason: .otherEnvironment) END
    """
  }
}
