// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import Storage

/// Apps, identified by their bundle ids.
enum AppsRoutes {
  static var all: [APIRoute] {
    [
      APIRoute(.get, "/v1/apps", .filtered(.read), list),
      APIRoute(.put, "/v1/apps/{app}", .app(.admin), put).conditional,
      .inApp(.get, "", .read, get),
      APIRoute.inApp(.patch, "", .admin, patch).conditional,
      APIRoute.inApp(.delete, "", .admin, delete).conditional,
    ]
  }

  @Sendable private static func list(
    _ services: APIServices, _ call: Call
  ) async throws -> Response {
    let paging = try QueryReader(call.request.query).paging(.apps)
    let apps = services.configuration().apps.values.filter { app in
      call.caller?.mayUse(app: app.bundleID) ?? false
    }
    return Page(cutting: apps, paging, of: .apps) { Array($0.bundleID.utf8) }
      .response(.apps, to: call.request) { app, json in write(app, to: &json) }
  }

  @Sendable private static func put(
    _ services: APIServices, _ call: Call
  ) async throws -> Response {
    guard BundleID.isValid(call.appName) else {
      throw Fault(
        .invalidBundleID, at: "path/app", "expected a bundle id such as \"com.example.app\"")
    }
    var body = try AppBody(parsing: call.request.body)
    if let zone = body.timeZone { body.timeZone = try await services.known(timeZone: zone) }
    if try !call.preconditions().isEmpty {
      return try await putConditionally(services, call, body)
    }
    let stored = try await services.store.apps.put(
      bundleID: call.appName, fallbackLanguages: body.fallbackLanguages,
      sourceLanguage: body.sourceLanguage, languageOverrides: body.languageOverrides,
      maxRate: body.maxRate, timeZone: body.timeZone, quietHours: body.quietHours,
      keysAreTexts: body.keysAreTexts, isStrict: body.isStrict, noting: call.change())
    try await services.configurationChanged()
    return .json(stored.created ? .created : .ok) { json in write(stored.app, to: &json) }
  }

  /// Replaces all members of an existing app, like a PATCH with every member. Creates a missing
  /// app, unless another request has created it meanwhile.
  private static func putConditionally(
    _ services: APIServices, _ call: Call, _ body: AppBody
  ) async throws -> Response {
    let preconditions = try call.preconditions()
    if services.configuration().app(named: call.appName) == nil {
      try await services.configurationChanged()
    }
    if let app = services.configuration().app(named: call.appName) {
      return try await change(services, call, app, AppPatch(body))
    }
    guard preconditions.verdict(for: nil) == .holds else { throw Fault.preconditionFailed }
    let stored = try await services.store.apps.store(
      bundleID: call.appName, fallbackLanguages: body.fallbackLanguages,
      sourceLanguage: body.sourceLanguage, languageOverrides: body.languageOverrides,
      maxRate: body.maxRate, timeZone: body.timeZone, quietHours: body.quietHours,
      keysAreTexts: body.keysAreTexts, isStrict: body.isStrict, onlyNew: true, noting: call.change()
    )
    try await services.configurationChanged()
    guard let stored else { throw Fault.preconditionFailed }
    return .json(.created) { json in write(stored.app, to: &json) }
  }

  @Sendable private static func get(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    try call.answer(document(of: app))
  }

  private static func document(of app: App) -> Response {
    .json { json in write(app, to: &json) }
  }

  private static func tag(of app: App) -> EntityTag? {
    guard case .bytes(let body) = document(of: app).content else { return nil }
    return EntityTag(of: body)
  }

  @Sendable private static func patch(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    var change = try AppPatch(parsing: call.request.body)
    if case .some(let zone?) = change.timeZone {
      change.timeZone = .some(try await services.known(timeZone: zone))
    }
    return try await self.change(services, call, app, change)
  }

  private static func change(
    _ services: APIServices, _ call: Call, _ app: App, _ change: AppPatch
  ) async throws -> Response {
    let changed = try await attempt(services, call, app) { app, version in
      try await services.store.apps.patch(
        id: app.id, change, ifVersion: version, noting: call.change())
    }
    try await services.configurationChanged()
    var response = document(of: changed)
    // RFC 9110 §9.3.4: a PUT whose stored form differs from the request's body must not return an
    // entity tag.
    if call.route.method == .patch { response.headers[.eTag] = tag(of: changed)?.description }
    return response
  }

  /// Applies a change to an app whose state satisfies the request's conditions.
  ///
  /// - Parameter act: makes the change. Receives the app, and the row version that the app must
  ///   still have, if any. Returns nil if the version has changed or the app is gone.
  private static func attempt<Result>(
    _ services: APIServices, _ call: Call, _ app: App,
    _ act: (App, _ version: Int64?) async throws -> Result?
  ) async throws -> Result {
    let isConditional = try !call.preconditions().isEmpty
    var app = app
    // If the app changes between the read and the statement, it is read again. Usually the new
    // version no longer satisfies the condition.
    for _ in 0..<attempts {
      app = try await services.holding(call, app) { tag(of: $0) }
      if let result = try await act(app, isConditional ? app.rowVersion : nil) { return result }
      guard isConditional else {
        throw Fault(.appNotFound, at: "path/app", "the app has been deleted")
      }
      app = try await services.newest(app)
    }
    throw StorageError.vanished
  }

  /// Number of attempts before a request fails because of concurrent changes of its app.
  private static let attempts = 5

  /// Marks the app as deleted. Its rows are removed in the background, because a large app has
  /// many.
  @Sendable private static func delete(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    try await attempt(services, call, app) { app, version in
      try await services.store.apps.delete(
        id: app.id, ifVersion: version, noting: call.change()) ? () : nil
    }
    try await services.configurationChanged()
    return .json(.accepted) { json in
      json.object { json in
        json.field("app", app.bundleID)
        json.field("state", "deleting")
      }
    }
  }

  private static func write(_ app: App, to json: inout JSONWriter) {
    json.object { json in
      json.field("app", app.bundleID)
      json.field("fallback_languages", app.fallbackLanguages)
      json.field("source_language", app.sourceLanguage)
      json.field("language_overrides") { json in
        json.object { json in
          for (wanted, replacement) in app.languageOverrides.sorted(by: { $0.key < $1.key }) {
            json.field(wanted, replacement)
          }
        }
      }
      json.field("max_rate", app.maxRate)
      json.field("time_zone", app.timeZone)
      json.field("quiet_hours") { json in
        if let quietHours = app.quietHours {
          quietHours.write(to: &json, withZone: false)
        } else {
          json.null()
        }
      }
      json.field("keys_are_texts", app.keysAreTexts)
      json.field("strict", app.isStrict)
      json.field("strings_revision", app.stringsRevision)
      json.field("created_at", RFC3339.format(app.createdAt))
    }
  }
}
