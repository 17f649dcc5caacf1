// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import LegacyBridge

/// A resolved address of the legacy bridge.
package struct LegacyAddress: Sendable, Equatable {
  package let kind: LegacyService.Kind
  /// Contains the bound port after the bind.
  package var address: SocketAddress
}
