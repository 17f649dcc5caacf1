// SPDX-License-Identifier: Apache-2.0

package import AsyncIO

/// Where a connection came in: which of Apple's doors it took, and in which of the two services.
package struct Entrance: Sendable {
  package let door: ChannelCheck.Door
  package let environment: PushEnvironment
  /// The local end of the connection, or where is listened.
  package let address: SocketAddress
  /// `address` without its port, and all of it: made once, since every request may be compared.
  package let host: String
  package let name: String

  package init(door: ChannelCheck.Door, environment: PushEnvironment, address: SocketAddress) {
    self.door = door
    self.environment = environment
    self.address = address
    host = address.host
    name = "\(address)"
  }

  /// The same door, for a connection whose local end is `address`: one that listens on all
  /// addresses learns here which it was.
  func reached(at address: SocketAddress) -> Entrance {
    Entrance(door: door, environment: environment, address: address)
  }
}

/// A local address of connections, with or without a port: `127.0.0.2`, `[::1]:2197`.
package struct AddressFilter: Sendable, Equatable, CustomStringConvertible {
  private let host: String
  private let port: Int?

  /// Nil unless the text is an IP address, alone or with a port: a name would match nothing.
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
