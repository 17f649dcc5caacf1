// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

/// The names of notifications that have a collapse id and name many recipients, a row each
/// (`collapse_names`), so that `SupersedingStore` finds the devices of a page among them by key.
/// Notifications with fewer names keep them in their own row alone: single pushes with a collapse
/// id pay nothing.
enum CollapseNames {
  static let table = "collapse_names"

  /// From more names on they are listed. At most `SupersedingStore.newestLookedAt` times as many
  /// are unnested by a search: ten thousand, some two milliseconds.
  static let mostUnlisted = 100

  /// Bytes of the digest: the chance that two names of an app share one is negligible at any number
  /// of devices.
  private static let digestBytes = 12

  /// Whether a notification's names are listed.
  static func lists(_ notification: Notification) -> Bool {
    let audience = notification.audience
    return notification.collapseID != nil && !audience.isEveryone
      && audience.tokens.count + audience.users.count > mostUnlisted
  }

  /// SQL of the digest of a device token.
  static func digest(token: PostgresQuery, collapseID: PostgresQuery) -> PostgresQuery {
    digest(collapseID, "'\\x0000'::bytea || \(fragment: token)")
  }

  /// SQL of the digest of a user id.
  static func digest(user: PostgresQuery, collapseID: PostgresQuery) -> PostgresQuery {
    digest(collapseID, "'\\x0001'::bytea || convert_to(\(fragment: user), 'UTF8')")
  }

  /// A text holds no zero byte, so that the first one ends the collapse id.
  private static func digest(_ collapseID: PostgresQuery, _ name: PostgresQuery) -> PostgresQuery {
    """
    substr(sha256(convert_to(\(fragment: collapseID), 'UTF8') || \(fragment: name)), 1, \(unsafeSQL: "\(digestBytes)"))
    """
  }

  /// SQL that lists the names of `started r`, notifications that were just stored, of which `input
  /// i` says that they are to be listed.
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

  /// SQL of a condition: one of `runs` is for a name, by its digest. Each name is one probe,
  /// beginning with the oldest of the runs; a scalar subquery is never planned as a join, and IS
  /// TRUE keeps the runs from being a probe each.
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
