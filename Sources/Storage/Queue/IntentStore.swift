// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// What keeps a push that may not come twice from being sent by two holders of its row, whatever becomes of
/// them: its delivery is stored as `unknown` before it is written. Who takes the row up after that leaves the
/// device out; whoever wrote it says what became of it.
package final class IntentStore {
  private let intents: WriteCombiner<Intent, IntentKey, Bool>

  /// Intents commit like what is accepted: one that a crash of PostgreSQL loses is a call that rings twice.
  init(client: PostgresClient) {
    let write = client.write
    intents = WriteCombiner(key: \.key) { (rows) throws(PostgresError) in
      let granted = try await write.query(Self.statement(rows))
      var answers = Dictionary(uniqueKeysWithValues: rows.map { ($0.key, false) })
      for row in granted { answers[try IntentKey(row)] = true }
      return answers
    }
  }

  /// Stores that a push is about to be written. False: the claim does not stand any more, or the device has an
  /// outcome already, and the push must not be sent. True again when asked again under the same claim.
  package func grant(
    _ row: QueueRow, token: DeviceToken, attempt: Int, isolation: isolated (any Actor)? = #isolation
  ) async throws(StorageError) -> Bool {
    let intent = Intent(row: row, token: token, attempt: attempt)
    do { return try await intents.submit(intent) } catch { throw StorageError(error) }
  }

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
        \(rows.map(\.row.id)), \(rows.map(\.row.epoch)))
        AS t (app, run, token, day, attempts, row, epoch)
    ), standing AS MATERIALIZED (
      SELECT q.id FROM (SELECT DISTINCT row, epoch FROM input) i
      JOIN queue q ON q.id = i.row AND q.epoch = i.epoch
      WHERE q.holder IS NOT NULL ORDER BY q.id FOR NO KEY UPDATE OF q
    )
    INSERT INTO deliveries (app, run, token, day, outcome, reason, attempts, intent)
    SELECT app, run, token, day, \(code: DeliveryOutcome.unknown), \(reason: .interrupted), attempts, epoch
    FROM input WHERE row IN (SELECT id FROM standing)
    ON CONFLICT (app, run, token, day) DO UPDATE SET outcome = EXCLUDED.outcome, status = NULL,
      reason = EXCLUDED.reason, attempts = EXCLUDED.attempts, intent = EXCLUDED.intent,
      updated_at = now()
    WHERE deliveries.outcome = \(code: DeliveryOutcome.waiting) OR deliveries.intent = EXCLUDED.intent
    RETURNING run, token
    """
  }
}
