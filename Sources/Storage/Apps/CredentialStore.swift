// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Stores provider keys and certificates, with sealed private keys. Used on the shard's actor.
package final class CredentialStore {
  /// Selects all provider keys, for `key(_:openedWith:)`.
  static let allKeys: PostgresQuery = """
    SELECT c.app, a.bundle_id, c.environment, c.name, c.key_id, c.team_id, c.sealed, c.created_at
    FROM credentials c JOIN apps a ON a.id = c.app WHERE a.deleted_at IS NULL
    """

  let write: PostgresConnection
  let secrets: SecretBox

  init(client: PostgresClient, secrets: SecretBox) {
    write = client.write
    self.secrets = secrets
  }

  /// Stores a sealed provider key, in place of any credential with that name. Returns whether the
  /// name is new.
  package func put(
    app: App, environment: PushEnvironment, name: String, keyID: String, teamID: String,
    privateKeyPEM: String, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Bool {
    let row = Self.row(app.bundleID, environment, name)
    let sealed: [UInt8]
    do {
      sealed = try secrets.seal(Array(privateKeyPEM.utf8), table: "credentials", row: row)
    } catch { throw .failed("sealing the credential: \(error)") }
    let results = try await together(
      write,
      [
        """
        WITH former AS (
          DELETE FROM certificates
          WHERE app = \(app.id) AND environment = \(environment) AND name = \(name) RETURNING name)
        INSERT INTO credentials
          (app, environment, name, key_id, team_id, sealed, sealed_with)
        VALUES (\(app.id), \(environment), \(name), \(keyID), \(teamID), \(sealed),
          \(secrets.fingerprint))
        ON CONFLICT (app, environment, name) DO UPDATE
        SET key_id = EXCLUDED.key_id, team_id = EXCLUDED.team_id, sealed = EXCLUDED.sealed,
            sealed_with = EXCLUDED.sealed_with, created_at = now()
        RETURNING xmax = 0 AND NOT EXISTS (SELECT FROM former) AS created
        """,
        ConfigurationVersion.increment,
      ] + AuditLog.statements(change))
    return try decoding(results[0]) { (row) throws(PostgresError) in
      try row.decode("created", as: Bool.self)
    }.first ?? false
  }

  /// Deletes a provider key or certificate. Returns whether it existed.
  package func delete(
    app: AppID, environment: PushEnvironment, name: String, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Bool {
    let results = try await together(
      write,
      [
        """
        WITH keys AS (
          DELETE FROM credentials
          WHERE app = \(app) AND environment = \(environment) AND name = \(name) RETURNING name
        ), others AS (
          DELETE FROM certificates
          WHERE app = \(app) AND environment = \(environment) AND name = \(name) RETURNING name
        ), gone AS (
          SELECT name FROM keys UNION ALL SELECT name FROM others
        )\(fragment: AuditLog.part(change, when: "gone"))
        SELECT name FROM gone
        """,
        ConfigurationVersion.increment,
      ])
    return results[0].count > 0
  }

  /// Decodes a row of `allKeys`. Without a known secret key that opens it, the private key is nil.
  static func key(
    _ row: PostgresRow, openedWith secrets: SecretBox
  ) throws(PostgresError) -> Credential {
    let environment = try row.decode("environment", as: PushEnvironment.self)
    let name = try row.decode("name", as: String.self)
    let bundleID = try row.decode("bundle_id", as: String.self)
    let sealed = try row.decode("sealed", as: [UInt8].self)
    let opened = try? secrets.open(
      sealed, table: "credentials", row: Self.row(bundleID, environment, name))
    return Credential(
      app: try row.decode("app"), environment: environment, name: name,
      identity: .key(
        ProviderKey(
          keyID: try row.decode("key_id"), teamID: try row.decode("team_id"),
          privateKeyPEM: opened.map { String(decoding: $0, as: UTF8.self) })),
      createdAt: try row.decode("created_at"))
  }

  /// Returns the row's identity, to which its sealed private key is bound.
  static func row(
    _ bundleID: String, _ environment: PushEnvironment, _ name: String
  ) -> String {
    "\(bundleID)|\(environment.rawValue)|\(name)"
  }
}
