// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
import TLS

/// An HTTP proxy that tunnels connections to Apple by CONNECT (RFC 9110 §9.3.6). The proxy resolves
/// the names and only receives encrypted bytes. The description never contains user or password.
package struct HTTPProxy: Sendable, Equatable, CustomStringConvertible, CustomReflectable {
  package let address: HostPort
  /// The value of `Proxy-Authorization`; nil to omit the header.
  let authorization: String?

  /// Why a text is not a valid proxy address. Never quotes the text, which may contain a password.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// Parses `http://host:port` or `http://user:password@host:port`, with percent-encoded user and
  /// password.
  package init(parsing text: String) throws(Fault) {
    guard text.lowercased().hasPrefix("http://") else {
      throw Fault(
        description: text.contains("://")
          ? "its scheme is not http://, the only one supported for proxies"
          : "it does not begin with http://")
    }
    var rest = text.dropFirst("http://".count)
    if rest.hasSuffix("/") { rest = rest.dropLast() }
    var userinfo: Substring?
    if let at = rest.lastIndex(of: "@") {
      userinfo = rest[..<at]
      rest = rest[rest.index(after: at)...]
    }
    guard let address = HostPort(parsing: String(rest)), address.port > 0 else {
      throw Fault(
        description: "host and port are not host:port, for example proxy.example.com:3128")
    }
    self.address = address
    authorization = try userinfo.map { text throws(Fault) in try Self.basic(text) }
  }

  /// `Basic` with user and password (RFC 7617).
  private static func basic(_ userinfo: Substring) throws(Fault) -> String {
    let parts = userinfo.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let user = percentDecoded(parts[0]),
      let password = percentDecoded(parts.count == 2 ? parts[1] : "")
    else {
      throw Fault(description: "user or password is not percent-encoded UTF-8")
    }
    let isWritable = (user + password).utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    guard !user.isEmpty, !user.contains(":"), isWritable else {
      throw Fault(
        description: "the user is empty or contains a colon, or a control character is used")
    }
    return "Basic " + Base64.encode(Array("\(user):\(password)".utf8))
  }

  private static func percentDecoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      rest = rest.dropFirst(2)
      guard digits.count == 2, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  package var description: String { "http://\(address)" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
