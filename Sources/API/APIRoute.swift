// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
package import HTTPTypes
internal import Localization
package import PushModel

/// One row of the API: an address, who may use it, and what it does.
package struct APIRoute: Sendable {
  /// Who may use a route. The checks come in this order: key (401), scope and binding (403), app (404).
  package enum Access: Sendable, Equatable {
    /// Everybody: nothing secret is told and nothing changes.
    case open
    /// A key with the scope that is not bound to apps: this is about the whole gateway.
    case gateway(KeyScope)
    /// A key with the scope; the handler shows what the key may see.
    case filtered(KeyScope)
    /// A key with the scope that may use the app in the path.
    case app(KeyScope)
  }

  /// Who answers; on the shard's actor.
  enum Handler: Sendable {
    /// Waits for nothing, reads no body.
    case prompt(@Sendable (APIServices, Call) throws -> Response)
    case plain(@Sendable (APIServices, Call) async throws -> Response)
    /// About the app of the path, which must exist: 404 otherwise.
    case inApp(@Sendable (APIServices, Call, App) async throws -> Response)
    /// The same for who takes the body as it comes.
    case streamedInApp(@Sendable (APIServices, Call, App, RequestBody) async throws -> Response)
  }

  package let method: HTTPRequest.Method
  package let pattern: String
  package let access: Access
  package let bodyLimit: BodyLimit
  /// Whether a request is refused while PostgreSQL is known to be away, rather than let wait for it.
  package private(set) var needsDatabase: Bool
  /// Whether it heeds `If-Match` and `If-None-Match`. Where it changes something and does not, they are refused.
  package private(set) var heedsConditions = false
  let handler: Handler

  /// How large a body may be.
  package enum BodyLimit: Sendable {
    /// Most bodies describe one thing: 32 languages, 64 tags and a key are far below it.
    case usual
    /// 10,000 recipients, each with a token of 64 digits and a few arguments.
    case recipients
    /// Nothing of it is held but the lines under way: 1,000 of 64 KiB, or 16 of the longest.
    case batch
    /// All devices of an app: a hundred million in 160 bytes each. Nothing of it is held but `TransferLimits`.
    case devices
    /// An app's texts: `CatalogueLimits.uploadBytes`.
    case texts

    func bytes(_ limits: CatalogueLimits) -> Int {
      switch self {
      case .usual: 64 * 1024
      case .recipients: 4 * 1024 * 1024
      case .batch: 64 * 1024 * 1024
      case .devices: 16 * 1024 * 1024 * 1024
      case .texts: limits.uploadBytes
      }
    }

    /// How long it may be waited for, all in all; nil: the usual time.
    var time: Duration? {
      switch self {
      case .devices: .seconds(24 * 3600)
      case .usual, .recipients, .batch, .texts: nil
      }
    }
  }

  init(
    _ method: HTTPRequest.Method, _ pattern: String, _ access: Access,
    bodyLimit: BodyLimit = .usual,
    _ handler: @escaping @Sendable (APIServices, Call) async throws -> Response
  ) {
    self.init(method, pattern, access, bodyLimit, .plain(handler))
  }

  /// A route for everybody, which waits for nothing and reads no body.
  static func prompt(
    _ method: HTTPRequest.Method, _ pattern: String,
    _ handler: @escaping @Sendable (APIServices, Call) throws -> Response
  ) -> APIRoute {
    APIRoute(method, pattern, .open, .usual, .prompt(handler))
  }

  private init(
    _ method: HTTPRequest.Method, _ pattern: String, _ access: Access, _ bodyLimit: BodyLimit,
    _ handler: Handler
  ) {
    self.method = method
    self.pattern = pattern
    self.access = access
    self.bodyLimit = bodyLimit
    self.handler = handler
    needsDatabase = access != .open
  }

  /// The same route, answered from memory.
  var withoutDatabase: APIRoute {
    var route = self
    route.needsDatabase = false
    return route
  }

  /// The same route, which heeds `If-Match` and `If-None-Match`.
  var conditional: APIRoute {
    var route = self
    route.heedsConditions = true
    return route
  }

  /// A route below an app that exists.
  /// - Parameter path: what follows `/v1/apps/{app}`.
  static func inApp(
    _ method: HTTPRequest.Method, _ path: String, _ scope: KeyScope,
    bodyLimit: BodyLimit = .usual,
    _ handler: @escaping @Sendable (APIServices, Call, App) async throws -> Response
  ) -> APIRoute {
    APIRoute(method, "/v1/apps/{app}" + path, .app(scope), bodyLimit, .inApp(handler))
  }

  /// The same, whose handler takes the body as it comes.
  static func inApp(
    _ method: HTTPRequest.Method, _ path: String, _ scope: KeyScope, bodyLimit: BodyLimit,
    streamed handler:
      @escaping @Sendable (APIServices, Call, App, RequestBody) async throws ->
      Response
  ) -> APIRoute {
    APIRoute(
      method, "/v1/apps/{app}" + path, .app(scope), bodyLimit, .streamedInApp(handler))
  }

  /// Lets the request in or throws why not.
  package func admit(
    authorization: String?, certificate: ClientCertificate? = nil, appName: String,
    policy: AccessPolicy, configuration: ConfigurationSnapshot
  ) throws(Fault) -> Caller? {
    if access == .open { return nil }
    let caller = try Caller(
      authorization: authorization, certificate: certificate, policy: policy,
      configuration: configuration)
    switch access {
    case .open: break
    case .filtered(let scope): try caller.require(scope)
    case .gateway(let scope):
      try caller.require(scope)
      try caller.requireUnbound()
    case .app(let scope):
      try caller.require(scope)
      try caller.require(app: appName)
    }
    return caller
  }
}

/// A request that has been let in.
package struct Call: Sendable {
  package let request: Request
  /// Nil on open routes.
  package let caller: Caller?
  package let route: APIRoute

  /// The bundle id of the path; "" where there is none.
  var appName: String { request.parameters["app"] ?? "" }

  /// What the audit log has of it.
  ///
  /// - Parameter app: a bundle id, where the path has none and it is about one.
  func change(of app: String? = nil) -> AuditedChange {
    AuditedChange(
      by: caller?.actor ?? .anybody, action: "\(route.method.rawValue) \(route.pattern)",
      path: request.path, app: app ?? request.parameters["app"], requestID: request.id)
  }

  func parameter(_ name: String) -> String { request.parameters[name] ?? "" }

  /// The device token of the path.
  func deviceToken() throws(Fault) -> DeviceToken {
    do throws(DeviceToken.Fault) {
      return try DeviceToken(hex: parameter("token"))
    } catch { throw Fault(.invalidDeviceToken, at: "path/token", error.sentence) }
  }
}
