// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Erasure of users. The request deletes their devices; the duty `UserErasure` then removes
/// them from all other tables.
package final class Erasures {
  /// Maximum number of devices that the request's transaction deletes. A duty deletes further ones
  /// after the response.
  package static let devicesAtOnce = 1_000

  private let client: PostgresClient

  init(client: PostgresClient) { self.client = client }

  /// Stores the erasure of a user and deletes the user's devices, in one transaction. A repeated
  /// request restarts an erasure that is in progress.
  package func begin(app: AppID, user: String) async throws(StorageError) -> Erasure {
    let results = try await together(
      client.write,
      [
        """
        INSERT INTO erasures (app, user_id) VALUES (\(app), \(user))
        ON CONFLICT (app, user_id) WHERE user_id IS NOT NULL DO UPDATE SET asked_at = now(), passes = 0
        """,
        Self.removeDevices(of: "SELECT id FROM erasures WHERE app = \(app) AND user_id = \(user)"),
        "SELECT \(unsafeSQL: Self.columns) FROM erasures WHERE app = \(app) AND user_id = \(user)",
      ])
    guard let erasure = try decoding(results[2], Self.erasure).first else { throw .vanished }
    return erasure
  }

  /// Returns the state of an erasure; nil if it does not exist or its record was deleted after
  /// completion.
  package func erasure(_ id: Int64, of app: AppID) async throws(StorageError) -> Erasure? {
    let rows = try await reading(
      client.reports(of: app),
      "SELECT \(unsafeSQL: Self.columns) FROM erasures WHERE app = \(app) AND id = \(id)")
    return try decoding(rows, Self.erasure).first
  }

  /// Deletes some devices of the erased user and records their tokens. Locks devices in key order.
  static func removeDevices(of erasure: PostgresQuery) -> PostgresQuery {
    """
    WITH asked AS MATERIALIZED (
      SELECT id, app, user_id FROM erasures WHERE id = (\(fragment: erasure)) FOR UPDATE
    ), found AS MATERIALIZED (
      SELECT d.app, d.token FROM asked a CROSS JOIN LATERAL (
        SELECT app, token FROM devices WHERE app = a.app AND user_id = a.user_id
        ORDER BY token LIMIT \(devicesAtOnce) OFFSET 0 FOR UPDATE
      ) d
    ), gone AS (
      DELETE FROM devices WHERE app = (SELECT app FROM asked)
        AND token = ANY (ARRAY(SELECT token FROM found)) RETURNING token
    ), badge AS (
      DELETE FROM badges WHERE app = (SELECT app FROM asked)
        AND token = ANY (ARRAY(SELECT token FROM found))
    ), counted AS (
      SELECT count(*)::int4 AS devices, coalesce(array_agg(token), '{}') AS tokens FROM gone
    )
    UPDATE erasures e SET devices = e.devices + c.devices, tokens = e.tokens || c.tokens
    FROM counted c WHERE e.id = (SELECT id FROM asked) RETURNING c.devices
    """
  }

  private static let columns = "id, devices, asked_at, done_at"

  private static func erasure(_ row: PostgresRow) throws(PostgresError) -> Erasure {
    Erasure(
      id: try row.decode("id"), devices: Int(try row.decode("devices", as: Int32.self)),
      askedAt: try row.decode("asked_at"), doneAt: try row.decode("done_at"))
  }
}
