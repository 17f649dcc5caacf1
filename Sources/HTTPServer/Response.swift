// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes
package import JSONText

/// What a handler answers. `Content-Length`, `Date`, `Connection` and `X-Request-Id` are the
/// server's to write; header values cannot hold line breaks, since `HTTPField` replaces them.
package struct Response {
  package var status: HTTPResponse.Status
  package var headers: HTTPFields
  package var content: Content

  /// What follows the head.
  package enum Content {
    case bytes([UInt8])
    /// The server renders it, with the request's id. Apart, as most answers are none and it is large.
    indirect case problem(Problem)
    /// Written piece by piece while it is sent; not called for HEAD. What it throws cuts the response
    /// off in a way that the client can see.
    case stream(Producer)
  }

  /// Runs on the shard's actor. It may read the request's body meanwhile.
  package typealias Producer = (ResponseWriter) async throws -> Void

  package init(
    status: HTTPResponse.Status, headers: HTTPFields = HTTPFields(), body: [UInt8] = []
  ) {
    self.init(status: status, headers: headers, content: .bytes(body))
  }

  private init(status: HTTPResponse.Status, headers: HTTPFields, content: Content) {
    self.status = status
    self.headers = headers
    self.content = content
  }

  /// A response without a body, such as 204.
  package static func empty(_ status: HTTPResponse.Status) -> Response { Response(status: status) }

  /// - Parameter body: writes one JSON value.
  package static func json<Fault: Error>(
    _ status: HTTPResponse.Status = .ok, _ body: (inout JSONWriter) throws(Fault) -> Void
  ) throws(Fault) -> Response {
    var json = JSONWriter()
    try body(&json)
    return Response(status: status, headers: ofJSON, body: json.bytes)
  }

  package static func text(_ status: HTTPResponse.Status = .ok, _ text: String) -> Response {
    bytes(status, Array(text.utf8), contentType: "text/plain; charset=utf-8")
  }

  package static func bytes(
    _ status: HTTPResponse.Status = .ok, _ body: [UInt8], contentType: String
  ) -> Response {
    Response(status: status, headers: fields(contentType), body: body)
  }

  private static func fields(_ contentType: String) -> HTTPFields {
    var headers = HTTPFields()
    headers.append(HTTPField(name: .contentType, value: contentType))
    return headers
  }

  /// Of most answers: made once.
  private static let ofJSON = fields("application/json")

  /// A body of which nobody knows the length before its end.
  package static func stream(
    _ status: HTTPResponse.Status = .ok, contentType: String, _ producer: @escaping Producer
  ) -> Response {
    Response(status: status, headers: fields(contentType), content: .stream(producer))
  }

  /// See `Problem.isPaced`.
  var isPaced: Bool {
    guard case .problem(let problem) = content else { return false }
    return problem.isPaced
  }

  package static func problem(_ problem: Problem) -> Response {
    Response(status: problem.status, headers: problem.headers, content: .problem(problem))
  }
}
