// SPDX-License-Identifier: Apache-2.0
import HTTPTypes

/// A request's head, parsed and checked; positions refer to `headers.bytes`, the head as it arrived.
struct RequestHead: Sendable, Equatable {
  /// How the end of the body is found.
  enum Framing: Sendable, Equatable {
    case none
    case length(Int)
    case chunked
  }

  var method: HTTPRequest.Method
  /// Percent-encoded. Empty for `OPTIONS *` and for CONNECT, otherwise it begins with a slash.
  var path: Range<Int>
  /// Behind the `?`; nil without one.
  var query: Range<Int>?
  /// HTTP/1.0 instead of 1.1.
  var isHTTP10: Bool
  var headers: HeaderFields
  var framing: Framing
  /// Whether the client wants to send more requests on this connection.
  var keepsAlive: Bool
  /// Whether the client waits for a 100 before it sends the body.
  var expectsContinue: Bool

  var pathBytes: ArraySlice<UInt8> { headers.bytes[path] }
  var queryBytes: ArraySlice<UInt8>? { query.map { headers.bytes[$0] } }
}
