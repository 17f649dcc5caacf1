// SPDX-License-Identifier: Apache-2.0

/// A path of segments and a query of pairs, percent-encoded (RFC 3986) when sent.
package struct RequestTarget: Sendable, Equatable, CustomStringConvertible {
  package var segments: [String]
  package var query: [QueryPair]

  package init(_ segments: [String], query: [QueryPair] = []) {
    self.segments = segments
    self.query = query
  }

  package var description: String {
    let path = segments.map { "/" + Self.encoded($0) }.joined()
    guard !query.isEmpty else { return path }
    return path + "?"
      + query.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }.joined(separator: "&")
  }

  /// Encodes all characters except RFC 3986's unreserved ones. Also encodes the dots of `.` and
  /// `..`, which proxies would resolve.
  private static func encoded(_ text: String) -> String {
    let areDots = text == "." || text == ".."
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        encoded.append(byte)
      case UInt8(ascii: ".") where !areDots:
        encoded.append(byte)
      default:
        let digits = Array("0123456789ABCDEF".utf8)
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
