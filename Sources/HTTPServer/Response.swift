// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes
package import JSONText

/// What a handler answers. `Content-Length`, `Date`, `Connection` and `X-Request-Id` are the
/// server's to write; header values cannot hold line breaks, since `HTTPField` replaces them.
package struct Response: Sendable {
  package var status: HTTPResponse.Status
  package var headers: HTTPFields
  package var body: [UInt8]
  /// Set instead of `body` for errors: the server renders it, with the request's id.
  package var problem: Problem?

  package init(
    status: HTTPResponse.Status, headers: HTTPFields = HTTPFields(), body: [UInt8] = []
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A response without a body, such as 204.
  package static func empty(_ status: HTTPResponse.Status) -> Response { Response(status: status) }

  /// - Parameter body: writes one JSON value.
  package static func json<Fault: Error>(
    _ status: HTTPResponse.Status = .ok, _ body: (inout JSONWriter) throws(Fault) -> Void
  ) throws(Fault) -> Response {
    var json = JSONWriter()
    try body(&json)
    return bytes(status, json.bytes, contentType: "application/json")
  }

  package static func text(_ status: HTTPResponse.Status = .ok, _ text: String) -> Response {
    bytes(status, Array(text.utf8), contentType: "text/plain; charset=utf-8")
  }

  package static func bytes(
    _ status: HTTPResponse.Status = .ok, _ body: [UInt8], contentType: String
  ) -> Response {
    var headers = HTTPFields()
    headers.append(HTTPField(name: .contentType, value: contentType))
    return Response(status: status, headers: headers, body: body)
  }

  package static func problem(_ problem: Problem) -> Response {
    var response = Response(status: problem.status, headers: problem.headers)
    response.problem = problem
    return response
  }
}
