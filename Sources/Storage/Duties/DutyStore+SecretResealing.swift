// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Tables of credentials, each with a secret per app, environment and name.
  private static let sealedTables = ["credentials", "certificates"]
  /// Rows per statement: far more than most gateways have.
  private static let sealedRows = 100

  /// Seconds after which APNs rejects a provider token: one hour.
  private static let usableSeconds = 3_600

  /// Seals one batch of secrets under the current key that are sealed under a known former key.
  /// Returns the number of changed rows; 0 when none is left.
  ///
  /// Skips secrets that no known key opens, and secrets that were replaced concurrently.
  package func sealAnew(with secrets: SecretBox) async throws(StorageError) -> Int {
    for table in Self.sealedTables {
      let count = try await sealAnew(table, with: secrets)
      if count > 0 { return count }
    }
    let tokens = try await sealProviderTokensAnew(with: secrets)
    return try await tokens + sealWebhooksAnew(with: secrets)
  }

  private func sealAnew(
    _ table: String, with secrets: SecretBox
  ) async throws(StorageError) -> Int {
    let rows = try await reading(
      connection,
      """
      SELECT c.app, a.bundle_id, c.environment, c.name, c.sealed FROM \(unsafeSQL: table) c
      JOIN apps a ON a.id = c.app WHERE a.deleted_at IS NULL AND c.sealed_with <> \(secrets.fingerprint)
      ORDER BY c.app, c.environment, c.name
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      Sealed(
        app: try row.decode("app"), bundleID: try row.decode("bundle_id", as: String.self),
        environment: try row.decode("environment"), name: try row.decode("name", as: String.self),
        bytes: try row.decode("sealed", as: [UInt8].self))
    }
    var old: [Sealed] = []
    var new: [[UInt8]] = []
    for sealed in found where new.count < Self.sealedRows {
      let row = CredentialStore.row(sealed.bundleID, sealed.environment, sealed.name)
      guard let secret = try? secrets.open(sealed.bytes, table: table, row: row),
        let again = try? secrets.seal(secret, table: table, row: row)
      else { continue }
      old.append(sealed)
      new.append(again)
    }
    guard !new.isEmpty else { return 0 }
    return try await reading(
      connection,
      """
      UPDATE \(unsafeSQL: table) c SET sealed = n.new, sealed_with = \(secrets.fingerprint)
      FROM unnest(\(old.map(\.app))::int4[], \(old.map(\.environment))::int2[], \(old.map(\.name))::text[],
        \(old.map(\.bytes))::bytea[], \(new)::bytea[]) AS n (app, environment, name, old, new)
      WHERE c.app = n.app AND c.environment = n.environment AND c.name = n.name AND c.sealed = n.old
      """
    ).affectedRows
  }

  private struct Sealed {
    let app: AppID
    let bundleID: String
    let environment: PushEnvironment
    let name: String
    let bytes: [UInt8]
  }

  // MARK: provider tokens

  /// Seals provider tokens again under the current secret key, as `sealAnew` does with credentials.
  ///
  /// Deletes expired tokens that were sealed under another key. Otherwise the row of an unused
  /// signing key would require the former secret key for ever. Returns the number of changed or
  /// deleted rows.
  func sealProviderTokensAnew(with secrets: SecretBox) async throws(StorageError) -> Int {
    let removed = try await reading(
      connection,
      """
      DELETE FROM provider_tokens WHERE sealed_with <> \(secrets.fingerprint)
        AND issued_at < now() - make_interval(secs => \(Double(Self.usableSeconds)))
      """
    ).affectedRows
    let rows = try await reading(
      connection,
      """
      SELECT environment, team_id, key_id, key_hash, sealed FROM provider_tokens
      WHERE sealed_with <> \(secrets.fingerprint)
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      (
        key: ProviderTokenStore.Key(
          environment: try row.decode("environment"), teamID: try row.decode("team_id"),
          keyID: try row.decode("key_id"), keyHash: try row.decode("key_hash")),
        sealed: try row.decode("sealed", as: [UInt8].self)
      )
    }
    var changed = removed
    let table = ProviderTokenStore.table
    for (key, sealed) in found {
      guard let token = try? secrets.open(sealed, table: table, row: key.row),
        let again = try? secrets.seal(token, table: table, row: key.row)
      else { continue }
      changed += try await reading(
        connection,
        """
        UPDATE provider_tokens SET sealed = \(again), sealed_with = \(secrets.fingerprint)
        WHERE environment = \(key.environment) AND team_id = \(key.teamID)
          AND key_id = \(key.keyID) AND key_hash = \(key.keyHash) AND sealed = \(sealed)
        """
      ).affectedRows
    }
    return changed
  }

  // MARK: webhooks

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
