// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

extension DeviceChanges {
  /// Devices of one user that are changed by one statement, which locks them all.
  package static let maximumUserDevices = 1_000

  /// What became of a change of a user's tags.
  package struct UserTags: Sendable, Equatable {
    /// Devices of the user; one more than `maximumUserDevices` are too many, and none was changed.
    package var devices: Int
    package var changed: Int
    /// Devices that would have had too many tags, and have those that they had.
    package var full: Int
  }

  /// Adds tags to all devices of a user and removes others, in one transaction. A device that has them already, and
  /// lacks the others, is not written.
  package func change(
    _ change: TagChange, ofUser user: String, app: AppID
  ) async throws(StorageError) -> UserTags {
    let tags = change.applied(to: "d.tags")
    let devices: PostgresQuery = """
      SELECT app, token, tags FROM devices WHERE app = \(app) AND user_id = \(user)
      ORDER BY token LIMIT \(Self.maximumUserDevices + 1)
      """
    let results = try await together(
      client.write,
      [
        """
        SELECT count(*) AS devices, count(*) FILTER (WHERE cardinality(\(fragment: tags))
          > \(DeviceRegistration.maximumTags)) AS too_full
        FROM (\(fragment: devices)) d
        """,
        Self.change(
          input: """
            SELECT app, token FROM (\(fragment: devices)) d
            WHERE (SELECT count(*) FROM (\(fragment: devices)) c) <= \(Self.maximumUserDevices)
            """,
          condition: """
            d.user_id = \(user) AND \(fragment: tags) <> d.tags
              AND cardinality(\(fragment: tags)) <= \(DeviceRegistration.maximumTags)
            """,
          columns: [("environment", "d.environment"), ("tags", tags)]),
      ])
    let counts = try decoding(results[0]) { (row) throws(PostgresError) in
      (
        devices: Int(try row.decode("devices", as: Int64.self)),
        full: Int(try row.decode("too_full", as: Int64.self))
      )
    }.first
    return UserTags(
      devices: counts?.devices ?? 0, changed: results[1].count, full: counts?.full ?? 0)
  }
}

extension TagChange {
  /// The tags of a column afterwards: those that stay where they were, and behind them what is new.
  func applied(to column: PostgresQuery) -> PostgresQuery {
    """
    ARRAY(SELECT u.t FROM unnest(\(fragment: column) || \(added)::text[]) WITH ORDINALITY AS u (t, n)
      WHERE u.t <> ALL (\(removed)::text[]) GROUP BY u.t ORDER BY min(u.n))
    """
  }
}
