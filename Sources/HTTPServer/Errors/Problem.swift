// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes
package import JSONText

/// An error response: RFC 9457, `application/problem+json`.
///
/// Handlers throw it (or return `Response.problem`). Its contents are sent to the client verbatim.
package struct Problem: Error, Sendable, Equatable {
  /// The value of an additional member.
  package enum Value: Sendable, Equatable {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case strings([String])
    /// One complete JSON value.
    case json([UInt8])
  }

  /// A member in addition to those of RFC 9457.
  package struct Member: Sendable, Equatable {
    package var name: String
    package var value: Value

    package init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  package var status: HTTPResponse.Status
  /// Stable and numbered, such as `PG1008`; the anchor of its paragraph in the documentation.
  package var code: String
  /// The title, constant for this code.
  package var title: String
  /// A description of this occurrence, in a sentence or two.
  package var detail: String?
  /// The invalid field: a JSON pointer (RFC 6901) into the request's body.
  package var pointer: String?
  package var members: [Member]
  /// Header fields that the response must carry (`Allow`, `Retry-After`, `WWW-Authenticate`).
  package var headers: HTTPFields
  /// Whether this is a rejection under overload. Its response is delayed to keep within
  /// `HTTPLimits.rejectionsPerSecond`, because clients that get it immediately retry immediately.
  package var isPaced = false

  package init(
    status: HTTPResponse.Status, code: String, title: String, detail: String? = nil,
    pointer: String? = nil, members: [Member] = [], headers: HTTPFields = [:]
  ) {
    self.status = status
    self.code = code
    self.title = title
    self.detail = detail
    self.pointer = pointer
    self.members = members
    self.headers = headers
  }

  package static let contentType = "application/problem+json"

  /// Writes the document as one JSON value.
  /// - Parameters:
  ///   - documentation: the page that explains codes; the code in lower case becomes the fragment.
  /// - requestID: included in the document, since users paste bodies rather than headers.
  package func write(
    to json: inout JSONWriter, documentation: String, requestID: String? = nil
  ) {
    json.object { json in
      writeMembers(to: &json, documentation: documentation, requestID: requestID)
    }
  }

  /// Writes the members into an open JSON object.
  package func writeMembers(to json: inout JSONWriter, documentation: String, requestID: String?) {
    json.field("type", "\(documentation)#\(code.lowercased())")
    json.field("title", title)
    json.field("status", status.code)
    if let detail { json.field("detail", detail) }
    json.field("code", code)
    if let pointer { json.field("pointer", pointer) }
    for member in members {
      switch member.value {
      case .string(let value): json.field(member.name, value)
      case .integer(let value): json.field(member.name, value)
      case .boolean(let value): json.field(member.name, value)
      case .strings(let value): json.field(member.name, value)
      case .json(let value): json.field(member.name, raw: value)
      }
    }
    if let requestID { json.field("request_id", requestID) }
  }
}
