// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import HTTPClient

/// An address of an identity provider: `https`, or plain HTTP on this machine. It may be private.
package struct Endpoint: Sendable, Equatable {
  /// The address as written.
  package let text: String
  let address: ServerAddress
  /// Path and query, sent verbatim.
  package let target: String

  /// Parses an address; nil if it is not one, or would send secrets over a network in clear text.
  package init?(parsing text: String) {
    guard let scheme = text.firstRange(of: "://"),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !"\"#<>\\^`{|}".utf8.contains($0) })
    else { return nil }
    let end = text[scheme.upperBound...].firstIndex { $0 == "/" || $0 == "?" } ?? text.endIndex
    guard let address = try? ServerAddress(parsing: String(text[..<end])),
      address.isSecure || Self.isLoopback(address.place.host)
    else { return nil }
    self.text = text
    self.address = address
    target = (text[end...].hasPrefix("/") ? "" : "/") + text[end...]
  }

  /// The scheme, host and port.
  package var origin: String { address.description }

  var server: ServerConnection.Server {
    ServerConnection.Server(
      place: address.place, isSecure: address.isSecure, authority: address.host)
  }

  private static func isLoopback(_ host: String) -> Bool {
    host == "localhost" || (try? SocketAddress(ip: host, port: 0))?.isLoopback ?? false
  }
}
