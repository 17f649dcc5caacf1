// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes

/// One row of the routing table.
package final class Route {
  /// Who answers. Runs on the shard's actor; what it throws becomes the answer: a `Problem` as it is,
  /// anything else 500.
  package enum Handler {
    /// Waits for nothing and reads no body: answers where the head comes in.
    case prompt((Request) throws -> Response)
    /// Called with the whole body in `Request.body`.
    case whole((Request) async throws -> Response)
    /// Called after the head; takes the body as it comes.
    case streaming((Request, RequestBody) async throws -> Response)
  }

  /// How it is found out who answers.
  package enum Entrance {
    case open(Handler)
    /// Sees the head, before a byte of the body is taken: throws why the request is refused, or says who
    /// answers it. What it finds out on the way (who calls, about what) it hands on by capturing it.
    case admitted((Request) throws -> Handler)

    package static func streaming(
      _ handler: @escaping (Request, RequestBody) async throws -> Response
    ) -> Entrance {
      .open(.streaming(handler))
    }
  }

  package let method: HTTPRequest.Method
  /// The label for logs and metrics: never contains what a client sent.
  package let name: String
  /// Position in `Router.routes`, for tables beside it.
  package let index: Int
  /// Bytes; nil means `HTTPLimits.body`.
  package let bodyLimit: Int?
  /// How long a body may be waited for, all in all; nil means `HTTPLimits.bodyTime`.
  package let bodyTime: Duration?
  /// The segments of the pattern that are captures, counted from 0.
  let captures: [(name: String, segment: Int)]
  let captureNames: [String]
  private let entrance: Entrance

  init(
    method: HTTPRequest.Method, name: String, index: Int, bodyLimit: Int?, bodyTime: Duration?,
    captures: [(name: String, segment: Int)], entrance: Entrance
  ) {
    self.method = method
    self.name = name
    self.index = index
    self.bodyLimit = bodyLimit
    self.bodyTime = bodyTime
    self.captures = captures
    self.captureNames = captures.map(\.name)
    self.entrance = entrance
  }

  /// Who answers this request; throws why nobody does.
  /// - Parameter request: its head, without a body.
  func admit(_ request: Request) throws -> Handler {
    switch entrance {
    case .open(let handler): handler
    case .admitted(let admit): try admit(request)
    }
  }

  /// Answers a request that came over no connection, its body with it.
  package func respond(to request: Request) async throws -> Response {
    do {
      switch try admit(request) {
      case .prompt(let handle): return try handle(request)
      case .whole(let handle): return try await handle(request)
      case .streaming(let handle):
        let body = RequestBody(BodyInMemory(request.body), BodyBudget(limit: .max))
        return try await handle(request, body)
      }
    } catch let problem as Problem {
      return .problem(problem)
    }
  }
}
