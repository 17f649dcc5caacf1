// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// A server's address as users write it: `http://host[:port][/path]` or `https://…`.
package struct ServerAddress: Sendable, Hashable, CustomStringConvertible {
  package let isSecure: Bool
  package let place: HostPort
  /// Prefix of every request's path, for a gateway that a proxy serves below a path; empty without
  /// one.
  package let prefix: String

  /// Why an address is invalid, as a phrase without a full stop.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  package init(parsing text: String) throws(Fault) {
    let (scheme, isSecure): (String, Bool)
    switch text {
    case _ where text.hasPrefix("https://"): (scheme, isSecure) = ("https://", true)
    case _ where text.hasPrefix("http://"): (scheme, isSecure) = ("http://", false)
    default: throw Fault(description: "expected http://host:port or https://host:port")
    }
    let rest = text.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" }
    // A password in an address would appear in process lists and logs.
    guard !authority.contains("@") else {
      throw Fault(description: "expected no user and no password in the address")
    }
    let usual = isSecure ? 443 : 80
    guard
      let place = HostPort(parsing: String(authority))
        ?? HostPort(parsing: "\(authority):\(usual)"), place.port > 0
    else { throw Fault(description: "expected a host, and a port from 1 to 65535 if it has one") }
    var prefix = rest[authority.endIndex...]
    while prefix.hasSuffix("/") { prefix.removeLast() }
    guard prefix.utf8.allSatisfy(Self.isPathByte) else {
      throw Fault(
        description: "expected no query, no fragment and nothing to encode in the address")
    }
    self.isSecure = isSecure
    self.place = place
    self.prefix = String(prefix)
  }

  /// The value of the `Host` header, without the scheme's default port.
  package var host: String {
    guard place.port == (isSecure ? 443 : 80) else { return place.description }
    return place.host.utf8.contains(UInt8(ascii: ":")) ? "[\(place.host)]" : place.host
  }

  package var description: String { "\(isSecure ? "https" : "http")://\(host)\(prefix)" }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !"\"#<>?\\^`{|}".utf8.contains(byte)
  }
}
