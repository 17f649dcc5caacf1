// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes
package import JSONText

/// A handler's response. The server writes `Content-Length`, `Date`, `Connection` and
/// `X-Request-Id`. Header values contain no line breaks, since `HTTPField` replaces them.
package struct Response {
  package var status: HTTPResponse.Status
  package var headers: HTTPFields
  package var content: Content

  /// The body.
  package enum Content {
    case bytes([UInt8])
    /// The server renders the problem with the request's id. Indirect, since problems are large and
    /// most responses are not problems.
    indirect case problem(Problem)
    /// Written in pieces while it is sent; not called for HEAD. If it throws, the response breaks
    /// off in a way that the client can detect.
    case stream(Producer)
  }

  /// Writes a streamed body, on the shard's actor. It may read the request's body meanwhile.
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

  /// Returns a response without a body, such as 204.
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

  /// The fields of most responses, created once.
  private static let ofJSON = fields("application/json")

  /// Returns a response whose length is unknown until its end.
  package static func stream(
    _ status: HTTPResponse.Status = .ok, contentType: String, _ producer: @escaping Producer
  ) -> Response {
    Response(status: status, headers: fields(contentType), content: .stream(producer))
  }

  /// Whether the response is rate-limited, see `Problem.isPaced`.
  var isPaced: Bool {
    guard case .problem(let problem) = content else { return false }
    return problem.isPaced
  }

  package static func problem(_ problem: Problem) -> Response {
    Response(status: problem.status, headers: problem.headers, content: .problem(problem))
  }
}
