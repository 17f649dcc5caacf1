// SPDX-License-Identifier: Apache-2.0
import HTTPTypes

/// A request's head, parsed and checked. Positions refer to `headers.bytes`, the head as received.
struct RequestHead: Sendable, Equatable {
  /// How the end of the body is found.
  enum Framing: Sendable, Equatable {
    case none
    case length(Int)
    case chunked
  }

  var method: HTTPRequest.Method
  /// The path, percent-encoded. Empty for `OPTIONS *` and for CONNECT, otherwise it begins with a
  /// slash.
  var path: Range<Int>
  /// The text after the `?`; nil without one.
  var query: Range<Int>?
  /// Whether the version is HTTP/1.0 instead of 1.1.
  var isHTTP10: Bool
  var headers: HeaderFields
  var framing: Framing
  /// Whether the client wants to send further requests on this connection.
  var keepsAlive: Bool
  /// Whether the client waits for a 100 before it sends the body.
  var expectsContinue: Bool

  var pathBytes: ArraySlice<UInt8> { headers.bytes[path] }
  var queryBytes: ArraySlice<UInt8>? { query.map { headers.bytes[$0] } }
}
