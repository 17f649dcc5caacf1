// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// A resolved address to listen on.
package struct ListenAddress: Sendable, Equatable, CustomStringConvertible {
  /// Contains the bound port after the bind.
  package var address: SocketAddress
  package let isSecure: Bool

  /// The address in the form of `PUSHGATE_LISTEN`.
  package var description: String { isSecure ? "tls:\(address)" : "\(address)" }
}
