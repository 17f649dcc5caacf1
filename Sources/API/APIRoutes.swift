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
      router.add(route.method, route.pattern, bodyLimit: route.bodyLimit) { request in
        await answer(request, route, services)
      }
    }
    return router
  }

  private static func answer(
    _ request: Request, _ route: APIRoute, _ services: APIServices
  ) async -> Response {
    do {
      let caller = try route.admit(
        authorization: request.headers[.authorization],
        appName: request.parameters["app"] ?? "", policy: services.access,
        configuration: services.configuration())
      return try await route.handler(services, Call(request: request, caller: caller))
    } catch let fault as Fault {
      return .problem(Problem(fault))
    } catch {
      return .problem(Problem(unexpected(error, route, request, services.logger)))
    }
  }

  /// What a caller may know of a fault that is not theirs. The log gets the rest.
  private static func unexpected(
    _ error: any Error, _ route: APIRoute, _ request: Request, _ logger: Logger
  ) -> Fault {
    let metadata: Logger.Metadata = [
      "route": "\(route.method.rawValue) \(route.pattern)", "request": "\(request.id)",
      "error": "\(error)",
    ]
    switch error as? StorageError {
    case .unavailable:
      logger.warning("a request found no database", metadata: metadata)
      return Fault(.databaseUnavailable, "the database cannot be reached or is too busy")
    case .refused:
      logger.error("the database refused what the API had checked", metadata: metadata)
      return Fault(.databaseRefused, "a value is not one that the store can hold")
    case .vanished:
      return Fault(
        .changedMeanwhile, "what the request is about changed while it was being answered")
    default:
      logger.error("a request failed", metadata: metadata)
      return Fault(.internalFault, "the gateway's log says why")
    }
  }
}
