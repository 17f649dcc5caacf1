// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// What is to be sent later, or again. It gets here, and leaves, with the statement that accepts
/// (`AcceptStatement`); here it is found when it is due, looked at, stopped and resumed.
package final class ScheduleStore {
  /// Bytes of requests that are read at once, if one alone is not larger.
  private static let bytesAtOnce = 16 << 20

  let client: PostgresClient
  /// Names of time zones, as PostgreSQL has them.
  let zones: TimeZoneNames
  let days: DayPartitions

  init(client: PostgresClient) {
    self.client = client
    days = DayPartitions(connection: client.read)
    zones = TimeZoneNames(client: client)
  }

  // MARK: what is due

  /// A schedule that is due.
  package struct Due: Sendable {
    /// What was accepted, recipients and all.
    package let notification: Notification
    package let due: Instant
    /// How often it was due before.
    package let fired: Int
    /// Whether a part of it was due before.
    package let hasBegun: Bool
  }

  /// What has been due for so many seconds, the earliest first: at most `limit`, of apps that are there, and not
  /// these.
  package func due(
    forSeconds seconds: Double, besides others: [NotificationID] = [], limit: Int
  ) async throws(StorageError) -> [Due] {
    let rows = try await reading(
      client.write,
      """
      SELECT \(unsafeSQL: Self.columns), s.recipients, s.due_at, s.fired, s.begun FROM (
        SELECT id, sum(size) OVER (ORDER BY due_at, id) - size AS before FROM (
          SELECT s.id, s.due_at,
            octet_length(s.payload)::int8 + coalesce(octet_length(s.recipients), 0)
              + coalesce(pg_column_size(s.tokens), 0) + coalesce(pg_column_size(s.users), 0) AS size
          FROM schedules s
          WHERE (SELECT a.deleted_at IS NULL FROM apps a WHERE a.id = s.app) AND s.state = \(code: Schedule.State.waiting)
            AND s.due_at <= now() - make_interval(secs => \(seconds)) AND s.id <> ALL (\(others))
          ORDER BY s.due_at, s.id LIMIT \(limit)) due) picked
      CROSS JOIN LATERAL (SELECT * FROM schedules WHERE id = picked.id OFFSET 0) s
      WHERE picked.before < \(Int64(Self.bytesAtOnce)) AND s.state = \(code: Schedule.State.waiting)
      ORDER BY s.due_at, s.id
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      var notification = try NotificationColumns.notification(row)
      if let recipients = try row.decode("recipients", as: [UInt8]?.self) {
        notification.message.recipients = .list(recipients)
      }
      return Due(
        notification: notification, due: try row.decode("due_at"),
        fired: Int(try row.decode("fired", as: Int32.self)), hasBegun: try row.decode("begun"))
    }
  }

  /// What was due is not worth sending any more: the next time is awaited, if there is one.
  package func skip(_ due: Due, next: Instant?) async throws(StorageError) {
    _ = try await reading(
      client.write,
      """
      UPDATE schedules s SET due_at = \(next),
        state = CASE WHEN \(next == nil) THEN \(code: Schedule.State.over) ELSE s.state END,
        ended_at = CASE WHEN \(next == nil) THEN now() END
      WHERE s.id = \(due.notification.id) AND s.due_at = \(due.due)
        AND s.state = \(code: Schedule.State.waiting)
      """)
  }

  /// As `NotificationColumns` reads them, of `schedules s`.
  private static let columns = """
    s.id, s.app, s.accepted_at, s.payload, s.tokens, s.users, s.everyone, s.environment, s.push_type,
    s.collapse_id, s.expires_at, s.strings_revision, s.recipients IS NOT NULL AS is_personal, s.options, s.narrowing::text AS narrowing
    """

  // MARK: reading

  /// What was accepted, or nil.
  package func notification(
    app: AppID, id: NotificationID, for reader: Reader = .reports
  ) async throws(StorageError) -> Notification? {
    let rows = try await client.reading(
      for: reader, of: app,
      """
      SELECT \(unsafeSQL: Self.columns) FROM schedules s WHERE s.id = \(id) AND s.app = \(app)
      """)
    return try decoding(rows, NotificationColumns.notification).first
  }

  /// What each recipient is given; nil for one that is not personal.
  package func recipients(of id: NotificationID) async throws(StorageError) -> [UInt8]? {
    let rows = try await reading(
      client.reports(of: nil), "SELECT s.recipients FROM schedules s WHERE s.id = \(id)")
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("recipients", as: [UInt8]?.self)
    }.first ?? nil
  }

  /// Reads the state of schedules.
  static func standing(of ids: [NotificationID]) -> PostgresQuery {
    "SELECT id, state, due_at, fired, last, begun, audience FROM schedules WHERE id = ANY (\(ids))"
  }

  /// Returns what that statement answered, by notification.
  static func standing(
    _ rows: PostgresRows
  ) throws(StorageError) -> [NotificationID: (schedule: Schedule, audience: Int)] {
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (
        try row.decode("id", as: NotificationID.self), try schedule(row),
        Int(try row.decode("audience", as: Int32.self))
      )
    }
    return Dictionary(found.map { ($0.0, ($0.1, $0.2)) }) { first, _ in first }
  }

  private static func schedule(_ row: PostgresRow) throws(PostgresError) -> Schedule {
    Schedule(
      state: try row.decode("state"), due: try row.decode("due_at", as: Instant?.self),
      fired: Int(try row.decode("fired", as: Int32.self)),
      last: try row.decode("last", as: NotificationID?.self), hasBegun: try row.decode("begun"))
  }

  /// Schedules of an app whose notifications are not there yet, the latest first, with an id below `before`; at
  /// most `limit`.
  func list(
    _ filter: NotificationFilter, of app: AppID, before: NotificationID?, limit: Int
  ) async throws(StorageError) -> [(notification: Notification, state: NotificationState)] {
    let states = Schedule.State.allCases.filter { state in
      let stands = Schedule(state: state, due: nil).notificationState
      return filter.state == nil || filter.state == stands
    }
    if states.isEmpty || filter.repetition != nil { return [] }
    let reference: PostgresQuery =
      filter.reference.map { "s.reference = \($0)" } ?? "true"
    let rows = try await reading(
      client.reports(of: app),
      """
      SELECT \(unsafeSQL: Self.columns), s.state, s.due_at, s.fired, s.last, s.begun FROM schedules s
      WHERE s.app = \(app) AND s.id < \(before?.uuid ?? UUID(high: .max, low: .max))
        AND s.state = ANY (\(states)) AND NOT s.begun AND \(fragment: reference)
      ORDER BY s.id DESC LIMIT \(limit)
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      (try NotificationColumns.notification(row), try Self.schedule(row).notificationState)
    }
  }

  // MARK: commands

  /// Does what a caller asks of a schedule, as far as it is one; nil when there is none, or it is none any more.
  package func command(
    _ command: NotificationCommand, app: AppID, _ id: NotificationID
  ) async throws(StorageError) -> NotificationCommandResult? {
    let rows = try await reading(
      client.write,
      """
      WITH changed AS (
        UPDATE schedules s SET \(fragment: Self.change(command))
        WHERE s.id = \(id) AND s.app = \(app) AND s.state <= \(code: Schedule.State.paused)
          AND \(fragment: command == .cancel ? "NOT s.begun" : "true")
        RETURNING s.id, s.app, s.state
      ), ended AS (
        -- It has no work whose end would be noted.
        INSERT INTO webhook_endings (app, notification, day)
        SELECT c.app, c.id, \(PostgresDate(days: id.day)) FROM changed c
        WHERE c.state = \(code: Schedule.State.cancelled) AND EXISTS (
          SELECT FROM webhooks w WHERE w.app = c.app
            AND \(code: WebhookKind.notificationFinished) = ANY (w.kinds))
      )
      SELECT true AS done, state FROM changed
      UNION ALL
      SELECT false, s.state FROM schedules s
      WHERE s.id = \(id) AND s.app = \(app) AND NOT EXISTS (SELECT 1 FROM changed)
      """)
    let result = try decoding(rows) { (row) throws(PostgresError) -> NotificationCommandResult in
      let state = try row.decode("state", as: Schedule.State.self)
      if try row.decode("done", as: Bool.self) { return .done }
      if command == .cancel, state == .cancelled { return .done }
      return .refused(Schedule(state: state, due: nil).notificationState)
    }.first
    if command == .cancel, case .refused(.scheduled) = result, try await cancelBegun(id, app: app) {
      return .done
    }
    return result
  }

  private static func change(_ command: NotificationCommand) -> PostgresQuery {
    switch command {
    case .pause: "state = \(code: Schedule.State.paused)"
    case .resume: "state = \(code: Schedule.State.waiting)"
    case .cancel: "state = \(code: Schedule.State.cancelled), due_at = NULL, ended_at = now()"
    }
  }
}
