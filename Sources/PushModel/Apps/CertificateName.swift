// SPDX-License-Identifier: Apache-2.0

/// Names of the client certificates that authenticate as API keys, in canonical form.
package enum CertificateName {
  /// Maximum length of a subject in bytes. Usual subjects have some tens of bytes.
  package static let longest = 1024

  /// Command that prints a subject in the canonical spelling.
  package static let command = "openssl x509 -noout -subject -nameopt RFC2253 -in FILE"

  /// Returns the canonical form of a certificate's SHA-256 or of a subject; nil for other texts.
  ///
  /// A SHA-256 is 64 hex digits in either case, with or without colons. A subject is in the form of
  /// RFC 2253, such as `CN=backend,O=Example`. Other spellings yield nil, because they would never
  /// match a certificate. That includes the default form of openssl, which has spaces around commas
  /// and another order.
  package static func canonical(_ text: String) -> String? {
    guard (3...longest).contains(text.utf8.count),
      text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
    else { return nil }
    if text.utf8.contains(UInt8(ascii: "=")) { return subject(text) }
    let digits = text.utf8.filter { $0 != UInt8(ascii: ":") }
    guard digits.allSatisfy(isHexDigit), digits.count == 64 else { return nil }
    return String(decoding: digits, as: UTF8.self).lowercased()
  }

  /// Parses `name=value` pairs separated by commas, or by plus signs within a multi-valued RDN.
  private static func subject(_ text: String) -> String? {
    var rest = Array(text.utf8)[...]
    let word = "subject=".utf8
    if rest.starts(with: word) { rest = rest.dropFirst(word.count) }
    var subject: [UInt8] = []
    while true {
      guard let name = takeName(&rest), let value = takeValue(&rest) else { return nil }
      subject += name + [UInt8(ascii: "=")] + value
      guard let separator = rest.popFirst() else { break }
      subject.append(separator)
    }
    return String(validating: subject, as: UTF8.self)
  }

  /// OpenSSL's spelling of common attribute names.
  private static let names = [
    "CN", "O", "OU", "C", "ST", "L", "DC", "UID", "SN", "GN", "emailAddress", "serialNumber",
    "street", "title",
  ]

  /// Consumes a name up to and including its equals sign.
  private static func takeName(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard let sign = rest.firstIndex(of: UInt8(ascii: "=")), sign > rest.startIndex else {
      return nil
    }
    let name = rest[..<sign]
    rest = rest[(sign + 1)...]
    guard name.allSatisfy({ isLetter($0) || isDigit($0) || $0 == UInt8(ascii: ".") }) else {
      return nil
    }
    let text = String(decoding: name, as: UTF8.self)
    let known = names.first { $0.lowercased() == text.lowercased() }
    return Array((known ?? text).utf8)
  }

  /// Consumes a value up to the next unescaped comma or plus sign.
  private static func takeValue(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    var value: [UInt8] = []
    let space = UInt8(ascii: " ")
    while let byte = rest.first, !isSeparator(byte) {
      rest.removeFirst()
      // RFC 2253 requires escapes for these characters, and for spaces at either end of a value.
      let isAtEnd = rest.first.map(isSeparator) ?? true
      if byte == space, value.isEmpty || isAtEnd { return nil }
      if "\"<>;".utf8.contains(byte) { return nil }
      guard byte == UInt8(ascii: "\\") else {
        value.append(byte)
        continue
      }
      guard let escaped = takeEscaped(&rest) else { return nil }
      value += escaped
    }
    return value
  }

  /// Decodes an escape after its backslash. Bytes above 0x7F are decoded; all others stay escaped.
  private static func takeEscaped(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard let first = rest.popFirst() else { return nil }
    guard isHexDigit(first), let second = rest.first, isHexDigit(second) else {
      return [UInt8(ascii: "\\"), first]
    }
    rest.removeFirst()
    let digits = String(decoding: [first, second], as: UTF8.self).uppercased()
    guard let byte = UInt8(digits, radix: 16) else { return nil }
    return byte >= 0x80 ? [byte] : [UInt8(ascii: "\\")] + Array(digits.utf8)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "+")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
