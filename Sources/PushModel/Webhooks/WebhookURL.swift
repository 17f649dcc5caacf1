// SPDX-License-Identifier: Apache-2.0

/// URL of a webhook's server: `https://host[:port][/path][?query]`, or `http://…`.
package struct WebhookURL: Sendable, Hashable, CustomStringConvertible {
  /// The URL as the caller wrote it.
  package let text: String
  package let isSecure: Bool
  /// Host name or address; an IPv6 address without its brackets.
  package let host: String
  package let port: Int
  /// The value of `Host`.
  package let authority: String
  /// Path and query; "/" if both are empty.
  package let target: String

  /// Maximum length of a URL in bytes.
  package static let maximumBytes = 2_000

  /// Parses a URL; returns nil for other URLs: a user, a password, a fragment and characters that
  /// need encoding are not allowed.
  package init?(parsing text: String) {
    guard text.utf8.count <= Self.maximumBytes, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    let isSecure = text.hasPrefix("https://")
    guard isSecure || text.hasPrefix("http://") else { return nil }
    let rest = text.dropFirst(isSecure ? 8 : 7)
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    var target = String(rest.dropFirst(authority.count))
    guard target.utf8.allSatisfy({ !"\"#<>\\^`{|}".utf8.contains($0) }),
      let (host, port) = Self.place(authority, usual: isSecure ? 443 : 80)
    else { return nil }
    if !target.hasPrefix("/") { target = "/" + target }
    self.text = text
    self.isSecure = isSecure
    self.host = host
    self.port = port
    self.authority = String(authority)
    self.target = target
  }

  package var description: String { text }

  private static func place(_ authority: Substring, usual: Int) -> (host: String, port: Int)? {
    var host = authority
    var port = usual
    let afterHost = authority.lastIndex(of: "]") ?? authority.startIndex
    if let colon = authority[afterHost...].lastIndex(of: ":") {
      let digits = authority[authority.index(after: colon)...]
      guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = UInt16(digits),
        number > 0
      else { return nil }
      port = Int(number)
      host = authority[..<colon]
    }
    if host.hasPrefix("["), host.hasSuffix("]") {
      let inner = host.dropFirst().dropLast()
      return isIPv6(inner) ? (String(inner), port) : nil
    }
    return isName(host) ? (String(host), port) : nil
  }

  /// Returns whether `host` is a DNS name (RFC 1123 §2.1). Labels have 1 to 63 letters, digits,
  /// hyphens and underscores, without a hyphen at either end. Underscores are outside the RFC but
  /// common. A final dot is allowed.
  private static func isName(_ host: Substring) -> Bool {
    guard (1...253).contains(host.utf8.count) else { return false }
    let labels = (host.hasSuffix(".") ? host.dropLast() : host).utf8
      .split(separator: 0x2E, omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      (1...63).contains(label.count) && label.first != 0x2D && label.last != 0x2D
        && label.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x5F }
    }
  }

  /// Returns whether `text` is an IPv6 address (RFC 4291 §2.2): eight groups of up to four
  /// hexadecimal digits. "::" replaces one or more groups of 0, and the last two groups may be an
  /// IPv4 address.
  private static func isIPv6(_ text: Substring) -> Bool {
    var text = text
    var groups = 8
    if text.contains("."), let colon = text.lastIndex(of: ":") {
      guard isIPv4(text[text.index(after: colon)...]) else { return false }
      text = text[...colon] + "0"
      groups = 7
    }
    func count(_ part: Substring) -> Int? {
      if part.isEmpty { return 0 }
      let groups = part.split(separator: ":", omittingEmptySubsequences: false)
      return groups.allSatisfy { (1...4).contains($0.utf8.count) && $0.utf8.allSatisfy(isHex) }
        ? groups.count : nil
    }
    let bytes = Array(text.utf8)
    guard
      let gap = bytes.indices.dropLast().first(where: { bytes[$0] == 0x3A && bytes[$0 + 1] == 0x3A }
      )
    else { return count(text) == groups }
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: gap)
    guard let before = count(text[..<start]),
      let behind = count(text[text.utf8.index(start, offsetBy: 2)...])
    else { return false }
    return before + behind < groups
  }

  private static func isIPv4(_ text: Substring) -> Bool {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy {
        (1...3).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }
          && UInt8($0) != nil
      }
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
