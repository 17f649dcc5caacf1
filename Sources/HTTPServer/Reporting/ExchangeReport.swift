// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
package import HTTPTypes
internal import Logging

/// One finished request and its response, for logs and metrics.
package struct ExchangeReport {
  /// Nil if the head could not be parsed.
  package var method: HTTPRequest.Method?
  /// Nil if no route matched.
  package var route: Route?
  /// Nil if the head could not be parsed.
  var request: Request?
  /// The peer address of the connection.
  var peer: SocketAddress
  package var status: Int
  /// The code of a problem document, such as `PG1008`; nil for other responses.
  var code: String?
  /// Sizes of the bodies in bytes.
  package var requestBytes: Int
  package var responseBytes: Int
  /// Time from the end of the head until the response is queued for sending; for a streamed
  /// response, until its end.
  package var nanoseconds: Int
  package var id: String

  /// The route's name, or `none`.
  package var routeName: String { route?.name ?? "none" }

  /// The level of the access log line. Successful probes arrive every few seconds from each
  /// monitoring system.
  var level: Logger.Level { route?.isProbe == true && status < 400 ? .debug : .info }

  /// Returns the metadata of the access log line.
  /// - Parameter proxies: peers whose `X-Forwarded-For` is trusted.
  func logged(behind proxies: [AddressRange]) -> Logger.Metadata {
    var facts: Logger.Metadata = [
      "method": "\(method?.rawValue ?? "-")", "route": "\(routeName)",
      "status": .stringConvertible(status), "bytes": .stringConvertible(responseBytes),
      "duration_us": .stringConvertible(Double(nanoseconds) / 1000), "request_id": "\(id)",
      "client": "\((request?.client(behind: proxies) ?? peer).host)",
    ]
    if let code { facts["code"] = "\(code)" }
    if let caller = request?.caller {
      facts["caller"] = "\(caller.kind)"
      if let key = caller.keyID { facts["key_id"] = .stringConvertible(key) }
    }
    if let trace = request?.headers.traceParent { facts["traceparent"] = "\(trace.text)" }
    return facts
  }
}
