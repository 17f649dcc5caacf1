// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// Recipients of notifications that have a collapse id and many names, one row each
/// (`collapse_names`). `SupersedingStore` looks the devices of a page up among them by key.
///
/// Notifications with fewer names have no rows here, so that single pushes with a collapse id cost
/// no additional writes.
enum CollapseNames {
  static let table = "collapse_names"

  /// Maximum number of names without rows in `collapse_names`. A search unnests at most
  /// `SupersedingStore.newestLookedAt` times as many names: ten thousand, in about two
  /// milliseconds.
  static let mostUnlisted = 100

  /// Bytes of the digest. The probability that two names of an app collide is negligible for any
  /// number of devices.
  private static let digestBytes = 12

  /// Returns whether a notification's names get rows in `collapse_names`.
  static func lists(_ notification: Notification) -> Bool {
    let audience = notification.audience
    return notification.collapseID != nil && !audience.isEveryone
      && audience.tokens.count + audience.users.count > mostUnlisted
  }

  /// Returns SQL for the digest of a device token.
  static func digest(token: PostgresQuery, collapseID: PostgresQuery) -> PostgresQuery {
    digest(collapseID, "'\\x0000'::bytea || \(fragment: token)")
  }

  /// Returns SQL for the digest of a user id.
  static func digest(user: PostgresQuery, collapseID: PostgresQuery) -> PostgresQuery {
    digest(collapseID, "'\\x0001'::bytea || convert_to(\(fragment: user), 'UTF8')")
  }

  /// Texts contain no zero byte, so the first zero byte marks the end of the collapse id.
  private static func digest(_ collapseID: PostgresQuery, _ name: PostgresQuery) -> PostgresQuery {
    """
    substr(sha256(convert_to(\(fragment: collapseID), 'UTF8') || \(fragment: name)), 1, \(unsafeSQL: "\(digestBytes)"))
    """
  }

  /// SQL that stores the names of new notifications (`started r`). A column of `input i` selects
  /// the notifications.
  static let insertion: PostgresQuery = """
    INSERT INTO collapse_names (day, app, name, run)
    SELECT r.day, r.app, n.name, r.id FROM started r JOIN input i ON i.id = r.notification
    CROSS JOIN LATERAL (
      SELECT \(fragment: digest(token: "t.token", collapseID: "i.collapse_id")) AS name
      FROM unnest(i.tokens) AS t (token)
      UNION ALL
      SELECT \(fragment: digest(user: "u.user_id", collapseID: "i.collapse_id"))
      FROM unnest(i.users) AS u (user_id)) n
    WHERE i.has_listed_names
    """

  /// Returns SQL of a condition: one of `runs` names the digest.
  ///
  /// Each name is one index probe that begins at the oldest run. A scalar subquery is never planned
  /// as a join, and IS TRUE prevents a probe for each run.
  static func isNamed(
    _ digest: PostgresQuery, by runs: [RunID], app: AppID, in table: String
  ) -> PostgresQuery {
    let first = runs.map(\.rawValue).min() ?? 0
    return """
      coalesce((SELECT true FROM \(unsafeSQL: table) x WHERE x.app = \(app) AND x.name = \(fragment: digest)
        AND x.run >= \(first) AND (x.run = ANY (\(runs.map(\.rawValue)))) IS TRUE LIMIT 1), false)
      """
  }
}
