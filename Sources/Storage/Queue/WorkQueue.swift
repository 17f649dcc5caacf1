// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Postgres
package import PushModel

/// The queue: claiming work under a lease, and finishing it. Everything that is written on the path of
/// a push goes through combiners: what many rows come to at once is one statement.
package final class WorkQueue {
  /// Seconds that a claim lasts without being renewed: long enough for a page of devices to be
  /// answered, short enough that a dead node's work goes on soon. PostgreSQL's clock counts.
  package static let leaseSeconds = 30

  private let client: PostgresClient
  private let checkpoints: WriteCombiner<Checkpoint, Int64, Bool>
  private let completions: WriteCombiner<Completion, Int64, Bool>
  private let releases: WriteCombiner<Release, Int64, Bool>

  init(client: PostgresClient) {
    self.client = client
    let write = client.deliveryWrite
    checkpoints = WriteCombiner(key: \.claim.row) { (rows) throws(PostgresError) in
      try await Self.held(rows.map(\.claim.row), write, Self.checkpoint(rows))
    }
    completions = WriteCombiner(key: \.claim.row) { (rows) throws(PostgresError) in
      try await Self.held(rows.map(\.claim.row), write, Self.complete(rows))
    }
    releases = WriteCombiner(key: \.claim.row) { (rows) throws(PostgresError) in
      try await Self.held(rows.map(\.claim.row), write, Self.release(rows))
    }
  }

  // MARK: claiming

  /// Claims up to `limit` available rows of a class.
  package func claim(
    _ workClass: WorkClass, limit: Int, holder: UUID
  ) async throws(StorageError) -> [Work] {
    let rows = try await reading(
      client.deliveryWrite,
      """
      WITH picked AS (
        SELECT id, holder IS NOT NULL AS rescued FROM queue
        WHERE class = \(code: workClass) AND available_at <= now()
        ORDER BY available_at, id LIMIT \(limit) FOR UPDATE SKIP LOCKED
      ), claimed AS (
        UPDATE queue q SET available_at = \(fragment: Self.leaseEnd), holder = \(holder),
          epoch = q.epoch + 1
        FROM picked p WHERE q.id = p.id
        RETURNING q.id AS item, q.run, q.notification, q.day, q.kind, q.bucket_from, q.bucket_to,
          q.cursor_bucket, q.cursor_token, q.token, q.attempt, q.epoch, p.rescued,
          q.accepted::text AS accepted
      )
      SELECT c.item, c.run, c.day, c.kind, c.bucket_from, c.bucket_to, c.cursor_bucket,
        c.cursor_token, c.token, c.attempt, c.epoch, c.rescued, c.accepted,
        \(unsafeSQL: NotificationColumns.list)
      FROM claimed c JOIN notifications n ON n.id = c.notification AND n.day = c.day
      ORDER BY c.item
      """)
    return try decoding(rows, Self.work)
  }

  static let leaseEnd: PostgresQuery =
    "now() + make_interval(secs => \(Double(leaseSeconds)))"

  private static func work(_ row: PostgresRow) throws(PostgresError) -> Work {
    let notification = try NotificationColumns.notification(row)
    return Work(
      id: try row.decode("item"),
      run: Run(
        id: try row.decode("run"), app: notification.app, notification: notification.id,
        day: try row.decode("day", as: PostgresDate.self).days),
      job: try job(row), epoch: try row.decode("epoch"), isRescued: try row.decode("rescued"),
      accepted: counts(try row.decode("accepted")), notification: notification)
  }

  private static func job(_ row: PostgresRow) throws(PostgresError) -> Work.Job {
    let cursor = try row.decode("cursor_token", as: DeviceToken?.self)
    switch try row.decode("kind", as: WorkKind.self) {
    case .names: return .names(after: cursor)
    case .range:
      let bucket = try row.decode("cursor_bucket", as: Int32?.self)
      return .range(
        from: try row.decode("bucket_from"), to: try row.decode("bucket_to"),
        cursor: bucket.flatMap { bucket in
          cursor.map { RangeCursor(bucket: bucket, token: $0) }
        })
    case .retry:
      return .retry(
        try row.decode("token"), attempt: Int(try row.decode("attempt", as: Int16.self)))
    }
  }

  private static func counts(_ json: String) -> [String: Int] {
    guard let document = try? JSONDocument(parsing: Array(json.utf8)) else { return [:] }
    var counts: [String: Int] = [:]
    for (name, value) in document.root.members { counts[name] = value.int }
    return counts
  }

  // MARK: going on

  /// Keeps claims for another lease, and answers which: of the others somebody else holds the row now,
  /// it is done, or it was handed back, and a renewal that comes late must not move its next try.
  package func renew(_ claims: [Work.Claim]) async throws(StorageError) -> Set<Int64> {
    let claims = claims.sorted { $0.row < $1.row }
    let rows = try await reading(
      client.deliveryWrite,
      """
      WITH held AS (
        SELECT q.id FROM queue q
        JOIN unnest(\(claims.map(\.row)), \(claims.map(\.epoch))) AS c (id, epoch)
          ON q.id = c.id AND q.epoch = c.epoch
        WHERE q.holder IS NOT NULL ORDER BY q.id FOR UPDATE OF q
      )
      UPDATE queue q SET available_at = \(fragment: Self.leaseEnd)
      FROM held h WHERE q.id = h.id RETURNING q.id
      """)
    return Set(
      try decoding(rows) { (row) throws(PostgresError) in try row.decode("id", as: Int64.self) })
  }

  /// Notes how far an expansion has come, and renews the claim. False: superseded.
  package func checkpoint(
    _ claim: Work.Claim, cursor: RangeCursor, accepted: [String: Int]
  ) async throws(StorageError) -> Bool {
    let row = Checkpoint(claim: claim, cursor: cursor, accepted: Self.json(accepted))
    do { return try await checkpoints.submit(row) } catch { throw StorageError(error) }
  }

  /// The same for whoever goes on meanwhile: `then` is told once.
  package func checkpoint(
    _ claim: Work.Claim, cursor: RangeCursor, accepted: [String: Int],
    isolation: isolated (any Actor)? = #isolation,
    then: @escaping (Result<Bool, StorageError>) -> Void
  ) {
    let row = Checkpoint(claim: claim, cursor: cursor, accepted: Self.json(accepted))
    checkpoints.submit(row, isolation: isolation) { then($0.mapError(StorageError.init)) }
  }

  /// Removes a finished row and folds what a range accepted into the run's counts, in one
  /// statement. False: superseded, and nothing changed.
  package func complete(
    _ claim: Work.Claim, accepted: [String: Int]
  ) async throws(StorageError) -> Bool {
    let row = Completion(claim: claim, accepted: Self.json(accepted))
    do { return try await completions.submit(row) } catch { throw StorageError(error) }
  }

  /// Hands a claim back, to be taken again after a delay. False: superseded.
  package func release(
    _ claim: Work.Claim, afterSeconds: Double
  ) async throws(StorageError) -> Bool {
    let row = Release(claim: claim, seconds: afterSeconds)
    do { return try await releases.submit(row) } catch { throw StorageError(error) }
  }

  private struct Checkpoint: Sendable {
    let claim: Work.Claim
    let cursor: RangeCursor
    let accepted: String
  }

  private struct Completion: Sendable {
    let claim: Work.Claim
    let accepted: String
  }

  private struct Release: Sendable {
    let claim: Work.Claim
    let seconds: Double
  }

  /// Whether each row was still held: those that the statement returned.
  private static func held(
    _ rows: [Int64], _ connection: PostgresConnection, _ query: PostgresQuery
  ) async throws(PostgresError) -> [Int64: Bool] {
    let result = try await connection.query(query)
    var answers = Dictionary(uniqueKeysWithValues: rows.map { ($0, false) })
    for row in result { answers[try row.decode("id", as: Int64.self)] = true }
    return answers
  }

  private static func checkpoint(_ rows: [Checkpoint]) -> PostgresQuery {
    """
    UPDATE queue q SET cursor_bucket = c.bucket, cursor_token = c.token,
      accepted = c.accepted::jsonb, available_at = \(fragment: leaseEnd)
    FROM unnest(\(rows.map(\.claim.row)), \(rows.map(\.claim.epoch)), \(rows.map(\.cursor.bucket)),
      \(rows.map(\.cursor.token)), \(rows.map(\.accepted))) AS c (id, epoch, bucket, token, accepted)
    WHERE q.id = c.id AND q.epoch = c.epoch RETURNING q.id
    """
  }

  // Repeated after a lost connection it finds its rows gone, and its counts in place: then the answer
  // "superseded" is about a row that is done.
  private static func complete(_ rows: [Completion]) -> PostgresQuery {
    """
    WITH input AS (
      SELECT c.id, c.epoch, c.accepted
      FROM unnest(\(rows.map(\.claim.row)), \(rows.map(\.claim.epoch)), \(rows.map(\.accepted)))
        AS c (id, epoch, accepted)
    ), done AS (
      DELETE FROM queue q USING input i WHERE q.id = i.id AND q.epoch = i.epoch
      RETURNING q.id, q.run
    ), counted AS (
      INSERT INTO run_counts (run, outcome, language, count)
      SELECT d.run, \(code: DeliveryOutcome.accepted), e.key, sum(e.value::int8)
      FROM done d JOIN input i ON i.id = d.id, jsonb_each_text(i.accepted::jsonb) e
      GROUP BY d.run, e.key ORDER BY d.run, e.key
      ON CONFLICT (run, outcome, language) DO UPDATE
      SET count = run_counts.count + EXCLUDED.count
    )
    SELECT id FROM done
    """
  }

  private static func release(_ rows: [Release]) -> PostgresQuery {
    """
    UPDATE queue q SET available_at = now() + make_interval(secs => c.seconds), holder = NULL
    FROM unnest(\(rows.map(\.claim.row)), \(rows.map(\.claim.epoch)), \(rows.map(\.seconds)))
      AS c (id, epoch, seconds)
    WHERE q.id = c.id AND q.epoch = c.epoch RETURNING q.id
    """
  }

  private static func json(_ counts: [String: Int]) -> String {
    var writer = JSONWriter()
    writer.object { object in
      for (name, count) in counts.sorted(by: { $0.key < $1.key }) { object.field(name, count) }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
