// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

extension DutyStore {
  /// Runs that one step audits, in some milliseconds.
  private static let auditBatch = 2_000
  /// Seconds after which every run with a lower id has been committed: longer than an accepting
  /// statement may take.
  private static let settledSeconds = 15.0

  /// Compares the outcomes of the next new runs with their audience. Runs that have not ended are
  /// stored in `open_runs`.
  package func auditNewRuns() async throws(StorageError) -> RunAuditStep {
    let rows = try await reading(
      connection,
      """
      SELECT id, day, started_at < now() - make_interval(secs => \(Self.settledSeconds)) AS settled FROM runs
      WHERE id > (SELECT after FROM run_audit) ORDER BY id LIMIT \(Self.auditBatch)
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (
        try row.decode("id", as: RunID.self), try row.decode("day", as: PostgresDate.self).days,
        try row.decode("settled", as: Bool.self)
      )
    }.prefix { $0.2 }
    guard let last = found.last?.0 else { return RunAuditStep() }
    var step = try await audit(
      Array(found.map { ($0.0, $0.1) }), "UPDATE run_audit SET after = \(last)")
    step.hasMore = found.count == Self.auditBatch
    return step
  }

  /// Audits the open runs after a run id again.
  package func auditOpenRuns(after run: RunID?) async throws(StorageError) -> RunAuditStep {
    let rows = try await reading(
      connection,
      """
      SELECT run, day FROM open_runs WHERE run > \(run ?? RunID(rawValue: .min))
      ORDER BY run LIMIT \(Self.auditBatch)
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (try row.decode("run", as: RunID.self), try row.decode("day", as: PostgresDate.self).days)
    }
    if found.isEmpty { return RunAuditStep() }
    var step = try await audit(found)
    if found.count == Self.auditBatch { step.last = found.last?.0 }
    return step
  }

  private func audit(
    _ runs: [(RunID, Int32)], _ advance: PostgresQuery? = nil
  ) async throws(StorageError) -> RunAuditStep {
    var (open, closed): ([(RunID, Int32)], [RunID]) = ([], [])
    var step = RunAuditStep(visited: runs.count)
    for (day, runs) in Dictionary(grouping: runs, by: \.1) {
      let ids = runs.map(\.0)
      let rows = try await reading(connection, Self.judging(ids, of: day))
      var found: Set<RunID> = []
      for (run, isOpen) in try decoding(
        rows,
        { (row) throws(PostgresError) in
          (
            UnaccountedRun(
              run: try row.decode("id"), notification: try row.decode("notification"),
              app: try row.decode("app"),
              devices: Int(try row.decode("difference", as: Int64.self))),
            try row.decode("open", as: Bool.self)
          )
        })
      where isOpen || run.devices != 0 {
        found.insert(run.run)
        if isOpen { open.append((run.run, day)) } else { step.unaccounted.append(run) }
      }
      closed += ids.filter { !found.contains($0) }
    }
    closed += step.unaccounted.map(\.run)
    _ = try await together(
      connection,
      [
        """
        INSERT INTO open_runs (run, day)
        SELECT * FROM unnest(\(open.map(\.0)), \(open.map { PostgresDate(days: $0.1) })) ON CONFLICT DO NOTHING
        """,
        "DELETE FROM open_runs WHERE run = ANY (\(closed))",
      ] + step.unaccounted.map(Self.note) + (advance.map { [$0] } ?? []))
    return step
  }

  /// The day is a constant, so that only one partition of each table is planned and read. For
  /// `EXISTS` PostgreSQL may read all of the queue's index, with the entries of former rows.
  private static func judging(_ runs: [RunID], of day: Int32) -> PostgresQuery {
    let day: PostgresQuery = "\(PostgresDate(days: day))"
    return """
      SELECT r.id, r.notification, r.app,
        (SELECT q.id FROM queue q WHERE q.run = r.id ORDER BY q.kind LIMIT 1) IS NOT NULL
          OR (SELECT s.begun FROM schedules s WHERE s.id = r.notification) IS TRUE AS open,
        (r.audience + coalesce(c.audience, 0) - coalesce(c.decided, 0) - CASE WHEN r.counted THEN 0 ELSE (
          SELECT count(*) FROM deliveries d WHERE d.app = r.app AND d.run = r.id AND d.day = \(fragment: day)
            AND d.outcome <> \(code: DeliveryOutcome.waiting)) END)::int8 AS difference
      FROM runs r
      LEFT JOIN LATERAL (
        SELECT sum(count) FILTER (WHERE kind = \(unsafeSQL: RunCounts.Kind.audience.sql)) AS audience,
          sum(count) FILTER (WHERE kind = \(unsafeSQL: RunCounts.Kind.notExpanded.sql)
            OR kind = \(unsafeSQL: RunCounts.Kind.deliveries.sql) AND outcome <> \(code: DeliveryOutcome.waiting)) AS decided
        FROM run_counts WHERE run = r.id AND day = \(fragment: day)) c ON true
      WHERE r.id = ANY (\(runs)) AND r.day = \(fragment: day)
        AND (SELECT a.deleted_at IS NULL FROM apps a WHERE a.id = r.app)
      """
  }

  private static func note(_ run: UnaccountedRun) -> PostgresQuery {
    """
    UPDATE runs SET unaccounted = \(Int64(run.devices))
    WHERE id = \(run.run) AND day = \(PostgresDate(days: run.notification.day))
    """
  }
}
