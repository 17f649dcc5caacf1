// SPDX-License-Identifier: Apache-2.0

/// What a server seals tickets with: whoever has it can go on with any session begun under it, so it lives
/// in memory only, for some hours. Contexts that share it resume each other's sessions.
package struct TLSTicketKeys: Sendable, CustomStringConvertible, CustomReflectable {
  /// OpenSSL's form: a name of 16 bytes, and keys for HMAC and AES-256 of 32 bytes each.
  let bytes: [UInt8]

  /// New ones.
  package init() { bytes = SecureRandom.bytes(80) }

  package var description: String { "TLSTicketKeys" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
