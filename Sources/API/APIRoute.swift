// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
package import HTTPTypes
internal import Localization
package import PushModel

/// A row of the API's route table: method, path, access and handler.
package struct APIRoute: Sendable {
  /// Access rule of a route. The checks run in this order: key (401), scope and app binding (403),
  /// app (404).
  package enum Access: Sendable, Equatable {
    /// No key needed: the route returns no secrets and changes nothing.
    case open
    /// A key with the scope that is not bound to apps, for routes that concern the whole gateway.
    case gateway(KeyScope)
    /// A key with the scope; the handler returns only objects that the key may access.
    case filtered(KeyScope)
    /// A key with the scope that may use the app in the path.
    case app(KeyScope)
  }

  /// The route's handler; runs on the shard's actor.
  enum Handler: Sendable {
    /// Returns without waiting and needs no body.
    case prompt(@Sendable (APIServices, Call) throws -> Response)
    case plain(@Sendable (APIServices, Call) async throws -> Response)
    /// Handles a request for the app in the path; a missing app results in 404.
    case inApp(@Sendable (APIServices, Call, App) async throws -> Response)
    /// Handles a request for the app in the path and receives the body as a stream.
    case streamedInApp(@Sendable (APIServices, Call, App, RequestBody) async throws -> Response)
  }

  package let method: HTTPRequest.Method
  package let pattern: String
  package let access: Access
  package let bodyLimit: BodyLimit
  /// Whether requests are rejected while PostgreSQL is known to be unavailable, instead of waiting
  /// for it.
  package private(set) var needsDatabase: Bool
  /// Whether the route evaluates `If-Match` and `If-None-Match`. Routes that change something and
  /// do not evaluate these fields reject requests with them.
  package private(set) var heedsConditions = false
  /// Whether monitoring systems request the route every few seconds.
  private(set) var isProbe = false
  let handler: Handler

  /// Size limit of a body.
  package enum BodyLimit: Sendable {
    /// Enough for one object: 32 languages, 64 tags and a key are far below it.
    case usual
    /// 10,000 recipients, each with a token of 64 digits and a few arguments.
    case recipients
    /// 1,000 lines of 64 KiB, or 16 lines of the maximum length. Only lines in progress are in
    /// memory.
    case batch
    /// All devices of an app: a hundred million of 160 bytes each. Only the amount of
    /// `TransferLimits` is in memory.
    case devices
    /// All strings of an app: `CatalogueLimits.uploadBytes`.
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

    /// Time limit for receiving the whole body; nil: the default.
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

  /// Creates an open route whose handler returns without waiting and needs no body.
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

  /// A copy of this route that is answered from memory, without the database.
  var withoutDatabase: APIRoute {
    var route = self
    route.needsDatabase = false
    return route
  }

  /// A copy of this route that monitoring systems request every few seconds.
  var asProbe: APIRoute {
    var route = self
    route.isProbe = true
    return route
  }

  /// A copy of this route that evaluates `If-Match` and `If-None-Match`.
  var conditional: APIRoute {
    var route = self
    route.heedsConditions = true
    return route
  }

  /// Creates a route below an existing app.
  /// - Parameter path: the path after `/v1/apps/{app}`.
  static func inApp(
    _ method: HTTPRequest.Method, _ path: String, _ scope: KeyScope,
    bodyLimit: BodyLimit = .usual,
    _ handler: @escaping @Sendable (APIServices, Call, App) async throws -> Response
  ) -> APIRoute {
    APIRoute(method, "/v1/apps/{app}" + path, .app(scope), bodyLimit, .inApp(handler))
  }

  /// Creates a route below an existing app with a streamed body.
  static func inApp(
    _ method: HTTPRequest.Method, _ path: String, _ scope: KeyScope, bodyLimit: BodyLimit,
    streamed handler:
      @escaping @Sendable (APIServices, Call, App, RequestBody) async throws ->
      Response
  ) -> APIRoute {
    APIRoute(
      method, "/v1/apps/{app}" + path, .app(scope), bodyLimit, .streamedInApp(handler))
  }

  /// Authenticates and authorizes a request. Returns nil on open routes; throws the `Fault` of a
  /// rejected request.
  /// - Parameter authenticated: called before the caller's permissions are checked.
  package func admit(
    authorization: String?, certificate: ClientCertificate? = nil, appName: String,
    policy: AccessPolicy, configuration: ConfigurationSnapshot,
    authenticated: (Caller) -> Void = { _ in }
  ) throws(Fault) -> Caller? {
    if access == .open { return nil }
    let caller = try Caller(
      authorization: authorization, certificate: certificate, policy: policy,
      configuration: configuration)
    authenticated(caller)
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
