// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

extension DutyStore {
  /// Devices that one statement counts. Its snapshot lasts some ten milliseconds, so that it does
  /// not delay vacuum.
  private static let countedAtOnce = 20_000

  /// Counts the next devices after a position, across apps. Reads only an index, in its order, so
  /// that a device that does not change is counted once. Returns a nil position at the end.
  package func countDevices(
    after place: DeviceCountPlace
  ) async throws(StorageError) -> (counts: [DeviceCountKey: Int], next: DeviceCountPlace?) {
    let rows = try await reading(connection, Self.counting(after: place))
    var next = place
    var examined = 0
    let counted = try decoding(rows) { (row) throws(PostgresError) in
      next.app = try row.decode("last_app")
      next.environment = try row.decode("last_environment")
      next.tokenKind = try row.decode("last_kind")
      next.state = try row.decode("last_state")
      next.bucket = try row.decode("last_bucket")
      next.token = try row.decode("last_token")
      let devices = Int(try row.decode("devices", as: Int64.self))
      examined += devices
      return (
        DeviceCountKey(
          app: try row.decode("app"), state: try row.decode("state"),
          environment: try row.decode("environment"), tokenKind: try row.decode("token_kind"),
          language: try row.decode("language")), devices
      )
    }
    let counts = Dictionary(counted) { $0 + $1 }
    if examined == Self.countedAtOnce { return (counts, next) }
    return (counts, place.isOfActive ? DeviceCountPlace(isOfActive: false) : nil)
  }

  private static func counting(after place: DeviceCountPlace) -> PostgresQuery {
    let state: PostgresQuery =
      place.isOfActive ? "\(code: DeviceState.active)::int2 AS state" : "state"
    let which: PostgresQuery =
      place.isOfActive
      ? """
      state = \(code: DeviceState.active) AND (app, environment, token_kind, bucket, token)
        > (\(place.app), \(place.environment), \(place.tokenKind), \(place.bucket), \(place.token.bytes))
      """
      : """
      state_reason IS NOT NULL AND (app, environment, token_kind, state, bucket, token)
        > (\(place.app), \(place.environment), \(place.tokenKind), \(place.state), \(place.bucket),
          \(place.token.bytes))
      """
    let order =
      ["app", "environment", "token_kind"] + (place.isOfActive ? [] : ["state"]) + [
        "bucket", "token",
      ]
    let last = order.map { "\($0) DESC" }.joined(separator: ", ")
    return """
      WITH examined AS MATERIALIZED (
        SELECT app, environment, token_kind, \(fragment: state), bucket, token, language_list FROM devices
        WHERE \(fragment: which)
        ORDER BY \(unsafeSQL: order.joined(separator: ", ")) LIMIT \(Self.countedAtOnce)
      ), last AS (
        SELECT app AS last_app, environment AS last_environment, token_kind AS last_kind, state AS last_state,
          bucket AS last_bucket, token AS last_token
        FROM examined ORDER BY \(unsafeSQL: last) LIMIT 1
      )
      SELECT g.*, l.*, coalesce((SELECT split_part(split_part(tags, ',', 1), '-u-', 1) FROM language_lists
        WHERE id = g.language_list), '') AS language
      FROM (
        SELECT app, environment, token_kind, state, language_list, count(*) AS devices FROM examined
        GROUP BY app, environment, token_kind, state, language_list
      ) g CROSS JOIN last l
      """
  }

  /// Replaces the counts of all apps. Counts of apps that were deleted meanwhile are dropped.
  ///
  /// - Parameter seconds: seconds since the count began.
  package func store(
    _ counts: [DeviceCountKey: Int], ago seconds: Double
  ) async throws(StorageError) {
    let all = counts.map { ($0.key, Int64($0.value)) }
    _ = try await together(
      connection,
      [
        "DELETE FROM device_counts",
        """
        INSERT INTO device_counts (app, state, environment, token_kind, language, devices)
        SELECT t.* FROM unnest(\(all.map(\.0.app))::int4[], \(all.map(\.0.state))::int2[],
          \(all.map(\.0.environment))::int2[], \(all.map(\.0.tokenKind))::int2[],
          \(all.map(\.0.language))::text[], \(all.map(\.1))::int8[])
          AS t (app, state, environment, token_kind, language, devices)
        WHERE t.app IN (SELECT id FROM apps WHERE deleted_at IS NULL)
        ON CONFLICT (app, state, environment, token_kind, language) DO UPDATE SET devices = EXCLUDED.devices
        """,
        """
        INSERT INTO device_counts_at (as_of) VALUES (now() - make_interval(secs => \(seconds)))
        ON CONFLICT (single) DO UPDATE SET as_of = EXCLUDED.as_of
        """,
      ])
  }
}
