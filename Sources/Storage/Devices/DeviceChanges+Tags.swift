// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

extension DeviceChanges {
  /// Maximum number of devices of a user that a single statement locks and changes.
  package static let maximumUserDevices = 1_000

  /// The result of changing a user's tags.
  package struct UserTags: Sendable, Equatable {
    /// Number of the user's devices. Above `maximumUserDevices` it is that limit plus one, and no
    /// device was changed.
    package var devices: Int
    package var changed: Int
    /// Number of devices that stay unchanged because they would get too many tags.
    package var full: Int
  }

  /// Adds tags to all devices of a user and removes others, in one transaction. Devices that
  /// already have the requested tags are not written.
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
  /// Returns the column's tags after the change: the remaining tags in their order, then the new
  /// ones.
  func applied(to column: PostgresQuery) -> PostgresQuery {
    """
    ARRAY(SELECT u.t FROM unnest(\(fragment: column) || \(added)::text[]) WITH ORDINALITY AS u (t, n)
      WHERE u.t <> ALL (\(removed)::text[]) GROUP BY u.t ORDER BY min(u.n))
    """
  }
}
