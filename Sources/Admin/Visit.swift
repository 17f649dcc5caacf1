// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import Identity
internal import PushModel
internal import Storage

/// An admitted request of a browser.
struct Visit {
  let request: Request
  let services: AdminServices
  let origin: ClientOrigin
  /// Nil on routes without a session.
  let caller: Caller?

  var now: Instant { services.api.now() }

  /// Whether the session can end by signing out; false if the gateway requires no keys, or if a
  /// proxy authenticates.
  var isSignedIn: Bool {
    guard let caller, caller.actor != .anybody else { return false }
    return !isPerson || services.signIn.person(of: request) == nil
  }

  /// Whether the caller is a person and not a key.
  var isPerson: Bool { caller?.actor.kind == .person }

  /// The name of the caller's key, or of the person.
  var callerName: String {
    switch caller?.actor {
    case .key(_, let name), .person(let name): name
    case .administrator: "Administrator’s key"
    case .anybody, .commandLine, nil: "No keys required"
    }
  }

  /// Returns whether the caller may open a page.
  func mayOpen(_ route: AdminRoute) -> Bool {
    route.access.admits(caller)
  }

  /// Returns whether the page is the one that an entry of the navigation opens, or is below it.
  func isBelow(_ link: Link) -> Bool {
    request.path == link.text || request.path.hasPrefix(link.text + "/")
  }

  /// The apps that the caller may use, by bundle id.
  var apps: [App] {
    services.api.configuration().apps.values
      .filter { caller?.mayUse(app: $0.bundleID) ?? false }
      .sorted { $0.bundleID < $1.bundleID }
  }

  /// Returns the app; throws the API's faults for other apps and for apps that the caller may not
  /// use.
  func app(named name: String) throws(Fault) -> App {
    try caller?.require(app: name)
    guard let app = services.api.configuration().app(named: name) else { throw .noApp }
    return app
  }

  /// Throws unless the session is still valid, and its key may still use the app. For work and
  /// responses that last.
  func mayProceed(_ scope: KeyScope, _ app: App) throws(Fault) {
    guard let caller = Session.caller(of: request, origin, services) else {
      throw Fault(.unauthorized, "the session has ended")
    }
    try caller.require(scope)
    try caller.require(app: app.bundleID)
  }

  /// Returns the entry of the audit log for a change.
  /// - Parameters:
  ///   - route: the route's path below `/admin/`, with names in braces.
  ///   - path: the same path with the changed object.
  ///   - app: the bundle id of the app that the change belongs to.
  func change(by route: StaticString, at path: String, app: String?) -> AuditedChange {
    AuditedChange(
      by: caller?.actor ?? .anybody, action: "POST \(Link.prefix)\(route)",
      path: Link.prefix + path, app: app, requestID: request.id)
  }

  /// Writes the audit log's entry of a notification that was sent. A replay writes it if the
  /// first request, whose answer was lost, did not.
  /// - Parameter path: a path that belongs to this notification alone; nil: the notification's.
  func note(
    _ sent: (id: NotificationID, isReplay: Bool), by route: StaticString, at path: String? = nil,
    app: App
  ) async throws {
    try await services.api.store.audit.note(
      change(by: route, at: path ?? "notifications/\(sent.id)", app: app.bundleID),
      unlessKnown: sent.isReplay)
  }

  /// Returns the items of the form in the body; throws a `Fault` for another type of body.
  /// - Parameter limit: maximum number of fields.
  func form(atMost limit: Int = maximumFields) throws -> QueryItems {
    let type = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased() ?? ""
    guard type == "application/x-www-form-urlencoded" else {
      throw Fault(
        .unsupportedType, at: "header/Content-Type", "expected application/x-www-form-urlencoded")
    }
    do throws(ParseFault) {
      let form = try QueryItems(parsing: request.body[...])
      guard form.items.count <= limit else {
        throw ParseFault(.encoding, "A form may have at most \(limit) fields.")
      }
      return form
    } catch { throw error.fault.problem(error.detail) }
  }

  /// Returns the fields and files of the form in the body; throws a `Fault` for another body.
  func multipartForm() throws -> MultipartForm {
    let type = request.headers[.contentType] ?? ""
    guard let boundary = MultipartForm.boundary(ofContentType: type) else {
      throw Fault(
        .unsupportedType, at: "header/Content-Type",
        "expected multipart/form-data with a boundary")
    }
    do throws(MultipartForm.Malformed) {
      return try MultipartForm(parsing: request.body, boundary: boundary)
    } catch { throw Fault(.malformedForm, error.description) }
  }

  /// More than any form of the page has, except those with lists of fields.
  private static let maximumFields = 64
}
