// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
internal import HTTPTypes
internal import Logging
internal import Storage

/// The REST API: its table, and the router made of it.
package enum APIRoutes {
  /// Every route. `openapi.json` describes exactly these; a test compares them.
  package static var all: [APIRoute] {
    AppsRoutes.all + CredentialsRoutes.all + DevicesRoutes.all + StringsRoutes.all
      + NotificationsRoutes.all + KeysRoutes.all + HealthRoutes.all
  }

  /// The routes over one shard's services; for use on that shard's actor.
  package static func router(_ services: APIServices) -> Router {
    var router = Router()
    for route in all {
      let limit = route.bodyLimit.bytes(services.catalogueLimits)
      router.add(
        route.method, route.pattern, bodyLimit: limit,
        by: .admitted { request in try admit(request, route, services) })
    }
    return router
  }

  /// Key, scope and app are checked by the head: of a request that is refused no body is received.
  private static func admit(
    _ request: Request, _ route: APIRoute, _ services: APIServices
  ) throws(Problem) -> Route.Handler {
    do throws(Fault) {
      let configuration = services.configuration()
      let name = request.parameters["app"] ?? ""
      let caller = try route.admit(
        authorization: request.headers[.authorization], appName: name, policy: services.access,
        configuration: configuration)
      switch route.handler {
      case .plain(let handle):
        return .whole { request in
          await answer(request, route, services) {
            try await handle(services, Call(request: request, caller: caller))
          }
        }
      case .inApp(let handle):
        guard let app = configuration.apps[name] else {
          throw Fault(.appNotFound, at: "path/app", "expected the bundle id of an app that exists")
        }
        return .whole { request in
          await answer(request, route, services) {
            try await handle(services, Call(request: request, caller: caller), app)
          }
        }
      }
    } catch { throw Problem(error) }
  }

  private static func answer(
    _ request: Request, _ route: APIRoute, _ services: APIServices,
    _ handle: () async throws -> Response
  ) async -> Response {
    do {
      return try await handle()
    } catch let fault as Fault {
      return .problem(Problem(fault))
    } catch {
      let fault = fault(for: error)
      let level: Logger.Level =
        switch fault.code {
        case .changedMeanwhile: .debug
        case .databaseUnavailable: .warning
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

  /// What a caller may know of a fault that is not theirs. The log gets the rest.
  static func fault(for error: any Error) -> Fault {
    switch error as? StorageError {
    case .unavailable:
      Fault(.databaseUnavailable, "the database cannot be reached or is too busy")
    case .refused: Fault(.databaseRefused, "a value is not one that the store can hold")
    case .vanished:
      Fault(.changedMeanwhile, "what the request is about changed while it was being answered")
    default: Fault(.internalFault, "the gateway's log says why")
    }
  }
}
