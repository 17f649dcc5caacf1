// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

extension DeviceStore {
  /// Returns the most recent counts of an app's devices.
  package func counts(of app: AppID) async throws(StorageError) -> DeviceCounts {
    let rows = try await reading(
      client.reports(of: app),
      """
      SELECT a.as_of, c.state, c.environment, c.token_kind, c.language, c.devices
      FROM device_counts_at a LEFT JOIN LATERAL (
        SELECT * FROM device_counts WHERE app = \(app) OFFSET 0) c ON true
      """)
    var counts = DeviceCounts()
    _ = try decoding(rows) { (row) throws(PostgresError) in
      counts.asOf = try row.decode("as_of")
      guard let state = try row.decode("state", as: DeviceState?.self) else { return }
      let key = DeviceCountKey(
        app: app, state: state, environment: try row.decode("environment"),
        tokenKind: try row.decode("token_kind"), language: try row.decode("language"))
      counts.counts[key] = Int(try row.decode("devices", as: Int64.self))
    }
    return counts
  }
}
