// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Reads the state of devices after APNs has rejected their tokens, many devices per statement.
/// Audience pages therefore need not read these columns.
package final class DeviceStatuses {
  private let reads: WriteCombiner<DeviceKey, DeviceKey, Found>

  private struct Found: Sendable {
    var status: DeviceStatus?
  }

  init(client: PostgresClient) {
    let pages = client.pages
    reads = WriteCombiner(loop: client.deliveryRead.loop, key: \.self) {
      (keys, _) throws(PostgresError) in
      var found = Dictionary(uniqueKeysWithValues: keys.map { ($0, Found()) })
      let rows = try await pages.perform(for: nil) { (connection) async throws(PostgresError) in
        try await connection.query(Self.query(keys))
      }
      for row in rows {
        found[try DeviceKey(row)]?.status = DeviceStatus(
          environment: try row.decode("environment"), source: try row.decode("environment_source"),
          isActive: try row.decode("state", as: DeviceState.self) == .active)
      }
      return found
    }
  }

  /// Returns the state of a device; nil if the app has no device with this token.
  package func status(
    app: AppID, token: DeviceToken, isolation: isolated (any Actor)? = #isolation
  ) async throws(StorageError) -> DeviceStatus? {
    let key = DeviceKey(app: app, token: token)
    do { return try await reads.submit(key).status } catch { throw StorageError(error) }
  }

  private static func query(_ keys: [DeviceKey]) -> PostgresQuery {
    """
    SELECT d.app, d.token, d.environment, d.environment_source, d.state
    FROM unnest(\(keys.map(\.app)), \(keys.map(\.token))) AS i (app, token) CROSS JOIN LATERAL (
      SELECT app, token, environment, environment_source, state FROM devices
      WHERE app = i.app AND token = i.token OFFSET 0) d
    """
  }
}
