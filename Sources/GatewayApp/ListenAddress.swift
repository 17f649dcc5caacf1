// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// A resolved address to listen on.
package struct ListenAddress: Sendable, Equatable {
  /// Contains the bound port after the bind.
  package var address: SocketAddress
  package let isSecure: Bool
}
