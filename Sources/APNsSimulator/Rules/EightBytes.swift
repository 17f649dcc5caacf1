// SPDX-License-Identifier: Apache-2.0

/// Eight bytes of text looked at together, each in its place: a header value takes a few steps and not
/// a few for each character.
struct EightBytes {
  private let word: UInt64

  init(_ word: UInt64) { self.word = word }

  /// Hexadecimal digits in lower or upper case.
  var areHexadecimal: Bool {
    areAll(digits | lowered.places(of: 0x61...0x66))
  }

  /// Hexadecimal digits in lower case.
  var areLowerHexadecimal: Bool {
    areAll(digits | places(of: 0x61...0x66))
  }

  /// What Apple allows in a bundle id: letters, digits, hyphens, dots; and underscores.
  var areOfTopics: Bool {
    areAll(
      digits | lowered.places(of: 0x61...0x7A) | places(of: 0x2D...0x2E) | places(of: 0x5F...0x5F))
  }

  private var digits: UInt64 { places(of: 0x30...0x39) }

  /// With the bit that makes ASCII's letters small.
  private var lowered: EightBytes { EightBytes(word | Self.each(0x20)) }

  /// The highest bit of each byte that lies in the range. Right for ASCII only, where no sum carries over.
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
  /// The eight hexadecimal digits of a number, as they stand in memory.
  static func digits(of number: UInt32) -> UInt64 {
    var nibbles = UInt64(number)
    nibbles = (nibbles << 16 | nibbles) & 0x0000_FFFF_0000_FFFF
    nibbles = (nibbles << 8 | nibbles) & 0x00FF_00FF_00FF_00FF
    nibbles = (nibbles << 4 | nibbles) & 0x0F0F_0F0F_0F0F_0F0F
    // 1 in each byte from 10 on, where letters follow upon 39 other characters.
    let letters = (nibbles &+ each(6)) >> 4 & each(1)
    return (nibbles &+ each(0x30) &+ letters &* 0x27).bigEndian
  }
}
