// SPDX-License-Identifier: Apache-2.0

/// The rule for an app's bundle id, which is its name in every path and its base topic at Apple.
package enum BundleID {
  /// Bytes. Apple's own limit for a bundle id is 155 characters.
  package static let maximumBytes = 155

  /// Whether `text` is letters, digits, `-`, `.` and `_`, begins and ends with a letter or digit, and
  /// is not longer than `maximumBytes`.
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
