// SPDX-License-Identifier: Apache-2.0

/// Syntax of bundle ids. A bundle id identifies the app in every path, and is the app's base topic
/// at Apple.
package enum BundleID {
  /// Maximum number of bytes. Apple limits a bundle id to 155 characters.
  package static let maximumBytes = 155

  /// Returns whether `text` consists of letters, digits, `-`, `.` and `_`, begins and ends with a
  /// letter or digit, and has at most `maximumBytes`.
  package static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, bytes.count <= maximumBytes,
      isAlphanumeric(first), isAlphanumeric(last)
    else { return false }
    return bytes.allSatisfy {
      isAlphanumeric($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        || $0 == UInt8(ascii: "_")
    }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
