// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes
internal import Logging

/// One finished request and its response, for logs and metrics. The client controls only the
/// method, the request's id and its trace context.
package struct ExchangeReport {
  /// Nil if the head could not be parsed.
  package var method: HTTPRequest.Method?
  /// Nil if no route matched.
  package var route: Route?
  package var status: Int
  /// Sizes of the bodies in bytes.
  package var requestBytes: Int
  package var responseBytes: Int
  /// Time from the end of the head until the response is queued for sending; for a streamed
  /// response, until its end.
  package var nanoseconds: Int
  package var id: String
  /// The trace context that the client sent.
  package var trace: TraceParent?

  /// The route's name, or `none`.
  package var routeName: String { route?.name ?? "none" }

  /// The metadata of an access log line.
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

/// The client's behaviour that ended its connection.
package enum DropCause: String, CaseIterable, Sendable {
  /// Opened streams and reset them (CVE-2023-44487), or caused the server to reset them.
  case resets
  /// Sent too many frames without content: PING, SETTINGS, PRIORITY, WINDOW_UPDATE, empty DATA.
  case idleFrames = "idle_frames"
  /// Sent a header list of more than twice the limit (HPACK bomb).
  case headerLists = "header_lists"
  /// Sent TLS records without plaintext, such as KeyUpdates.
  case silentRecords = "silent_records"
  /// Did not read any of the sent bytes in time.
  case stalled
}

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
