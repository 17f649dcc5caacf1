// SPDX-License-Identifier: Apache-2.0

/// A universally unique identifier (RFC 9562) as two 64-bit words in network order. Comparing the
/// words equals comparing the bytes, as PostgreSQL does.
package struct UUID: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Bytes 0 to 7.
  package let high: UInt64
  /// Bytes 8 to 15.
  package let low: UInt64

  /// Creates an identifier of any version from its words.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Creates version 7 (RFC 9562 §5.7), ordered by time. `milliseconds` is UNIX time.
  package init(milliseconds: Int64, random: (UInt64, UInt64)) {
    high =
      UInt64(truncatingIfNeeded: milliseconds) << 16 | Self.version(7) | random.1 & 0x0fff
    low = Self.variant | random.0 & Self.belowVariant
  }

  /// Creates version 7 with the system's random numbers.
  package init(milliseconds: Int64) {
    self.init(
      milliseconds: milliseconds,
      random: (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max)))
  }

  /// Creates version 5 (RFC 9562 §5.5). `sha1` is the digest of name space and name, at least 16
  /// bytes.
  package init?(sha1: [UInt8]) {
    guard let digest = UUID(bytes: Array(sha1.prefix(16))) else { return nil }
    high = digest.high & ~Self.version(15) | Self.version(5)
    low = Self.variant | digest.low & Self.belowVariant
  }

  /// Creates an identifier from 16 bytes in network order; nil for any other length.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    func word(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    self.init(high: word(bytes[..<8]), low: word(bytes[8...]))
  }

  /// Parses the canonical 8-4-4-4-12 form in either case.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [8, 4, 4, 4, 12], let bytes = try? Hex.decode(parts.joined())
    else { return nil }
    self.init(bytes: bytes)
  }

  /// The 16 bytes in network order.
  package var bytes: [UInt8] {
    [high, low].flatMap { word in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// Lower-case canonical form. Optimized for speed, because every push contains one.
  package var description: String {
    String(unsafeUninitializedCapacity: 36) { buffer in
      var offset = 0
      for nibble in 0..<32 {
        if nibble == 8 || nibble == 12 || nibble == 16 || nibble == 20 {
          buffer[offset] = UInt8(ascii: "-")
          offset += 1
        }
        let word = nibble < 16 ? high : low
        buffer[offset] = Hex.digit(UInt8(truncatingIfNeeded: word >> (60 - 4 * (nibble & 15))) & 15)
        offset += 1
      }
      return offset
    }
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }

  private static func version(_ number: UInt64) -> UInt64 { number << 12 }
  /// The two variant bits of RFC 9562 §4.1, and the mask of all bits below.
  private static let variant: UInt64 = 0x8000_0000_0000_0000
  private static let belowVariant: UInt64 = 0x3fff_ffff_ffff_ffff
}
