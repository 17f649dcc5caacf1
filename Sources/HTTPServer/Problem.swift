// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes
package import JSONText

/// An error as the client sees it: RFC 9457, `application/problem+json`.
///
/// A handler throws it (or returns `Response.problem`). What is in it goes to the client verbatim.
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

  /// A member beside RFC 9457's own.
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
  /// The same for every occurrence of this code.
  package var title: String
  /// This occurrence, in a sentence or two.
  package var detail: String?
  /// The field at fault: a JSON pointer (RFC 6901) into the request's body.
  package var pointer: String?
  package var members: [Member]
  /// Header fields the answer must carry (`Allow`, `Retry-After`, `WWW-Authenticate`).
  package var headers: HTTPFields
  /// There is no room for the request, and who is told so at once comes again at once: it is told as fast as
  /// `HTTPLimits.refusalsPerSecond` allows.
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
  ///   - documentation: where codes are explained; the code in lower case becomes the fragment.
  ///   - requestID: repeated in the document, since people paste bodies and not headers.
  package func write(
    to json: inout JSONWriter, documentation: String, requestID: String? = nil
  ) {
    json.object { json in
      writeMembers(to: &json, documentation: documentation, requestID: requestID)
    }
  }

  /// The same within an object.
  func writeMembers(to json: inout JSONWriter, documentation: String, requestID: String?) {
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
