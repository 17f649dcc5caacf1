// SPDX-License-Identifier: Apache-2.0

/// A connection of a legacy sender after its handshake. Used on the shard's actor.
protocol LegacyConnection: AnyObject {
  /// Serves the connection until its end.
  func run(isolation: isolated (any Actor)) async

  /// Ends the connection after its work in progress, with an error response if it has one.
  func stop()

  /// Resets the connection.
  func abort()
}
