// SPDX-License-Identifier: Apache-2.0

/// How a connection ended.
package enum ConnectionEnding: String, Sendable {
  case clientProperly = "by the client, with close_notify"
  case clientSilently = "by the client, without close_notify"
  case clientReset = "by the client, reset"
  /// The client sent GOAWAY. The simulator then closes first, so a close_notify of the client
  /// cannot be observed.
  case clientGoAway = "by the client, with GOAWAY"
  case timedOut = "timed out"
  case simulator = "by the simulator"
}
