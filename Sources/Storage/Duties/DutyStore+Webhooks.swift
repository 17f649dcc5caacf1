// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Removes the oldest webhook messages older than `days`, one batch. Returns the number of
  /// removed messages.
  package func removeOldWebhookMessages(keeping days: Int) async throws(StorageError) -> Int {
    try await reading(
      connection,
      """
      DELETE FROM webhook_messages WHERE id = ANY (ARRAY(
        SELECT id FROM (
          SELECT id, at FROM webhook_messages ORDER BY id LIMIT \(Self.removalBatch)
        ) AS oldest WHERE at < now() - make_interval(days => \(Int32(clamping: days)))))
      """
    ).affectedRows
  }

  /// Messages that one statement searches: it takes a tenth of a second if all belong to one app
  /// and a hundred users are searched for.
  private static let messageBatch = 10_000

  /// Removes messages about erased users from the next batch of all webhook messages. All are
  /// searched by number, because messages of deleted webhooks can only be found that way. Runs only
  /// in the second pass, so that webhooks have had time to receive the messages.
  func eraseWebhookMessages(
    _ round: inout ErasureRound, after: Int64
  ) async throws(StorageError) -> Int {
    let people = round.people.filter { $0.passes > 0 }
    guard !people.isEmpty else {
      round.place = .events(after: .start)
      return 0
    }
    let tokens = people.flatMap { person in person.tokens.map { ($0, person.askedAt) } }
    // A failed delivery is dated by the acceptance of its notification. A failure after the
    // erasure, for a deleted device, is thus also removed.
    let happened: PostgresQuery = """
      CASE m.kind WHEN \(code: WebhookKind.deliveryFailed) THEN \(unsafeSQL: Self.acceptedAt) ELSE m.at END
      """
    let rows = try await reading(
      connection,
      """
      WITH batch AS MATERIALIZED (
        SELECT m.id, m.app = \(round.app) AND (
          \(fragment: happened) <= (\(people.map(\.askedAt))::timestamptz[])[
            array_position(\(people.map(\.user))::text[], m.user_id)]
          OR \(fragment: happened) <= (\(tokens.map(\.1))::timestamptz[])[
            array_position(\(tokens.map(\.0))::bytea[], m.subject)]) AS is_theirs
        FROM webhook_messages m WHERE m.id > \(after) ORDER BY m.id LIMIT \(Self.messageBatch)
      ), gone AS (
        DELETE FROM webhook_messages WHERE id = ANY (ARRAY(SELECT id FROM batch WHERE is_theirs)) RETURNING 1
      )
      SELECT (SELECT count(*) FROM gone) AS gone, count(*) AS looked_at, max(id) AS last FROM batch
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (
        gone: Int(try row.decode("gone", as: Int64.self)),
        count: Int(try row.decode("looked_at", as: Int64.self)),
        last: try row.decode("last", as: Int64?.self) ?? after
      )
    }.first
    guard let found else { throw .vanished }
    round.place =
      found.count < Self.messageBatch ? .events(after: .start) : .messages(after: found.last)
    return found.gone
  }

  /// SQL on `m`: the first 48 bits of a notification's id are the UNIX time in milliseconds at
  /// which it was accepted.
  private static let acceptedAt = """
    coalesce(to_timestamp(
      ('x' || left(replace(m.notification::text, '-', ''), 12))::bit(48)::bigint / 1000.0), m.at)
    """

  /// Removes former webhook keys that no longer sign. Returns the number of removed keys.
  package func removeFormerWebhookSecrets() async throws(StorageError) -> Int {
    try await reading(connection, "DELETE FROM webhook_secrets WHERE until <= now()").affectedRows
  }

  /// Seals the keys of webhooks again, as `sealAnew` does with credentials.
  func sealWebhooksAnew(with secrets: SecretBox) async throws(StorageError) -> Int {
    let present = try await sealAnew("webhooks", webhook: "id", with: secrets)
    return try await present + sealAnew("webhook_secrets", webhook: "webhook", with: secrets)
  }

  /// - Parameter column: the column of the webhook's id. All keys of a webhook are sealed for its
  ///   row.
  private func sealAnew(
    _ table: String, webhook column: String, with secrets: SecretBox
  ) async throws(StorageError) -> Int {
    let rows = try await reading(
      connection,
      """
      SELECT \(unsafeSQL: column) AS id, sealed FROM \(unsafeSQL: table)
      WHERE sealed_with <> \(secrets.fingerprint) ORDER BY 1
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (id: try row.decode("id", as: UUID.self), sealed: try row.decode("sealed", as: [UInt8].self))
    }
    var changed = 0
    for (id, sealed) in found {
      guard let key = try? secrets.open(sealed, table: WebhookStore.table, row: "\(id)"),
        let again = try? secrets.seal(key, table: WebhookStore.table, row: "\(id)")
      else { continue }
      changed += try await reading(
        connection,
        """
        UPDATE \(unsafeSQL: table) SET sealed = \(again), sealed_with = \(secrets.fingerprint)
        WHERE \(unsafeSQL: column) = \(id) AND sealed = \(sealed)
        """
      ).affectedRows
    }
    return changed
  }
}
