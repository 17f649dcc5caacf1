// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import Logging
internal import PushModel
internal import Storage

/// One route over one shard's services: lets requests in, and turns what goes wrong into problems.
final class RouteGate {
  private let route: APIRoute
  private let services: APIServices

  init(_ route: APIRoute, _ services: APIServices) {
    self.route = route
    self.services = services
  }

  /// Key, scope and app are checked by the head: of a request that is refused no body is received.
  func admit(_ request: Request) throws(Problem) -> Route.Handler {
    do throws(Fault) {
      let configuration = services.configuration()
      let name = request.parameters["app"] ?? ""
      let caller = try route.admit(
        authorization: request.headers[.authorization], appName: name, policy: services.access,
        configuration: configuration)
      guard !route.needsDatabase || !services.isDatabaseAway() else {
        throw Fault(.databaseUnavailable, "the database cannot be reached")
      }
      switch route.handler {
      case .plain(let handle):
        return .whole { request in
          await self.answer(request) {
            try await handle(self.services, Call(request: request, caller: caller))
          }
        }
      case .inApp(let handle):
        guard let app = configuration.apps[name] else {
          throw Fault(.appNotFound, at: "path/app", "expected the bundle id of an app that exists")
        }
        return .whole { request in
          await self.answer(request) {
            try await handle(self.services, Call(request: request, caller: caller), app)
          }
        }
      }
    } catch { throw Problem(error) }
  }

  private func answer(
    _ request: Request, _ handle: () async throws -> Response
  ) async -> Response {
    do {
      return try await handle()
    } catch let fault as Fault {
      return .problem(Problem(fault))
    } catch {
      let fault = APIRoutes.fault(for: error)
      let level: Logger.Level =
        switch fault.code {
        case .changedMeanwhile: .debug
        case .databaseUnavailable, .fateUnknown: .warning
        default: .error
        }
      services.logger.log(
        level: level, "a request failed",
        metadata: [
          "route": "\(route.method.rawValue) \(route.pattern)", "request_id": "\(request.id)",
          "error": "\(error)",
        ])
      return .problem(Problem(fault))
    }
  }
}
