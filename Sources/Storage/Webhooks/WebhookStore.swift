// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Who is told what happens in an app, and the log of what they were told.
package final class WebhookStore {
  static let table = "webhooks"

  let write: PostgresConnection
  private let client: PostgresClient
  let secrets: SecretBox

  init(client: PostgresClient, secrets: SecretBox) {
    write = client.write
    self.client = client
    self.secrets = secrets
  }

  /// Changes a webhook so that it does not rest, and whoever tells it makes due whatever waits, however much that is.
  static let atOnce = "paused_until = '-infinity', all_due = true"

  // MARK: those of an app

  static let columns = "id, app, url, kinds, created_at, failures"
  /// On `w`: how long a former secret signs.
  static let formerUntil = """
    (SELECT max(s.until) FROM webhook_secrets s WHERE s.webhook = w.id AND s.until > now()) AS former_until
    """

  /// In the order in which they were made.
  package func webhooks(of app: AppID) async throws(StorageError) -> [Webhook] {
    let rows = try await reading(
      client.reports(of: app),
      """
      SELECT \(unsafeSQL: Self.columns), \(unsafeSQL: Self.formerUntil) FROM webhooks w
      WHERE app = \(app) ORDER BY id
      """)
    return try decoding(rows, Self.webhook)
  }

  /// Stores a webhook, its key sealed. Nil: the app has `most` already, or is gone.
  package func create(
    app: AppID, url: WebhookURL, kinds: [WebhookKind], key: [UInt8], most: Int, at now: Instant,
    noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Webhook? {
    let id = UUID(milliseconds: now.microseconds / 1_000)
    let sealed = try sealed(key, of: id)
    let results = try await together(
      write,
      [
        // Of two that come at once the second counts the first.
        "SELECT id FROM apps WHERE id = \(app) AND deleted_at IS NULL FOR UPDATE",
        """
        WITH made AS (
          INSERT INTO webhooks (id, app, url, kinds, sealed, sealed_with)
          SELECT \(id), a.id, \(url.text), \(kinds.map(\.code)), \(sealed), \(secrets.fingerprint)
          FROM apps a WHERE a.id = \(app) AND a.deleted_at IS NULL
            AND (SELECT count(*) FROM webhooks WHERE app = \(app)) < \(most)
          RETURNING \(unsafeSQL: Self.columns)
        )\(fragment: AuditLog.part(change, when: "made"))
        SELECT \(unsafeSQL: Self.columns), \(unsafeSQL: Self.formerUntil) FROM made w
        """,
      ])
    return try decoding(results[1], Self.webhook).first
  }

  func sealed(_ key: [UInt8], of webhook: UUID) throws(StorageError) -> [UInt8] {
    do { return try secrets.seal(key, table: Self.table, row: "\(webhook)") } catch {
      throw .failed("sealing a webhook's key: \(error)")
    }
  }

  /// Changes some of a webhook and answers it as it is then; nil when the app has none of that id. What waits for it
  /// goes to where it is now, at once.
  package func patch(
    _ id: UUID, of app: AppID, _ patch: WebhookPatch, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Webhook? {
    let rows = try await reading(
      write,
      """
      WITH patched AS (
        UPDATE webhooks SET url = coalesce(\(patch.url?.text), url),
          kinds = coalesce(\(patch.kinds?.map(\.code)), kinds), \(unsafeSQL: Self.atOnce)
        WHERE id = \(id) AND app = \(app) RETURNING \(unsafeSQL: Self.columns)
      )\(fragment: AuditLog.part(change, when: "patched"))
      SELECT \(unsafeSQL: Self.columns), \(unsafeSQL: Self.formerUntil) FROM patched w
      """)
    return try decoding(rows, Self.webhook).first
  }

  /// Removes a webhook; what waits for it is not sent any more. Answers whether there was one.
  package func delete(
    _ id: UUID, of app: AppID, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Bool {
    let rows = try await reading(
      write,
      """
      WITH gone AS (DELETE FROM webhooks WHERE id = \(id) AND app = \(app) RETURNING id)\(
        fragment: AuditLog.part(change, when: "gone"))
      SELECT id FROM gone
      """)
    return rows.count > 0
  }

  /// Puts a message into its queue that says nothing, and has all that waits tried at once. Nil: the app has none of
  /// that id.
  package func test(_ id: UUID, of app: AppID) async throws(StorageError) -> UUID? {
    let rows = try await reading(
      write,
      """
      WITH hook AS (
        UPDATE webhooks SET \(unsafeSQL: Self.atOnce) WHERE id = \(id) AND app = \(app)
        RETURNING id, app
      )
      INSERT INTO webhook_messages (webhook, app, kind, subject)
      SELECT id, app, \(code: WebhookKind.test), uuid_send(gen_random_uuid()) FROM hook
      RETURNING message
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("message", as: UUID.self)
    }.first
  }

  // MARK: the log

  /// Messages of a webhook, the newest first.
  ///
  /// - Parameter before: older than the one of this number.
  package func messages(
    of webhook: UUID, before: Int64? = nil, limit: Int
  ) async throws(StorageError) -> [WebhookMessage] {
    let rows = try await reading(
      client.reports(of: nil),
      """
      SELECT \(unsafeSQL: Self.messageColumns) FROM webhook_messages m
      WHERE webhook = \(webhook) AND id < \(before ?? Int64.max) ORDER BY id DESC LIMIT \(limit)
      """)
    return try decoding(rows, Self.message)
  }

  // MARK: rows

  static let messageColumns = """
    m.id, m.message, m.kind, m.subject, m.at, m.user_id, m.environment, m.token_kind, m.reason,
    m.state, m.attempts, m.next_at, m.tried_at, m.status, m.fault,
    m.notification, m.reference, m.outcome, m.credential, m.expires_at, m.days,
    m.outcomes::text AS outcomes, m.reasons::text AS reasons
    """

  static func message(_ row: PostgresRow) throws(PostgresError) -> WebhookMessage {
    var message = WebhookMessage(
      number: try row.decode("id"), id: try row.decode("message"), kind: try row.decode("kind"),
      subject: try row.decode("subject"), at: try row.decode("at"), user: try row.decode("user_id"),
      environment: try row.decode("environment"), tokenKind: try row.decode("token_kind"),
      reason: try row.decode("reason"), state: try row.decode("state"),
      attempts: Int(try row.decode("attempts", as: Int32.self)), nextAt: try row.decode("next_at"),
      triedAt: try row.decode("tried_at"),
      status: try row.decode("status", as: Int16?.self).map(Int.init),
      fault: try row.decode("fault"))
    message.notification = try row.decode("notification")
    message.reference = try row.decode("reference")
    message.outcome = try row.decode("outcome")
    message.credential = try row.decode("credential")
    message.expiresAt = try row.decode("expires_at")
    message.days = try row.decode("days", as: Int16?.self).map(Int.init)
    message.counts = try WebhookOutbox.counts(row)
    return message
  }

  static func webhook(_ row: PostgresRow) throws(PostgresError) -> Webhook {
    guard let url = WebhookURL(parsing: try row.decode("url", as: String.self)) else {
      throw PostgresError(.decoding, "a webhook's address is none")
    }
    return Webhook(
      id: try row.decode("id"), app: try row.decode("app"), url: url,
      kinds: try row.decode("kinds", as: [Int16].self).compactMap(WebhookKind.init(code:)),
      createdAt: try row.decode("created_at"),
      failures: Int(try row.decode("failures", as: Int32.self)),
      formerSecretsUntil: try row.decode("former_until", as: Instant?.self))
  }
}
