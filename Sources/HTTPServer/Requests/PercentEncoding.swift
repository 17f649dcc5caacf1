// SPDX-License-Identifier: Apache-2.0

/// Percent-decoding (RFC 3986) of one path segment, query name or query value.
enum PercentEncoding {
  /// Decodes `source` and appends it to `target`.
  /// - Parameter plusIsSpace: as in queries, where forms and `URLSearchParams` write `+` for a
  ///   space.
  /// - Throws: if a `%` is not followed by two hexadecimal digits, and for an encoded NUL, which
  ///   the database cannot store.
  static func decode(
    _ source: ArraySlice<UInt8>, plusIsSpace: Bool = false, onto target: inout [UInt8]
  ) throws(ParseFault) {
    var index = source.startIndex
    while index < source.endIndex {
      let byte = source[index]
      index += 1
      if byte == UInt8(ascii: "+"), plusIsSpace {
        target.append(ASCII.space)
      } else if byte != ASCII.percent {
        target.append(byte)
      } else {
        guard index + 2 <= source.endIndex, let high = ASCII.hexDigit(source[index]),
          let low = ASCII.hexDigit(source[index + 1])
        else { throw ParseFault(.encoding, "\"%\" must be followed by two hexadecimal digits.") }
        let decoded = UInt8(high << 4 | low)
        guard decoded != 0 else { throw ParseFault(.encoding, "\"%00\" is not allowed.") }
        target.append(decoded)
        index += 2
      }
    }
  }

  /// Decodes to text.
  /// - Throws: also if the decoded bytes are not UTF-8.
  static func text(
    _ source: ArraySlice<UInt8>, plusIsSpace: Bool = false
  ) throws(ParseFault) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    try decode(source, plusIsSpace: plusIsSpace, onto: &bytes)
    return try text(decoded: bytes[...])
  }

  /// Returns decoded bytes as text; throws unless they are UTF-8.
  static func text(decoded bytes: ArraySlice<UInt8>) throws(ParseFault) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ParseFault(.encoding, "The decoded bytes are not UTF-8.")
    }
    return text
  }
}
