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
