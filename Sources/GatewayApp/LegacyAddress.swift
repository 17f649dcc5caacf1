// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import LegacyBridge

/// A resolved address of the legacy bridge.
struct LegacyAddress: Sendable, Equatable, CustomStringConvertible {
  let kind: LegacyService.Kind
  /// Contains the bound port after the bind.
  var address: SocketAddress

  var description: String { "\(kind.rawValue):\(address)" }
}
