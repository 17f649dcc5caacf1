// SPDX-License-Identifier: Apache-2.0
internal import PushModel
package import TLS

/// Encrypts secrets before they are stored (AES-256-GCM). The encryption key is not in the
/// database.
///
/// Table and row are authenticated as additional data, so that a sealed value cannot be opened in
/// another row.
package struct SecretBox: Sendable {
  private let key: [UInt8]
  /// Former keys, only used to open values while the secret key is being changed.
  private var former: [SecretBox] = []
  /// Identifies the key without revealing it: the first eight bytes of its SHA-256, in hexadecimal.
  package let fingerprint: String

  /// Creates a box; nil unless the key is 32 bytes long.
  package init?(key: [UInt8]) {
    guard key.count == 32 else { return nil }
    self.key = key
    fingerprint = Hex.encode(SHA256.hash(key).prefix(8))
  }

  /// Returns a copy that also opens values sealed by `other`.
  package func opening(_ other: SecretBox) -> SecretBox {
    var box = self
    box.former.append(other)
    return box
  }

  /// Seals `plaintext` for the row that `row` names.
  package func seal(_ plaintext: [UInt8], table: String, row: String) throws(TLSError) -> [UInt8] {
    try AESGCM.seal(plaintext, key: key, authenticating: aad(table, row))
  }

  /// Opens a value that `seal` returned for this table and row, under the current or a former key.
  package func open(_ sealed: [UInt8], table: String, row: String) throws(TLSError) -> [UInt8] {
    do throws(TLSError) {
      return try AESGCM.open(sealed, key: key, authenticating: aad(table, row))
    } catch {
      for box in former {
        if let opened = try? box.open(sealed, table: table, row: row) { return opened }
      }
      throw error
    }
  }

  /// Returns a key for another purpose, from which the secret key cannot be computed. It changes
  /// only with the secret key.
  package func derivedKey(for purpose: String) -> [UInt8] {
    HMACSHA256.authenticate(Array(purpose.utf8), key: key)
  }

  private func aad(_ table: String, _ row: String) -> [UInt8] {
    Array("\(table)|\(row)|\(fingerprint)".utf8)
  }
}
