// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPTypes
import Logging

/// One request and its response, independent of the protocol. Finds the route, authorises the
/// request by its head, receives the body, calls the handler, and reports the result.
///
/// The connection performs the I/O: it is the source of the body and sends the response that
/// `answer` returns. The exchange is a class. A struct would occupy every stack frame that it
/// passes through, and idle connections keep those frames.
final class Exchange {
  let context: ServerContext
  let method: HTTPRequest.Method
  /// The path as sent, percent-encoded. Empty for `OPTIONS *`.
  let path: ArraySlice<UInt8>
  let query: ArraySlice<UInt8>?
  let headers: HeaderFields
  let length: BodyLength
  let peer: SocketAddress
  let certificate: ClientCertificate?
  let isSecure: Bool
  /// The client's own id if it is valid, otherwise generated; the response contains it, too.
  let id: String
  let started = MonotonicTime.now()
  private(set) var route: Route?
  private var request: Request?
  /// The code of the problem in the response.
  private var code: String?
  /// The result of `start` if it was called earlier; `answer` continues from it.
  var begun: Start?

  init(
    _ context: ServerContext, method: HTTPRequest.Method, path: ArraySlice<UInt8>,
    query: ArraySlice<UInt8>?, headers: HeaderFields, length: BodyLength, peer: SocketAddress,
    certificate: ClientCertificate? = nil, isSecure: Bool = false
  ) {
    self.context = context
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.length = length
    self.peer = peer
    self.certificate = certificate
    self.isSecure = isSecure
    if let value = headers.firstValue(of: "x-request-id"), RequestIDs.isSane(value) {
      id = String(decoding: value, as: UTF8.self)
    } else {
      id = context.requestIDs.next()
    }
  }

  /// The result of `start`, which never waits.
  enum Start {
    /// The response is ready; the body was not needed.
    case answered(Response)
    /// The request is authorised. Its handler may wait, for the body or for other work.
    case admitted(Request, Route, Route.Handler)
    case refused(ParseFault)
  }

  /// Finds the route and authorises the request by its head. Also calls the handler if it is of the
  /// kind `prompt`. Call it once; callers that do not use the result set `begun`.
  func start() -> Start {
    let start = startUnpresented()
    guard case .answered(let response) = start, !response.isPaced else { return start }
    return .answered(presented(response))
  }

  private func startUnpresented() -> Start {
    do throws(ParseFault) {
      let match = try context.router.match(method, path)
      let request = try request(match)
      self.request = request
      guard case .route(let route, _) = match else { return .answered(unrouted(match)) }
      self.route = route
      return start(request, on: route)
    } catch { return .refused(error) }
  }

  private func start(_ request: Request, on route: Route) -> Start {
    do {
      if context.router.refusesOtherSites, request.isFromOtherSite {
        throw HTTPFault.otherSite.problem()
      }
      let handler = try route.admit(request)
      if case .prompt(let handle) = handler { return .answered(try handle(request)) }
      return .admitted(request, route, handler)
    } catch {
      return .answered(.problem(problem(for: error, of: route)))
    }
  }

  /// Responds to the request. No byte of the body is read before the route has authorised the head.
  func answer(
    receivingFrom source: any BodySource
  ) async throws(ExchangeFault) -> Response {
    let response: Response
    switch begun.take() ?? start() {
    case .refused(let fault): throw .refused(fault)
    case .answered(let answer): response = answer
    case .admitted(let request, let route, let handler):
      do {
        response = try await perform(handler, request, route, source)
      } catch let fault as ExchangeFault {
        throw fault
      } catch {
        response = .problem(problem(for: error, of: route))
      }
    }
    if response.isPaced, context.hasRoomToWait {
      source.letGo()
      await context.rejections.turn()
    }
    return presented(response)
  }

  /// Returns the page for a problem below a prefix with error pages; other responses are unchanged.
  func presented(_ response: Response) -> Response {
    guard case .problem(let problem) = response.content else { return response }
    code = problem.code
    guard let page = context.router.errorPage(for: path)
    else { return response }
    var shown = page(problem, id)
    for field in response.headers where shown.headers[field.name] == nil {
      shown.headers.append(field)
    }
    return shown
  }

  private func problem(for error: any Error, of route: Route) -> Problem {
    if let problem = error as? Problem { return problem }
    context.reporter.logger.error(
      "handler failed",
      metadata: ["route": "\(route.name)", "error": "\(error)", "request_id": "\(id)"])
    return HTTPFault.unexpected.problem()
  }

  private func request(_ match: Router.Match) throws(ParseFault) -> Request {
    var parameters: RouteParameters = [:]
    if case .route(_, let found) = match { parameters = found }
    return Request(
      method: method, path: String(decoding: path, as: UTF8.self),
      query: try queryItems(), headers: headers, parameters: parameters, peer: peer,
      certificate: certificate, isSecure: isSecure, id: id)
  }

  private func queryItems() throws(ParseFault) -> QueryItems {
    guard let query else { return QueryItems() }
    return try QueryItems(parsing: query)
  }

  private func perform(
    _ handler: Route.Handler, _ request: Request, _ route: Route, _ source: any BodySource
  ) async throws -> Response {
    let limit = route.bodyLimit ?? context.limits.body
    source.prepareBody(limit: limit, within: route.bodyTime ?? context.limits.bodyTime)
    switch handler {
    case .prompt(let handle): return try handle(request)
    case .whole(let handle) where length == .none: return try await handle(request)
    case .whole(let handle):
      let body = RequestBody(source, context.bodies)
      // The body's bytes count against the limit until the response exists, because the handler
      // uses them until then.
      defer { body.release() }
      var request = request
      request.body = try await body.collect(upTo: limit)
      return try await handle(request)
    case .streaming(let handle):
      return try await handle(request, RequestBody(source, context.bodies))
    }
  }

  /// Responds to a request without a route.
  private func unrouted(_ match: Router.Match) -> Response {
    // RFC 9110 §9.1: 405 would mean that another resource supports the method.
    if !context.router.knows(method) {
      return .problem(HTTPFault.unknownMethod.problem("Allowed: \(context.router.allowAnywhere)."))
    }
    var allow = path.isEmpty ? context.router.allowAnywhere : nil
    if case .otherMethods(let methods) = match { allow = methods }
    guard let allow else { return .problem(HTTPFault.noRoute.problem()) }
    var response = Response.empty(.noContent)
    if method != .options {
      response = .problem(HTTPFault.method.problem("Allowed: \(allow)."))
    }
    response.headers[.allow] = allow
    return response
  }

  /// Logs why a streamed response broke off, unless the client went away.
  func report(_ error: any Error) {
    if error is ExchangeFault { return }
    context.reporter.logger.error(
      "streamed response failed",
      metadata: [
        "route": "\(route?.name ?? "none")", "error": "\(error)", "request_id": "\(id)",
      ])
  }

  /// Reports to log and metrics that the response is being sent.
  func report(status: Int, requestBytes: Int, responseBytes: Int) {
    context.reporter.finished(
      ExchangeReport(
        method: method, route: route, request: request, peer: peer, status: status, code: code,
        requestBytes: requestBytes, responseBytes: responseBytes,
        nanoseconds: MonotonicTime.now().nanoseconds(since: started), id: id))
  }
}
