// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Stores outcomes, in batches that grow with load: the delivery's row, what it means for the
/// device, and the retry it asks for are one transaction.
package final class OutcomeStore {
  private let reports: WriteCombiner<DeliveryReport, ReportKey, Bool>

  init(client: PostgresClient) {
    let write = client.deliveryWrite
    reports = WriteCombiner(key: ReportKey.init) { (rows) throws(PostgresError) in
      try await Self.store(rows, on: write)
    }
  }

  /// Stores one outcome. Answers whether it took the device out of the registry's active ones.
  package func record(_ report: DeliveryReport) async throws(StorageError) -> Bool {
    do { return try await reports.submit(report) } catch { throw StorageError(error) }
  }

  /// The same for whoever goes on meanwhile: `then` is told once.
  package func record(
    _ report: DeliveryReport, isolation: isolated (any Actor)? = #isolation,
    then: @escaping (Result<Bool, StorageError>) -> Void
  ) {
    reports.submit(report, isolation: isolation) { then($0.mapError(StorageError.init)) }
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
    _ rows: [DeliveryReport], on connection: PostgresConnection
  ) async throws(PostgresError) -> [ReportKey: Bool] {
    var statements = [deliveries(rows)]
    // A retry's queue row goes with its outcome, or moves on with the next wait.
    let waiting = rows.filter { $0.outcome == .waiting }
    let decided = rows.filter { $0.outcome != .waiting }
    if !waiting.isEmpty { statements.append(retries(waiting)) }
    if !decided.isEmpty { statements.append(retriesDone(decided)) }
    let changes = statements.count..<statements.count + 2
    statements += DeviceChanges.judged(rows)
    let results = try await connection.batch(statements)
    var removed: Set<DeviceKey> = []
    for index in changes where index < results.count {
      for line in results[index] { removed.insert(try DeviceKey(line)) }
    }
    var answers: [ReportKey: Bool] = [:]
    for row in rows {
      let key = ReportKey(row)
      answers[key] = row.verdict != .none && removed.contains(key.device)
    }
    return answers
  }

  /// A decided outcome is never overwritten: what a rescued claim learns later about a device that
  /// was answered already is a repeat.
  private static func deliveries(_ rows: [DeliveryReport]) -> PostgresQuery {
    """
    INSERT INTO deliveries
      (app, run, token, day, outcome, status, reason, language, apns_id, attempts)
    SELECT * FROM unnest(\(rows.map(\.run.app))::int4[], \(rows.map(\.run.id))::int8[],
      \(rows.map(\.token))::bytea[],
      \(rows.map { PostgresDate(days: $0.run.day) })::date[],
      \(rows.map(\.outcome))::int2[], \(rows.map { $0.status.map(Int16.init(clamping:)) })::int2[],
      \(rows.map(\.reason))::text[], \(rows.map(\.language))::text[],
      \(rows.map(\.apnsID))::uuid[],
      \(rows.map { Int16(clamping: $0.attempts) })::int2[])
    ON CONFLICT (app, run, token, day) DO UPDATE SET outcome = EXCLUDED.outcome,
      status = EXCLUDED.status, reason = EXCLUDED.reason,
      language = coalesce(EXCLUDED.language, deliveries.language),
      apns_id = coalesce(EXCLUDED.apns_id, deliveries.apns_id),
      attempts = EXCLUDED.attempts, updated_at = now()
    WHERE deliveries.outcome = \(code: DeliveryOutcome.waiting)
    """
  }

  /// Queues the next try of each delivery that is still waiting.
  private static func retries(_ rows: [DeliveryReport]) -> PostgresQuery {
    """
    INSERT INTO queue (app, run, notification, day, kind, class, token, attempt, available_at)
    SELECT t.app, t.run, t.notification, t.day, \(code: WorkKind.retry),
      \(code: WorkClass.single), t.token, t.attempt,
      now() + make_interval(secs => t.seconds)
    FROM unnest(\(rows.map(\.run.app))::int4[], \(rows.map(\.run.id))::int8[],
      \(rows.map(\.run.notification))::uuid[],
      \(rows.map { PostgresDate(days: $0.run.day) })::date[],
      \(rows.map(\.token))::bytea[], \(rows.map { Int16(clamping: $0.attempts) })::int2[],
      \(rows.map { $0.retryAfterSeconds ?? 0 })::float8[]
    ) AS t (app, run, notification, day, token, attempt, seconds)
    JOIN deliveries d
      ON d.app = t.app AND d.run = t.run AND d.token = t.token AND d.day = t.day
        AND d.outcome = \(code: DeliveryOutcome.waiting)
    ON CONFLICT (run, token) WHERE kind = \(code: WorkKind.retry) DO UPDATE SET attempt = EXCLUDED.attempt,
      available_at = EXCLUDED.available_at, holder = NULL
    """
  }

  private static func retriesDone(_ rows: [DeliveryReport]) -> PostgresQuery {
    """
    DELETE FROM queue q
    USING unnest(\(rows.map(\.run.id))::int8[], \(rows.map(\.token))::bytea[]) AS t (run, token)
    WHERE q.kind = \(code: WorkKind.retry) AND q.run = t.run AND q.token = t.token
    """
  }
}
