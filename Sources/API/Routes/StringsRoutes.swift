// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import Localization
internal import PushModel
internal import Storage

/// An app's strings: one JSON catalogue for each language. Every change makes a new revision, and a
/// notification keeps the one it was accepted with.
enum StringsRoutes {
  static var all: [APIRoute] {
    [
      .inApp(.get, "/strings", .read, list),
      .inApp(.put, "/strings/{language}", .admin, bodyLimit: APIRoute.largeBody, put),
      .inApp(.get, "/strings/{language}", .read, get),
      .inApp(.delete, "/strings/{language}", .admin, delete),
    ]
  }

  @Sendable private static func list(
    _ services: APIServices, _ call: Call, _ app: AppRecord
  ) async throws -> Response {
    let paging = try QueryReader(call.request.query).paging(.strings)
    let catalogue = try await services.catalogue(app: app.id, revision: app.stringsRevision)
    return Page(cutting: catalogue?.languages ?? [], paging, of: .strings) { Array($0.utf8) }
      .response(
        .strings, to: call.request,
        head: { json in
          json.field("revision", app.stringsRevision)
          json.field("source_language", app.sourceLanguage)
        },
        write: { language, json in json.value(language) })
  }

  @Sendable private static func put(
    _ services: APIServices, _ call: Call, _ app: AppRecord
  ) async throws -> Response {
    let language = try language(call)
    let strings = try StringsBody(parsing: call.request.body)
    let revision = try await services.store.strings.put(
      app: app.id, language: language, body: call.request.body)
    guard let revision else { throw StorageError.vanished }
    try await services.configurationChanged()
    return .json { json in
      json.object { json in
        json.field("language", language)
        json.field("revision", revision)
        json.field("strings", strings.file.keys.count)
      }
    }
  }

  @Sendable private static func get(
    _ services: APIServices, _ call: Call, _ app: AppRecord
  ) async throws -> Response {
    let language = try language(call)
    let files = try await services.store.strings.files(
      app: app.id, revision: app.stringsRevision)
    guard let file = files.first(where: { $0.language == language }) else { throw notFound }
    return .bytes(.ok, file.body, contentType: "application/json")
  }

  @Sendable private static func delete(
    _ services: APIServices, _ call: Call, _ app: AppRecord
  ) async throws -> Response {
    let removed = try await services.store.strings.put(
      app: app.id, language: try language(call), body: nil)
    guard removed != nil else { throw notFound }
    try await services.configurationChanged()
    return .empty(.noContent)
  }

  /// The path's language in the one spelling that the store keeps.
  private static func language(_ call: Call) throws(Fault) -> String {
    guard let language = canonicalLanguage(call.parameter("language")) else {
      throw Fault(
        .unusableLanguage, at: "path/language",
        languageExpected)
    }
    return language
  }

  private static var notFound: Fault {
    Fault(.stringsNotFound, at: "path/language", "the app has no strings in this language")
  }
}
