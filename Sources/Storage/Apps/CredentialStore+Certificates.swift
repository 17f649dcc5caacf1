// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel
package import TLS

/// Provider certificates. They have a table of their own but share their names with provider keys:
/// within an app and environment, a name belongs to a key or to a certificate.
extension CredentialStore {
  /// Stores a certificate with its sealed private key, and replaces any credential of that name.
  /// Returns whether the name is new.
  package func putCertificate(
    _ identity: PushIdentity, app: App, environment: PushEnvironment, name: String,
    noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Bool {
    let chain: String
    let sealed: [UInt8]
    do {
      chain = try identity.tls.certificateChainPEM
      sealed = try secrets.seal(
        Array(identity.tls.privateKeyPEM.utf8), table: Self.certificates,
        row: Self.row(app.bundleID, environment, name))
    } catch { throw .failed("sealing the certificate's key: \(error)") }
    let results = try await together(
      write,
      [
        """
        WITH former AS (
          DELETE FROM credentials
          WHERE app = \(app.id) AND environment = \(environment) AND name = \(name) RETURNING name)
        INSERT INTO certificates (app, environment, name, chain, sealed, sealed_with)
        VALUES (\(app.id), \(environment), \(name), \(chain), \(sealed), \(secrets.fingerprint))
        ON CONFLICT (app, environment, name) DO UPDATE
        SET chain = EXCLUDED.chain, sealed = EXCLUDED.sealed, sealed_with = EXCLUDED.sealed_with,
            created_at = now()
        RETURNING xmax = 0 AND NOT EXISTS (SELECT FROM former) AS created
        """,
        ConfigurationVersion.increment,
      ] + AuditLog.statements(change))
    return try decoding(results[0]) { (row) throws(PostgresError) in
      try row.decode("created", as: Bool.self)
    }.first ?? false
  }

  private static var certificates: String { "certificates" }

  /// Selects all certificates, for `certificate(_:openedWith:)`.
  static let allCertificates: PostgresQuery = """
    SELECT c.app, a.bundle_id, c.environment, c.name, c.chain, c.sealed, c.created_at
    FROM certificates c JOIN apps a ON a.id = c.app WHERE a.deleted_at IS NULL
    """

  /// Decodes a row of `allCertificates`. Without a known secret key that opens it, the private key
  /// is nil.
  static func certificate(
    _ row: PostgresRow, openedWith secrets: SecretBox
  ) throws(PostgresError) -> Credential {
    let environment = try row.decode("environment", as: PushEnvironment.self)
    let name = try row.decode("name", as: String.self)
    let bundleID = try row.decode("bundle_id", as: String.self)
    let chain = try row.decode("chain", as: String.self)
    let sealed = try row.decode("sealed", as: [UInt8].self)
    let opened = try? secrets.open(
      sealed, table: certificates, row: Self.row(bundleID, environment, name))
    return Credential(
      app: try row.decode("app"), environment: environment, name: name,
      identity: .certificate(
        ProviderCertificate(
          certificatePEM: chain,
          privateKeyPEM: opened.map { String(decoding: $0, as: UTF8.self) },
          contents: ProviderCertificate.Contents(ofChain: chain))),
      createdAt: try row.decode("created_at"))
  }
}

extension ProviderCertificate.Contents {
  /// Reads the first certificate of the chain. An unreadable certificate covers no topic.
  fileprivate init(ofChain pem: String) {
    guard let summary = try? CertificateSummary(pem: pem) else {
      self.init(
        topics: [], environments: [], notBefore: Instant(microseconds: 0),
        notAfter: Instant(microseconds: 0), fingerprint: "")
      return
    }
    let certificate = PushCertificate(summary)
    var environments: Set<PushEnvironment> = []
    if certificate.isForSandbox { environments.insert(.sandbox) }
    if certificate.isForProduction { environments.insert(.production) }
    self.init(
      topics: certificate.topics, environments: environments,
      notBefore: Instant(milliseconds: certificate.notBefore * 1000),
      notAfter: Instant(milliseconds: certificate.notAfter * 1000),
      fingerprint: certificate.fingerprint)
  }
}
