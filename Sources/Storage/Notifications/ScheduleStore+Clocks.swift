// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// Due times of schedules by local time. PostgreSQL computes with time zones (AT TIME ZONE). A local
// time that a clock change skips moves forward; one that occurs twice counts once.

extension ScheduleStore {
  /// Returns the local time in a zone at a moment.
  func localTime(
    at time: Instant, in zone: String
  ) async throws(StorageError) -> LocalTime {
    let rows = try await reading(
      client.write,
      """
      SELECT floor(extract(epoch FROM (\(time)::timestamptz AT TIME ZONE \(zone))))::int8 AS seconds
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      LocalTime(seconds: try row.decode("seconds"))
    }[0]
  }

  /// Returns the moment of a local time in a zone.
  func moment(
    of time: LocalTime, in zone: String
  ) async throws(StorageError) -> Instant {
    let rows = try await reading(
      client.write, "SELECT \(fragment: Self.timestamp(time)) AT TIME ZONE \(zone) AS moment")
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("moment", as: Instant.self)
    }[0]
  }

  /// Returns a local time as SQL of type `timestamp`.
  static func timestamp(_ time: LocalTime) -> PostgresQuery {
    "(to_timestamp(\(Double(time.seconds))) AT TIME ZONE 'UTC')"
  }

  /// Returns the next due time of a recurrence after a moment; nil if there is none. If several due
  /// times have passed before `now`, returns the last of them, so that missed occurrences are sent
  /// once.
  ///
  /// - Parameter worth: seconds after which a missed occurrence is ignored.
  package func due(
    of recurrence: Recurrence, after time: Instant, now: Instant,
    worth: Int64 = Notification.lifetimeSeconds
  ) async throws(StorageError) -> Instant? {
    var next: Instant?
    switch recurrence.rule {
    case .every(let seconds):
      let period = Int64(seconds) * 1_000_000
      let missed = max(0, (now.microseconds - time.microseconds) / period)
      next = Instant(microseconds: time.microseconds + max(1, missed) * period)
    case .cron(let expression, let zone):
      next = try await due(expression, zone, after: time, now: now, worth: worth)
    }
    guard let next else { return nil }
    if let until = recurrence.until, next > until { return nil }
    return next
  }

  private func due(
    _ expression: CronExpression, _ zone: String, after time: Instant, now: Instant, worth: Int64
  ) async throws(StorageError) -> Instant? {
    var local = try await localTime(at: time, in: zone)
    let localNow = try await localTime(at: now, in: zone)
    local = max(local, LocalTime(seconds: localNow.seconds - worth))
    guard var next = expression.next(after: local) else { return nil }
    while let following = expression.next(after: next), following <= localNow { next = following }
    var moment = try await moment(of: next, in: zone)
    // A local time that occurs twice counts once.
    while moment <= time, let following = expression.next(after: next) {
      next = following
      moment = try await self.moment(of: next, in: zone)
    }
    return moment > time ? moment : nil
  }

  /// Returns the earliest moment at which a local time occurs in any time zone.
  package func due(of time: LocalTime) async throws(StorageError) -> Instant {
    let rows = try await reading(
      client.write,
      """
      SELECT min(\(fragment: Self.timestamp(time)) AT TIME ZONE z.name) AS moment
      FROM unnest(\(try await zones.all())) AS z (name)
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("moment", as: Instant.self)
    }[0]
  }

  /// Returns a zone of the app's devices in which a local time has passed; nil if it has passed in
  /// none.
  package func passedZone(
    _ time: LocalTime, of app: App
  ) async throws(StorageError) -> String? {
    let rows = try await reading(
      client.write,
      """
      WITH RECURSIVE \(fragment: try await placed(time, app: app.id, appZone: app.timeZone ?? "UTC"))
      SELECT zone FROM placed WHERE moment < now() ORDER BY moment LIMIT 1
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      let zone = try row.decode("zone", as: String.self)
      return zone.isEmpty ? app.timeZone ?? "UTC" : zone
    }.first
  }

  /// The table `placed`: the zones of an app's devices, '' for devices without one, and the moment
  /// of a local time in each. If PostgreSQL does not know a zone, the app's zone is used.
  func placed(
    _ time: LocalTime, app: AppID, appZone: String
  ) async throws(StorageError) -> PostgresQuery {
    let next: PostgresQuery = """
      SELECT time_zone FROM devices WHERE app = \(app) AND state = \(code: DeviceState.active)
        AND time_zone IS NOT NULL
      """
    return """
      zones AS (
        (\(fragment: next) ORDER BY app, time_zone LIMIT 1)
        UNION ALL
        SELECT n.time_zone FROM zones z CROSS JOIN LATERAL (
          \(fragment: next) AND time_zone > z.time_zone ORDER BY app, time_zone LIMIT 1) n
      ), placed AS MATERIALIZED (
        SELECT z.time_zone AS zone, \(fragment: Self.timestamp(time)) AT TIME ZONE
          CASE WHEN z.time_zone = ANY (\(try await zones.all())) THEN z.time_zone ELSE \(appZone) END AS moment
        FROM zones z
        UNION ALL
        SELECT '', \(fragment: Self.timestamp(time)) AT TIME ZONE \(appZone)
      )
      """
  }
}
