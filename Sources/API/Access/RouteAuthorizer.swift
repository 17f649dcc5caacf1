// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import Logging
internal import PushModel
internal import Storage

/// Handles one route with one shard's services: authorizes requests, and converts errors to problem
/// documents.
final class RouteAuthorizer {
  private let route: APIRoute
  private let services: APIServices
  private let readsQuery: Bool
  private let readsBody: Bool
  /// Handler of an open route, shared by all its requests.
  private var openToAll: Route.Handler?

  /// The configuration's version and the access policy under which a request was authorized.
  private struct AuthorizationSnapshot: Equatable {
    let version: Int64
    let policy: AccessPolicy
  }

  init(_ route: APIRoute, _ services: APIServices) {
    self.route = route
    self.services = services
    readsQuery = RouteInputs.hasQuery(route)
    readsBody = RouteInputs.hasBody(route)
    guard route.access == .open else { return }
    switch route.handler {
    case .prompt(let handle):
      openToAll = .prompt { [unowned self] request in answer(request, nil, nil, handle) }
    case .plain(let handle):
      openToAll = .whole { [unowned self] request in
        try await answer(request, nil, counted: false) {
          try await handle(services, Call(request: request, caller: nil, route: route))
        }
      }
    case .inApp, .streamedInApp: break
    }
  }

  /// Rejected on every route, because the gateway has no modification dates.
  private static let unheededDates: [HTTPField.Name] = [.ifUnmodifiedSince]
  /// Rejected on routes without entity tags.
  private static let unheededConditions: [HTTPField.Name] = [
    .ifMatch, .ifNoneMatch, .ifUnmodifiedSince,
  ]

  /// Checks key, scope and app once the request's head has arrived, so that rejected requests do
  /// not send a body.
  func admit(_ request: Request) throws(Problem) -> Route.Handler {
    try checkSite(of: request)
    var rate: KeyRates.Quota?
    do throws(Fault) {
      if let openToAll {
        try checkForm(of: request)
        return openToAll
      }
      let configuration = services.configuration()
      let name = request.parameters["app"] ?? ""
      let authorization = AuthorizationSnapshot(
        version: configuration.version, policy: services.access)
      let caller = try services.caller(of: request, to: route, configuration)
      let standing = try services.takeQuota(of: caller)
      rate = standing
      try checkForm(of: request)
      guard !route.needsDatabase || !services.isDatabaseAway() else {
        throw Fault(.databaseUnavailable, "the database cannot be reached")
      }
      if route.needsDatabase { try services.inFlight.check() }
      switch route.handler {
      case .prompt(let handle):
        return .prompt { request in self.answer(request, caller, standing, handle) }
      case .plain(let handle):
        return .whole { request in
          let call = Call(request: request, caller: caller, route: self.route)
          return try await self.answer(request, standing, counted: self.route.needsDatabase) {
            try self.checkAuthorizationStillHolds(call, since: authorization)
            try self.checkBody(of: request)
            return try await handle(self.services, call)
          }
        }
      case .inApp(let handle):
        let app = try app(name, configuration)
        return .whole { request in
          let call = Call(request: request, caller: caller, route: self.route)
          return try await self.answer(request, standing, counted: self.route.needsDatabase) {
            try self.checkAuthorizationStillHolds(call, since: authorization)
            try self.checkBody(of: request)
            return try await handle(self.services, call, app)
          }
        }
      case .streamedInApp(let handle):
        let app = try app(name, configuration)
        // Streamed requests do not count as in flight. Their handlers wait for clients, which may
        // send nothing at all.
        return .streaming { request, body in
          try await self.answer(request, standing, counted: false) {
            try await handle(
              self.services, Call(request: request, caller: caller, route: self.route), app, body)
          }
        }
      }
    } catch {
      // The request has already taken a token from the key's bucket.
      var fault = error
      fault.rate = fault.rate ?? rate
      throw Problem(fault)
    }
  }

  /// Rejects members that the route would ignore, because the caller expects them to take effect.
  /// An empty object is accepted, because some clients always send one.
  private func checkBody(of request: Request) throws(Fault) {
    guard !readsBody, !request.body.isEmpty else { return }
    for member in try bodyMembers(request.body, expected: "no body, or an empty object") {
      throw Fault(
        .unknownMember, at: jsonPointerToken(member.name.text),
        "the route has no body; parameters are in the query")
    }
  }

  /// Authorizes again after the body has arrived, which may take two minutes. Meanwhile a key may
  /// be revoked, or a certificate may expire.
  private func checkAuthorizationStillHolds(
    _ call: Call, since authorization: AuthorizationSnapshot
  ) throws(Fault) {
    guard !call.request.body.isEmpty else { return }
    let now = AuthorizationSnapshot(
      version: services.configuration().version, policy: services.access)
    if now != authorization || call.request.certificate != nil { try call.mayProceed(services) }
  }

  /// Rejects cross-site requests where access needs no API key. A browser would send a client
  /// certificate on behalf of any page, and without keys every request is allowed. Such access is
  /// for programs and for the gateway's own pages.
  private func checkSite(of request: Request) throws(Problem) {
    guard route.access != .open else { return }
    if request.isFromOtherSite { throw HTTPFault.otherSite.problem() }
    if services.access.insecureNoAuth, !request.isForLoopbackName {
      throw HTTPFault.otherSite.problem(
        "Without API keys, Host must be a loopback name such as localhost or 127.0.0.1.")
    }
  }

  /// Rejects query parameters and header fields that the route would ignore, because the caller
  /// expects them to take effect. Open routes accept queries, because probes of load balancers may
  /// append them.
  private func checkForm(of request: Request) throws(Fault) {
    if !readsQuery, route.access != .open {
      _ = try QueryReader(request.query, isList: false)
    }
    if route.method != .get {
      for name in route.heedsConditions ? Self.unheededDates : Self.unheededConditions
      where request.headers.contains(name) {
        throw Fault(
          .invalidParameter, at: "header/\(name.rawName)",
          route.heedsConditions
            ? "expected If-Match with an entity tag: no dates are stored"
            : "expected no condition: the resource has no entity tag")
      }
    }
    if route.method != .get, let type = request.headers[.contentType] {
      try route.bodyLimit.check(contentType: type)
    }
    let encoding = request.headers[.contentEncoding] ?? ""
    guard encoding.isEmpty || encoding.lowercased() == "identity" else {
      throw Fault(.encodedBody, at: "header/Content-Encoding", "expected no Content-Encoding")
    }
  }

  private func app(_ name: String, _ configuration: ConfigurationSnapshot) throws(Fault) -> App {
    guard let app = configuration.app(named: name) else { throw .noApp }
    return app
  }

  /// Runs the handler. Throws only connection errors; other errors become responses.
  /// - Parameter counted: whether the request counts as in flight.
  private func answer(
    _ request: Request, _ rate: KeyRates.Quota?, counted: Bool,
    _ handle: () async throws -> Response
  ) async throws(ExchangeFault) -> Response {
    do {
      var response =
        if counted {
          try await services.inFlight.answering(handle)
        } else { try await handle() }
      complete(&response.headers, rate)
      return response
    } catch let fault as ExchangeFault {
      throw fault
    } catch {
      return answer(for: error, request, rate)
    }
  }

  /// Runs a handler that does not wait.
  private func answer(
    _ request: Request, _ caller: Caller?, _ rate: KeyRates.Quota?,
    _ handle: (APIServices, Call) throws -> Response
  ) -> Response {
    do {
      var response = try handle(services, Call(request: request, caller: caller, route: route))
      complete(&response.headers, rate)
      return response
    } catch {
      return answer(for: error, request, rate)
    }
  }

  /// Forbids caches to store responses to authenticated requests, because they may contain personal
  /// data. A response with its own `Cache-Control` has an entity tag (`Call.answer`) and no
  /// personal data.
  private func complete(_ headers: inout HTTPFields, _ rate: KeyRates.Quota?) {
    if route.access != .open, headers[.cacheControl] == nil { headers[.cacheControl] = "no-store" }
    rate?.write(to: &headers)
  }

  private func answer(
    for error: any Error, _ request: Request, _ rate: KeyRates.Quota?
  ) -> Response {
    var fault = services.fault(
      for: error, route: "\(route.method.rawValue) \(route.pattern)", requestID: request.id)
    fault.rate = rate
    return .problem(Problem(fault))
  }
}

extension KeyRates.Quota {
  /// Writes the fields of draft-ietf-httpapi-ratelimit-headers: the quota per second, and the
  /// remaining quota.
  func write(to headers: inout HTTPFields) {
    headers[.rateLimitPolicy] = "\"key\";q=\(limit);w=1"
    headers[.rateLimit] = "\"key\";r=\(remaining);t=\(waitSeconds)"
  }
}

extension Fault {
  /// The app in the path does not exist.
  package static let noApp = Fault(
    .appNotFound, at: "path/app", "expected the bundle id of an app that exists")
}

extension APIServices {
  /// Returns the fault to report for an error. Logs errors that the caller did not cause.
  package func fault(for error: any Error, route: String, requestID: String) -> Fault {
    if let fault = error as? Fault { return fault }
    let fault = APIRoutes.fault(for: error)
    let level: Logger.Level =
      switch fault.code {
      case .changedMeanwhile: .debug
      case .databaseUnavailable, .fateUnknown: .warning
      default: .error
      }
    logger.log(
      level: level, "request failed",
      metadata: ["route": "\(route)", "request_id": "\(requestID)", "error": "\(error)"])
    return fault
  }
}
