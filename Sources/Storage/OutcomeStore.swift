// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// What became of one push, as it is to be stored.
package struct DeliveryReport: Sendable {
  /// What the answer says of the device itself.
  package enum DeviceVerdict: Sendable, Equatable {
    case none
    /// APNs said 410, with its time in milliseconds when it gave one.
    case unregistered(milliseconds: Int64?)
    /// The token is at fault in another way: set aside, with the reason.
    case quarantine(reason: String)
  }

  package var app: Int32
  package var run: Int64
  package var token: DeviceToken
  package var day: Int32
  package var notification: NotificationID
  package var outcome: DeliveryOutcome
  package var status: Int?
  package var reason: String?
  package var language: String?
  package var apnsID: NotificationID?
  package var attempts: Int
  package var verdict: DeviceVerdict
  /// With outcome `waiting`: seconds until the next try.
  package var retryAfterSeconds: Double?

  /// Every field.
  package init(
    app: Int32, run: Int64, token: DeviceToken, day: Int32, notification: NotificationID,
    outcome: DeliveryOutcome, status: Int? = nil, reason: String? = nil, language: String? = nil,
    apnsID: NotificationID? = nil, attempts: Int, verdict: DeviceVerdict = .none,
    retryAfterSeconds: Double? = nil
  ) {
    self.app = app
    self.run = run
    self.token = token
    self.day = day
    self.notification = notification
    self.outcome = outcome
    self.status = status
    self.reason = reason
    self.language = language
    self.apnsID = apnsID
    self.attempts = attempts
    self.verdict = verdict
    self.retryAfterSeconds = retryAfterSeconds
  }
}

/// Stores outcomes, in batches that grow with load: the delivery's row, what it means for the
/// device, and the retry it asks for are one transaction.
package final class OutcomeStore {
  private let reports: WriteCombiner<DeliveryReport, ReportKey, Bool>

  init(client: PostgresClient) {
    let write = client.write
    reports = WriteCombiner(key: Self.key) { (rows) throws(PostgresError) in
      try await Self.store(rows, on: write)
    }
  }

  /// Stores one outcome. Answers whether it took the device out of the registry's active ones.
  package func record(_ report: DeliveryReport) async throws(StorageError) -> Bool {
    do { return try await reports.submit(report) } catch { throw StorageError(error) }
  }

  private struct ReportKey: Hashable, Comparable, Sendable {
    let app: Int32
    let run: Int64
    let token: DeviceToken

    static func < (left: Self, right: Self) -> Bool {
      if left.app != right.app { return left.app < right.app }
      if left.token != right.token { return left.token < right.token }
      return left.run < right.run
    }
  }

  private static func key(_ report: DeliveryReport) -> ReportKey {
    ReportKey(app: report.app, run: report.run, token: report.token)
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
    var changes: [Int] = []
    let gone = rows.filter { if case .unregistered = $0.verdict { true } else { false } }
    if !gone.isEmpty {
      changes.append(statements.count)
      statements.append(unregister(gone))
    }
    let suspect = rows.filter { if case .quarantine = $0.verdict { true } else { false } }
    if !suspect.isEmpty {
      changes.append(statements.count)
      statements.append(quarantine(suspect))
    }
    let results = try await connection.batch(statements)
    var answers: [ReportKey: Bool] = [:]
    for row in rows { answers[key(row)] = false }
    var removed: Set<DeviceStore.DeviceKey> = []
    for index in changes {
      for line in results[index] { removed.insert(try DeviceStore.DeviceKey(line)) }
    }
    for row in gone + suspect
    where removed.contains(DeviceStore.DeviceKey(app: row.app, token: row.token)) {
      answers[key(row)] = true
    }
    return answers
  }

  /// A decided outcome is never overwritten: what a rescued claim learns later about a device that
  /// was answered already is a repeat.
  private static func deliveries(_ rows: [DeliveryReport]) -> PostgresQuery {
    """
    INSERT INTO deliveries
      (app, run, token, day, outcome, status, reason, language, apns_id, attempts)
    SELECT * FROM unnest(\(rows.map(\.app))::int4[], \(rows.map(\.run))::int8[],
      \(rows.map(\.token.bytes))::bytea[],
      \(rows.map { PostgresDate(days: $0.day) })::date[],
      \(rows.map(\.outcome.rawValue))::int2[], \(rows.map { $0.status.map(Int16.init(clamping:)) })::int2[],
      \(rows.map(\.reason))::text[], \(rows.map(\.language))::text[],
      \(rows.map { $0.apnsID.map { UUIDBytes($0) } })::uuid[],
      \(rows.map { Int16(clamping: $0.attempts) })::int2[])
    ON CONFLICT (app, run, token, day) DO UPDATE SET outcome = EXCLUDED.outcome,
      status = EXCLUDED.status, reason = EXCLUDED.reason,
      language = coalesce(EXCLUDED.language, deliveries.language),
      apns_id = coalesce(EXCLUDED.apns_id, deliveries.apns_id),
      attempts = EXCLUDED.attempts, updated_at = now()
    WHERE deliveries.outcome = 1
    """
  }

  /// Queues the next try of each delivery that is still waiting.
  private static func retries(_ rows: [DeliveryReport]) -> PostgresQuery {
    """
    INSERT INTO queue (app, run, notification, day, kind, class, token, attempt, available_at)
    SELECT t.app, t.run, t.notification, t.day, 3, 0, t.token, t.attempt,
      now() + make_interval(secs => t.seconds)
    FROM unnest(\(rows.map(\.app))::int4[], \(rows.map(\.run))::int8[],
      \(rows.map { UUIDBytes($0.notification) })::uuid[],
      \(rows.map { PostgresDate(days: $0.day) })::date[],
      \(rows.map(\.token.bytes))::bytea[], \(rows.map { Int16(clamping: $0.attempts) })::int2[],
      \(rows.map { $0.retryAfterSeconds ?? 0 })::float8[]
    ) AS t (app, run, notification, day, token, attempt, seconds)
    JOIN deliveries d
      ON d.app = t.app AND d.run = t.run AND d.token = t.token AND d.day = t.day AND d.outcome = 1
    ON CONFLICT (run, token) WHERE kind = 3 DO UPDATE SET attempt = EXCLUDED.attempt,
      available_at = EXCLUDED.available_at, holder = NULL
    """
  }

  private static func retriesDone(_ rows: [DeliveryReport]) -> PostgresQuery {
    """
    DELETE FROM queue q
    USING unnest(\(rows.map(\.run))::int8[], \(rows.map(\.token.bytes))::bytea[]) AS t (run, token)
    WHERE q.kind = 3 AND q.run = t.run AND q.token = t.token
    """
  }

  /// 9999-12-31T23:59:59Z: what APNs sends is kept within what every reader of a time can take.
  private static let latestMilliseconds: Int64 = 253_402_300_799_000

  /// Apple's time says when the token became invalid: an app that registered again after it is
  /// alive, and stays. Compared here, in one statement, so that no registration can slip between.
  private static func unregister(_ rows: [DeliveryReport]) -> PostgresQuery {
    let stamps = rows.map { row -> PostgresTimestamp? in
      guard case .unregistered(let milliseconds?) = row.verdict else { return nil }
      return PostgresTimestamp(
        microseconds: min(max(milliseconds, 0), latestMilliseconds) * 1000)
    }
    return """
      WITH input AS (
        SELECT DISTINCT ON (app, token) app, token, at
        FROM unnest(\(rows.map(\.app))::int4[], \(rows.map(\.token.bytes))::bytea[],
          \(stamps)::timestamptz[]) AS t (app, token, at)
        ORDER BY app, token, at DESC NULLS FIRST
      ), locked AS (
        SELECT d.app, d.token, i.at FROM devices d
        JOIN input i ON d.app = i.app AND d.token = i.token
        WHERE d.state <> 3
          AND (i.at IS NULL OR i.at >= date_trunc('milliseconds', d.registered_at))
        ORDER BY d.app, d.token FOR UPDATE OF d
      )
      UPDATE devices d SET state = 3, state_reason = 'Unregistered',
        unregistered_at = coalesce(l.at, now()), updated_at = now()
      FROM locked l WHERE d.app = l.app AND d.token = l.token
      RETURNING d.app, d.token
      """
  }

  private static func quarantine(_ rows: [DeliveryReport]) -> PostgresQuery {
    let reasons = rows.map { row -> String in
      if case .quarantine(let reason) = row.verdict { reason } else { "" }
    }
    return """
      WITH input AS (
        SELECT DISTINCT ON (app, token) app, token, reason
        FROM unnest(\(rows.map(\.app))::int4[], \(rows.map(\.token.bytes))::bytea[],
          \(reasons)::text[]) AS t (app, token, reason)
      ), locked AS (
        SELECT d.app, d.token, i.reason FROM devices d
        JOIN input i ON d.app = i.app AND d.token = i.token
        WHERE d.state = 1 ORDER BY d.app, d.token FOR UPDATE OF d
      )
      UPDATE devices d SET state = 2, state_reason = l.reason, updated_at = now()
      FROM locked l WHERE d.app = l.app AND d.token = l.token RETURNING d.app, d.token
      """
  }
}
