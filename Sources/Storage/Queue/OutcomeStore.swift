// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel
internal import Synchronization

/// Stores outcomes, in batches that grow with load: the delivery's row, what it means for the
/// device, the retry it asks for and the removal of its work are one transaction.
///
/// What is known of a delivery and of a device is stored whoever holds the row by now; a retry is queued and
/// a row removed only where the claim still stands.
package final class OutcomeStore {
  private let reports: WriteCombiner<ReportRow, ReportKey, Bool>

  /// What was answered, for who watches over the registry.
  package let tally: AnswerTally

  init(client: PostgresClient, guarding policy: PruneGuardPolicy) {
    let write = client.deliveryWrite
    let tally = AnswerTally(keeping: policy.windowSeconds)
    self.tally = tally
    reports = WriteCombiner(
      loop: write.loop, application: { $0.key.device.app.rawValue }, key: \.key,
      execute: { (rows, locks) throws(PostgresError) in
        try await Self.store(rows, tally, policy, on: write, waiting: locks)
      })
  }

  /// Stores one outcome. Answers whether what it says of the device changed that.
  package func record(_ report: DeliveryReport) async throws(StorageError) -> Bool {
    do { return try await reports.submit(ReportRow(report)) } catch { throw StorageError(error) }
  }

  /// The same for whoever goes on meanwhile: `then` is told once.
  package func record(
    _ report: DeliveryReport, isolation: isolated (any Actor)? = #isolation,
    then: @escaping (Result<Bool, StorageError>) -> Void
  ) {
    reports.submit(ReportRow(report), isolation: isolation) { then($0.mapError(StorageError.init)) }
  }

  /// A reference, since each column of a batch is made by a walk over its rows.
  private final class ReportRow: Sendable {
    let report: DeliveryReport
    let key: ReportKey
    /// Whether storing it was begun before: it may be there.
    let wasTried = Atomic(false)

    /// Whether nothing can have been stored of the delivery, as far as its claim knows.
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
    _ rows: [ReportRow], _ tally: AnswerTally, _ policy: PruneGuardPolicy,
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
    if !counted.isEmpty { statements.append(noteStanding(counted)) }
    let (takenBack, postponed) = split(waiting)
    if !takenBack.isEmpty { statements.append(postpone(takenBack, unlessDecided)) }
    if !postponed.isEmpty { statements.append(postpone(postponed, unlessDecidedOrIntended)) }
    if !ended.isEmpty { statements.append(end(ended)) }
    let suspects = Set(rows.lazy.map(\.report).filter(\.verdict.isQuarantine).map(\.judged))
    let counts = tally.untold(of: suspects)
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
      // Somebody else has stored one of them: who was thought dead, or who took the row for dead.
      guard error.isUniqueViolation, !new.isEmpty else { throw error }
      return try await store(rows, tally, policy, on: connection, waiting: locks)
    }
    tally.told(counts)
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

  /// A decided outcome is never overwritten: what a rescued claim learns later about a device that
  /// was answered already is a repeat. One that is only an intent is decided now, by who had it.
  private static let unlessDecided: PostgresQuery =
    "\(fragment: overwriting) OR deliveries.intent IS NOT NULL"

  /// The same where no intent was granted, with an `input` that has row and epoch: nothing was sent, or what may come
  /// twice was, and somebody else's intent says what is known. One's own that was stored and not heard of is taken back.
  private static let unlessDecidedOrIntended: PostgresQuery = """
    \(fragment: overwriting) OR (deliveries.intent IS NOT NULL AND EXISTS (
      SELECT FROM input i WHERE i.run = deliveries.run AND i.token = deliveries.token
        AND i.row = deliveries.queue_row AND i.epoch = deliveries.intent))
    """

  /// The columns of `deliveries`, one array for each.
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

  /// A row that may meet its like is written twice into the log, so what is stored of a delivery for the first time
  /// is not asked whether it is there.
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

  /// Notes deliveries that are counted where they have no row: only where their claims still stand, since whoever
  /// holds the row by now sends them again, and counts them.
  private static func noteStanding(_ rows: [ReportRow]) -> PostgresQuery {
    """
    WITH input AS MATERIALIZED (
      SELECT * FROM unnest(\(fragment: values(rows)), \(rows.map(\.report.row.id)), \(rows.map(\.report.row.epoch)))
        AS t (\(unsafeSQL: columns), row, epoch)
    ), standing AS MATERIALIZED (
      SELECT q.id FROM (SELECT DISTINCT row, epoch FROM input) i
      JOIN queue q ON q.id = i.row AND q.epoch = i.epoch
      WHERE q.holder IS NOT NULL ORDER BY q.id FOR UPDATE OF q
    )
    INSERT INTO deliveries (\(unsafeSQL: columns))
    SELECT \(unsafeSQL: columns) FROM input i WHERE i.row IN (SELECT id FROM standing)
    ORDER BY app, token, run \(fragment: unlessDecidedOrIntended)
    """
  }

  /// Notes deliveries that wait, and queues the next try of each, where their claims still stand: otherwise
  /// whoever holds the row by now tries again anyway, unless an intent keeps everybody from it. The retry of a
  /// retry is its row, moved on, and nobody's claim of it stands.
  private static func postpone(
    _ rows: [ReportRow], _ unlessKnown: PostgresQuery
  ) -> PostgresQuery {
    """
    WITH input AS MATERIALIZED (
      SELECT * FROM unnest(\(fragment: values(rows)), \(rows.map(\.report.row.id)), \(rows.map(\.report.row.epoch)),
        \(rows.map(\.report.run.notification)), \(rows.map(\.report.row.environment)), \(rows.map(\.report.row.workClass)),
        \(rows.map(\.report.row.deadline)), \(rows.map { $0.report.retryAfterSeconds ?? 0 }),
        \(rows.map(\.report.wasIntended)), \(rows.map(\.report.row.isTrial)), \(rows.map(\.report.row.original)))
        AS t (\(unsafeSQL: columns), row, epoch, notification, environment, class, deadline, seconds,
          was_intended, trial, original)
    ), standing AS MATERIALIZED (
      SELECT q.id FROM (SELECT DISTINCT row, epoch FROM input) i
      JOIN queue q ON q.id = i.row AND q.epoch = i.epoch
      WHERE q.holder IS NOT NULL ORDER BY q.id FOR UPDATE OF q
    ), noted AS (
      INSERT INTO deliveries (\(unsafeSQL: columns))
      SELECT \(unsafeSQL: columns) FROM input i
      WHERE i.was_intended OR i.row IN (SELECT id FROM standing) ORDER BY app, token, run
      \(fragment: unlessKnown) RETURNING app, run, token
    )
    INSERT INTO queue (app, run, original, notification, day, environment, kind, class, token, attempt, deadline,
      trial, counted, available_at)
    SELECT i.app, i.run, i.original, i.notification, i.day, i.environment, \(code: WorkKind.retry), i.class, i.token,
      i.attempts, i.deadline, i.trial, i.counted, now() + make_interval(secs => i.seconds)
    FROM noted n JOIN input i ON i.app = n.app AND i.run = n.run AND i.token = n.token
    ON CONFLICT (run, token) WHERE kind = \(code: WorkKind.retry) DO UPDATE
    SET attempt = EXCLUDED.attempt, environment = EXCLUDED.environment, deadline = EXCLUDED.deadline,
      trial = EXCLUDED.trial, available_at = EXCLUDED.available_at, holder = NULL, epoch = queue.epoch + 1
    """
  }

  private static func end(_ rows: [ReportRow]) -> PostgresQuery {
    let claims = rows.map(\.report.row.claim).sorted()
    return """
      DELETE FROM queue q USING unnest(\(claims.map(\.row)), \(claims.map(\.epoch))) AS c (id, epoch)
      WHERE q.id = ANY (\(claims.map(\.row))) AND q.id = c.id AND q.epoch = c.epoch
        AND q.holder IS NOT NULL
      """
  }
}

extension QueueRow {
  /// The row of a run by time zones that read a device first; nil elsewhere. Where the zones of a
  /// run overlap, since a device travels, it tells the devices of one row from those of another.
  var readingRow: Int64? { zones == nil ? nil : id }
}
