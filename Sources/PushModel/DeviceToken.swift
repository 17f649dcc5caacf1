// SPDX-License-Identifier: Apache-2.0

/// A device token: bytes that Apple gave an app on one device. Apple promises nothing about its size
/// ("Don't make assumptions about device token size"), so any even number of hexadecimal digits up
/// to `maximumBytes` is taken.
///
/// Its description is shortened, so that a token that reaches a log by accident identifies nobody.
package struct DeviceToken: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Bytes. Apple's tokens are 32 today, Live Activity tokens up to 100; more is a mistake that
  /// would only cost index space.
  package static let maximumBytes = 256

  /// The token's bytes, never empty.
  package let bytes: [UInt8]

  /// A token from stored bytes.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// Why a text is no device token.
  package enum Fault: Error, Equatable {
    case empty, oddLength
    case tooLong(bytes: Int)
    case notHexadecimal(offset: Int)
  }

  /// Reads hexadecimal digits in either case.
  package init(hex: String) throws(Fault) {
    var bytes: [UInt8] = []
    var high: UInt8?
    var offset = 0
    for digit in hex.utf8 {
      guard let nibble = Self.nibble(digit) else { throw .notHexadecimal(offset: offset) }
      if let first = high {
        bytes.append(first << 4 | nibble)
        high = nil
      } else {
        high = nibble
      }
      offset += 1
    }
    guard offset > 0 else { throw .empty }
    guard high == nil else { throw .oddLength }
    guard bytes.count <= Self.maximumBytes else { throw .tooLong(bytes: bytes.count) }
    self.bytes = bytes
  }

  /// Lower-case hexadecimal digits, as APNs wants them in `:path`.
  package var hex: String {
    String(unsafeUninitializedCapacity: bytes.count * 2) { buffer in
      for (index, byte) in bytes.enumerated() {
        buffer[index * 2] = Self.digits[Int(byte >> 4)]
        buffer[index * 2 + 1] = Self.digits[Int(byte & 15)]
      }
      return bytes.count * 2
    }
  }

  /// The first eight digits and an ellipsis: enough to tell tokens apart, not enough to push.
  package var description: String { String(hex.prefix(8)) + "…" }

  package static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private static func nibble(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
