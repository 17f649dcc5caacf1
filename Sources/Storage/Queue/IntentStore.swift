// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Intents prevent two holders of a queue row from sending a push that must not arrive twice.
///
/// The delivery is stored as `unknown` before the push is sent, and later holders of the row skip
/// its device. The sender then stores the outcome. If the sender dies, the next holder ends the
/// delivery as `unknown`.
package final class IntentStore {
  /// Deliveries that one statement searches for undecided intents, in some milliseconds.
  private static let pageSize = 10_000

  private let client: PostgresClient
  private let days: DayPartitions
  private let intents: WriteCombiner<Intent, IntentKey, Bool>

  /// Intents commit as durably as accepted notifications: if a crash of PostgreSQL lost one, a
  /// phone could ring twice for one call.
  init(client: PostgresClient) {
    self.client = client
    days = DayPartitions(client: client)
    let write = client.write
    // If two rows of a run request one device concurrently, the first one gets the intent.
    intents = WriteCombiner(
      loop: write.loop, application: { $0.row.run.app.rawValue }, key: \.key,
      merge: { first, _ in first }, answerLater: { _ in false },
      execute: { (rows, locks) throws(PostgresError) in
        let granted = try await write.query(Self.statement(rows), waiting: locks)
        var answers = Dictionary(uniqueKeysWithValues: rows.map { ($0.key, false) })
        for row in granted { answers[try IntentKey(row)] = true }
        return answers
      })
  }

  /// Stores the intent to send a push. Returns false if the push must not be sent, because the
  /// claim is superseded, or because the device has an outcome or an intent of another row or
  /// claim.
  ///
  /// Repeated calls under one claim return true again.
  package func grant(
    _ row: QueueRow, token: DeviceToken, attempt: Int, isolation: isolated (any Actor)? = #isolation
  ) async throws(StorageError) -> Bool {
    let intent = Intent(row: row, token: token, attempt: attempt)
    do { return try await intents.submit(intent) } catch { throw StorageError(error) }
  }

  // MARK: intents of dead holders

  /// Ends undecided intents of earlier holders of a rescued row as `unknown`, which notifies
  /// webhooks. Their claims have ended, and they have had time since then to store the outcome. An
  /// outcome that arrives later is still stored.
  ///
  /// - Parameter token: the row's device, if it has only one.
  /// - Returns: number of ended intents; 0 for a row's first claim, because rows may be inserted as
  ///   rescued.
  package func endInterrupted(
    of row: QueueRow, token: DeviceToken? = nil
  ) async throws(StorageError) -> Int {
    guard row.isRescued, row.epoch > QueueRow.firstEpoch else { return 0 }
    let table = try await days.name(of: "deliveries", day: row.run.day)
    if let token { return try await end([token], in: table, of: row) }
    var ended = 0
    var after: DeviceToken?
    repeat {
      // The deliveries are updated by another statement, so that the search locks no rows.
      let rows = try await reading(
        client.pages(of: row.run.app),
        """
        WITH page AS MATERIALIZED (
          SELECT token, intent, queue_row FROM \(unsafeSQL: table)
          WHERE app = \(row.run.app) AND run = \(row.run.id) AND day = \(PostgresDate(days: row.run.day))
            AND token > \(after?.bytes ?? []) ORDER BY token LIMIT \(Self.pageSize)
        )
        SELECT (SELECT token FROM page ORDER BY token OFFSET \(Self.pageSize - 1)) AS last,
          ARRAY(SELECT token FROM page WHERE queue_row = \(row.id) AND intent < \(row.epoch)) AS left
        """)
      let found = try decoding(rows) { (line) throws(PostgresError) in
        (
          last: try line.decode("last", as: DeviceToken?.self),
          left: try line.decode("left", as: [DeviceToken].self)
        )
      }.first
      if let left = found?.left, !left.isEmpty { ended += try await end(left, in: table, of: row) }
      after = found?.last
    } while after != nil
    return ended
  }

  private func end(
    _ tokens: [DeviceToken], in table: String, of row: QueueRow
  ) async throws(StorageError) -> Int {
    // Each token is looked up by key. For a list, a plan made for an empty table would read all
    // rows of the run.
    try await reading(
      client.write,
      """
      UPDATE \(unsafeSQL: table) SET queue_row = NULL, updated_at = now()
      WHERE ctid = ANY (ARRAY(
          SELECT x.at FROM unnest(\(tokens)) AS t (token) CROSS JOIN LATERAL (
            SELECT d.ctid AS at FROM \(unsafeSQL: table) d
            WHERE d.app = \(row.run.app) AND d.run = \(row.run.id) AND d.token = t.token
              AND d.day = \(PostgresDate(days: row.run.day)) OFFSET 0) x))
        AND queue_row = \(row.id) AND intent < \(row.epoch)
      """
    ).affectedRows
  }

  // MARK: intents

  private struct Intent: Sendable {
    let row: QueueRow
    let token: DeviceToken
    let attempt: Int

    var key: IntentKey { IntentKey(run: row.run.id, token: token) }
  }

  private struct IntentKey: Hashable, Comparable, Sendable {
    let run: RunID
    let token: DeviceToken

    init(run: RunID, token: DeviceToken) {
      self.run = run
      self.token = token
    }

    init(_ row: PostgresRow) throws(PostgresError) {
      self.init(run: try row.decode("run"), token: try row.decode("token"))
    }

    static func < (left: Self, right: Self) -> Bool {
      left.run != right.run ? left.run < right.run : left.token < right.token
    }
  }

  private static func statement(_ rows: [Intent]) -> PostgresQuery {
    """
    WITH input AS MATERIALIZED (
      SELECT * FROM unnest(\(rows.map(\.row.run.app)), \(rows.map(\.row.run.id)), \(rows.map(\.token)),
        \(rows.map { PostgresDate(days: $0.row.run.day) }), \(rows.map { Int16(clamping: $0.attempt) }),
        \(rows.map(\.row.id)), \(rows.map(\.row.epoch)), \(rows.map(\.row.counting)))
        AS t (app, run, token, day, attempts, row, epoch, counted)
    ), held AS MATERIALIZED (
      SELECT q.id FROM (SELECT DISTINCT row, epoch FROM input) i
      JOIN queue q ON q.id = i.row AND q.epoch = i.epoch
      WHERE q.holder IS NOT NULL ORDER BY q.id FOR NO KEY UPDATE OF q
    )
    INSERT INTO deliveries (app, run, token, day, outcome, reason, attempts, intent, queue_row, counted)
    SELECT app, run, token, day, \(code: DeliveryOutcome.unknown), \(reason: .interrupted), attempts, epoch, row, counted
    FROM input WHERE row IN (SELECT id FROM held)
    ON CONFLICT (app, run, token, day) DO UPDATE SET outcome = EXCLUDED.outcome, status = NULL,
      reason = EXCLUDED.reason, attempts = EXCLUDED.attempts, intent = EXCLUDED.intent,
      queue_row = EXCLUDED.queue_row, updated_at = now()
    -- The epoch alone does not suffice: most rows of a run have the same one.
    WHERE deliveries.outcome = \(code: DeliveryOutcome.waiting)
      OR (deliveries.intent = EXCLUDED.intent AND deliveries.queue_row = EXCLUDED.queue_row)
    RETURNING run, token
    """
  }
}
