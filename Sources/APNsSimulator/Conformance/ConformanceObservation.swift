// SPDX-License-Identifier: Apache-2.0

/// An event on a connection.
package enum ConformanceObservation: Sendable {
  case opened(HandshakeFacts)
  case clientSent(WireEvent)
  case serverSent(WireEvent)
  /// The simulator is about to close the connection.
  case closing
  case ended(ConnectionEnding)
}
