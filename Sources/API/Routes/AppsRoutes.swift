// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import Storage

/// Apps, named by their bundle ids.
enum AppsRoutes {
  static var all: [APIRoute] {
    [
      APIRoute(.get, "/v1/apps", .filtered(.read), list),
      APIRoute(.put, "/v1/apps/{app}", .app(.admin), put),
      .inApp(.get, "", .read, get),
      .inApp(.patch, "", .admin, patch),
      .inApp(.delete, "", .admin, delete),
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
    let stored = try await services.store.configuration.putApp(
      bundleID: call.appName, fallbackLanguages: body.fallbackLanguages,
      sourceLanguage: body.sourceLanguage, languageOverrides: body.languageOverrides,
      maxRate: body.maxRate, timeZone: body.timeZone, quietHours: body.quietHours,
      noting: call.change())
    try await services.configurationChanged()
    return .json(stored.created ? .created : .ok) { json in write(stored.app, to: &json) }
  }

  @Sendable private static func get(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    .json { json in write(app, to: &json) }
  }

  @Sendable private static func patch(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    var change = try AppPatch(parsing: call.request.body)
    if case .some(let zone?) = change.timeZone {
      change.timeZone = .some(try await services.known(timeZone: zone))
    }
    guard
      let changed = try await services.store.configuration.patchApp(
        id: app.id, change, noting: call.change())
    else {
      throw Fault(.appNotFound, at: "path/app", "the app has been deleted")
    }
    try await services.configurationChanged()
    return .json { json in write(changed, to: &json) }
  }

  /// The rows of a large app take a while, so they go in the background.
  @Sendable private static func delete(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    guard
      try await services.store.configuration.deleteApp(
        id: app.id, noting: call.change())
    else {
      // Another request was faster.
      throw Fault(.appNotFound, at: "path/app", "the app has been deleted already")
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
      json.field("strings_revision", app.stringsRevision)
      json.field("created_at", RFC3339.format(app.createdAt))
    }
  }
}
