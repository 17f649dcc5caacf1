// SPDX-License-Identifier: Apache-2.0

/// Parser of the parameters of a header field: `; name=token` and `; name="text"` (RFC 9110
/// §5.6.6).
enum FieldParameters {
  /// Returns the parameters in lower case with their values; nil if one is malformed or occurs
  /// twice. `\"` and `\\` in a quoted text stand for the second character; another backslash stands
  /// for itself, because browsers do not escape it.
  static func parse(_ bytes: ArraySlice<UInt8>) -> [String: [UInt8]]? {
    var parameters: [String: [UInt8]] = [:]
    var rest = withoutSpace(bytes)
    while !rest.isEmpty {
      guard rest.popFirst() == UInt8(ascii: ";") else { return nil }
      rest = withoutSpace(rest)
      let name = rest.prefix(while: isTokenByte)
      rest = rest.dropFirst(name.count)
      guard !name.isEmpty, rest.popFirst() == UInt8(ascii: "="), let value = value(&rest) else {
        return nil
      }
      let lowered = String(decoding: name, as: UTF8.self).lowercased()
      guard parameters.updateValue(value, forKey: lowered) == nil else { return nil }
      rest = withoutSpace(rest)
    }
    return parameters
  }

  private static func value(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard rest.first == UInt8(ascii: "\"") else {
      let token = rest.prefix(while: isTokenByte)
      rest = rest.dropFirst(token.count)
      return token.isEmpty ? nil : Array(token)
    }
    rest = rest.dropFirst()
    var value: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return value
      case UInt8(ascii: "\\") where rest.first == UInt8(ascii: "\"") || rest.first == byte:
        value.append(rest.removeFirst())
      case 0x00...0x1F, 0x7F: return nil
      default: value.append(byte)
      }
    }
    return nil
  }

  private static func withoutSpace(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Whether a byte may occur in a token (RFC 9110 §5.6.2).
  static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
