// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Removes messages of webhooks that are older than `days`, some of the oldest. Answers how many.
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

  /// Removes what webhooks were told, or would be, of people who are forgotten.
  func eraseWebhookMessages(
    of people: [ErasureRound.Person], in app: AppID
  ) async throws(StorageError) {
    let tokens = people.flatMap { person in person.tokens.map { ($0, person.askedAt) } }
    _ = try await reading(
      connection,
      """
      DELETE FROM webhook_messages m WHERE m.app = \(app) AND (
        m.at <= (\(people.map(\.askedAt))::timestamptz[])[
          array_position(\(people.map(\.user))::text[], m.user_id)]
        OR m.at <= (\(tokens.map(\.1))::timestamptz[])[
          array_position(\(tokens.map(\.0))::bytea[], m.subject)])
      """)
  }

  /// The same as `sealAnew` of credentials, for the keys of webhooks.
  func sealWebhooksAnew(with secrets: SecretBox) async throws(StorageError) -> Int {
    let rows = try await reading(
      connection,
      """
      SELECT id, sealed FROM webhooks WHERE sealed_with <> \(secrets.fingerprint) ORDER BY id
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
        UPDATE webhooks SET sealed = \(again), sealed_with = \(secrets.fingerprint)
        WHERE id = \(id) AND sealed = \(sealed)
        """
      ).affectedRows
    }
    return changed
  }
}
