// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// The queue: claims work under a lease and continues it; `OutcomeStore` ends it. A row is ready,
/// leased, or held for a lane that cannot send. Each state has its own index.
///
/// Writes on the path of a push are combined: one statement stores the concurrent changes of many
/// rows.
package final class WorkQueue {
  /// Seconds that a claim lasts without renewal, by PostgreSQL's clock. Long enough for APNs to
  /// answer a page of devices, and short enough that the work of a dead node continues soon.
  package static let leaseSeconds = 30

  let client: PostgresClient
  private let checkpoints: WriteCombiner<Checkpoint, Int64, Bool>
  private let completions: WriteCombiner<Completion, Int64, Bool>
  private let releases: WriteCombiner<Release, Int64, Bool>

  init(client: PostgresClient) {
    self.client = client
    let write = client.deliveryWrite
    checkpoints = WriteCombiner(loop: write.loop, key: \.claim.row) {
      (rows, locks) throws(PostgresError) in
      try await ifStored(rows, on: write) { (rows) throws(PostgresError) in
        try await write.query(Self.checkpoint(rows), waiting: locks)
      }
    }
    completions = WriteCombiner(loop: write.loop, key: \.claim.row) {
      (rows, locks) throws(PostgresError) in
      try await ifStored(rows, on: write) { (rows) throws(PostgresError) in
        try await write.query(Self.complete(rows), waiting: locks)
      }
    }
    releases = WriteCombiner(loop: write.loop, key: \.claim.row) {
      (rows, locks) throws(PostgresError) in
      try await ifStored(rows, on: write) { (rows) throws(PostgresError) in
        let waiting = rows.filter { $0.held != nil }.map(\.claim.row)
        let results = try await write.batch(
          [Self.release(rows)] + (waiting.isEmpty ? [] : [Self.merging(of: waiting)]),
          waiting: locks)
        return results[0]
      }
    }
  }

  /// Number of the connection that stores outcomes. It increases with each loss of the connection.
  ///
  /// A crash of PostgreSQL loses the last outcomes that this connection committed
  /// (`PostgresLane.mayRepeat`), although their holder received an answer. Each change of a row
  /// names the connection on which its work began. On a later connection the change is refused, and
  /// the row is left to be rescued. A change that is unsent when the connection is lost fails; its
  /// caller checks the connection again before a retry.
  package var connection: Int { client.deliveryWrite.losses }

  /// Notifies every node that rows can be claimed.
  package func announce() async throws(StorageError) {
    _ = try await reading(client.deliveryWrite, StoreSignal.work.query)
  }

  // MARK: rescuing

  /// Makes rows with an expired lease ready, at most `limit`. Returns their number.
  ///
  /// - Parameter withinSeconds: only leases that expired within this many seconds; nil: all.
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

  // MARK: continuing
  //
  // A claim is valid while its row has its epoch and a holder. A rescued row has no holder until it
  // is claimed again. Its former holder must not end the row either, because by then a retry of
  // that holder may have been refused.

  /// The result of a renewal.
  package struct Renewal: Sendable, Equatable {
    /// The row ids of renewed claims.
    package var renewed: Set<Int64> = []
    /// Row ids of claims whose rows another transaction locks. These claims are valid but have no
    /// new lease: renew them again soon.
    package var locked: Set<Int64> = []

    /// Creates a result without valid claims.
    package init() {}
  }

  /// Renews the leases of claims. A claim in neither set of the result has ended: another holder
  /// has the row, or it is done or released. A late renewal thus cannot postpone the next attempt
  /// of such a row.
  ///
  /// Rows that another transaction locks are skipped, so that one of them does not delay the
  /// others.
  package func renew(_ claims: [QueueRow.Claim]) async throws(StorageError) -> Renewal {
    let claims = claims.sorted()
    let rows = try await reading(
      client.deliveryWrite,
      """
      WITH held AS MATERIALIZED (
        SELECT q.id FROM unnest(\(claims.map(\.row)), \(claims.map(\.epoch))) AS c (id, epoch)
        JOIN queue q ON q.id = c.id AND q.epoch = c.epoch
        WHERE q.id = ANY (\(claims.map(\.row))) AND \(fragment: Self.isClaimed)
      ), free AS MATERIALIZED (
        SELECT q.id FROM unnest(\(claims.map(\.row)), \(claims.map(\.epoch))) AS c (id, epoch)
        JOIN queue q ON q.id = c.id AND q.epoch = c.epoch
        WHERE q.id = ANY (\(claims.map(\.row))) AND \(fragment: Self.isClaimed)
        ORDER BY q.id FOR UPDATE OF q SKIP LOCKED
      ), renewed AS (
        UPDATE queue q SET available_at = \(fragment: Self.leaseEnd)
        WHERE q.id = ANY (ARRAY(SELECT id FROM free)) RETURNING q.id
      )
      SELECT h.id, h.id IN (SELECT id FROM renewed) AS renewed FROM held h
      """)
    var renewal = Renewal()
    for (id, isRenewed) in try decoding(
      rows,
      { (row) throws(PostgresError) in
        (try row.decode("id", as: Int64.self), try row.decode("renewed", as: Bool.self))
      })
    {
      if isRenewed { renewal.renewed.insert(id) } else { renewal.locked.insert(id) }
    }
    return renewal
  }

  /// Stores the progress of an expansion and renews the claim. Returns false if the claim is
  /// superseded, or its work began on another connection.
  ///
  /// - Parameters:
  ///   - connection: the connection on which the work began (`connection`); nil if the work has
  ///     stored no outcomes.
  ///   - accepted: deliveries up to the cursor that have no row of their own, by language.
  ///   - audience: devices counted up to the cursor (`QueueRow.audience`).
  package func checkpoint(
    _ claim: QueueRow.Claim, cursor: RangeCursor, accepted: [String: Int], audience: Int = 0,
    on connection: Int? = nil
  ) async throws(StorageError) -> Bool {
    let row = Checkpoint(
      claim: claim, connection: connection, cursor: cursor, accepted: QueueColumns.json(accepted),
      audience: Int64(audience))
    do { return try await checkpoints.submit(row) } catch { throw StorageError(error) }
  }

  /// Stores a checkpoint for a caller that does not wait. Calls `then` once, with the result.
  package func checkpoint(
    _ claim: QueueRow.Claim, cursor: RangeCursor, accepted: [String: Int], audience: Int,
    on connection: Int?, isolation: isolated (any Actor)? = #isolation,
    then: @escaping (Result<Bool, StorageError>) -> Void
  ) {
    let row = Checkpoint(
      claim: claim, connection: connection, cursor: cursor, accepted: QueueColumns.json(accepted),
      audience: Int64(audience))
    checkpoints.submit(row, isolation: isolation) { then($0.mapError(StorageError.init)) }
  }

  /// Deletes a finished row and adds its counts to those of its run, in one statement. Returns
  /// false, without a change, if the claim is superseded or its work began on another connection.
  /// `OutcomeStore` deletes a row together with its last outcome, if that has a row of its own.
  ///
  /// - Parameters:
  ///   - audience: devices that the row has counted, including `notExpanded`.
  ///   - notExpanded: devices that a cancelled row had not reached.
  ///   - connection: see `checkpoint`.
  package func complete(
    _ claim: QueueRow.Claim, accepted: [String: Int] = [:], audience: Int = 0, notExpanded: Int = 0,
    on connection: Int? = nil
  ) async throws(StorageError) -> Bool {
    let row = Completion(
      claim: claim, connection: connection, accepted: QueueColumns.json(accepted),
      audience: Int64(audience), notExpanded: Int64(notExpanded))
    do { return try await completions.submit(row) } catch { throw StorageError(error) }
  }

  /// Releases a claim, so that the row can be claimed again after a delay or once its lane can
  /// send. Returns false if the claim is superseded, or its work began on another connection.
  package func release(
    _ claim: QueueRow.Claim, afterSeconds: Double = 0, held: HoldReason? = nil,
    on connection: Int? = nil
  ) async throws(StorageError) -> Bool {
    let row = Release(
      claim: claim, connection: connection, seconds: afterSeconds, held: held, isRescued: false)
    do { return try await releases.submit(row) } catch { throw StorageError(error) }
  }

  /// Releases a claim as rescued, because its stored outcomes may be lost. The next holder reads
  /// the delivery of each device. Returns false if the claim is superseded.
  package func giveUp(_ claim: QueueRow.Claim) async throws(StorageError) -> Bool {
    let row = Release(claim: claim, connection: nil, seconds: 0, held: nil, isRescued: true)
    do { return try await releases.submit(row) } catch { throw StorageError(error) }
  }

  private struct Checkpoint: RowChange {
    let claim: QueueRow.Claim
    let connection: Int?
    let cursor: RangeCursor
    let accepted: String
    let audience: Int64
  }

  private struct Completion: RowChange {
    let claim: QueueRow.Claim
    let connection: Int?
    let accepted: String
    let audience: Int64
    let notExpanded: Int64
  }

  private struct Release: RowChange {
    let claim: QueueRow.Claim
    let connection: Int?
    let seconds: Double
    let held: HoldReason?
    let isRescued: Bool
  }

  /// SQL for claimed rows of `queue q`, in statements that find rows by id.
  ///
  /// `holder IS NOT NULL` would match the condition of `queue_leases`. With few live rows
  /// PostgreSQL then reads that whole index in place of the primary key, and beside an old snapshot
  /// it contains every former row.
  static let isClaimed: PostgresQuery = "num_nonnulls(q.holder) = 1"

  // The statements name the keys in a condition in addition to the join, because a join planned for
  // an empty queue reads a whole index.
  private static func checkpoint(_ rows: [Checkpoint]) -> PostgresQuery {
    """
    UPDATE queue q SET cursor_bucket = c.bucket, cursor_token = c.token,
      accepted = c.accepted::jsonb, audience = c.audience, available_at = \(fragment: leaseEnd)
    FROM unnest(\(rows.map(\.claim.row)), \(rows.map(\.claim.epoch)), \(rows.map(\.cursor.bucket)),
      \(rows.map(\.cursor.token)), \(rows.map(\.accepted)), \(rows.map(\.audience)))
      AS c (id, epoch, bucket, token, accepted, audience)
    WHERE q.id = ANY (\(rows.map(\.claim.row))) AND q.id = c.id AND q.epoch = c.epoch
      AND \(fragment: Self.isClaimed)
    RETURNING q.id
    """
  }

  // If this is retried after a lost connection, the rows are already deleted and the counts added.
  // The answer "superseded" then means that the row is done.
  private static func complete(_ rows: [Completion]) -> PostgresQuery {
    let accepted: PostgresQuery = """
      SELECT d.run, d.day, \(unsafeSQL: RunCounts.Kind.deliveries.sql), \(code: DeliveryOutcome.accepted), e.key, e.value::int8
      FROM done d JOIN input i ON i.id = d.id, jsonb_each_text(i.accepted::jsonb) e
      """
    func sum(_ column: String, _ kind: RunCounts.Kind) -> PostgresQuery {
      """
      SELECT d.run, d.day, \(unsafeSQL: kind.sql), 0, '', i.\(unsafeSQL: column)
      FROM done d JOIN input i ON i.id = d.id WHERE i.\(unsafeSQL: column) <> 0
      """
    }
    return """
      WITH input AS MATERIALIZED (
        SELECT c.id, c.epoch, c.accepted, c.audience, c.not_expanded
        FROM unnest(\(rows.map(\.claim.row)), \(rows.map(\.claim.epoch)),
          \(rows.map(\.accepted)), \(rows.map(\.audience)), \(rows.map(\.notExpanded))) AS c (id, epoch, accepted, audience, not_expanded)
      ), done AS (
        DELETE FROM queue q WHERE q.id = ANY (\(rows.map(\.claim.row)))
          AND \(fragment: Self.isClaimed)
          AND EXISTS (SELECT 1 FROM input i WHERE i.id = q.id AND i.epoch = q.epoch)
        RETURNING q.id, q.run, q.day
      ), counted AS (
        \(fragment: RunCounts.adding("""
          \(fragment: accepted)
          UNION ALL \(fragment: sum("audience", .audience))
          UNION ALL \(fragment: sum("not_expanded", .notExpanded))
          """))
      )\(fragment: rows.contains { $0.notExpanded > 0 } ? leftOut : "")
      SELECT id FROM done
      """
  }

  private static let leftOut: PostgresQuery = """
    , left_out AS (
      UPDATE run_controls SET has_not_expanded = true WHERE run = ANY (ARRAY(
        SELECT d.run FROM done d JOIN input i ON i.id = d.id WHERE i.not_expanded > 0))
    )
    """

  private static func release(_ rows: [Release]) -> PostgresQuery {
    """
    UPDATE queue q SET available_at = now() + make_interval(secs => c.seconds), holder = NULL,
      held = c.held, rescued = q.rescued OR c.rescued
    FROM unnest(\(rows.map(\.claim.row)), \(rows.map(\.claim.epoch)), \(rows.map(\.seconds)),
      \(rows.map(\.held)), \(rows.map(\.isRescued))) AS c (id, epoch, seconds, held, rescued)
    WHERE q.id = ANY (\(rows.map(\.claim.row))) AND q.id = c.id AND q.epoch = c.epoch
      AND \(fragment: Self.isClaimed)
    RETURNING q.id
    """
  }
}

/// A change to a row by its holder.
private protocol RowChange: Sendable {
  var claim: QueueRow.Claim { get }
  /// The connection on which the work began (`WorkQueue.connection`).
  var connection: Int? { get }
}

/// Runs a statement for the rows whose work began on this connection. Returns for each row whether
/// it was still held.
private func ifStored<Row: RowChange>(
  _ rows: [Row], on write: PostgresConnection,
  _ statement: ([Row]) async throws(PostgresError) -> PostgresRows
) async throws(PostgresError) -> [Int64: Bool] {
  let stored = rows.filter { $0.connection == nil || $0.connection == write.losses }
  let ids = rows.map(\.claim.row)
  if stored.isEmpty { return Dictionary(uniqueKeysWithValues: ids.map { ($0, false) }) }
  return try await held(ids, by: statement(stored))
}

/// Returns whether each row was still held: its id is among those that the statement returned.
func held(_ rows: [Int64], by result: PostgresRows) throws(PostgresError) -> [Int64: Bool] {
  var answers = Dictionary(uniqueKeysWithValues: rows.map { ($0, false) })
  for row in result { answers[try row.decode("id", as: Int64.self)] = true }
  return answers
}
