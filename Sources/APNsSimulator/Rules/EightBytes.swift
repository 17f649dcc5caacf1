// SPDX-License-Identifier: Apache-2.0

/// Eight bytes of text that are tested in parallel (SIMD within a register). A header value takes a
/// few steps in total instead of a few per character.
struct EightBytes {
  private let word: UInt64

  init(_ word: UInt64) { self.word = word }

  /// Whether all bytes are hexadecimal digits in either case.
  var areHexadecimal: Bool {
    areAll(digits | lowered.places(of: 0x61...0x66))
  }

  /// Whether all bytes are hexadecimal digits in lower case.
  var areLowerHexadecimal: Bool {
    areAll(digits | places(of: 0x61...0x66))
  }

  /// Whether all bytes are letters, digits, hyphens or dots, which Apple allows in bundle ids, or
  /// underscores.
  var areOfTopics: Bool {
    areAll(
      digits | lowered.places(of: 0x61...0x7A) | places(of: 0x2D...0x2E) | places(of: 0x5F...0x5F))
  }

  private var digits: UInt64 { places(of: 0x30...0x39) }

  /// The bytes with bit 0x20 set, which makes ASCII letters lower case.
  private var lowered: EightBytes { EightBytes(word | Self.each(0x20)) }

  /// Returns the highest bit of each byte in the range. Correct for ASCII only, for which no sum
  /// carries over.
  private func places(of range: ClosedRange<UInt8>) -> UInt64 {
    let reaches = word &+ Self.each(0x80 - range.lowerBound)
    let exceeds = word &+ Self.each(0x7F - range.upperBound)
    return reaches & ~exceeds & Self.each(0x80)
  }

  private func areAll(_ places: UInt64) -> Bool {
    places == Self.each(0x80) && word & Self.each(0x80) == 0
  }

  private static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

extension EightBytes {
  /// Returns the eight hexadecimal digits of a number in memory order.
  static func digits(of number: UInt32) -> UInt64 {
    var nibbles = UInt64(number)
    nibbles = (nibbles << 16 | nibbles) & 0x0000_FFFF_0000_FFFF
    nibbles = (nibbles << 8 | nibbles) & 0x00FF_00FF_00FF_00FF
    nibbles = (nibbles << 4 | nibbles) & 0x0F0F_0F0F_0F0F_0F0F
    // 1 in each byte that is at least 10. The letters begin 39 code points after the end of the
    // digits.
    let letters = (nibbles &+ each(6)) >> 4 & each(1)
    return (nibbles &+ each(0x30) &+ letters &* 0x27).bigEndian
  }
}
