// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

extension WebhookStore {
  /// The result of a secret rotation.
  package enum Rotation: Sendable, Equatable {
    case rotated(Webhook)
    /// More than `WebhookSecret.most` secrets would sign its messages.
    case tooMany
    /// The app has no webhook of this id.
    case notFound
  }

  /// Replaces the signing key of a webhook. Former keys continue to sign for `seconds`, or until an
  /// earlier end that was set before. Waiting messages are attempted at once.
  ///
  /// If the new key is a former key, it becomes the current one again, so that a request without a
  /// response can be retried.
  ///
  /// - Parameter seconds: with 0, only the new key signs from now on.
  package func rotate(
    _ id: UUID, of app: AppID, to key: [UInt8], keepingFormerFor seconds: Int,
    noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Rotation {
    // A concurrent change is detected by the sealed bytes, which never occur twice.
    for _ in 0..<3 {
      guard let known = try await present(id, of: app) else { return .notFound }
      let isOther = { (one: Sealed) in
        (try? self.secrets.open(one.bytes, table: Self.table, row: "\(id)")) != key
      }
      let former = seconds > 0 ? ([known.key] + known.former).filter(isOther) : []
      guard former.count < WebhookSecret.most else { return .tooMany }
      let webhook = try await replace(
        known.key.bytes, by: try sealed(key, of: id), former, seconds, of: id, noting: change)
      if let webhook { return .rotated(webhook) }
    }
    throw .vanished
  }

  /// A stored signing key of a webhook.
  private struct Sealed {
    let bytes: [UInt8]
    let fingerprint: String
    /// The time from which it no longer signs; nil for the current key.
    let until: Instant?
  }

  private func present(
    _ id: UUID, of app: AppID
  ) async throws(StorageError) -> (key: Sealed, former: [Sealed])? {
    let rows = try await reading(
      write,
      """
      SELECT sealed, sealed_with, NULL AS until FROM webhooks WHERE id = \(id) AND app = \(app)
      UNION ALL
      SELECT s.sealed, s.sealed_with, s.until FROM webhooks w JOIN webhook_secrets s ON s.webhook = w.id
      WHERE w.id = \(id) AND w.app = \(app) AND s.until > now()
      """)
    let keys = try decoding(rows) { (row) throws(PostgresError) in
      Sealed(
        bytes: try row.decode("sealed"), fingerprint: try row.decode("sealed_with"),
        until: try row.decode("until", as: Instant?.self))
    }
    return keys.first { $0.until == nil }.map { ($0, keys.filter { $0.until != nil }) }
  }

  /// Replaces the sealed key; nil if another request has replaced it meanwhile.
  private func replace(
    _ old: [UInt8], by new: [UInt8], _ former: [Sealed], _ seconds: Int, of id: UUID,
    noting change: AuditedChange?
  ) async throws(StorageError) -> Webhook? {
    let isMine: PostgresQuery = "EXISTS (SELECT FROM webhooks WHERE id = \(id) AND sealed = \(new))"
    let results = try await together(
      write,
      [
        """
        WITH rotated AS (
          UPDATE webhooks SET sealed = \(new), sealed_with = \(secrets.fingerprint), \(unsafeSQL: Self.atOnce)
          WHERE id = \(id) AND sealed = \(old) RETURNING id
        )\(fragment: AuditLog.part(change, when: "rotated"))
        SELECT id FROM rotated
        """,
        "DELETE FROM webhook_secrets WHERE webhook = \(id) AND \(fragment: isMine)",
        """
        INSERT INTO webhook_secrets (webhook, sealed, sealed_with, until)
        SELECT \(id), f.sealed, f.sealed_with, least(f.until, now() + make_interval(secs => \(Double(seconds))))
        FROM unnest(\(former.map(\.bytes)), \(former.map(\.fingerprint)), \(former.map(\.until)))
          AS f (sealed, sealed_with, until)
        WHERE \(fragment: isMine)
        """,
        """
        SELECT \(unsafeSQL: Self.columns), \(unsafeSQL: Self.formerUntil) FROM webhooks w
        WHERE id = \(id) AND sealed = \(new)
        """,
      ])
    return try decoding(results[3], Self.webhook).first
  }
}
