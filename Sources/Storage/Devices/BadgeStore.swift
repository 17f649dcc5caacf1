// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// The numbers that devices' icons show, as far as the gateway set them.
package final class BadgeStore {
  private let client: PostgresClient

  init(client: PostgresClient) { self.client = client }

  /// Applies what a run does to the badges of some devices, each named once, and answers what they
  /// come to. A run changes a badge once: applied again, it answers the same numbers.
  package func apply(
    _ changes: [(token: DeviceToken, change: BadgeChange)], app: AppID, run: RunID
  ) async throws(StorageError) -> [DeviceToken: Int] {
    var set: [(DeviceToken, Int)] = []
    var raised: [(DeviceToken, Int)] = []
    // Rows are locked in the order of the key.
    for (token, change) in changes.sorted(by: { $0.token < $1.token }) {
      switch change {
      case .set(let number): set.append((token, number))
      case .increment(let number): raised.append((token, number))
      }
    }
    var badges: [DeviceToken: Int] = [:]
    for (rows, isRaised) in [(set, false), (raised, true)] where !rows.isEmpty {
      let statement = Self.statement(rows, app: app, run: run, isRaised: isRaised)
      let answer = try await reading(client.write, statement)
      for (token, value) in try decoding(answer, Self.badge) { badges[token] = value }
    }
    return badges
  }

  private static func statement(
    _ rows: [(token: DeviceToken, number: Int)], app: AppID, run: RunID, isRaised: Bool
  ) -> PostgresQuery {
    let next: PostgresQuery =
      isRaised
      ? "least(b.value::int8 + EXCLUDED.value, \(Int64(BadgeChange.maximum)))::int4"
      : "EXCLUDED.value"
    return """
      INSERT INTO badges AS b (app, token, value, last_run)
      SELECT \(app), i.token, i.number, \(run)
      FROM unnest(\(rows.map(\.token)), \(rows.map { Int32(clamping: $0.number) }))
        AS i (token, number)
      ORDER BY i.token
      ON CONFLICT (app, token) DO UPDATE SET
        value = CASE WHEN b.last_run = EXCLUDED.last_run THEN b.value ELSE \(fragment: next) END,
        last_run = EXCLUDED.last_run
      RETURNING token, value
      """
  }

  /// The badges of devices that have one.
  package func values(
    of tokens: [DeviceToken], app: AppID
  ) async throws(StorageError) -> [DeviceToken: Int] {
    let rows = try await reading(
      client.read,
      "SELECT token, value FROM badges WHERE app = \(app) AND token = ANY (\(tokens))")
    return Dictionary(uniqueKeysWithValues: try decoding(rows, Self.badge))
  }

  /// Notes what a device's icon shows, told by its app. False: there is no such device.
  package func set(
    app: AppID, token: DeviceToken, to value: Int
  ) async throws(StorageError) -> Bool {
    let rows = try await reading(
      client.write,
      """
      INSERT INTO badges (app, token, value)
      SELECT d.app, d.token, \(Int32(clamping: value)) FROM devices d
      WHERE d.app = \(app) AND d.token = \(token)
      ON CONFLICT (app, token) DO UPDATE SET value = EXCLUDED.value
      RETURNING token
      """)
    return rows.count > 0
  }

  private static func badge(_ row: PostgresRow) throws(PostgresError) -> (DeviceToken, Int) {
    (
      try row.decode("token", as: DeviceToken.self),
      Int(try row.decode("value", as: Int32.self))
    )
  }
}
