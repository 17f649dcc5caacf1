// SPDX-License-Identifier: Apache-2.0

/// Sets of ASCII characters as two 64-bit masks, and the names of HTTP's delimiter bytes.
enum ASCII {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let slash = UInt8(ascii: "/")
  static let percent = UInt8(ascii: "%")

  /// Returns whether the byte is a `tchar` of RFC 9110 §5.6.2: letters, digits and !#$%&'*+-.^_`|~
  @inline(__always)
  static func isToken(_ byte: UInt8) -> Bool {
    isMember(byte, 0x03ff_6cfa_0000_0000, 0x57ff_ffff_c7ff_fffe)
  }

  /// Returns whether a request target may contain the byte: visible characters except `"`, `#`, `<`
  /// and `>`, which every client encodes. (Browsers send `|`, `^`, `{` and others unencoded, so
  /// these are accepted.)
  @inline(__always)
  static func isTarget(_ byte: UInt8) -> Bool {
    isMember(byte, 0xafff_fff2_0000_0000, 0x7fff_ffff_ffff_ffff)
  }

  /// RFC 3986 `host` and `port`: unreserved, sub-delims, percent, colon and brackets.
  @inline(__always)
  static func isHost(_ byte: UInt8) -> Bool {
    isMember(byte, 0x2fff_7ff2_0000_0000, 0x47ff_fffe_afff_fffe)
  }

  /// RFC 9110 §5.5: visible characters, space, tab and bytes above 0x7F.
  @inline(__always)
  static func isFieldValue(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F || byte == tab
  }

  @inline(__always)
  static func lowercase(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  @inline(__always)
  static func hexDigit(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte &- 0x30)
    case 0x41...0x46: Int(byte &- 0x41 &+ 10)
    case 0x61...0x66: Int(byte &- 0x61 &+ 10)
    default: nil
    }
  }

  @inline(__always)
  private static func isMember(_ byte: UInt8, _ low: UInt64, _ high: UInt64) -> Bool {
    byte < 64 ? low &>> UInt64(byte) & 1 != 0 : byte < 128 && high &>> UInt64(byte & 63) & 1 != 0
  }
}
