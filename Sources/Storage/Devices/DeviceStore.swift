// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Reads the device registry. `DeviceChanges` changes it.
package final class DeviceStore {
  let client: PostgresClient
  let fits: LanguageFits

  init(client: PostgresClient, fits: LanguageFits) {
    self.client = client
    self.fits = fits
  }

  /// Returns the device, or nil.
  package func device(app: AppID, token: DeviceToken) async throws(StorageError) -> Device? {
    let rows = try await reading(
      client.reports(of: app),
      """
      SELECT \(unsafeSQL: Self.columns) FROM devices d
      WHERE d.app = \(app) AND d.token = \(token)
      """)
    return try decoding(rows, Self.device).first
  }

  /// Returns the devices of these tokens and users that can receive pushes of a kind, in token
  /// order, at most `limit`.
  package func reached(
    app: AppID, tokens: [DeviceToken], users: [String], kind: TokenKind, limit: Int
  ) async throws(StorageError) -> [Device] {
    let filter = AudienceFilter(tokenKind: "\(kind)", environment: "NULL::int2")
    let named = filter.named(
      app: "\(app)", tokens: "\(tokens)", users: "\(users)", columns: "d.*")
    let rows = try await reading(
      client.reports(of: app),
      """
      SELECT \(unsafeSQL: Self.columns)
      FROM (\(fragment: named) ORDER BY token LIMIT \(limit)) d ORDER BY d.token
      """)
    return try decoding(rows, Self.device)
  }

  /// Columns of `d`. A scalar subquery reads the language list, so that it is always a look-up by
  /// key.
  static let columns = """
    d.token, (SELECT l.tags FROM language_lists l WHERE l.id = d.language_list) AS languages, d.environment, d.environment_source, d.token_kind, d.state, d.state_reason,
    d.unregistered_at, d.user_id, d.tags, d.time_zone, d.app_version, d.registered_at, d.updated_at
    """

  static func device(_ row: PostgresRow) throws(PostgresError) -> Device {
    Device(
      token: try row.decode("token"), languages: try row.languages("languages"),
      environment: try row.decode("environment"),
      environmentSource: try row.decode("environment_source"),
      tokenKind: try row.decode("token_kind"), state: try row.decode("state"),
      stateReason: try row.decode("state_reason"),
      unregisteredAt: try row.decode("unregistered_at"), user: try row.decode("user_id"),
      tags: try row.decode("tags"), timeZone: try row.decode("time_zone"),
      appVersion: try row.decode("app_version"), registeredAt: try row.decode("registered_at"),
      updatedAt: try row.decode("updated_at"))
  }
}
