// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2

/// A failure of a session, or of one call to it. Contains constant texts of nghttp2, never header
/// values.
package struct HTTP2Error: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kind of failure.
  package enum Code: Sendable, Equatable {
    /// No stream may be opened now: the peer's limit, a GOAWAY, or no identifiers left.
    case streamNotAllowed
    /// The stream does not exist, or no longer exists.
    case streamClosed
    /// The session ended at once because of the peer's bytes: no client preface, or a flood.
    case sessionFailed
    /// nghttp2 rejected the arguments or failed.
    case library
  }

  package let code: Code
  /// The operation that failed, such as "receiving".
  package let operation: String
  /// nghttp2's error text.
  package let detail: String

  init(_ code: Code, _ operation: String, _ detail: String = "") {
    self.code = code
    self.operation = operation
    self.detail = detail
  }

  init(_ code: Code, _ operation: String, library number: Int) {
    self.init(code, operation, nghttp2Text(Int32(clamping: number)))
  }

  package var description: String {
    detail.isEmpty ? "\(operation): \(code)" : "\(operation): \(code): \(detail)"
  }
}

func nghttp2Text(_ number: Int32) -> String {
  unsafe String(cString: nghttp2_strerror(number))
}

/// Throws if an nghttp2 result is negative.
func check(_ operation: String, _ result: Int32) throws(HTTP2Error) {
  if result < 0 { throw HTTP2Error(.library, operation, library: Int(result)) }
}
