// SPDX-License-Identifier: Apache-2.0

/// The keys with which a server encrypts tickets. An attacker who has them can resume any session
/// whose ticket they encrypt. They are therefore kept in memory only, for some hours. Contexts that
/// share keys resume each other's sessions.
package struct TLSTicketKeys: Sendable, CustomStringConvertible, CustomReflectable {
  static let size = 80

  /// OpenSSL's format: a name of 16 bytes, and keys for HMAC and AES-256 of 32 bytes each.
  let bytes: [UInt8]

  /// Generates new keys.
  package init() { bytes = SecureRandom.bytes(Self.size) }

  package var description: String { "TLSTicketKeys" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
