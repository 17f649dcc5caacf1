// SPDX-License-Identifier: Apache-2.0

/// Observes a server's events. Called on the server's loop.
package protocol HTTPObserver: AnyObject {
  func finished(_ exchange: ExchangeReport)
  /// - Parameter count: open connections of this server.
  func connectionsChanged(_ count: Int)
  /// - Parameter count: open connections that have not begun their TLS handshake.
  func pendingHandshakesChanged(_ count: Int)
  /// Called for a connection that was rejected because the server, or the client's address, has too
  /// many connections.
  func connectionRefused(ofAddress: Bool)
  /// - Parameter count: rejected requests whose 503 responses are delayed.
  func rejectionsQueued(_ count: Int)
  /// Called when a client's TLS handshake ends.
  func handshakeEnded(_ end: HandshakeEnd)
  /// Called when a connection was ended for its client's behaviour.
  func connectionDropped(_ cause: DropCause)
  /// Called when no connection could be accepted for lack of descriptors or memory.
  func acceptFailed()
}
