// SPDX-License-Identifier: Apache-2.0
import TLS

/// The value of `apns-id`: a UUID, stored as sixteen bytes and formatted only when a request is
/// written.
package struct APNsID: Sendable, Hashable, CustomStringConvertible {
  /// Bytes 0 to 7, in network order.
  package let high: UInt64
  /// Bytes 8 to 15.
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The first 24 bytes of a name from which identifiers are computed, as words in network order.
  /// The device token completes the name.
  package struct Prefix: Sendable, Hashable {
    let first: UInt64
    let second: UInt64
    let third: UInt64

    package init(_ first: UInt64, _ second: UInt64, _ third: UInt64) {
      self.first = first
      self.second = second
      self.third = third
    }
  }

  /// Computes version 5 (RFC 9562, 5.5) of the name `prefix` and `token`.
  init(_ prefix: Prefix, token: Span<UInt8>) {
    let digest = SHA1.hash((prefix.first, prefix.second, prefix.third), token)
    high = digest.high & ~0xf000 | 0x5000
    low = digest.low & ~0xc000_0000_0000_0000 | 0x8000_0000_0000_0000
  }

  /// Parses the canonical 8-4-4-4-12 form in either case; returns nil for any other text.
  package init?(_ text: String) {
    var words: (UInt64, UInt64) = (0, 0)
    var digits = 0
    for (position, byte) in text.utf8.enumerated() {
      if Self.hyphens.contains(position) {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard digits < 32, let value = Character(UnicodeScalar(byte)).hexDigitValue else {
        return nil
      }
      if digits < 16 { words.0 = words.0 << 4 | UInt64(value) }
      if digits >= 16 { words.1 = words.1 << 4 | UInt64(value) }
      digits += 1
    }
    guard digits == 32 else { return nil }
    self.init(high: words.0, low: words.1)
  }

  /// The canonical form in lower case, as Apple's `apns-id` requires.
  package var description: String {
    var text: [UInt8] = []
    text.append(addingCapacity: 36) { write(to: &$0) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes the canonical form, 36 bytes.
  func write(to text: inout OutputSpan<UInt8>) {
    for place in 0..<16 {
      if place == 4 || place == 6 || place == 8 || place == 10 { text.append(UInt8(ascii: "-")) }
      let word = place < 8 ? high : low
      text.append(hexadecimal: UInt8(truncatingIfNeeded: word >> (56 - 8 * (place & 7))))
    }
  }

  private static let hyphens: Set<Int> = [8, 13, 18, 23]
}
