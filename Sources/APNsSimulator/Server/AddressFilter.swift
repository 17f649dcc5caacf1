// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// A filter for local addresses of connections, with an optional port: `127.0.0.2`, `[::1]:2197`.
package struct AddressFilter: Sendable, Equatable, CustomStringConvertible {
  private let host: String
  private let port: Int?

  /// Parses a filter; returns nil unless the text is an IP address with an optional port, because a
  /// host name would match nothing.
  package init?(_ text: String) {
    if let address = try? SocketAddress(ip: text, port: 0) {
      host = address.host
      port = nil
    } else if let place = HostPort(parsing: text),
      let address = try? SocketAddress(ip: place.host, port: place.port)
    {
      host = address.host
      port = place.port
    } else {
      return nil
    }
  }

  package func matches(_ entrance: Entrance) -> Bool {
    host == entrance.host && (port == nil || port == entrance.address.port)
  }

  package var description: String {
    guard let port else { return host }
    return host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}
