// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// A listening address, with Apple's endpoint and environment that it simulates.
package struct Entrance: Sendable {
  package let service: ChannelCheck.Service
  package let environment: PushEnvironment
  /// Local address of the connection, or the listening address.
  package let address: SocketAddress
  /// `address` without and with its port, formatted once because every request may be compared with
  /// them.
  package let host: String
  package let name: String

  package init(service: ChannelCheck.Service, environment: PushEnvironment, address: SocketAddress)
  {
    self.service = service
    self.environment = environment
    self.address = address
    host = address.host
    name = "\(address)"
  }

  /// Returns the entrance with a connection's local address, which is more specific if the listener
  /// accepts on all addresses.
  func reached(at address: SocketAddress) -> Entrance {
    Entrance(service: service, environment: environment, address: address)
  }
}
