// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText

/// The result of one line of a body.
enum LineResult {
  /// The status, and the members of the result other than `line` and `status`.
  case done(HTTPResponse.Status, (inout JSONWriter) -> Void)
  /// The problem that a single request would have returned.
  case refused(Problem)
}
