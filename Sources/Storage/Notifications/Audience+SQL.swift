// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

// Whom a push reaches: written here and nowhere else, so that what is counted at acceptance, shown in a
// preview, read page by page and reported as unknown are the same devices.

extension Narrowing {
  /// On `devices d`: each part after an AND. A device that has nothing to compare is not let through.
  ///
  /// - Parameter unfit: first preferences that are known not to fit. What others a statement answers is judged
  ///   with `LanguageFits`.
  func condition(unfit: [String]) -> PostgresQuery {
    var condition: PostgresQuery = ""
    if !tags.all.isEmpty { condition += " AND d.tags @> \(tags.all)" }
    if !tags.any.isEmpty { condition += " AND d.tags && \(tags.any)" }
    if !tags.none.isEmpty { condition += " AND NOT d.tags && \(tags.none)" }
    if !languages.isEmpty {
      // Compared with what was asked for once: never made a join, whose plan would depend on statistics.
      condition += " AND (d.language_list IN (\(fragment: Self.lists(unfit: unfit)))) IS TRUE"
    }
    if let versions {
      condition += " AND \(fragment: versions.contains("device_version(d.app_version)")) IS TRUE"
    }
    return condition
  }

  /// The numbers of the lists of languages that may fit.
  static func lists(unfit: [String]) -> PostgresQuery {
    """
    SELECT id FROM language_lists
    WHERE tags <> '' AND split_part(tags, ',', 1) NOT IN (SELECT unnest(\(unfit)))
    """
  }
}

extension AppVersionRange {
  /// - Parameter version: SQL of type `integer[]`.
  func contains(_ version: PostgresQuery) -> PostgresQuery {
    "(\(fragment: version) >= \(from?.numbers ?? [Int32]()) AND \(fragment: version) < \(below?.numbers ?? [Int32.max]))"
  }
}

/// What decides besides names: bound values, or columns of a batch.
struct AudienceFilter {
  /// SQL of type `smallint`.
  var tokenKind: PostgresQuery
  /// SQL of type `smallint`.
  var environment: PostgresQuery
  /// Whether `environment` may be NULL, which lets both through.
  var environmentMayBeNull = true
  /// The snapshot by which devices are divided among the rows of a run: a device is where it was
  /// then. Nil: it is where it is now.
  var snapshot: String?
  /// What the devices have in common, and first preferences that none of its languages fits.
  var narrowing = Narrowing()
  var unfit: [String] = []
  /// Time zones, '' for none; nil: all.
  var zones: [String]?

  /// The filter of one row of work, which is for one environment.
  init(_ work: Work, _ fits: LanguageFits) {
    tokenKind = "\(code: work.notification.tokenKind)"
    environment = "\(code: work.row.environment)"
    environmentMayBeNull = false
    // A request for one environment has one row, and means the devices that are there now.
    snapshot = work.notification.audience.environment == nil ? work.row.snapshot : nil
    narrowing = work.notification.audience.narrowing
    unfit = fits.unfit(for: narrowing.languages)
    zones = work.row.zones
  }

  init(tokenKind: PostgresQuery, environment: PostgresQuery) {
    self.tokenKind = tokenKind
    self.environment = environment
  }

  /// On `devices d`: whether it can be sent to, and the filter lets it through.
  var condition: PostgresQuery {
    "d.state = \(code: DeviceState.active) AND \(fragment: passes)\(fragment: narrowed)\(fragment: isInZone)"
  }

  /// On `devices d`: what it has in common with the others, each part after an AND.
  private var narrowed: PostgresQuery {
    narrowing.isNothing ? "" : narrowing.condition(unfit: unfit)
  }

  /// One zone by itself, so that its index is read.
  private var isInZone: PostgresQuery {
    guard let zones else { return "" }
    guard zones.count == 1 else { return " AND coalesce(d.time_zone, '') = ANY (\(zones))" }
    return zones[0].isEmpty ? " AND d.time_zone IS NULL" : " AND d.time_zone = \(zones[0])"
  }

  /// On `devices d`: whether it belongs to the environment, wherever it is now.
  var isOfEnvironment: PostgresQuery {
    guard let snapshot else { return "d.environment = \(fragment: environment)" }
    return """
      CASE WHEN \(fragment: Self.hasMoved(since: snapshot)) THEN 3 - d.environment ELSE d.environment END
        = \(fragment: environment)
      """
  }

  /// On `devices d`: whether its environment has changed since a snapshot. A device that changed it
  /// twice counts as one that changed it once.
  static func hasMoved(since snapshot: String) -> PostgresQuery {
    "coalesce(NOT pg_visible_in_snapshot(d.environment_xid, \(snapshot)::text::pg_snapshot), false)"
  }

  /// On `devices d`: whether the filter lets it through.
  private var passes: PostgresQuery {
    let passes: PostgresQuery =
      "d.token_kind = \(fragment: tokenKind) AND \(fragment: isOfEnvironment)"
    guard environmentMayBeNull else { return passes }
    return """
      d.token_kind = \(fragment: tokenKind)
        AND (\(fragment: environment) IS NULL OR d.environment = \(fragment: environment))
      """
  }

  /// The devices that tokens and users name, each once: rows of `devices`, as a subquery. By key on
  /// either way, since a condition on both at once is evaluated for each row found; and each key by
  /// itself (OFFSET 0 keeps what else is asked out of the look-up), so that no plan made for an empty
  /// table reads the table and compares it with the names, or takes another index for its other columns.
  ///
  /// - Parameters:
  ///   - app: SQL of type `integer`.
  ///   - tokens: SQL of type `bytea[]`.
  ///   - users: SQL of type `text[]`.
  ///   - columns: of `d`, the token among them.
  ///   - further: one more condition on `d`.
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

  /// Why a named token is not reached, of the outer join of names and `devices d`; NULL when it is.
  ///
  /// - Parameter absent: of one that the app has no device for.
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
