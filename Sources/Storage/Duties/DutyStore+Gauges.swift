// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// Values of a node's gauges. `queueDepth` and `deviceFeedLag` have files of their own.

extension DutyStore {
  /// Returns the seconds by which the earliest unclaimed schedule is overdue; 0 if none is.
  package func schedulesOverdueSeconds() async throws(StorageError) -> Double {
    let rows = try await reading(
      connection,
      """
      SELECT greatest(0, extract(epoch FROM now() - s.due_at))::float8 AS seconds FROM schedules s
      WHERE s.due_at <= now() AND (SELECT a.deleted_at IS NULL FROM apps a WHERE a.id = s.app) AND s.state = \(code: Schedule.State.waiting) ORDER BY s.due_at, s.id LIMIT 1
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("seconds", as: Double.self)
    }.first ?? 0
  }

  /// Returns the destinations with active devices at the last count.
  package func destinationsWithDevices() async throws(StorageError) -> Set<Destination> {
    let rows = try await reading(
      connection,
      "SELECT DISTINCT app, environment FROM device_counts WHERE state = \(code: DeviceState.active)"
    )
    return Set(
      try decoding(rows) { (row) throws(PostgresError) in
        Destination(app: try row.decode("app"), environment: try row.decode("environment"))
      })
  }

  /// Returns the devices of all apps by state and the age of the count in seconds; nil before the
  /// first count.
  package func deviceTotals() async throws(StorageError) -> (
    byState: [DeviceState: Int], age: Double
  )? {
    let rows = try await reading(
      connection,
      """
      SELECT extract(epoch FROM now() - a.as_of)::float8 AS age, c.state, c.devices
      FROM device_counts_at a LEFT JOIN (
        SELECT state, sum(devices)::int8 AS devices FROM device_counts GROUP BY state) c ON true
      """)
    var totals: (byState: [DeviceState: Int], age: Double)?
    _ = try decoding(rows) { (row) throws(PostgresError) in
      if totals == nil { totals = ([:], try row.decode("age")) }
      guard let state = try row.decode("state", as: DeviceState?.self) else { return }
      totals?.byState[state] = Int(try row.decode("devices", as: Int64.self))
    }
    return totals
  }

  /// Returns the destinations with paused quarantining, with the app's bundle id.
  package func pausedPruning() async throws(StorageError) -> [Destination: String] {
    let rows = try await reading(
      connection,
      """
      SELECT g.app, g.environment, a.bundle_id FROM prune_guards g
      JOIN apps a ON a.id = g.app AND a.deleted_at IS NULL WHERE g.paused_at IS NOT NULL
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (
        Destination(app: try row.decode("app"), environment: try row.decode("environment")),
        try row.decode("bundle_id", as: String.self)
      )
    }
    return Dictionary(found) { name, _ in name }
  }
}
