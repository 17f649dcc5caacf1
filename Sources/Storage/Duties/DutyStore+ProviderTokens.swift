// SPDX-License-Identifier: Apache-2.0
internal import Postgres
internal import PushModel

extension DutyStore {
  /// Seconds after which APNs rejects a provider token: one hour.
  private static let usableSeconds = 3_600

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
}
