// SPDX-License-Identifier: Apache-2.0
package import HTTPTypes

/// One row of the routing table.
package final class Route {
  /// Responds to a request, on the shard's actor. A thrown `Problem` becomes the response; any
  /// other error becomes 500.
  package enum Handler {
    /// Neither waits nor reads a body; called as soon as the head arrives.
    case prompt((Request) throws -> Response)
    /// Called with the complete body in `Request.body`.
    case whole((Request) async throws -> Response)
    /// Called after the head; reads the body as it arrives.
    case streaming((Request, RequestBody) async throws -> Response)
  }

  /// How a request gets its handler.
  package enum Admission {
    case open(Handler)
    /// Checks the head before a byte of the body is read. Throws to reject the request, or returns
    /// its handler. The handler captures results of the check, such as the caller.
    case admitted((Request) throws -> Handler)

    package static func streaming(
      _ handler: @escaping (Request, RequestBody) async throws -> Response
    ) -> Admission {
      .open(.streaming(handler))
    }
  }

  package let method: HTTPRequest.Method
  /// The label for logs and metrics; never contains client input.
  package let name: String
  /// Whether monitoring systems request the route every few seconds. Successful requests are logged
  /// at level debug.
  let isProbe: Bool
  /// Position in `Router.routes`, for arrays indexed by route.
  package let index: Int
  /// Bytes; nil means `HTTPLimits.body`.
  package let bodyLimit: Int?
  /// Total time of waiting for a body; nil means `HTTPLimits.bodyTime`.
  package let bodyTime: Duration?
  /// The capturing segments of the pattern, counted from 0.
  let captures: [(name: String, segment: Int)]
  let captureNames: [String]
  private let admission: Admission

  init(
    method: HTTPRequest.Method, name: String, isProbe: Bool, index: Int, bodyLimit: Int?,
    bodyTime: Duration?, captures: [(name: String, segment: Int)], admission: Admission
  ) {
    self.method = method
    self.name = name
    self.isProbe = isProbe
    self.index = index
    self.bodyLimit = bodyLimit
    self.bodyTime = bodyTime
    self.captures = captures
    self.captureNames = captures.map(\.name)
    self.admission = admission
  }

  /// Returns the handler of this request; throws if it is rejected.
  /// - Parameter request: the head, without a body.
  func admit(_ request: Request) throws -> Handler {
    switch admission {
    case .open(let handler): handler
    case .admitted(let admit): try admit(request)
    }
  }

  /// Responds to a request without a connection, with a complete body.
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
