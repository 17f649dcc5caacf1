// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

// Whom a push reaches: written here and nowhere else, so that what is counted at acceptance, shown in a
// preview, read page by page and reported as unknown are the same devices.

/// What decides besides names: bound values, or columns of a batch.
struct AudienceFilter {
  /// SQL of type `smallint`.
  var tokenKind: PostgresQuery
  /// SQL of type `smallint`.
  var environment: PostgresQuery
  /// Whether `environment` may be NULL, which lets both through.
  var environmentMayBeNull = true

  /// The filter of one row of work, which is for one environment.
  init(_ work: Work) {
    tokenKind = "\(code: work.notification.pushType.tokenKind)"
    environment = "\(code: work.row.environment)"
    environmentMayBeNull = false
  }

  init(tokenKind: PostgresQuery, environment: PostgresQuery) {
    self.tokenKind = tokenKind
    self.environment = environment
  }

  /// On `devices d`: whether it can be sent to, and the filter lets it through.
  var condition: PostgresQuery {
    "d.state = \(code: DeviceState.active) AND \(fragment: passes)"
  }

  /// On `devices d`: whether the filter lets it through.
  private var passes: PostgresQuery {
    let passes: PostgresQuery =
      "d.token_kind = \(fragment: tokenKind) AND d.environment = \(fragment: environment)"
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
  var unknownReason: PostgresQuery {
    """
    CASE WHEN d.token IS NULL THEN \(reason: .notRegisteredHere)
      WHEN d.state = \(code: DeviceState.quarantined) THEN \(reason: .quarantined)
      WHEN d.state = \(code: DeviceState.unregistered) THEN \(reason: .unregistered)
      WHEN d.token_kind <> \(fragment: tokenKind) THEN \(reason: .otherTokenKind)
      WHEN d.environment <> \(fragment: environment) THEN \(reason: .otherEnvironment) END
    """
  }
}
