// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import Postgres
package import PushModel

/// Reads the whole configuration: apps, credentials and API keys. `AppStore`, `CredentialStore` and
/// `APIKeyStore` change it.
package final class ConfigurationStore {
  private let write: PostgresConnection
  private let read: PostgresConnection
  private let secrets: SecretBox

  /// Creates a store. A shard passes two connections; a node's background work passes one
  /// connection twice.
  package init(write: PostgresConnection, read: PostgresConnection, secrets: SecretBox) {
    self.write = write
    self.read = read
    self.secrets = secrets
  }

  /// Returns the change counter; the query is cheap enough to run every second.
  package func version() async throws(StorageError) -> Int64 {
    let rows = try await reading(read, "SELECT version FROM configuration")
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("version", as: Int64.self)
    }.first ?? 0
  }

  /// Returns the whole configuration, read in one transaction.
  package func snapshot() async throws(StorageError) -> ConfigurationSnapshot {
    let results = try await together(
      write,
      [
        "SELECT version FROM configuration FOR SHARE",
        AppStore.all, CredentialStore.allKeys, APIKeyStore.all, CredentialStore.allCertificates,
      ])
    var snapshot = ConfigurationSnapshot.empty
    snapshot.version =
      try decoding(results[0]) { (row) throws(PostgresError) in
        try row.decode("version", as: Int64.self)
      }.first ?? 0
    for app in try decoding(results[1], AppStore.app) { snapshot.apps[app.bundleID] = app }
    let credentials =
      try decoding(results[2]) { (row) throws(PostgresError) in
        try CredentialStore.key(row, openedWith: secrets)
      }
      + decoding(results[4]) { (row) throws(PostgresError) in
        try CredentialStore.certificate(row, openedWith: secrets)
      }
    for credential in credentials.sorted(by: { ($0.createdAt, $0.name) < ($1.createdAt, $1.name) })
    {
      let key = Destination(
        app: credential.app, environment: credential.environment)
      snapshot.credentials[key, default: []].append(credential)
      if case .certificate(let certificate) = credential.identity {
        snapshot.certificateDestinations[certificate.contents.fingerprint, default: []].append(key)
      }
    }
    for key in try decoding(results[3], APIKeyStore.key) {
      snapshot.keys[key.hash] = key
      if let certificate = key.certificate {
        snapshot.keysByCertificate[ExactString(certificate)] = key
      }
    }
    return snapshot
  }

  /// Notifies every node of a change.
  package func announce() async throws(StorageError) {
    _ = try await reading(read, StoreSignal.configuration.query)
  }
}
