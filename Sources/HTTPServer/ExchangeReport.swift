// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes

/// One finished request and its response, for logs and metrics. Holds nothing a client can choose
/// but the method and the request's id.
package struct ExchangeReport {
  /// Nil when the head could not be read.
  package var method: HTTPRequest.Method?
  /// Nil when no route was found.
  package var route: Route?
  package var status: Int
  /// Bytes of the bodies.
  package var requestBytes: Int
  package var responseBytes: Int
  /// From the end of the head to the response being queued for writing; of a streamed response, to its
  /// end.
  package var duration: Duration
  package var id: String

  /// The route's name, `none` without one.
  package var routeName: String { route?.name ?? "none" }
}

/// Hears of what a server does, on its loop.
package protocol HTTPObserver: AnyObject {
  func finished(_ exchange: ExchangeReport)
  /// - Parameter count: connections of this server that are open now.
  func connectionsChanged(_ count: Int)
  /// A connection was turned away, as there were too many.
  func connectionRefused()
  /// A connection could not even be accepted, for want of descriptors or memory.
  func acceptFailed()
}
