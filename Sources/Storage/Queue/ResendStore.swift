// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Resends notifications to devices that they did not reach. A resend is another run, which reads
/// its devices from the deliveries of earlier runs (`AudiencePages.failures`).
package final class ResendStore {
  private let client: PostgresClient
  private let days: DayPartitions

  init(client: PostgresClient) {
    self.client = client
    days = DayPartitions(connection: client.read)
  }

  /// Stores another run for devices whose last delivery has one of `outcomes`, unless an earlier
  /// run has work left. Of several concurrent calls, only one begins a run.
  ///
  /// - Parameters:
  ///   - deadline: time at which pushes of the run expire.
  ///   - usesStrings: whether the notification needs the app's strings.
  ///   - change: the entry of the audit log, written if a run begins.
  package func resend(
    _ notification: Notification, _ outcomes: [DeliveryOutcome], deadline: Instant,
    usesStrings: Bool, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Resend.Result {
    let table = try await days.name(of: "notifications", day: notification.id.day)
    let runs = try await days.name(of: "runs", day: notification.id.day)
    let results = try await together(
      client.write,
      [
        // The lock must precede the statement that checks whether the content exists.
        "SELECT pg_advisory_xact_lock_shared(\(DutyStore.textLock))::text",
        Self.statement(
          notification, in: table, runs: runs, outcomes, deadline, usesStrings: usesStrings,
          noting: change),
      ])
    let result = try decoding(results[1]) { (row) throws(PostgresError) -> Resend.Result in
      if try row.decode("started", as: Bool.self) { return .started }
      let control = try row.decode("control", as: RunControl?.self)
      if try row.decode("works", as: Bool.self) { return .working(Self.state(control)) }
      guard try row.decode("speaks", as: Bool.self) else { return .removed }
      guard try row.decode("has_texts", as: Bool.self) else { return .withoutTexts }
      let number = try row.decode("number", as: Int16.self)
      return number < Resend.runs ? .working(.sending) : .tooOften
    }.first
    // The notification has no run yet.
    guard let result else { return .working(.scheduled) }
    if result == .started {
      // Nodes that miss this notification find the work by polling.
      _ = try? await reading(client.write, StoreSignal.work.query)
    }
    return result
  }

  private static func state(_ control: RunControl?) -> NotificationState {
    switch control {
    case nil: .sending
    case .paused: .paused
    case .cancelling, .cancelled: .cancelling
    }
  }

  private static func statement(
    _ notification: Notification, in table: String, runs: String, _ outcomes: [DeliveryOutcome],
    _ deadline: Instant, usesStrings: Bool, noting change: AuditedChange?
  ) -> PostgresQuery {
    let isEveryone = notification.audience.isEveryone
    let workClass = isEveryone ? WorkClass.broadcast : .single
    let environments = notification.audience.environment.map { [$0] } ?? PushEnvironment.allCases
    return """
      WITH former AS MATERIALIZED (
        SELECT r.id, r.number, c.control, coalesce(r.original, r.id) AS original, r.counted
        FROM \(unsafeSQL: runs) r
        LEFT JOIN LATERAL (SELECT control FROM run_controls WHERE run = r.id OFFSET 0) c ON true
        WHERE r.notification = \(notification.id) AND r.app = \(notification.app)
      ), seen AS MATERIALIZED (
        SELECT f.number, f.control, f.original, f.counted,
          EXISTS (SELECT 1 FROM former g CROSS JOIN LATERAL (
            SELECT 1 FROM queue q WHERE q.run = g.id LIMIT 1) q) AS works,
          EXISTS (SELECT 1 FROM \(unsafeSQL: table) n
            WHERE n.app = \(notification.app) AND n.id = \(notification.id)
            AND n.day = \(PostgresDate(days: notification.id.day)) AND n.payload <> '') AS speaks,
          NOT \(usesStrings) OR EXISTS (
            SELECT 1 FROM string_revisions s WHERE s.app = \(notification.app)
              AND s.revision = \(notification.context.stringsRevision)) AS has_texts
        FROM former f ORDER BY f.number DESC LIMIT 1
      ), started AS (
        INSERT INTO runs (app, notification, day, number, original, outcomes, counted)
        SELECT \(notification.app)::int4, \(notification.id)::uuid,
          \(PostgresDate(days: notification.id.day))::date, s.number + 1, s.original, \(outcomes)::int2[],
          s.counted
        FROM seen s WHERE NOT s.works AND s.speaks AND s.has_texts AND s.number < \(Int16(Resend.runs))
        ON CONFLICT (original, number, day) WHERE original IS NOT NULL DO NOTHING
        RETURNING id, app, original, notification, day, counted
      ), queued AS (
        INSERT INTO queue (
          app, run, original, notification, day, environment, kind, class, deadline, snapshot, counted)
        SELECT r.app, r.id, r.original, r.notification, r.day, e.environment, \(code: WorkKind.failures),
          \(code: workClass), \(deadline)::timestamptz, pg_current_snapshot(),
          CASE WHEN r.counted THEN \(code: DeliveryCounting.replacing) ELSE \(code: DeliveryCounting.byRows) END
        FROM started r CROSS JOIN unnest(\(environments)::int2[]) AS e (environment)
      )\(fragment: AuditLog.part(change, when: "started"))
      SELECT number, control, works, speaks, has_texts, EXISTS (SELECT 1 FROM started) AS started FROM seen
      """
  }
}
