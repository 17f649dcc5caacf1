// SPDX-License-Identifier: Apache-2.0

/// How an API key names the client certificate that stands for it, in the one spelling that the store keeps.
package enum CertificateName {
  /// Bytes of a subject: people and machines have some tens.
  package static let longest = 1024

  /// SHA-256 of a certificate, 64 hex digits, in any case and with colons or without, or the subject of certificates,
  /// as `CN=backend,O=Example`. Nil when it is neither.
  package static func canonical(_ text: String) -> String? {
    guard (3...longest).contains(text.utf8.count), !text.utf8.contains(where: { $0 < 0x20 }) else {
      return nil
    }
    if text.utf8.contains(UInt8(ascii: "=")) { return text }
    let digits = text.utf8.filter { $0 != UInt8(ascii: ":") }
    let isHex = digits.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"):
        true
      default: false
      }
    }
    guard isHex, digits.count == 64 else { return nil }
    return String(decoding: digits, as: UTF8.self).lowercased()
  }
}
