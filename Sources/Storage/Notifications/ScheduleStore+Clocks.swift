// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

// When schedules are due, by the clocks of time zones: PostgreSQL reckons with them (AT TIME ZONE). A time that a
// clock leaves out moves forward, one that it shows twice happens once.

extension ScheduleStore {
  /// What the clock of a zone shows at a moment.
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

  /// The moment when the clock of a zone shows a time.
  func moment(
    of time: LocalTime, in zone: String
  ) async throws(StorageError) -> Instant {
    let rows = try await reading(
      client.write, "SELECT \(fragment: Self.timestamp(time)) AT TIME ZONE \(zone) AS moment")
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("moment", as: Instant.self)
    }[0]
  }

  /// A time on the wall as SQL of type `timestamp`.
  static func timestamp(_ time: LocalTime) -> PostgresQuery {
    "(to_timestamp(\(Double(time.seconds))) AT TIME ZONE 'UTC')"
  }

  /// When a notification that comes again is due first after a moment; nil: never. Of several that have passed
  /// before `now` it is the last: what was missed is made up for once.
  ///
  /// - Parameter worth: seconds that a push is worth sending: what was missed longer ago is looked for by nobody.
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
    // The hour that a clock shows twice is over once.
    while moment <= time, let following = expression.next(after: next) {
      next = following
      moment = try await self.moment(of: next, in: zone)
    }
    return moment > time ? moment : nil
  }

  /// When a notification is due first that is sent when the clocks of its readers show a time.
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

  /// A zone of the app's devices in which a time has passed; nil when there is none.
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

  /// The zones of an app's devices, '' for that of devices that have said none, and when the clock of each shows
  /// a time: the table `placed`. A zone that PostgreSQL does not know counts as none.
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
