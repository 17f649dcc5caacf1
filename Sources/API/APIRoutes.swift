// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
internal import HTTPTypes
internal import Localization
internal import Storage

/// The REST API: its route table, and the router built from it.
package enum APIRoutes {
  /// All routes. A test compares them with `openapi.json`.
  package static var all: [APIRoute] {
    AppsRoutes.all + CredentialsRoutes.all + DevicesRoutes.all + DeviceCountsRoute.all
      + DeviceDeliveriesRoute.all + DeviceEventsRoute.all + ImportRoute.all + ExportRoute.all
      + UsersRoutes.all
      + StringsRoutes.all
      + NotificationsRoutes.all + ChannelsRoutes.all + KeysRoutes.all + QueueRoutes.all
      + WebhooksRoutes.all + PruningRoutes.all + AuditRoutes.all + StatisticsRoutes.all
      + HealthRoutes.all
  }

  /// Creates the router over one shard's services, for use on that shard's actor.
  package static func router(_ services: APIServices) -> Router {
    var router = Router()
    for route in all {
      let limit = route.bodyLimit.bytes(services.catalogueLimits)
      let gate = RouteAuthorizer(route, services)
      router.add(
        route.method, route.pattern, bodyLimit: limit, bodyTime: route.bodyLimit.time,
        isProbe: route.isProbe, by: .admitted { request in try gate.admit(request) })
    }
    return router
  }

  /// Returns the fault that the caller receives for an error that the caller did not cause. Details
  /// are only logged.
  static func fault(for error: any Error) -> Fault {
    switch error as? StorageError {
    case .unavailable:
      Fault(.databaseUnavailable, "the database cannot be reached or is too busy")
    case .fateUnknown:
      Fault(.fateUnknown, "the database connection was lost before the response")
    case .refused: Fault(.databaseRefused, "the database cannot store a value")
    case .vanished:
      Fault(.changedMeanwhile, "the requested object changed during the request")
    default: Fault(.internalFault, "the gateway's log contains the cause")
    }
  }
}
