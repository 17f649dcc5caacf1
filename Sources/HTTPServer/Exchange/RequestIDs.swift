// SPDX-License-Identifier: Apache-2.0

/// Generates ids for requests without one: a random part that is fixed for the server's lifetime,
/// and a counter. An id has 15 characters, which a Swift string holds without allocating.
struct RequestIDs {
  private static let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  private let random: UInt64
  private var counter: UInt64 = 0

  init() { random = UInt64.random(in: .min ... .max) }

  mutating func next() -> String {
    counter &+= 1
    return String(unsafeUninitializedCapacity: 15) { buffer in
      var bits = random
      for index in 0..<8 {
        buffer[index] = Self.digits[Int(bits & 31)]
        bits >>= 5
      }
      bits = counter
      for index in (8..<15).reversed() {
        buffer[index] = Self.digits[Int(bits & 31)]
        bits >>= 5
      }
      return 15
    }
  }

  /// Returns whether a client's id may be logged and returned: 1 to 64 letters, digits and `._:-`.
  static func isSane(_ id: ArraySlice<UInt8>) -> Bool {
    (1...64).contains(id.count)
      && id.allSatisfy { byte in
        switch byte {
        case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
        default: false
        }
      }
  }
}
