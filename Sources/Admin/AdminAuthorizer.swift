// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import Logging

/// Handles one route of the admin page with one shard's services: checks connection, origin,
/// session and scope, and converts errors to problems, which `ErrorPage` shows.
final class AdminAuthorizer {
  private let route: AdminRoute
  private let services: AdminServices

  init(_ route: AdminRoute, _ services: AdminServices) {
    self.route = route
    self.services = services
  }

  /// The result of the checks.
  private enum Admission {
    case admitted(Visit)
    case answered(Response)
  }

  /// Checks the head of a request before a byte of the body is read. The checks are repeated when
  /// the body is complete, because meanwhile the key may be revoked.
  func admit(_ request: Request) -> Route.Handler {
    switch check(request) {
    case .answered(let response): return .prompt { _ in response }
    case .admitted(let visit):
      do throws(Fault) {
        if let caller = visit.caller { try services.api.count(requestOf: caller) }
      } catch {
        let problem = Problem(error)
        return .prompt { _ in .problem(problem) }
      }
      return .whole { request in
        guard request.method == .post else { return try await self.answer(visit) }
        switch self.check(request) {
        case .answered(let response): return response
        case .admitted(let visit): return try await self.answer(visit)
        }
      }
    }
  }

  private func check(_ request: Request) -> Admission {
    let origin = ClientOrigin(of: request, proxies: services.proxies)
    guard origin.isProtected else { return .answered(ErrorPage.plainHTTP) }
    if services.api.access.insecureNoAuth, !request.isForLoopbackName {
      return .answered(.problem(HTTPFault.otherSite.problem(ErrorPage.loopbackNames)))
    }
    if request.method == .post, !request.isFromOwnPage(isSecure: origin.isSecure) {
      return .answered(.problem(HTTPFault.otherSite.problem(ErrorPage.notOwnPage)))
    }
    guard route.access != .open else {
      return .admitted(Visit(request: request, services: services, origin: origin, caller: nil))
    }
    guard let caller = Session.caller(of: request, origin, services) else {
      return .answered(SignIn.response(instead: request))
    }
    request.note(caller.actor.logged)
    let visit = Visit(request: request, services: services, origin: origin, caller: caller)
    guard route.access.admits(caller) else {
      return .answered(ErrorPage.notAllowed(route.access, visit))
    }
    return .admitted(visit)
  }

  private func answer(_ visit: Visit) async throws(ExchangeFault) -> Response {
    do {
      guard route.access != .open else { return try await route.handler(visit) }
      guard !services.api.isDatabaseAway() else {
        throw Fault(.databaseUnavailable, "the database cannot be reached")
      }
      return try await services.api.inFlight.answering { try await route.handler(visit) }
    } catch let fault as ExchangeFault {
      throw fault
    } catch let problem as Problem {
      return .problem(problem)
    } catch {
      return .problem(
        Problem(
          services.api.fault(
            for: error, route: "\(route.method.rawValue) \(route.pattern)",
            requestID: visit.request.id)))
    }
  }
}
