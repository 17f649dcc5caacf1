// SPDX-License-Identifier: Apache-2.0

/// SplitMix64: chances and ids that come out the same for the same seed. Nothing secret is made
/// of it.
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Evenly from 0 up to but not including 1.
  mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// A version 4 UUID in lower case.
  mutating func uuid() -> String { "\(randomUUID())" }

  mutating func randomUUID() -> RandomUUID {
    RandomUUID(
      high: (next() & ~0xF000) | 0x4000, low: (next() & ~(0b11 << 62)) | (0b10 << 62))
  }
}

/// A UUID that becomes text when it is written.
package struct RandomUUID: Sendable, CustomStringConvertible {
  fileprivate let high: UInt64
  fileprivate let low: UInt64

  /// Adds its 36 characters.
  func append(to text: inout [UInt8]) {
    for index in 0..<32 {
      if index == 8 || index == 12 || index == 16 || index == 20 { text.append(UInt8(ascii: "-")) }
      let half = index < 16 ? high : low
      let digit = UInt8(truncatingIfNeeded: half >> UInt64(60 - 4 * (index % 16))) & 0xF
      text.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }

  package var description: String {
    var text: [UInt8] = []
    text.reserveCapacity(36)
    append(to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
