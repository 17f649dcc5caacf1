// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes
internal import Logging

/// One finished request and its response, for logs and metrics. Holds nothing a client can choose
/// but the method, the request's id and its place in a trace.
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
  package var nanoseconds: Int
  package var id: String
  /// Where in a trace the client said that it stood.
  package var trace: TraceParent?

  /// The route's name, `none` without one.
  package var routeName: String { route?.name ?? "none" }

  /// What a line of the access log says.
  var logged: Logger.Metadata {
    var said: Logger.Metadata = [
      "method": "\(method?.rawValue ?? "-")", "route": "\(routeName)", "status": "\(status)",
      "bytes": "\(responseBytes)", "duration_us": "\(Double(nanoseconds) / 1000)",
      "request_id": "\(id)",
    ]
    if let trace { said["traceparent"] = "\(trace.text)" }
    return said
  }
}

/// What a client did that ended its connection.
package enum DropCause: String, CaseIterable, Sendable {
  /// Began streams only to reset them (CVE-2023-44487), or had the server reset them.
  case resets
  /// Sent frame after frame that brought nothing: PING, SETTINGS, PRIORITY, WINDOW_UPDATE, empty DATA.
  case idleFrames = "idle_frames"
  /// Sent a header list of more than twice the limit (HPACK bomb).
  case headerLists = "header_lists"
  /// Sent TLS records without plaintext, such as KeyUpdates.
  case silentRecords = "silent_records"
  /// Took nothing of what was sent.
  case stalled
}

/// Hears of what a server does, on its loop.
package protocol HTTPObserver: AnyObject {
  func finished(_ exchange: ExchangeReport)
  /// - Parameter count: connections of this server that are open now.
  func connectionsChanged(_ count: Int)
  /// - Parameter count: of those, how many have not begun their TLS handshake yet.
  func lobbyChanged(_ count: Int)
  /// A connection was turned away, as there were too many: at all, or of its address.
  func connectionRefused(ofAddress: Bool)
  /// - Parameter count: requests that wait until they may be told that there is no room for them.
  func refusalsHeld(_ count: Int)
  /// A client's TLS handshake is over.
  func handshakeEnded(_ end: HandshakeEnd)
  /// A connection was ended for what its client did.
  func connectionDropped(_ cause: DropCause)
  /// A connection could not even be accepted, for want of descriptors or memory.
  func acceptFailed()
}
