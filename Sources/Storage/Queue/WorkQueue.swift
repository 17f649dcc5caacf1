// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// The queue: claiming work under a lease, and going on with it (`OutcomeStore` ends it). A row is ready,
/// leased, or held for a lane that cannot send; each of the three is a list of its own.
///
/// Everything that is written on the path of a push goes through combiners: what many rows come to at once is
/// one statement.
package final class WorkQueue {
  /// Seconds that a claim lasts without being renewed: long enough for a page of devices to be
  /// answered, short enough that a dead node's work goes on soon. PostgreSQL's clock counts.
  package static let leaseSeconds = 30

  let client: PostgresClient
  private let checkpoints: WriteCombiner<Checkpoint, Int64, Bool>
  private let completions: WriteCombiner<Completion, Int64, Bool>
  private let releases: WriteCombiner<Release, Int64, Bool>

  init(client: PostgresClient) {
    self.client = client
    let write = client.deliveryWrite
    checkpoints = WriteCombiner(key: \.claim.row) { (rows) throws(PostgresError) in
      try await held(rows.map(\.claim.row), by: write.query(Self.checkpoint(rows)))
    }
    completions = WriteCombiner(key: \.claim.row) { (rows) throws(PostgresError) in
      try await held(rows.map(\.claim.row), by: write.query(Self.complete(rows)))
    }
    releases = WriteCombiner(key: \.claim.row) { (rows) throws(PostgresError) in
      let waiting = rows.filter { $0.held != nil }.map(\.claim.row)
      let results = try await write.batch(
        [Self.release(rows)] + (waiting.isEmpty ? [] : [Self.merging(of: waiting)]))
      return try held(rows.map(\.claim.row), by: results[0])
    }
  }

  /// Tells every node that there is something to claim.
  package func announce() async throws(StorageError) {
    _ = try await reading(client.deliveryWrite, StoreSignal.work.query)
  }

  // MARK: rescuing

  /// Makes rows ready whose holder let its lease run out, at most `limit`. Answers how many.
  ///
  /// - Parameter withinSeconds: only leases that ended within so many seconds; nil: all.
  package func rescue(
    limit: Int, withinSeconds: Double? = nil
  ) async throws(StorageError) -> Int {
    try await reading(
      client.deliveryWrite, Self.rescue(limit: limit, withinSeconds: withinSeconds)
    ).count
  }

  static func rescue(limit: Int, withinSeconds: Double?) -> PostgresQuery {
    """
    UPDATE queue q SET holder = NULL, available_at = now(), rescued = true
    WHERE q.id = ANY (ARRAY(
      SELECT id FROM queue WHERE holder IS NOT NULL AND available_at <= now()
        AND available_at >= now() - make_interval(secs => \(withinSeconds ?? Self.always))
      ORDER BY available_at LIMIT \(limit) FOR UPDATE SKIP LOCKED))
    RETURNING q.id
    """
  }

  // MARK: going on
  //
  // A claim stands while its row has its epoch and a holder: a rescued row has none until it is claimed again, and
  // by then the holder before may have been refused a retry, so it must not end the row either.

  /// Keeps claims for another lease, and answers which: of the others somebody else holds the row now,
  /// it is done, or it was handed back, and a renewal that comes late must not move its next try.
  package func renew(_ claims: [QueueRow.Claim]) async throws(StorageError) -> Set<Int64> {
    let claims = claims.sorted()
    let rows = try await reading(
      client.deliveryWrite,
      """
      WITH held AS MATERIALIZED (
        SELECT q.id FROM unnest(\(claims.map(\.row)), \(claims.map(\.epoch))) AS c (id, epoch)
        JOIN queue q ON q.id = c.id AND q.epoch = c.epoch
        WHERE q.id = ANY (\(claims.map(\.row))) AND q.holder IS NOT NULL
        ORDER BY q.id FOR UPDATE OF q
      )
      UPDATE queue q SET available_at = \(fragment: Self.leaseEnd)
      WHERE q.id = ANY (ARRAY(SELECT id FROM held)) RETURNING q.id
      """)
    return Set(
      try decoding(rows) { (row) throws(PostgresError) in try row.decode("id", as: Int64.self) })
  }

  /// Notes how far an expansion has come, and renews the claim. False: superseded.
  package func checkpoint(
    _ claim: QueueRow.Claim, cursor: RangeCursor, accepted: [String: Int]
  ) async throws(StorageError) -> Bool {
    let row = Checkpoint(claim: claim, cursor: cursor, accepted: QueueColumns.json(accepted))
    do { return try await checkpoints.submit(row) } catch { throw StorageError(error) }
  }

  /// The same for whoever goes on meanwhile: `then` is told once.
  package func checkpoint(
    _ claim: QueueRow.Claim, cursor: RangeCursor, accepted: [String: Int],
    isolation: isolated (any Actor)? = #isolation,
    then: @escaping (Result<Bool, StorageError>) -> Void
  ) {
    let row = Checkpoint(claim: claim, cursor: cursor, accepted: QueueColumns.json(accepted))
    checkpoints.submit(row, isolation: isolation) { then($0.mapError(StorageError.init)) }
  }

  /// Removes a finished row and folds what a range accepted into the run's counts, in one
  /// statement. False: superseded, and nothing changed. (A row whose last outcome has a row of its own
  /// goes with that: `OutcomeStore`.)
  ///
  /// - Parameter notExpanded: devices that a cancelled row had not come to.
  package func complete(
    _ claim: QueueRow.Claim, accepted: [String: Int] = [:], notExpanded: Int = 0
  ) async throws(StorageError) -> Bool {
    let row = Completion(
      claim: claim, accepted: QueueColumns.json(accepted), notExpanded: Int64(notExpanded))
    do { return try await completions.submit(row) } catch { throw StorageError(error) }
  }

  /// Hands a claim back, to be taken again after a delay, or once its lane can send again. False:
  /// superseded.
  package func release(
    _ claim: QueueRow.Claim, afterSeconds: Double = 0, held: HoldReason? = nil
  ) async throws(StorageError) -> Bool {
    let row = Release(claim: claim, seconds: afterSeconds, held: held)
    do { return try await releases.submit(row) } catch { throw StorageError(error) }
  }

  private struct Checkpoint: Sendable {
    let claim: QueueRow.Claim
    let cursor: RangeCursor
    let accepted: String
  }

  private struct Completion: Sendable {
    let claim: QueueRow.Claim
    let accepted: String
    let notExpanded: Int64
  }

  private struct Release: Sendable {
    let claim: QueueRow.Claim
    let seconds: Double
    let held: HoldReason?
  }

  // Rows are asked for by their keys, and not only by a join: the plan of one that was made while the queue was
  // empty reads all of an index.
  private static func checkpoint(_ rows: [Checkpoint]) -> PostgresQuery {
    """
    UPDATE queue q SET cursor_bucket = c.bucket, cursor_token = c.token,
      accepted = c.accepted::jsonb, available_at = \(fragment: leaseEnd)
    FROM unnest(\(rows.map(\.claim.row)), \(rows.map(\.claim.epoch)), \(rows.map(\.cursor.bucket)),
      \(rows.map(\.cursor.token)), \(rows.map(\.accepted))) AS c (id, epoch, bucket, token, accepted)
    WHERE q.id = ANY (\(rows.map(\.claim.row))) AND q.id = c.id AND q.epoch = c.epoch
      AND q.holder IS NOT NULL
    RETURNING q.id
    """
  }

  // Repeated after a lost connection it finds its rows gone, and its counts in place: then the answer
  // "superseded" is about a row that is done.
  private static func complete(_ rows: [Completion]) -> PostgresQuery {
    """
    WITH input AS MATERIALIZED (
      SELECT c.id, c.epoch, c.accepted, c.not_expanded
      FROM unnest(\(rows.map(\.claim.row)), \(rows.map(\.claim.epoch)), \(rows.map(\.accepted)),
        \(rows.map(\.notExpanded))) AS c (id, epoch, accepted, not_expanded)
    ), done AS (
      DELETE FROM queue q WHERE q.id = ANY (\(rows.map(\.claim.row)))
        AND q.holder IS NOT NULL
        AND EXISTS (SELECT 1 FROM input i WHERE i.id = q.id AND i.epoch = q.epoch)
      RETURNING q.id, q.run, q.day
    ), counted AS (
      INSERT INTO run_counts (run, day, outcome, language, count)
      SELECT d.run, d.day, \(code: DeliveryOutcome.accepted), e.key, sum(e.value::int8)
      FROM done d JOIN input i ON i.id = d.id, jsonb_each_text(i.accepted::jsonb) e
      GROUP BY d.run, d.day, e.key ORDER BY d.run, e.key
      ON CONFLICT (run, day, outcome, language) DO UPDATE
      SET count = run_counts.count + EXCLUDED.count
    )\(fragment: rows.contains { $0.notExpanded > 0 } ? leftOut : "")
    SELECT id FROM done
    """
  }

  private static let leftOut: PostgresQuery = """
    , left_out AS (
      UPDATE run_controls c SET not_expanded = coalesce(c.not_expanded, 0)
        + (SELECT sum(i.not_expanded)::int8 FROM done d JOIN input i ON i.id = d.id WHERE d.run = c.run)
      WHERE c.run = ANY (ARRAY(
        SELECT DISTINCT d.run FROM done d JOIN input i ON i.id = d.id WHERE i.not_expanded > 0))
    )
    """

  private static func release(_ rows: [Release]) -> PostgresQuery {
    """
    UPDATE queue q SET available_at = now() + make_interval(secs => c.seconds), holder = NULL,
      held = c.held
    FROM unnest(\(rows.map(\.claim.row)), \(rows.map(\.claim.epoch)), \(rows.map(\.seconds)),
      \(rows.map(\.held))) AS c (id, epoch, seconds, held)
    WHERE q.id = ANY (\(rows.map(\.claim.row))) AND q.id = c.id AND q.epoch = c.epoch
      AND q.holder IS NOT NULL
    RETURNING q.id
    """
  }
}

/// Whether each row was still held: those that a statement returned, by their ids.
func held(_ rows: [Int64], by result: PostgresRows) throws(PostgresError) -> [Int64: Bool] {
  var answers = Dictionary(uniqueKeysWithValues: rows.map { ($0, false) })
  for row in result { answers[try row.decode("id", as: Int64.self)] = true }
  return answers
}
