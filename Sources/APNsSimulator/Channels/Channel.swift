// SPDX-License-Identifier: Apache-2.0
import TLS

/// A broadcast channel as APNs stores it.
package struct Channel: Sendable {
  /// Whether the channel stores the latest message for later subscribers ("message-storage-policy":
  /// 1).
  package let storesLatest: Bool
  /// The latest message; nil if the channel stores none.
  package internal(set) var latest: [UInt8]?
  package internal(set) var broadcasts = 0
}
