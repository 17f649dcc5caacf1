// SPDX-License-Identifier: Apache-2.0
import HTTP2
import HTTPTypes

/// The head of an HTTP/2 response.
enum HTTP2Answer {
  /// - Parameters:
  ///   - length: bytes of the body; nil for a streamed body, and without a body.
  static func fields(
    _ response: Response, length: Int?, date: String, requestID: String
  ) -> [HTTP2Header] {
    var isProblem = false
    if case .problem = response.content { isProblem = true }
    var fields = [HTTP2Header("date", date)]
    if isProblem { fields.append(HTTP2Header("content-type", Problem.contentType)) }
    for field in response.headers
    where !ResponseEncoder.isOurs(field.name, isProblem: isProblem) && !isOfHTTP1(field.name) {
      fields.append(HTTP2Header(field.name.canonicalName, field.value))
    }
    if let length { fields.append(HTTP2Header("content-length", "\(length)", .neverIndexed)) }
    fields.append(HTTP2Header("x-content-type-options", "nosniff"))
    fields.append(HTTP2Header("x-request-id", requestID, .neverIndexed))
    return fields
  }

  /// RFC 9113 §8.2.2: connection-specific fields are not allowed in messages.
  private static func isOfHTTP1(_ name: HTTPField.Name) -> Bool {
    switch name.canonicalName {
    case "keep-alive", "proxy-connection", "upgrade": true
    default: false
    }
  }
}
