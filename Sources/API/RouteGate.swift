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
          try await self.answer(request) {
            try await handle(self.services, Call(request: request, caller: caller))
          }
        }
      case .inApp(let handle):
        let app = try app(name, configuration)
        return .whole { request in
          try await self.answer(request) {
            try await handle(self.services, Call(request: request, caller: caller), app)
          }
        }
      case .streamedInApp(let handle):
        let app = try app(name, configuration)
        return .streaming { request, body in
          try await self.answer(request) {
            try await handle(self.services, Call(request: request, caller: caller), app, body)
          }
        }
      }
    } catch { throw Problem(error) }
  }

  private func app(_ name: String, _ configuration: ConfigurationSnapshot) throws(Fault) -> App {
    guard let app = configuration.apps[name] else { throw .noApp }
    return app
  }

  /// Throws what concerns the connection and not the handler.
  private func answer(
    _ request: Request, _ handle: () async throws -> Response
  ) async throws(ExchangeFault) -> Response {
    do {
      return try await handle()
    } catch let fault as ExchangeFault {
      throw fault
    } catch {
      return .problem(
        Problem(
          services.fault(
            for: error, route: "\(route.method.rawValue) \(route.pattern)", requestID: request.id)))
    }
  }
}

extension Fault {
  /// The path names no app.
  static let noApp = Fault(
    .appNotFound, at: "path/app", "expected the bundle id of an app that exists")
}

extension APIServices {
  /// What a caller is told of an error; the log has all of it, where it is not the caller's.
  func fault(for error: any Error, route: String, requestID: String) -> Fault {
    if let fault = error as? Fault { return fault }
    let fault = APIRoutes.fault(for: error)
    let level: Logger.Level =
      switch fault.code {
      case .changedMeanwhile: .debug
      case .databaseUnavailable, .fateUnknown: .warning
      default: .error
      }
    logger.log(
      level: level, "a request failed",
      metadata: ["route": "\(route)", "request_id": "\(requestID)", "error": "\(error)"])
    return fault
  }
}
