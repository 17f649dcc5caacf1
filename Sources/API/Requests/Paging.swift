// SPDX-License-Identifier: Apache-2.0

/// A requested page of a list. Uses keyset pagination: a page begins after a key. Its cost is
/// independent of its position, and inserted or deleted rows do not shift it.
package struct Paging: Equatable {
  static let names = ["limit", "cursor"]
  static let usualLimit = 100
  /// Maximum items of a page. A page is one response in memory; 1,000 devices take about 400 KB.
  static let maximumLimit = 1000

  /// Number of items of the page.
  package let limit: Int
  /// The last key of the previous page.
  let after: [UInt8]?
}

/// Percent-encodes all characters except RFC 3986's unreserved ones.
package func percentEncoded(_ text: String) -> String {
  var encoded: [UInt8] = []
  for byte in text.utf8 {
    if isAlphanumeric(byte) || "-._~".utf8.contains(byte) {
      encoded.append(byte)
    } else {
      let digits = Array("0123456789ABCDEF".utf8)
      encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: encoded, as: UTF8.self)
}
