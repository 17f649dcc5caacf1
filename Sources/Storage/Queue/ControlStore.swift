// SPDX-License-Identifier: Apache-2.0
package import Postgres
package import PushModel

/// Run control: a command sets one column per run, which workers poll and claims return. This class
/// also ends unclaimed rows of cancelled runs.
package final class ControlStore {
  /// Runs that one statement processes.
  private static let runsAtOnce = 256

  let client: PostgresClient
  private let days: DayPartitions

  /// Creates a store on the connections of a shard or of a command line tool.
  package init(client: PostgresClient) {
    self.client = client
    days = DayPartitions(connection: client.read)
  }

  // MARK: commands

  /// Applies a command to the runs of a notification that have work left. Concurrent callers with
  /// an equal command get an equal answer.
  ///
  /// - Parameter change: the entry of the audit log, written if a run changes.
  package func command(
    _ command: NotificationCommand, app: AppID, _ id: NotificationID,
    noting change: AuditedChange? = nil
  ) async throws(StorageError) -> NotificationCommandResult {
    let table = try await days.name(of: "runs", day: id.day)
    let mine: PostgresQuery = """
      SELECT r.id, r.app, r.day FROM \(unsafeSQL: table) r WHERE r.notification = \(id) AND r.app = \(app)
      ORDER BY r.id
      """
    let results = try await together(
      client.write,
      [
        // A separate statement, so that the next one sees the command of the transaction that held
        // the lock before.
        "\(fragment: mine) FOR UPDATE",
        """
        WITH seen AS MATERIALIZED (
          SELECT m.id, m.app, m.day, c.control, EXISTS (SELECT 1 FROM queue q WHERE q.run = m.id) AS works
          FROM (\(fragment: mine)) m
          LEFT JOIN LATERAL (SELECT control FROM run_controls WHERE run = m.id OFFSET 0) c ON true
        ), changed AS (
          \(fragment: Self.change(command)) RETURNING run
        )\(fragment: AuditLog.part(change, when: "changed"))
        SELECT control, works FROM seen ORDER BY id
        """,
      ])
    let rows = results[1]
    let runs = try decoding(rows) { (row) throws(PostgresError) in
      (
        control: try row.decode("control", as: RunControl?.self),
        works: try row.decode("works", as: Bool.self)
      )
    }
    let result = Self.result(of: command, runs)
    if result == .done {
      // Nodes that miss this notification learn of the command by polling.
      _ = try? await reading(client.write, StoreSignal.control.query)
    }
    return result
  }

  /// Returns the statement that writes the command for rows of `seen`.
  private static func change(_ command: NotificationCommand) -> PostgresQuery {
    let insert: PostgresQuery =
      "INSERT INTO run_controls (run, app, day, control) SELECT s.id, s.app, s.day,"
    return switch command {
    case .pause:
      """
      \(fragment: insert) \(code: RunControl.paused) FROM seen s WHERE s.works AND s.control IS NULL
      ON CONFLICT DO NOTHING
      """
    case .resume:
      """
      DELETE FROM run_controls WHERE run = ANY (ARRAY(
        SELECT s.id FROM seen s WHERE s.works AND s.control = \(code: RunControl.paused)))
      """
    case .cancel:
      """
      \(fragment: insert) \(code: RunControl.cancelling) FROM seen s
      WHERE s.works AND (s.control IS NULL OR s.control = \(code: RunControl.paused))
      ON CONFLICT (run) DO UPDATE SET control = EXCLUDED.control
      """
    }
  }

  private static func result(
    of command: NotificationCommand, _ runs: [(control: RunControl?, works: Bool)]
  ) -> NotificationCommandResult {
    let working = runs.filter(\.works)
    if working.contains(where: { $0.control == nil || $0.control == .paused }) { return .done }
    let wasCancelled = (working.last ?? runs.last)?.control.map { $0 != .paused } ?? false
    if wasCancelled, command == .cancel { return .done }
    guard wasCancelled else { return .refused(.finished) }
    return .refused(working.isEmpty ? .cancelled : .cancelling)
  }

  // MARK: workers

  /// Returns the control of runs that are paused or being cancelled; other runs are absent.
  package func controls(of runs: [RunID]) async throws(StorageError) -> [RunID: RunControl] {
    let rows = try await reading(
      client.pages(of: nil),
      """
      SELECT c.run, c.control FROM run_controls c
      WHERE c.run = ANY (\(runs)) AND c.control < \(code: RunControl.cancelled)
      """)
    var controls: [RunID: RunControl] = [:]
    for (run, control) in try decoding(
      rows,
      { (row) throws(PostgresError) in
        (try row.decode("run", as: RunID.self), try row.decode("control", as: RunControl.self))
      })
    { controls[run] = control }
    return controls
  }

  // MARK: rows without a holder

  /// Makes paused rows ready whose pause has ended or whose deadline has passed, at most `limit`.
  /// Returns their number.
  package func releasePaused(limit: Int) async throws(StorageError) -> Int {
    let paused: PostgresQuery = "held = \(code: HoldReason.paused)"
    let rows = try await reading(
      client.deliveryWrite,
      """
      WITH RECURSIVE paused AS (
        (SELECT run, deadline FROM queue WHERE \(fragment: paused) ORDER BY run, deadline LIMIT 1)
        UNION ALL
        SELECT next.* FROM paused p CROSS JOIN LATERAL (
          SELECT run, deadline FROM queue WHERE \(fragment: paused) AND run > p.run
          ORDER BY run, deadline LIMIT 1) next
      ), over AS MATERIALIZED (
        SELECT p.run FROM paused p LEFT JOIN LATERAL (
          SELECT control FROM run_controls WHERE run = p.run OFFSET 0) c ON true
        WHERE p.deadline <= now() OR c.control IS DISTINCT FROM \(code: RunControl.paused)
        LIMIT \(Self.runsAtOnce)
      ), picked AS MATERIALIZED (
        SELECT row.id FROM over o CROSS JOIN LATERAL (
          SELECT q.id FROM queue q WHERE q.\(fragment: paused) AND q.run = o.run
          ORDER BY q.deadline, q.id LIMIT \(limit) FOR UPDATE SKIP LOCKED) row
        LIMIT \(limit)
      )
      UPDATE queue q SET held = NULL, available_at = now()
      WHERE q.id = ANY (ARRAY(SELECT id FROM picked)) RETURNING q.id
      """)
    return rows.count
  }

  private static let expanded = WorkKind.allCases.filter { $0 != .retry }

  /// App, environment and outcome of a retry that a cancellation ended.
  package struct Ending: Sendable, Hashable {
    package let app: AppID
    package let environment: PushEnvironment
    package let outcome: DeliveryOutcome

    package init(_ app: AppID, _ environment: PushEnvironment, _ outcome: DeliveryOutcome) {
      self.app = app
      self.environment = environment
      self.outcome = outcome
    }
  }

  /// The result of one `finishCancelled` statement.
  package struct CancelledWork: Sendable, Equatable {
    /// The number of rows made ready.
    package var ready = 0
    /// Numbers of ended retries by outcome: `cancelled`, or `unknown` if a dead holder left an
    /// intent.
    package var ended: [Ending: Int] = [:]
    /// Number of deleted retry rows, some of which already had an outcome.
    package var gone = 0
    /// Run after which the next statement continues; nil: it begins at the first run.
    package var next: RunID?
  }

  /// Ends unclaimed rows of runs that are being cancelled. Retries end here, at most `limit`; other
  /// rows become ready, because the worker that claims them counts their remaining devices. Runs
  /// without work become cancelled.
  ///
  /// Rows and runs that another transaction locks are left to a later call.
  ///
  /// - Parameter after: continues after this run, so that runs with locked rows do not block later
  ///   ones.
  package func finishCancelled(
    after: RunID? = nil, limit: Int
  ) async throws(StorageError) -> CancelledWork {
    // Not retried here: the caller soon calls again and has other tasks meanwhile.
    let found = try await readingUnlessLocked(
      client.deliveryWrite,
      """
      WITH ending AS MATERIALIZED (
        SELECT c.run AS id FROM run_controls c
        WHERE c.control = \(code: RunControl.cancelling) AND c.run > \(after ?? RunID(rawValue: .min))
        ORDER BY c.run LIMIT \(Self.runsAtOnce)
      ), free AS MATERIALIZED (
        SELECT q.id FROM ending e CROSS JOIN LATERAL (
          SELECT id FROM queue WHERE run = e.id AND kind = ANY (\(Self.expanded))
            AND holder IS NULL AND (held IS NOT NULL OR available_at > now()) FOR UPDATE SKIP LOCKED) q
      ), freed AS (
        UPDATE queue q SET held = NULL, available_at = now()
        WHERE q.id = ANY (ARRAY(SELECT id FROM free)) RETURNING q.id
      ), waiting AS MATERIALIZED (
        SELECT q.id FROM ending e CROSS JOIN LATERAL (
          SELECT id FROM queue WHERE run = e.id AND kind = \(code: WorkKind.retry) AND holder IS NULL
          LIMIT \(limit) FOR UPDATE SKIP LOCKED) q
        LIMIT \(limit)
      ), gone AS (
        DELETE FROM queue q WHERE q.id = ANY (ARRAY(SELECT id FROM waiting))
        RETURNING q.id, q.app, q.run, q.token, q.day, q.attempt, q.environment, q.counted
      ), noted AS (
        INSERT INTO deliveries (app, run, token, day, outcome, attempts, queue_row, counted)
        SELECT app, run, token, day, \(code: DeliveryOutcome.cancelled), attempt, id, counted FROM gone
        ORDER BY app, token, run
        -- An intent of a dead holder stays `unknown`; clearing its row notifies webhooks.
        ON CONFLICT (app, run, token, day) DO UPDATE SET updated_at = now(),
          queue_row = CASE WHEN deliveries.intent IS NULL THEN deliveries.queue_row END,
          outcome = CASE deliveries.outcome WHEN \(code: DeliveryOutcome.waiting)
            THEN EXCLUDED.outcome ELSE deliveries.outcome END
        WHERE deliveries.outcome = \(code: DeliveryOutcome.waiting)
          OR (deliveries.intent IS NOT NULL AND deliveries.queue_row = EXCLUDED.queue_row)
        RETURNING app, run, token, outcome
      ), done AS (
        UPDATE run_controls c SET control = \(code: RunControl.cancelled)
        WHERE c.run = ANY (ARRAY(
          SELECT x.run FROM ending e LEFT JOIN LATERAL (
            SELECT true AS works FROM queue q WHERE q.run = e.id LIMIT 1) q ON true
          CROSS JOIN LATERAL (SELECT run FROM run_controls WHERE run = e.id FOR NO KEY UPDATE SKIP LOCKED) x
          WHERE q.works IS NULL))
      )
      SELECT NULL::int4 AS app, NULL::int2 AS environment, NULL::int2 AS outcome, count(*) AS rows,
        (SELECT id FROM ending ORDER BY id OFFSET \(Self.runsAtOnce - 1)) AS last FROM freed
      UNION ALL
      SELECT g.app, g.environment, n.outcome, count(*), NULL
      FROM gone g LEFT JOIN noted n ON n.app = g.app AND n.run = g.run AND n.token = g.token GROUP BY 1, 2, 3
      """)
    guard let rows = found else { return CancelledWork(next: after) }
    var wound = try Self.finished(rows)
    // These runs have more retries.
    if wound.gone == limit { wound.next = after }
    return wound
  }

  private static func finished(_ rows: PostgresRows) throws(StorageError) -> CancelledWork {
    var wound = CancelledWork()
    for (app, environment, outcome, count, last) in try decoding(
      rows,
      { (row) throws(PostgresError) in
        (
          try row.decode("app", as: AppID?.self),
          try row.decode("environment", as: PushEnvironment?.self),
          try row.decode("outcome", as: DeliveryOutcome?.self),
          Int(try row.decode("rows", as: Int64.self)), try row.decode("last", as: RunID?.self)
        )
      })
    {
      if let app, let environment {
        wound.gone += count
        if let outcome { wound.ended[Ending(app, environment, outcome)] = count }
      } else {
        (wound.ready, wound.next) = (count, last)
      }
    }
    return wound
  }
}
