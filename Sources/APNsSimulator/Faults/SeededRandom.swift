// SPDX-License-Identifier: Apache-2.0

/// SplitMix64: random numbers that are reproducible from a seed. Not for secrets.
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

  /// Returns a uniformly distributed number in 0..<1.
  mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Returns a version 4 UUID in lower case.
  mutating func uuid() -> String { "\(randomUUID())" }

  mutating func randomUUID() -> RandomUUID {
    RandomUUID(
      high: (next() & ~0xF000) | 0x4000, low: (next() & ~(0b11 << 62)) | (0b10 << 62))
  }
}

/// A UUID that is formatted only when it is written.
package struct RandomUUID: Sendable, CustomStringConvertible {
  fileprivate let high: UInt64
  fileprivate let low: UInt64

  /// Appends the UUID's 36 characters.
  func append(to text: inout [UInt8]) {
    text.append(addingCapacity: 36) { text in
      text.withUnsafeMutableBufferPointer { buffer, count in
        write(to: UnsafeMutableRawPointer(buffer.baseAddress! + count))
        count += 36
      }
    }
  }

  // Writes eight digits at a time, in groups of 8, 4, 4, 4 and 12.
  private func write(to text: UnsafeMutableRawPointer) {
    func four(_ digits: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: digits) }
    let words = (
      EightBytes.digits(of: UInt32(truncatingIfNeeded: high >> 32)),
      EightBytes.digits(of: UInt32(truncatingIfNeeded: high)),
      EightBytes.digits(of: UInt32(truncatingIfNeeded: low >> 32)),
      EightBytes.digits(of: UInt32(truncatingIfNeeded: low))
    )
    text.storeBytes(of: words.0, as: UInt64.self)
    text.storeBytes(of: four(words.1), toByteOffset: 9, as: UInt32.self)
    text.storeBytes(of: four(words.1 >> 32), toByteOffset: 14, as: UInt32.self)
    text.storeBytes(of: four(words.2), toByteOffset: 19, as: UInt32.self)
    text.storeBytes(of: four(words.2 >> 32), toByteOffset: 24, as: UInt32.self)
    text.storeBytes(of: words.3, toByteOffset: 28, as: UInt64.self)
    let hyphen = UInt8(ascii: "-")
    text.storeBytes(of: hyphen, toByteOffset: 8, as: UInt8.self)
    text.storeBytes(of: hyphen, toByteOffset: 13, as: UInt8.self)
    text.storeBytes(of: hyphen, toByteOffset: 18, as: UInt8.self)
    text.storeBytes(of: hyphen, toByteOffset: 23, as: UInt8.self)
  }

  package var description: String {
    var text: [UInt8] = []
    text.reserveCapacity(36)
    append(to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
