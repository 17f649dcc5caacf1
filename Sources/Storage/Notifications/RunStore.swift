// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Deliveries of notifications, and their totals.
package final class RunStore {
  let client: PostgresClient

  init(client: PostgresClient) { self.client = client }

  /// Returns the totals of a notification's deliveries, finished or not.
  ///
  /// - Parameter app: the notification's app, which selects the connection.
  package func counts(
    _ id: NotificationID, of app: AppID? = nil
  ) async throws(StorageError) -> NotificationCounts {
    try await counts(of: [id], app)[id] ?? NotificationCounts()
  }

  /// Notifications of a list that one round of statements counts.
  private static let countedAtOnce = 100

  /// Returns the totals of each notification of a list.
  package func counts(
    ofAll ids: [NotificationID], of app: AppID
  ) async throws(StorageError) -> [NotificationID: NotificationCounts] {
    var counts: [NotificationID: NotificationCounts] = [:]
    for ids in Dictionary(grouping: ids, by: \.day).values {
      for start in stride(from: 0, to: ids.count, by: Self.countedAtOnce) {
        let part = ids[start..<min(start + Self.countedAtOnce, ids.count)]
        counts.merge(try await self.counts(of: Array(part), app)) { first, _ in first }
      }
    }
    return counts
  }

  /// Returns the totals of each notification of one day, finished or not. Reads a limited number of
  /// rows per notification, whatever the size of the audience.
  func counts(
    of ids: [NotificationID], _ app: AppID?
  ) async throws(StorageError) -> [NotificationID: NotificationCounts] {
    guard let day = ids.first?.day else { return [:] }
    let begin = try await togetherByKey(client.reports(of: app), Self.beginning(of: ids, day))
    return try await counts(of: ids, app, from: begin[...])
  }

  /// Returns the first statements for the counts of notifications of one day. A schedule becomes a
  /// run, and a run's work becomes outcomes; reading them in this order misses none.
  static func beginning(of ids: [NotificationID], _ day: Int32) -> [PostgresQuery] {
    [ScheduleStore.states(of: ids), runs(of: ids, day)]
  }

  /// Returns the counts of notifications of one day.
  ///
  /// - Parameter begin: the results of `beginning`.
  func counts(
    of ids: [NotificationID], _ app: AppID?, from begin: ArraySlice<PostgresRows>
  ) async throws(StorageError) -> [NotificationID: NotificationCounts] {
    guard let day = ids.first?.day else { return [:] }
    let schedules = try ScheduleStore.states(from: begin[begin.startIndex])
    let wanted = Set(ids)
    let runs = try decoding(begin[begin.startIndex + 1], CountedRun.init)
      .filter { wanted.contains($0.notification) }
    let runsOf = Dictionary(grouping: runs, by: \.notification)
    let results = try await togetherByKey(
      client.reports(of: app),
      [Self.work(runs), Self.sums(runs, day), Self.rows(runs, day)]
        + runsOf.values.flatMap { Self.replaced($0, day) })
    var tallies = RunTallies(runs)
    try tallies.add(work: results[0])
    try tallies.add(sums: results[1])
    for rows in results[2...] { try tallies.add(rows: rows) }
    var counts: [NotificationID: NotificationCounts] = [:]
    for id in ids { counts[id] = Self.counts(runsOf[id] ?? [], tallies[id], schedules[id]) }
    return counts
  }

  /// - Parameter runs: runs of one notification, in their order.
  private static func counts(
    _ runs: [CountedRun], _ tally: RunTally, _ schedule: (schedule: Schedule, audience: Int)?
  ) -> NotificationCounts {
    var held = tally
    if runs.count == 1, let devices = runs[0].audienceAtAcceptance { held.add(held: devices) }
    var counts = held.counts
    counts.runs = max(1, runs.count)
    let control = runs.last?.control
    // Later runs are for some of the devices of the first run.
    counts.audienceAtAcceptance = runs.first?.audienceAtAcceptance
    if let first = runs.first {
      counts.audience = first.audience + (tally.audience[first.id] ?? 0)
    }
    let isCancelled = runs.contains { $0.control == .cancelling || $0.control == .cancelled }
    counts.notExpanded = isCancelled ? counts.notExpanded ?? 0 : nil
    counts.state = Self.state(
      hasWork: tally.hasWork, hasBegun: tally.hasBegun || !tally.isEmpty, control)
    if let (schedule, audience) = schedule {
      counts.schedule = schedule
      counts.audienceAtAcceptance = counts.audienceAtAcceptance ?? audience
      if !tally.hasWork { counts.state = schedule.notificationState }
    }
    if counts.state == .finished || counts.state == .cancelled, !runs.isEmpty {
      counts.unaccounted = runs.reduce(0) {
        $0 + $1.audience + (tally.audience[$1.id] ?? 0) - (tally.decided[$1.id] ?? 0)
      }
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

  /// - Parameter day: day of the notifications, and so of their runs.
  private static func runs(of ids: [NotificationID], _ day: Int32) -> PostgresQuery {
    """
    SELECT r.id, r.notification, r.app, c.control, r.audience_at_acceptance, r.audience, r.counted
    FROM runs r LEFT JOIN LATERAL (SELECT control FROM run_controls WHERE run = r.id OFFSET 0) c ON true
    WHERE r.notification = ANY (\(ids)) AND r.day = \(PostgresDate(days: day)) ORDER BY r.id
    """
  }

  /// Queue rows that are read per run. A run by time zones has some hundred rows for pages.
  private static let workRows = 2_000
  /// Retries that are read per run. A single one already proves that the run has work.
  private static let retriesRead = 100

  private static func work(_ runs: [CountedRun]) -> PostgresQuery {
    func part(_ condition: PostgresQuery, _ limit: Int) -> PostgresQuery {
      """
      (SELECT run, kind, epoch, available_at, held, holder, accepted, audience FROM queue
        WHERE run = r.id AND \(fragment: condition) ORDER BY run, kind LIMIT \(limit))
      """
    }
    let retry: PostgresQuery = "\(code: WorkKind.retry)"
    return """
      SELECT q.run, q.kind, q.kind = \(fragment: retry) OR q.epoch > 0 AS begun, q.available_at = 'infinity' AS restored, q.held,
        CASE WHEN q.held IS NULL AND q.holder IS NULL AND q.available_at > now() AND q.available_at < 'infinity'
          THEN q.available_at END AS until,
        q.accepted::text AS accepted, q.audience
      FROM unnest(\(runs.map(\.id))) AS r (id) CROSS JOIN LATERAL (
        \(fragment: part("kind < \(fragment: retry)", workRows))
        UNION ALL \(fragment: part("kind > \(fragment: retry)", workRows))
        UNION ALL \(fragment: part("kind = \(fragment: retry)", retriesRead))
      ) q
      """
  }

  private static func sums(_ runs: [CountedRun], _ day: Int32) -> PostgresQuery {
    """
    SELECT run, kind, outcome, reason, language, sum(count)::int8 AS count,
      min(first_at) AS first_at, max(last_at) AS last_at FROM run_counts
    WHERE run = ANY (\(runs.map(\.id))) AND day = \(PostgresDate(days: day))
    GROUP BY run, kind, outcome, reason, language
    """
  }

  /// Selects the deliveries of runs that are counted from their rows.
  private static func rows(_ runs: [CountedRun], _ day: Int32) -> PostgresQuery {
    let runs = runs.filter { !$0.isCounted }
    return """
      SELECT r.id AS run, \(unsafeSQL: RunCounts.Kind.deliveries.sql) AS kind, d.outcome, d.reason, d.language, d.count,
        d.first_at, d.last_at
      FROM unnest(\(runs.map(\.app)), \(runs.map(\.id))) AS r (app, id) CROSS JOIN LATERAL (
        SELECT outcome, \(unsafeSQL: words), count(*) AS count, min(updated_at) AS first_at,
          max(updated_at) AS last_at FROM deliveries
        WHERE app = r.app AND run = r.id AND day = \(PostgresDate(days: day)) GROUP BY 1, 2, 3) d
      """
  }

  /// Selects, for each later run that is counted from its rows, the deliveries of earlier runs that
  /// this run replaces.
  private static func replaced(_ runs: [CountedRun], _ day: Int32) -> [PostgresQuery] {
    let day: PostgresQuery = "\(PostgresDate(days: day))"
    return runs.indices.dropFirst().filter { !runs[$0].isCounted }.map { index in
      let run = runs[index]
      return """
        SELECT d.run, \(unsafeSQL: RunCounts.Kind.replaced.sql) AS kind, f.outcome, f.reason, f.language,
          count(*) AS count, NULL::timestamptz AS first_at, NULL::timestamptz AS last_at
        FROM deliveries d CROSS JOIN LATERAL (
          SELECT x.outcome, \(unsafeSQL: words) FROM unnest(\(runs[..<index].map(\.id))) AS o (id)
          CROSS JOIN LATERAL (
            SELECT * FROM deliveries WHERE app = \(run.app) AND run = o.id AND token = d.token AND day = \(fragment: day)
            OFFSET 0) x
          ORDER BY o.id DESC LIMIT 1) f
        WHERE d.app = \(run.app) AND d.run = \(run.id) AND d.day = \(fragment: day) GROUP BY 1, 2, 3, 4, 5
        """
    }
  }

  private static let words =
    "coalesce(reason, '') AS reason, coalesce(language, '') AS language"

  /// Returns the last delivery of each device with a row, in token order, after `after`; at most
  /// `limit`.
  package func deliveries(
    of id: NotificationID, outcome: DeliveryOutcome?, reason: String?, after: DeviceToken?,
    limit: Int
  ) async throws(StorageError) -> [Delivery] {
    // Each run is selected by constant day and number, so that it is read in key order and only as
    // far as the page. For a join, the planner would have to guess the number of rows.
    let runs = try await runs(of: id)
    if runs.isEmpty { return [] }
    var query: PostgresQuery = """
      SELECT \(unsafeSQL: Self.columns), \(fragment: Self.nextTry) FROM (
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
    return try decoding(try await reading(client.reports(of: runs[0].app), query)) {
      (row) throws(PostgresError) in
      try Self.delivery(row, of: id)
    }
  }

  /// Columns of `deliveries d` that a delivery is decoded from.
  static let columns =
    "d.run, d.token, d.outcome, d.status, d.reason, d.language, d.apns_id, d.attempts, d.updated_at"

  /// On `deliveries d`: the time of a waiting delivery's next attempt, by one index lookup. NULL if
  /// its retry row is held or claimed. (OFFSET 0 keeps the planner from the index of claims.)
  static let nextTry: PostgresQuery = """
    CASE WHEN d.outcome = \(code: DeliveryOutcome.waiting) THEN (
      SELECT q.available_at FROM (
        SELECT available_at, held, holder FROM queue
        WHERE run = d.run AND kind = \(code: WorkKind.retry) AND token = d.token OFFSET 0) q
      WHERE q.held IS NULL AND q.holder IS NULL AND q.available_at > now()
        AND q.available_at < 'infinity') END AS next_try
    """

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
      updatedAt: try row.decode("updated_at"),
      waitingUntil: try row.decode("next_try", as: Instant?.self))
  }

  private func runs(of id: NotificationID) async throws(StorageError) -> [Run] {
    let rows = try await reading(
      client.reports(of: nil),
      """
      SELECT id, app, day FROM runs WHERE notification = \(id) AND day = \(PostgresDate(days: id.day)) ORDER BY id
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      Run(
        id: try row.decode("id"), app: try row.decode("app"), notification: id,
        day: try row.decode("day", as: PostgresDate.self).days)
    }
  }
}
