// SPDX-License-Identifier: Apache-2.0
package import Postgres
package import PushModel

/// Credential events for webhooks. Messages are stored only for apps with a webhook.
package final class CredentialEvents {
  /// Seconds between two `credential_refused` messages about one credential.
  private static let silence = 3_600.0
  /// Seconds after a refusal from which an accepted push proves that the credential works. An
  /// earlier success proves nothing, because APNs' servers learn of a revoked key at different
  /// times.
  private static let settling = 300.0

  private let connection: PostgresConnection

  init(client: PostgresClient) { connection = client.write }

  /// Creates the object for a background duty of the node.
  package init(connection: PostgresConnection) { self.connection = connection }

  /// Records that APNs refuses these credentials, and since when. Stores messages for webhooks at
  /// most once an hour per credential, whichever shard reports the refusal first, until the
  /// credential works again or is replaced.
  package func refused(
    _ places: [CredentialPlace], reason: String?
  ) async throws(StorageError) {
    let places = places.sorted()
    _ = try await reading(
      connection,
      """
      WITH news AS (
        INSERT INTO credential_refusals (app, environment, credential, reason)
        SELECT i.app, i.environment, i.credential, \(reason)
        FROM unnest(\(places.map(\.app)), \(places.map(\.environment)), \(places.map(\.name)))
          AS i (app, environment, credential)
        WHERE EXISTS (SELECT FROM apps a WHERE a.id = i.app AND a.deleted_at IS NULL)
        ORDER BY 1, 2, 3
        ON CONFLICT (app, environment, credential) DO UPDATE SET told_at = now(), reason = EXCLUDED.reason,
          refused_at = CASE WHEN credential_refusals.told_at < \(fragment: Self.storedAt("EXCLUDED"))
            THEN now() ELSE credential_refusals.refused_at END
        WHERE credential_refusals.told_at <= now() - make_interval(secs => \(Self.silence))
          OR credential_refusals.told_at < \(fragment: Self.storedAt("EXCLUDED"))
          OR credential_refusals.told_at < (SELECT max(w.created_at) FROM webhooks w
            WHERE w.app = EXCLUDED.app AND \(code: WebhookKind.credentialRefused) = ANY (w.kinds))
        RETURNING app, environment, credential
      )
      INSERT INTO webhook_messages (webhook, app, kind, subject, environment, credential, reason)
      SELECT w.id, n.app, \(code: WebhookKind.credentialRefused), \(fragment: Self.subject), n.environment,
        n.credential, \(reason)
      FROM news n JOIN webhooks w ON w.app = n.app
        AND \(code: WebhookKind.credentialRefused) = ANY (w.kinds)
      """)
  }

  /// Deletes the refusals of credentials under which APNs has accepted a push.
  package func work(_ places: [CredentialPlace]) async throws(StorageError) {
    _ = try await reading(
      connection,
      """
      DELETE FROM credential_refusals r
      USING unnest(\(places.map(\.app)), \(places.map(\.environment)), \(places.map(\.name)))
        AS i (app, environment, credential)
      WHERE r.app = i.app AND r.environment = i.environment AND r.credential = i.credential
      """)
  }

  /// Returns refused credentials that may work again, because the last refusal was recorded at
  /// least `settling` seconds ago.
  package func refusals() async throws(StorageError) -> [CredentialPlace] {
    let rows = try await reading(
      connection,
      """
      SELECT app, environment, credential FROM credential_refusals
      WHERE told_at <= now() - make_interval(secs => \(Self.settling)) ORDER BY 1, 2, 3
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      CredentialPlace(
        app: try row.decode("app"), environment: try row.decode("environment"),
        name: try row.decode("credential", as: String.self))
    }
  }

  /// Returns an app's refused credentials, except those that were replaced since.
  package func refusals(
    of app: AppID
  ) async throws(StorageError) -> [CredentialPlace: CredentialRefusal] {
    try await refusals(of: [app])
  }

  /// Returns the refused credentials of some apps, except those that were replaced since.
  package func refusals(
    of apps: [AppID]
  ) async throws(StorageError) -> [CredentialPlace: CredentialRefusal] {
    let rows = try await reading(
      connection,
      """
      SELECT r.app, r.environment, r.credential, r.refused_at, r.reason FROM credential_refusals r
      WHERE r.app = ANY (\(apps)) AND r.told_at >= \(fragment: Self.storedAt("r"))
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (
        CredentialPlace(
          app: try row.decode("app"), environment: try row.decode("environment"),
          name: try row.decode("credential", as: String.self)),
        CredentialRefusal(
          at: try row.decode("refused_at"), reason: try row.decode("reason", as: String?.self))
      )
    }
    return Dictionary(found) { first, _ in first }
  }

  /// Returns the number of refused credentials of all apps.
  package func refusedCount() async throws(StorageError) -> Int {
    let rows = try await reading(
      connection,
      """
      SELECT count(*) AS refused FROM credential_refusals r
      WHERE r.told_at >= \(fragment: Self.storedAt("r"))
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      Int(try row.decode("refused", as: Int64.self))
    }.first ?? 0
  }

  /// Returns SQL, on a row of `credential_refusals`, for the time when the credential was stored;
  /// null if it was deleted.
  private static func storedAt(_ row: PostgresQuery) -> PostgresQuery {
    """
    greatest(
      (SELECT c.created_at FROM credentials c WHERE c.app = \(fragment: row).app
        AND c.environment = \(fragment: row).environment AND c.name = \(fragment: row).credential),
      (SELECT c.created_at FROM certificates c WHERE c.app = \(fragment: row).app
        AND c.environment = \(fragment: row).environment AND c.name = \(fragment: row).credential))
    """
  }

  /// Stores expiry warnings, each once per webhook. Returns the number of messages.
  package func warn(_ warnings: [CredentialWarning]) async throws(StorageError) -> Int {
    if warnings.isEmpty { return 0 }
    let places = warnings.map(\.place)
    return try await reading(
      connection,
      """
      WITH news AS (
        INSERT INTO credential_warnings (webhook, environment, credential, expires_at, days)
        SELECT w.id, i.environment, i.credential, i.expires_at, i.days
        FROM unnest(\(places.map(\.app)), \(places.map(\.environment)), \(places.map(\.name)),
          \(warnings.map(\.expiresAt)), \(warnings.map { Int16(clamping: $0.days) }))
          AS i (app, environment, credential, expires_at, days)
        JOIN webhooks w ON w.app = i.app AND \(code: WebhookKind.credentialExpiring) = ANY (w.kinds)
        ORDER BY 1, 2, 3
        ON CONFLICT DO NOTHING
        RETURNING webhook, environment, credential, expires_at, days
      )
      INSERT INTO webhook_messages (webhook, app, kind, subject, environment, credential, expires_at, days)
      SELECT n.webhook, w.app, \(code: WebhookKind.credentialExpiring), \(fragment: Self.subject), n.environment,
        n.credential, n.expires_at, n.days
      FROM news n JOIN webhooks w ON w.id = n.webhook
      """
    ).affectedRows
  }

  /// SQL on `news n`: the subject of messages about one credential, which are delivered in order.
  private static let subject: PostgresQuery =
    "convert_to('credential ' || n.environment || '/' || n.credential, 'UTF8')"
}
