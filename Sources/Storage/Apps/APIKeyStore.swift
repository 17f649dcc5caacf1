// SPDX-License-Identifier: Apache-2.0
internal import Postgres
package import PushModel

/// Stores API keys and the times of their last use. Used on the shard's actor.
package final class APIKeyStore {
  private static let columns =
    "id, name, hash, scopes, apps, created_at, rate_limit, certificate"

  /// Selects all keys, for `key(_:)`.
  static let all: PostgresQuery = "SELECT \(unsafeSQL: columns) FROM api_keys"

  private let write: PostgresConnection
  private let read: PostgresConnection

  init(client: PostgresClient) {
    write = client.write
    read = client.read
  }

  /// Stores an API key with the hash of its secret. `apps` nil allows all apps.
  package func create(
    name: String, hash: [UInt8], scopes: Set<KeyScope>, apps: Set<String>?, rateLimit: Int? = nil,
    noting change: AuditedChange? = nil
  ) async throws(StorageError) -> APIKey {
    let key = try await store(
      name: name, hash: hash, scopes: scopes, apps: apps, rateLimit: rateLimit, certificate: nil,
      noting: change)
    guard let key else { throw .vanished }
    return key
  }

  /// Stores an API key; nil if the certificate belongs to another key already.
  /// - Parameter certificate: the certificate's name, in the spelling of `CertificateName`.
  package func store(
    name: String, hash: [UInt8], scopes: Set<KeyScope>, apps: Set<String>?, rateLimit: Int?,
    certificate: String?, noting change: AuditedChange?
  ) async throws(StorageError) -> APIKey? {
    let results = try await together(
      write,
      [
        """
        WITH made AS (
          INSERT INTO api_keys (name, hash, scopes, apps, rate_limit, certificate)
          VALUES (\(name), \(hash), \(scopes.map(\.rawValue).sorted()), \(apps.map { $0.sorted() }),
            \(rateLimit.map(Int32.init(clamping:))), \(certificate))
          ON CONFLICT (certificate) DO NOTHING
          RETURNING \(unsafeSQL: Self.columns)
        )\(fragment: AuditLog.part(change, when: "made"))
        SELECT \(unsafeSQL: Self.columns) FROM made
        """,
        ConfigurationVersion.increment,
      ])
    return try decoding(results[0], Self.key).first
  }

  /// Deletes an API key. Returns whether it existed.
  package func delete(
    id: Int32, noting change: AuditedChange? = nil
  ) async throws(StorageError) -> Bool {
    let results = try await together(
      write,
      [
        """
        WITH gone AS (
          DELETE FROM api_keys WHERE id = \(id) RETURNING id
        )\(fragment: AuditLog.part(change, when: "gone"))
        SELECT id FROM gone
        """,
        ConfigurationVersion.increment,
      ])
    return results[0].count > 0
  }

  /// Stores when keys were last used, unless a later time is stored already.
  package func noteUses(_ uses: [Int32: Instant]) async throws(StorageError) {
    let sorted = uses.sorted { $0.key < $1.key }
    _ = try await reading(
      write,
      """
      UPDATE api_keys k SET last_used_at = u.at
      FROM unnest(\(sorted.map(\.key))::int4[], \(sorted.map(\.value))::timestamptz[]) AS u (id, at)
      WHERE k.id = u.id AND coalesce(k.last_used_at, '-infinity') < u.at
      """)
  }

  /// Returns when each key was last used; unused keys are absent.
  package func lastUses() async throws(StorageError) -> [Int32: Instant] {
    let rows = try await reading(
      read, "SELECT id, last_used_at FROM api_keys WHERE last_used_at IS NOT NULL")
    let uses = try decoding(rows) { (row) throws(PostgresError) in
      (try row.decode("id", as: Int32.self), try row.decode("last_used_at", as: Instant.self))
    }
    return Dictionary(uses) { first, _ in first }
  }

  static func key(_ row: PostgresRow) throws(PostgresError) -> APIKey {
    APIKey(
      id: try row.decode("id", as: Int32.self),
      name: try row.decode("name", as: String.self),
      hash: try row.decode("hash", as: [UInt8].self),
      scopes: Set(try row.decode("scopes", as: [String].self).compactMap(KeyScope.init)),
      apps: try row.decode("apps", as: [String]?.self).map(Set.init),
      createdAt: try row.decode("created_at"),
      rateLimit: try row.decode("rate_limit", as: Int32?.self).map(Int.init),
      certificate: try row.decode("certificate", as: String?.self))
  }
}
