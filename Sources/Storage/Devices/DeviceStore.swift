// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// The registry, read. What changes a device is in `DeviceChanges`.
package final class DeviceStore {
  private let client: PostgresClient

  init(client: PostgresClient) { self.client = client }

  /// The device, or nil.
  package func device(app: AppID, token: DeviceToken) async throws(StorageError) -> Device? {
    let rows = try await reading(
      client.read,
      """
      SELECT \(unsafeSQL: Self.columns) FROM devices d
      WHERE d.app = \(app) AND d.token = \(token)
      """)
    return try decoding(rows, Self.device).first
  }

  /// Devices in token order, after `after`, at most `limit` (1 … 1,000).
  package func list(
    app: AppID, filter: DeviceFilter, after: DeviceToken?, limit: Int
  ) async throws(StorageError) -> [Device] {
    var query: PostgresQuery = """
      SELECT \(unsafeSQL: Self.columns) FROM devices d
      WHERE d.app = \(app) AND d.token > \(after?.bytes ?? [])
      """
    if let user = filter.user { query += " AND d.user_id = \(user)" }
    if let state = filter.state { query += " AND d.state = \(state)" }
    if let environment = filter.environment {
      query += " AND d.environment = \(environment)"
    }
    if let language = filter.language {
      query += """
         AND d.language_list > 0 AND d.language_list = ANY (ARRAY(SELECT id FROM language_lists
          WHERE lower(split_part(tags, ',', 1)) = lower(\(language))
            OR starts_with(lower(split_part(tags, ',', 1)), lower(\(language)) || '-')))
        """
    }
    query += " ORDER BY d.token LIMIT \(limit)"
    return try decoding(try await reading(client.read, query), Self.device)
  }

  /// The devices that these tokens and users name and that a push of a kind reaches, in token order, at
  /// most `limit`.
  package func reached(
    app: AppID, tokens: [DeviceToken], users: [String], kind: TokenKind, limit: Int
  ) async throws(StorageError) -> [Device] {
    let filter = AudienceFilter(tokenKind: "\(kind)", environment: "NULL::int2")
    let named = filter.named(
      app: "\(app)", tokens: "\(tokens)", users: "\(users)", columns: "d.*")
    let rows = try await reading(
      client.read,
      """
      SELECT \(unsafeSQL: Self.columns)
      FROM (\(fragment: named) ORDER BY token LIMIT \(limit)) d ORDER BY d.token
      """)
    return try decoding(rows, Self.device)
  }

  /// Of `d`. The list of languages is looked up by its key, whatever else is read.
  static let columns = """
    d.token, (SELECT l.tags FROM language_lists l WHERE l.id = d.language_list) AS languages, d.environment, d.token_kind, d.state, d.state_reason,
    d.unregistered_at, d.user_id, d.tags, d.time_zone, d.app_version, d.registered_at, d.updated_at
    """

  static func device(_ row: PostgresRow) throws(PostgresError) -> Device {
    Device(
      token: try row.decode("token"), languages: try row.languages("languages"),
      environment: try row.decode("environment"), tokenKind: try row.decode("token_kind"),
      state: try row.decode("state"), stateReason: try row.decode("state_reason"),
      unregisteredAt: try row.decode("unregistered_at"), user: try row.decode("user_id"),
      tags: try row.decode("tags"), timeZone: try row.decode("time_zone"),
      appVersion: try row.decode("app_version"), registeredAt: try row.decode("registered_at"),
      updatedAt: try row.decode("updated_at"))
  }
}
