// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// What became of notifications: their deliveries, and what they add up to.
package final class RunStore {
  let client: PostgresClient

  init(client: PostgresClient) { self.client = client }

  /// What a notification's deliveries add up to, finished or not.
  package func counts(_ id: NotificationID) async throws(StorageError) -> NotificationCounts {
    // What is due later first, since it becomes work; then the work: what was done when no row was left is counted
    // after it.
    let results = try await together(
      client.read,
      [ScheduleStore.standing(of: id), Self.work(id), Self.tally(id), Self.said(of: id)])
    var counts = NotificationCounts()
    let tally = try decoding(results[2]) { (row) throws(PostgresError) in
      (
        outcome: try row.decode("outcome", as: DeliveryOutcome.self),
        reason: try row.decode("reason", as: String.self),
        language: try row.decode("language", as: String.self),
        count: Int(try row.decode("count", as: Int64.self))
      )
    }
    for row in tally {
      counts.outcomes[row.outcome, default: 0] += row.count
      if !row.reason.isEmpty { counts.reasons[row.reason, default: 0] += row.count }
      if row.outcome == .accepted, !row.language.isEmpty {
        counts.languages[row.language, default: 0] += row.count
      }
    }
    let work =
      try decoding(results[1]) { (row) throws(PostgresError) in
        (
          rows: try row.decode("rows", as: Int64.self),
          begun: try row.decode("begun", as: Int64.self),
          restored: try row.decode("restored", as: Bool.self),
          held: try row.decode("held", as: [HoldReason]?.self)
        )
      }.first ?? (0, 0, false, nil)
    counts.isHeldAfterRestore = work.restored
    counts.waitingFor = Set(work.held ?? []).subtracting([.paused])
    let runs = try decoding(results[3]) { (row) throws(PostgresError) in
      (
        control: try row.decode("control", as: RunControl?.self),
        notExpanded: try row.decode("not_expanded", as: Int64?.self),
        audience: try row.decode("audience", as: Int32?.self)
      )
    }
    counts.runs = max(1, runs.count)
    // What was said of a run is of interest while it works, and of the last one ever after.
    let control = runs.last?.control
    // A later run is for some of those whom the first was for.
    counts.audience = (runs.first?.audience).map(Int.init)
    if runs.contains(where: { $0.control == .cancelling || $0.control == .cancelled }) {
      counts.notExpanded = runs.reduce(0) { $0 + Int($1.notExpanded ?? 0) }
    }
    // What another run decided anew is counted there.
    counts.dropNothings()
    let hasBegun = work.begun > 0 || !tally.isEmpty
    let hasWork = work.rows > 0
    counts.state = Self.state(hasWork: hasWork, hasBegun: hasBegun, control)
    if let (schedule, audience) = try ScheduleStore.standing(results[0]) {
      counts.schedule = schedule
      counts.audience = counts.audience ?? audience
      if !hasWork { counts.state = schedule.notificationState }
    }
    return counts
  }

  static func state(
    hasWork: Bool, hasBegun: Bool, _ control: RunControl?
  ) -> NotificationState {
    switch control {
    case .paused where hasWork: .paused
    case .cancelling, .cancelled: hasWork ? .cancelling : .cancelled
    case nil, .paused: hasWork ? (hasBegun ? .sending : .queued) : .finished
    }
  }

  /// The day of a notification and its runs: the plan of a statement with it reads one partition.
  private static func day(_ id: NotificationID) -> PostgresDate { PostgresDate(days: id.day) }

  private static func said(of id: NotificationID) -> PostgresQuery {
    """
    SELECT c.control, c.not_expanded, r.audience FROM runs r LEFT JOIN run_controls c ON c.run = r.id
    WHERE r.notification = \(id) AND r.day = \(day(id)) ORDER BY r.id
    """
  }

  private static func tally(_ id: NotificationID) -> PostgresQuery {
    """
    SELECT d.outcome, coalesce(d.reason, '') AS reason, coalesce(d.language, '') AS language,
      count(*) AS count
    FROM runs r JOIN deliveries d ON d.app = r.app AND d.run = r.id AND d.day = r.day
    WHERE r.notification = \(id) AND r.day = \(day(id)) AND d.day = \(day(id)) GROUP BY 1, 2, 3
    UNION ALL
    SELECT c.outcome, '', c.language, c.count FROM runs r JOIN run_counts c ON c.run = r.id AND c.day = r.day
    WHERE r.notification = \(id) AND r.day = \(day(id)) AND c.day = \(day(id))
    UNION ALL
    SELECT \(code: DeliveryOutcome.accepted), '', e.key, e.value::int8
    FROM runs r JOIN queue q ON q.run = r.id, jsonb_each_text(q.accepted) e
    WHERE r.notification = \(id) AND r.day = \(day(id))
    UNION ALL
    SELECT f.outcome, coalesce(f.reason, ''), coalesce(f.language, ''), -count(*)
    FROM runs r JOIN deliveries d ON d.app = r.app AND d.run = r.id AND d.day = r.day
    CROSS JOIN LATERAL (
      SELECT x.outcome, x.reason, x.language FROM runs o JOIN deliveries x
        ON x.app = d.app AND x.run = o.id AND x.token = d.token AND x.day = d.day
      WHERE o.notification = \(id) AND o.day = \(day(id)) AND x.day = \(day(id)) AND o.id < r.id ORDER BY o.id DESC LIMIT 1) f
    WHERE r.notification = \(id) AND r.day = \(day(id)) AND d.day = \(day(id))
      AND r.original IS NOT NULL GROUP BY 1, 2, 3
    """
  }

  private static func work(_ id: NotificationID) -> PostgresQuery {
    """
    SELECT count(*) AS rows,
      count(*) FILTER (WHERE epoch > 0 OR kind = \(code: WorkKind.retry)) AS begun,
      coalesce(bool_or(available_at = 'infinity'), false) AS restored,
      array_agg(DISTINCT held) FILTER (WHERE held IS NOT NULL) AS held
    FROM runs r JOIN queue q ON q.run = r.id WHERE r.notification = \(id) AND r.day = \(day(id))
    """
  }

  /// The last delivery of each device that has a row, in token order, after `after`; at most `limit`.
  package func deliveries(
    of id: NotificationID, outcome: DeliveryOutcome?, reason: String?, after: DeviceToken?,
    limit: Int
  ) async throws(StorageError) -> [Delivery] {
    // Each run by its own day and number, so that it is read in the order of the key and goes no further
    // than the page: of a run that comes by a join nobody knows before how many there are.
    let runs = try await runs(of: id)
    if runs.isEmpty { return [] }
    var query: PostgresQuery = """
      SELECT \(unsafeSQL: Self.columns) FROM (
      """
    for (index, run) in runs.enumerated() {
      query += index == 0 ? "(" : " UNION ALL ("
      query += """
        SELECT \(unsafeSQL: Self.columns) FROM deliveries d WHERE d.app = \(run.app) AND d.run = \(run.id)
          AND d.day = \(PostgresDate(days: run.day)) AND d.token > \(after?.bytes ?? [])
        """
      let later = runs[(index + 1)...].map(\.id)
      if !later.isEmpty {
        query += """
           AND NOT EXISTS (SELECT 1 FROM deliveries x WHERE x.app = \(run.app)
            AND x.run = ANY (\(later)) AND x.token = d.token AND x.day = \(PostgresDate(days: run.day)))
          """
      }
      if let outcome { query += " AND d.outcome = \(outcome)" }
      if let reason { query += " AND d.reason = \(reason)" }
      query += " ORDER BY d.token LIMIT \(limit))"
    }
    query += ") AS d ORDER BY d.token LIMIT \(limit)"
    return try decoding(try await reading(client.read, query)) { (row) throws(PostgresError) in
      try Self.delivery(row, of: id)
    }
  }

  /// Of `deliveries d`, what makes a delivery.
  static let columns =
    "d.run, d.token, d.outcome, d.status, d.reason, d.language, d.apns_id, d.attempts, d.updated_at"

  static func delivery(
    _ row: PostgresRow, of notification: NotificationID
  ) throws(PostgresError) -> Delivery {
    let token = try row.decode("token", as: DeviceToken.self)
    let outcome = try row.decode("outcome", as: DeliveryOutcome.self)
    var apnsID = try row.decode("apns_id", as: UUID?.self)
    if apnsID == nil, outcome == .accepted {
      apnsID = DeliveryName.apnsID(
        of: token, run: try row.decode("run"), notification: notification)
    }
    return Delivery(
      token: token, outcome: outcome,
      status: try row.decode("status", as: Int16?.self).map(Int.init),
      reason: try row.decode("reason"), language: try row.decode("language"),
      apnsID: apnsID,
      attempts: Int(try row.decode("attempts", as: Int16.self)),
      updatedAt: try row.decode("updated_at"))
  }

  private func runs(of id: NotificationID) async throws(StorageError) -> [Run] {
    let rows = try await reading(
      client.read,
      """
      SELECT id, app, day FROM runs WHERE notification = \(id) AND day = \(Self.day(id)) ORDER BY id
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      Run(
        id: try row.decode("id"), app: try row.decode("app"), notification: id,
        day: try row.decode("day", as: PostgresDate.self).days)
    }
  }
}
