// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Stores notifications that are due later or repeatedly. `AcceptStatement` inserts and removes
/// schedules; this store finds due ones, and reads, pauses, resumes and cancels them.
package final class ScheduleStore {
  /// Maximum bytes of due notifications per read. A single larger notification is still read.
  private static let bytesAtOnce = 16 << 20

  let client: PostgresClient
  /// Names of time zones in PostgreSQL.
  let zones: TimeZoneNames
  let days: DayPartitions

  init(client: PostgresClient) {
    self.client = client
    days = DayPartitions(connection: client.read)
    zones = TimeZoneNames(client: client)
  }

  // MARK: due schedules

  /// A schedule that is due.
  package struct Due: Sendable {
    /// The accepted notification, including its recipients.
    package let notification: Notification
    package let due: Instant
    /// Number of earlier occurrences.
    package let fired: Int
    /// Whether a part of the schedule was due before.
    package let hasBegun: Bool
  }

  /// Returns schedules that have been due for at least a number of seconds, the earliest first: at
  /// most `limit`, of existing apps, without those in `others`.
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

  /// Skips an occurrence that has expired. The schedule waits for the next one, or ends.
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

  /// Columns of `schedules s` in the form that `NotificationColumns` reads.
  private static let columns = """
    s.id, s.app, s.accepted_at, s.payload, s.tokens, s.users, s.everyone, s.environment, s.push_type,
    s.collapse_id, s.expires_at, s.strings_revision, s.recipients IS NOT NULL AS is_personal, s.options, s.narrowing::text AS narrowing,
    (SELECT a.bundle_id FROM apps a WHERE a.id = s.app) AS bundle_id
    """

  // MARK: reading

  /// Returns the accepted notification, or nil.
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

  /// Returns the recipients' JSON; nil for a notification without per-recipient values.
  package func recipients(of id: NotificationID) async throws(StorageError) -> [UInt8]? {
    let rows = try await reading(
      client.reports(of: nil), "SELECT s.recipients FROM schedules s WHERE s.id = \(id)")
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("recipients", as: [UInt8]?.self)
    }.first ?? nil
  }

  /// Returns the statement that reads the state of schedules.
  static func states(of ids: [NotificationID]) -> PostgresQuery {
    "SELECT id, state, due_at, fired, last, begun, audience FROM schedules WHERE id = ANY (\(ids))"
  }

  /// Decodes the result of `states(of:)`, by notification.
  static func states(
    from rows: PostgresRows
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

  /// Returns an app's schedules that have no stored notification, with an id below `before`; the
  /// latest first, at most `limit`.
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

  /// Applies pause, resume or cancel to a schedule; nil if it does not exist or has already fired.
  ///
  /// - Parameter change: the entry of the audit log, written if the schedule changes.
  package func command(
    _ command: NotificationCommand, app: AppID, _ id: NotificationID,
    noting change: AuditedChange? = nil
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
        -- A cancelled schedule has no queue row whose deletion would record its end.
        INSERT INTO webhook_endings (app, notification, day)
        SELECT c.app, c.id, \(PostgresDate(days: id.day)) FROM changed c
        WHERE c.state = \(code: Schedule.State.cancelled) AND EXISTS (
          SELECT FROM webhooks w WHERE w.app = c.app
            AND \(code: WebhookKind.notificationFinished) = ANY (w.kinds))
      )\(fragment: AuditLog.part(change, when: "changed"))
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
    if command == .cancel, case .refused(.scheduled) = result,
      try await cancelBegun(id, app: app, noting: change)
    {
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
