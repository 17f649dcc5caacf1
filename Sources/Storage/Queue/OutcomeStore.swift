// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel
internal import Synchronization

/// Stores outcomes, in batches that grow with load. One transaction writes the delivery, changes
/// the device, queues a retry and deletes the finished queue row.
///
/// The outcome and the device's state are stored regardless of the row's current holder. A retry is
/// queued and a row deleted only if the claim is still valid.
package final class OutcomeStore {
  private let reports: WriteCombiner<ReportRow, ReportKey, Bool>

  /// Counts of responses, on which the pruning guard bases its decision.
  package let tally: ResponseTally

  init(client: PostgresClient, guarding policy: PruneGuardPolicy) {
    let write = client.deliveryWrite
    let tally = ResponseTally(keeping: policy.windowSeconds)
    self.tally = tally
    reports = WriteCombiner(
      loop: write.loop, limits: Self.limits, application: { $0.key.device.app.rawValue },
      key: \.key,
      execute: { (rows, locks) throws(PostgresError) in
        try await Self.store(rows, tally, policy, on: write, waiting: locks)
      })
  }

  private static var limits: WriteCombinerLimits {
    var limits = WriteCombinerLimits()
    // A crash in this time sends the pushes again, like one during the statement.
    limits.gatherFor = .milliseconds(2)
    return limits
  }

  /// Stores one outcome. Returns whether it changed the device.
  package func record(_ report: DeliveryReport) async throws(StorageError) -> Bool {
    do { return try await reports.submit(ReportRow(report)) } catch { throw StorageError(error) }
  }

  /// Stores one outcome for a caller that does not wait. Calls `then` once, with the result of
  /// `record(_:)`.
  package func record(
    _ report: DeliveryReport, isolation: isolated (any Actor)? = #isolation,
    then: @escaping (Result<Bool, StorageError>) -> Void
  ) {
    reports.submit(ReportRow(report), isolation: isolation) { then($0.mapError(StorageError.init)) }
  }

  /// A class, because each column of a batch is built by a pass over its rows.
  private final class ReportRow: Sendable {
    let report: DeliveryReport
    let key: ReportKey
    /// Whether an earlier attempt included the row, so that it may already be stored.
    let wasTried = Atomic(false)

    /// Whether no delivery can exist yet, as far as the claim shows.
    var isFirst: Bool {
      if case .retry = report.row.job { return false }
      return report.attempts <= 1 && !report.row.isRescued && !report.wasIntended
    }

    init(_ report: DeliveryReport) {
      self.report = report
      key = ReportKey(report)
    }
  }

  private struct ReportKey: Hashable, Comparable, Sendable {
    let device: DeviceKey
    let run: RunID

    init(_ report: DeliveryReport) {
      device = DeviceKey(app: report.run.app, token: report.token)
      run = report.run.id
    }

    static func < (left: Self, right: Self) -> Bool {
      left.device != right.device ? left.device < right.device : left.run < right.run
    }
  }

  private static func store(
    _ rows: [ReportRow], _ tally: ResponseTally, _ policy: PruneGuardPolicy,
    on connection: PostgresConnection, waiting locks: LockWait
  ) async throws(PostgresError) -> [ReportKey: Bool] {
    let decided = rows.filter { $0.report.outcome != .waiting && !$0.report.mayBeCounted }
    let wereTried = rows.map { $0.wasTried.exchange(true, ordering: .relaxed) }.contains(true)
    let new = wereTried ? [] : decided.filter(\.isFirst)
    let known = wereTried ? decided : decided.filter { !$0.isFirst }
    let (intended, unintended) = split(known)
    let counted = rows.filter(\.report.mayBeCounted)
    let waiting = rows.filter { $0.report.outcome == .waiting }
    let ended = decided.filter(\.report.endsRow)
    var statements: [PostgresQuery] = []
    if !intended.isEmpty { statements.append(noteIntended(intended)) }
    if !unintended.isEmpty { statements.append(note(unintended)) }
    if !new.isEmpty { statements.append(noteFirst(new)) }
    if !counted.isEmpty { statements.append(recordStatus(counted)) }
    let (takenBack, postponed) = split(waiting)
    if !takenBack.isEmpty { statements.append(postpone(takenBack, unlessDecided)) }
    if !postponed.isEmpty { statements.append(postpone(postponed, unlessDecidedOrIntended)) }
    if !ended.isEmpty { statements.append(end(ended)) }
    let suspects = Set(rows.lazy.map(\.report).filter(\.verdict.isQuarantine).map(\.judged))
    let counts = tally.unstored(of: suspects)
    if !suspects.isEmpty {
      statements += PruneGuards.statements(for: suspects.sorted(), counts, of: tally.holder, policy)
    }
    let gone = rows.map(\.report).filter {
      if case .unregistered(.some) = $0.verdict { true } else { false }
    }
    let changes = statements.count
    statements += DeviceChanges.judged(rows.lazy.map(\.report).filter { $0.verdict != .none })
    let verdicts = changes..<statements.count
    if !gone.isEmpty { statements.append(DeviceChanges.doubt(gone)) }
    let results: [PostgresRows]
    do { results = try await connection.batch(statements, waiting: locks) } catch {
      // Another holder of the queue row has stored one of the deliveries.
      guard error.isUniqueViolation, !new.isEmpty else { throw error }
      return try await store(rows, tally, policy, on: connection, waiting: locks)
    }
    tally.stored(counts)
    var changed: Set<DeviceKey> = []
    for result in results[verdicts] {
      for line in result { changed.insert(try DeviceKey(line)) }
    }
    var answers: [ReportKey: Bool] = [:]
    for row in rows {
      answers[row.key] = row.report.verdict != .none && changed.contains(row.key.device)
    }
    return answers
  }

  private static let columns =
    "app, run, token, day, outcome, status, reason, language, apns_id, attempts, counted, queue_row"

  private static let overwriting: PostgresQuery = """
    ON CONFLICT (app, run, token, day) DO UPDATE SET outcome = EXCLUDED.outcome,
      status = EXCLUDED.status, reason = EXCLUDED.reason,
      language = coalesce(EXCLUDED.language, deliveries.language),
      apns_id = coalesce(EXCLUDED.apns_id, deliveries.apns_id),
      attempts = EXCLUDED.attempts, intent = NULL, updated_at = now()
    WHERE deliveries.outcome = \(code: DeliveryOutcome.waiting)
    """

  /// Does not overwrite a decided outcome: a later outcome, of a rescued claim, belongs to a second
  /// sending. An intent is undecided, and its owner decides it here.
  private static let unlessDecided: PostgresQuery =
    "\(fragment: overwriting) OR deliveries.intent IS NOT NULL"

  /// Does not overwrite a decided outcome or another claim's intent, for reports without a granted
  /// intent and an `input` with row and epoch.
  ///
  /// The reporter has sent no push, or one that may be sent twice, so an intent of another claim
  /// stays. The reporter's own intent, stored without its knowledge, is replaced.
  private static let unlessDecidedOrIntended: PostgresQuery = """
    \(fragment: overwriting) OR (deliveries.intent IS NOT NULL AND EXISTS (
      SELECT FROM input i WHERE i.run = deliveries.run AND i.token = deliveries.token
        AND i.row = deliveries.queue_row AND i.epoch = deliveries.intent))
    """

  /// The columns of `deliveries`, one array each.
  private static func values(_ rows: [ReportRow]) -> PostgresQuery {
    """
    \(rows.map(\.report.run.app)), \(rows.map(\.report.run.id)), \(rows.map(\.report.token)),
    \(rows.map { PostgresDate(days: $0.report.run.day) }), \(rows.map(\.report.outcome)),
    \(rows.map { $0.report.status.map(Int16.init(clamping:)) }), \(rows.map(\.report.reason)),
    \(rows.map(\.report.language)), \(rows.map(\.report.apnsID)), \(rows.map { Int16(clamping: $0.report.attempts) }),
    \(rows.map(\.report.row.counting)), \(rows.map(\.report.row.readingRow))
    """
  }

  private static func split(
    _ rows: [ReportRow]
  ) -> (intended: [ReportRow], unintended: [ReportRow]) {
    (rows.filter(\.report.wasIntended), rows.filter { !$0.report.wasIntended })
  }

  /// Inserts first deliveries without ON CONFLICT, which would write more WAL for each row.
  private static func noteFirst(_ rows: [ReportRow]) -> PostgresQuery {
    "INSERT INTO deliveries (\(unsafeSQL: columns)) SELECT * FROM unnest(\(fragment: values(rows)))"
  }

  private static func noteIntended(_ rows: [ReportRow]) -> PostgresQuery {
    """
    INSERT INTO deliveries (\(unsafeSQL: columns))
    SELECT * FROM unnest(\(fragment: values(rows))) \(fragment: unlessDecided)
    """
  }

  private static func note(_ rows: [ReportRow]) -> PostgresQuery {
    """
    WITH input AS MATERIALIZED (
      SELECT * FROM unnest(\(fragment: values(rows)), \(rows.map(\.report.row.id)), \(rows.map(\.report.row.epoch)))
        AS t (\(unsafeSQL: columns), row, epoch)
    )
    INSERT INTO deliveries (\(unsafeSQL: columns))
    SELECT \(unsafeSQL: columns) FROM input \(fragment: unlessDecidedOrIntended)
    """
  }

  /// Stores deliveries that could also be counted without a row, if their claims are still valid.
  /// Otherwise the current holder of the queue row sends and counts them again.
  private static func recordStatus(_ rows: [ReportRow]) -> PostgresQuery {
    """
    WITH input AS MATERIALIZED (
      SELECT * FROM unnest(\(fragment: values(rows)), \(rows.map(\.report.row.id)), \(rows.map(\.report.row.epoch)))
        AS t (\(unsafeSQL: columns), row, epoch)
    ), held AS MATERIALIZED (
      SELECT q.id FROM (SELECT DISTINCT row, epoch FROM input) i
      JOIN queue q ON q.id = i.row AND q.epoch = i.epoch
      WHERE q.holder IS NOT NULL ORDER BY q.id FOR UPDATE OF q
    )
    INSERT INTO deliveries (\(unsafeSQL: columns))
    SELECT \(unsafeSQL: columns) FROM input i WHERE i.row IN (SELECT id FROM held)
    ORDER BY app, token, run \(fragment: unlessDecidedOrIntended)
    """
  }

  /// Stores waiting deliveries and queues their retries, if their claims are still valid. Otherwise
  /// the current holder retries anyway. Deliveries of devices with an intent are always stored.
  ///
  /// The retry of a retry updates its queue row, which ends every claim of that row.
  private static func postpone(
    _ rows: [ReportRow], _ unlessKnown: PostgresQuery
  ) -> PostgresQuery {
    """
    WITH input AS MATERIALIZED (
      SELECT * FROM unnest(\(fragment: values(rows)), \(rows.map(\.report.row.id)), \(rows.map(\.report.row.epoch)),
        \(rows.map(\.report.run.notification)), \(rows.map(\.report.row.environment)), \(rows.map(\.report.row.workClass)),
        \(rows.map(\.report.row.deadline)), \(rows.map { $0.report.retryAfterSeconds ?? 0 }),
        \(rows.map(\.report.wasIntended)), \(rows.map(\.report.row.isEnvironmentProbe)), \(rows.map(\.report.row.original)))
        AS t (\(unsafeSQL: columns), row, epoch, notification, environment, class, deadline, seconds,
          was_intended, trial, original)
    ), held AS MATERIALIZED (
      SELECT q.id FROM (SELECT DISTINCT row, epoch FROM input) i
      JOIN queue q ON q.id = i.row AND q.epoch = i.epoch
      WHERE q.holder IS NOT NULL ORDER BY q.id FOR UPDATE OF q
    ), noted AS (
      INSERT INTO deliveries (\(unsafeSQL: columns))
      SELECT \(unsafeSQL: columns) FROM input i
      WHERE i.was_intended OR i.row IN (SELECT id FROM held) ORDER BY app, token, run
      \(fragment: unlessKnown) RETURNING app, run, token
    )
    INSERT INTO queue (app, run, original, notification, day, environment, kind, class, token, attempt, deadline,
      trial, counted, available_at)
    SELECT i.app, i.run, i.original, i.notification, i.day, i.environment, \(code: WorkKind.retry), i.class, i.token,
      i.attempts, i.deadline, i.trial, i.counted, now() + make_interval(secs => i.seconds)
    FROM noted n JOIN input i ON i.app = n.app AND i.run = n.run AND i.token = n.token
    ON CONFLICT (run, kind, token) DO UPDATE
    SET attempt = EXCLUDED.attempt, environment = EXCLUDED.environment, deadline = EXCLUDED.deadline,
      trial = EXCLUDED.trial, available_at = EXCLUDED.available_at, holder = NULL, epoch = queue.epoch + 1
    """
  }

  private static func end(_ rows: [ReportRow]) -> PostgresQuery {
    let claims = rows.map(\.report.row.claim).sorted()
    return """
      DELETE FROM queue q USING unnest(\(claims.map(\.row)), \(claims.map(\.epoch))) AS c (id, epoch)
      WHERE q.id = ANY (\(claims.map(\.row))) AND q.id = c.id AND q.epoch = c.epoch
        AND \(fragment: WorkQueue.isClaimed)
      """
  }
}

extension QueueRow {
  /// The queue row that read the device first, in a run by time zones; nil in other runs. The zones
  /// of a run overlap if a device travels, so deliveries contain their row.
  var readingRow: Int64? { zones == nil ? nil : id }
}
