// SPDX-License-Identifier: Apache-2.0

/// Hexadecimal digits: lower case when written, either case when read.
package enum Hex {
  /// Why a text does not encode whole bytes.
  package enum Fault: Error, Equatable {
    case empty, oddLength
    case notHexadecimal(offset: Int)
  }

  /// Returns two digits per byte.
  package static func encode(_ bytes: some Collection<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count * 2) { buffer in
      var offset = 0
      for byte in bytes {
        buffer[offset] = digit(byte >> 4)
        buffer[offset + 1] = digit(byte & 15)
        offset += 2
      }
      return offset
    }
  }

  /// Returns the bytes of a text of digits; never empty.
  package static func decode(_ text: some StringProtocol) throws(Fault) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 2)
    var high: UInt8?
    var offset = 0
    for digit in text.utf8 {
      guard let nibble = value(of: digit) else { throw .notHexadecimal(offset: offset) }
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
    return bytes
  }

  /// Returns the digit of a number from 0 to 15.
  static func digit(_ number: UInt8) -> UInt8 {
    number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "a") + number - 10
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
