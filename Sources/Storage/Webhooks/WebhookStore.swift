// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// The webhooks of apps, and the log of their messages.
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

  /// Assignments that end a webhook's pause and request an immediate attempt of all waiting
  /// messages.
  static let atOnce = "paused_until = '-infinity', all_due = true"

  // MARK: webhooks of an app

  static let columns = "id, app, url, kinds, created_at, failures"
  /// SQL on `w`: the time until which former secrets sign.
  static let formerUntil = """
    (SELECT max(s.until) FROM webhook_secrets s WHERE s.webhook = w.id AND s.until > now()) AS former_until
    """

  /// Returns an app's webhooks in the order of their creation.
  package func webhooks(of app: AppID) async throws(StorageError) -> [Webhook] {
    let rows = try await reading(
      client.reports(of: app),
      """
      SELECT \(unsafeSQL: Self.columns), \(unsafeSQL: Self.formerUntil) FROM webhooks w
      WHERE app = \(app) ORDER BY id
      """)
    return try decoding(rows, Self.webhook)
  }

  /// Stores a webhook with its sealed key. Returns nil if the app already has `most` webhooks or
  /// was deleted.
  package func create(
    app: AppID, url: WebhookURL, kinds: [WebhookKind], key: [UInt8], most: Int, at now: Instant,
    noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Webhook? {
    let id = UUID(milliseconds: now.microseconds / 1_000)
    let sealed = try sealed(key, of: id)
    let results = try await together(
      write,
      [
        // The lock serializes concurrent requests, so that each counts the webhooks of the others.
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

  /// Updates some columns of a webhook and returns the resulting webhook; nil if the app has no
  /// webhook with this id. Waiting messages are sent to a new URL at once.
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

  /// Deletes a webhook; its waiting messages are not sent. Returns whether it existed.
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

  /// Stores a test message without content, and requests an immediate attempt of all waiting
  /// messages. Returns nil if the app has no webhook with this id.
  package func test(
    _ id: UUID, of app: AppID, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> UUID? {
    let rows = try await reading(
      write,
      """
      WITH hook AS (
        UPDATE webhooks SET \(unsafeSQL: Self.atOnce) WHERE id = \(id) AND app = \(app)
        RETURNING id, app
      )\(fragment: AuditLog.part(change, when: "hook"))
      INSERT INTO webhook_messages (webhook, app, kind, subject)
      SELECT id, app, \(code: WebhookKind.test), uuid_send(gen_random_uuid()) FROM hook
      RETURNING message
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("message", as: UUID.self)
    }.first
  }

  // MARK: the log

  /// Returns messages of a webhook, newest first.
  ///
  /// - Parameter before: returns only messages with a lower number.
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
      throw PostgresError(.decoding, "a webhook's address is invalid")
    }
    return Webhook(
      id: try row.decode("id"), app: try row.decode("app"), url: url,
      kinds: try row.decode("kinds", as: [Int16].self).compactMap(WebhookKind.init(code:)),
      createdAt: try row.decode("created_at"),
      failures: Int(try row.decode("failures", as: Int32.self)),
      formerSecretsUntil: try row.decode("former_until", as: Instant?.self))
  }
}
