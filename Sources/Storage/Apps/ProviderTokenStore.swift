// SPDX-License-Identifier: Apache-2.0
package import Postgres
package import PushModel

/// The sealed provider tokens that all nodes share, one row for each signing key. Any node may
/// replace an old token. If several nodes do so concurrently, one update wins, and the other nodes
/// use its token.
package final class ProviderTokenStore {
  /// Identifies the signing key of a token. Includes the hash of the public key, so that a replaced
  /// key with unchanged ids has a separate row.
  package struct Key: Hashable, Sendable, CustomStringConvertible {
    package let environment: PushEnvironment
    package let teamID: String
    package let keyID: String
    /// SHA-256 of the public key, in hexadecimal.
    package let keyHash: String

    package init(environment: PushEnvironment, teamID: String, keyID: String, keyHash: String) {
      (self.environment, self.teamID, self.keyID) = (environment, teamID, keyID)
      self.keyHash = keyHash
    }

    package var description: String { "\(environment.rawValue)/\(teamID)/\(keyID)" }

    /// The row name that the token is sealed for.
    var row: String { "\(environment.rawValue)|\(teamID)|\(keyID)|\(keyHash)" }
  }

  /// The stored state at one moment of PostgreSQL's clock.
  package struct Newest: Sendable, Equatable {
    /// PostgreSQL's clock, in UNIX seconds.
    package let now: Int64
    /// Number of tokens that have been stored for the key.
    package let generation: Int64
    /// When the newest token was issued, in UNIX seconds of PostgreSQL's clock; nil if none is
    /// stored.
    package let issuedAt: Int64?
    /// The token; nil if none is stored or it is sealed under another secret key than this
    /// gateway's.
    package let text: String?
  }

  static let table = "provider_tokens"
  private let connection: PostgresConnection
  private let secrets: SecretBox

  /// Creates a store on a connection whose commits survive a failover.
  package init(connection: PostgresConnection, secrets: SecretBox) {
    self.connection = connection
    self.secrets = secrets
  }

  /// Returns the newest stored token of a key.
  package func newest(of key: Key) async throws(StorageError) -> Newest {
    let rows = try await reading(
      connection,
      """
      SELECT floor(extract(epoch FROM clock_timestamp()))::int8 AS now,
        coalesce(p.generation, 0) AS generation, p.issued_at, p.sealed
      FROM (VALUES (1)) AS one LEFT JOIN LATERAL (
        SELECT generation, floor(extract(epoch FROM issued_at))::int8 AS issued_at, sealed
        FROM provider_tokens
        WHERE environment = \(key.environment) AND team_id = \(key.teamID)
          AND key_id = \(key.keyID) AND key_hash = \(key.keyHash) OFFSET 0) p ON true
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      let sealed = try row.decode("sealed", as: [UInt8]?.self)
      let opened = sealed.flatMap { try? secrets.open($0, table: Self.table, row: key.row) }
      return Newest(
        now: try row.decode("now"), generation: try row.decode("generation"),
        issuedAt: try row.decode("issued_at"),
        text: opened.map { String(decoding: $0, as: UTF8.self) })
    }.first
    guard let found else { throw .vanished }
    return found
  }

  /// Stores a token if the generation is still that of `found` and the stored token is at least
  /// `apart` seconds older.
  ///
  /// Also replaces a stored token that is dated more than `tolerance` seconds in the future,
  /// because the clock has been set back since. Returns whether the new token was stored.
  package func store(
    _ text: String, issuedAt: Int64, of key: Key, after found: Newest, apart: Int64,
    tolerance: Int64
  ) async throws(StorageError) -> Bool {
    let sealed: [UInt8]
    do { sealed = try secrets.seal(Array(text.utf8), table: Self.table, row: key.row) } catch {
      throw .failed("sealing a provider token: \(error)")
    }
    let rows = try await reading(
      connection,
      """
      INSERT INTO provider_tokens AS p
        (environment, team_id, key_id, key_hash, generation, issued_at, sealed, sealed_with)
      VALUES (\(key.environment), \(key.teamID), \(key.keyID), \(key.keyHash),
        \(found.generation + 1), to_timestamp(\(Double(issuedAt))), \(sealed),
        \(secrets.fingerprint))
      ON CONFLICT (environment, team_id, key_id, key_hash) DO UPDATE
      SET generation = EXCLUDED.generation, issued_at = EXCLUDED.issued_at,
        sealed = EXCLUDED.sealed, sealed_with = EXCLUDED.sealed_with
      WHERE p.generation = EXCLUDED.generation - 1
        AND (p.issued_at <= EXCLUDED.issued_at - make_interval(secs => \(Double(apart)))
          OR p.issued_at > EXCLUDED.issued_at + make_interval(secs => \(Double(tolerance))))
      RETURNING generation
      """)
    return rows.count > 0
  }
}
