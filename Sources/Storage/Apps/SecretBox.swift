// SPDX-License-Identifier: Apache-2.0
internal import PushModel
package import TLS

/// Seals what must not lie open in the database (AES-256-GCM), under a key that is not in it.
///
/// The additional data names table and row, so that a sealed value moved to another row does not open.
package struct SecretBox: Sendable {
  private let key: [UInt8]
  /// Keys that open and never seal: while one takes the place of another.
  private var former: [SecretBox] = []
  /// Names the key without telling it: the first eight bytes of its SHA-256, in hexadecimal.
  package let fingerprint: String

  /// Thirty-two bytes; nil for any other length.
  package init?(key: [UInt8]) {
    guard key.count == 32 else { return nil }
    self.key = key
    fingerprint = Hex.encode(SHA256.hash(key).prefix(8))
  }

  /// The same box, which also opens what another one sealed.
  package func opening(_ other: SecretBox) -> SecretBox {
    var box = self
    box.former.append(other)
    return box
  }

  /// Seals `plaintext` for the row that `row` names.
  package func seal(_ plaintext: [UInt8], table: String, row: String) throws(TLSError) -> [UInt8] {
    try AESGCM.seal(plaintext, key: key, authenticating: aad(table, row))
  }

  /// Opens what `seal` made for the same table and row under the same key, or one that it also opens.
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

  private func aad(_ table: String, _ row: String) -> [UInt8] {
    Array("\(table)|\(row)|\(fingerprint)".utf8)
  }
}
