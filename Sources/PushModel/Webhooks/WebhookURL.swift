// SPDX-License-Identifier: Apache-2.0

/// Where a webhook's server is: `https://host[:port][/path][?query]`, or `http://…`.
package struct WebhookURL: Sendable, Hashable, CustomStringConvertible {
  /// As it was given.
  package let text: String
  package let isSecure: Bool
  /// Without the brackets of an IPv6 address.
  package let host: String
  package let port: Int
  /// The value of `Host`.
  package let authority: String
  /// Path and query; "/" where there is none.
  package let target: String

  /// The longest one, in bytes: what the store takes.
  package static let maximumBytes = 2_000

  /// Nil where it is none of those: a user, a password or a fragment has no business there, and neither has
  /// anything that would have to be encoded.
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
      let isAddress =
        inner.contains(":") && inner.utf8.allSatisfy { isHex($0) || $0 == 0x3A || $0 == 0x2E }
      return isAddress ? (String(inner), port) : nil
    }
    let isName =
      (1...253).contains(host.utf8.count)
      && host.utf8.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F }
    return isName ? (String(host), port) : nil
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
