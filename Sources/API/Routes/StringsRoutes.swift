// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import Localization
internal import Messages
internal import Metrics
package import PushModel
internal import Storage

/// An app's strings: a String Catalog, or a file for each language. Each change creates a revision;
/// a notification uses the revision that was active at its acceptance.
enum StringsRoutes {
  static var all: [APIRoute] {
    [
      .inApp(.get, "/strings", .read, list),
      APIRoute.inApp(.put, "/strings", .admin, bodyLimit: .texts, putCatalog).conditional,
      .inApp(.get, "/strings/coverage", .read, coverage),
      .inApp(.get, "/strings/revisions", .read, revisions),
      .inApp(.get, "/strings/revisions/{revision}", .read, revision),
      .inApp(.post, "/strings/revisions/{revision}/activate", .admin, activate),
      APIRoute.inApp(.put, "/strings/{language}", .admin, bodyLimit: .texts, put).conditional,
      .inApp(.get, "/strings/{language}", .read, get),
      APIRoute.inApp(.delete, "/strings/{language}", .admin, delete).conditional,
    ]
  }

  // MARK: the active revision

  @Sendable private static func list(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let (paging, table) = try part(of: call)
    let catalogue = try await services.strings.catalogue(app: app.id, revision: app.stringsRevision)
    let languages = await services.catalogues.worker.run(for: app.id.rawValue) { () -> [String] in
      catalogue?.table(table).languages ?? []
    }
    let response = Page(cutting: languages, paging, of: .strings) { Array($0.utf8) }
      .response(
        .strings, to: call.request,
        head: { json in writeHead(table, catalogue, app, to: &json) },
        write: { language, json in json.value(language) })
    return try call.answer(response, tag: StringsText.tag(of: app))
  }

  /// Parses the page and table of a list of languages.
  private static func part(of call: Call) throws(Fault) -> (Paging, table: String) {
    let query = try QueryReader(call.request.query, known: ["table"])
    return (try query.paging(.strings), try query.table() ?? TableName.usual)
  }

  private static func writeHead(
    _ table: String, _ catalogue: Catalogue?, _ app: App, to json: inout JSONWriter
  ) {
    json.field("revision", app.stringsRevision)
    json.field("source_language", app.sourceLanguage)
    json.field("table", TableName.shown(table))
    json.field("tables", (catalogue?.tables ?? []).map(TableName.shown))
  }

  @Sendable private static func putCatalog(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    try await StringsPublishing(services, call, language: nil).run(app)
  }

  @Sendable private static func put(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    try await StringsPublishing(services, call, language: try language(ofFile: call)).run(app)
  }

  @Sendable private static func get(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    guard
      let texts = try await services.texts(
        of: app, table: try table(of: call), in: try language(call))
    else {
      throw languageNotFound
    }
    return try call.answer(.bytes(.ok, texts, contentType: "application/json"))
  }

  @Sendable private static func delete(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let (language, table) = (try language(call), try table(of: call))
    var app = app
    for _ in 0..<5 {
      app = try await services.holding(call, app) { app in
        try await services.texts(of: app, table: table, in: language).map { EntityTag(of: $0) }
      }
      let active = try await services.strings.catalogue(app: app.id, revision: app.stringsRevision)
      guard let rest = active?.removing(language, from: table) else { throw languageNotFound }
      let change = StringChange(
        base: app.stringsRevision, replaced: [.init(table: table, language: language)], tables: [],
        format: "removal", keys: rest.keyCount)
      if let stored = try await services.store.strings.publish(
        app: app.id, change, noting: call.change())
      {
        await services.catalogues.keep(rest, app: app.id.rawValue, revision: stored.revision)
        try await services.configurationChanged()
        return .empty(.noContent)
      }
      app = try await services.newest(app)
    }
    throw StorageError.vanished
  }

  @Sendable private static func coverage(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let (paging, table) = try part(of: call)
    let whole = try await services.strings.catalogue(app: app.id, revision: app.stringsRevision)
    let marks = try await services.store.strings.marks(
      app: app.id, revision: app.stringsRevision, table: table)
    let limits = services.catalogueLimits
    let catalogue = whole?.table(table) ?? .empty
    let languages = await services.catalogues.coverage(
      of: table, in: whole ?? .empty, app: app.id.rawValue, sourceLanguage: app.sourceLanguage,
      keysAreTexts: app.keysAreTexts, limits: limits)
    func excluded(_ coverage: CatalogueReport.Coverage) -> [StringsFinding] {
      guard coverage.excluded > 0 else { return [] }
      return Array(catalogue.excluded(of: coverage.language).prefix(limits.listedFindings))
    }
    let response = Page(cutting: languages, paging, of: .strings) { Array($0.language.utf8) }
      .response(
        .strings, to: call.request,
        head: { json in
          writeHead(table, whole, app, to: &json)
          // Every language has the number of keys `translated` + `missing`.
          json.field("keys", languages.first.map { $0.translated + $0.missing } ?? 0)
        },
        write: { coverage, json in
          let mark = marks[coverage.language]
          StringsText.write(
            coverage, excluded: excluded(coverage), needsReview: mark?.needsReview ?? 0,
            stale: mark?.stale ?? 0, to: &json)
        })
    return try call.answer(response)
  }

  // MARK: revisions

  @Sendable private static func revisions(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let paging = try QueryReader(call.request.query).paging(.revisions)
    let before = paging.after.map { $0.reduce(Int64(0)) { $0 << 8 | Int64($1) } }
    let revisions = try await services.store.strings.revisions(
      app: app.id, before: before, limit: paging.limit + 1)
    let response = Page(revisions, paging, of: .revisions) { revision in
      (0..<8).map { UInt8(truncatingIfNeeded: revision.number >> (56 - 8 * $0)) }
    }
    .response(.revisions, to: call.request) { StringsText.write($0, to: &$1) }
    return try call.answer(response)
  }

  @Sendable private static func revision(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let revision = try await stored(services, call, app)
    return try call.answer(.json { json in StringsText.write(revision, to: &json) })
  }

  /// Activates a later or earlier revision. Notifications that were accepted keep their revision.
  @Sendable private static func activate(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    try await services.activateStrings(
      revision: try number(call), of: app, noting: call.change())
    let revision = try await stored(services, call, app)
    return .json { json in StringsText.write(revision, to: &json) }
  }

  private static func stored(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> StringRevision {
    let found = try await services.store.strings.revision(app: app.id, number: try number(call))
    guard let found else { throw Fault.noRevision }
    return found
  }

  private static func number(_ call: Call) throws(Fault) -> Int64 {
    guard let number = Int64(call.parameter("revision")), number > 0 else { throw .noRevision }
    return number
  }

  /// Returns the table that a request without pages names.
  private static func table(of call: Call) throws(Fault) -> String {
    try QueryReader(call.request.query, known: ["table"], isList: false).table() ?? TableName.usual
  }

  /// Returns the stored spelling of the language in the path.
  private static func language(_ call: Call) throws(Fault) -> String {
    try language(call.parameter("language"))
  }

  /// Returns the stored spelling of a language.
  static func language(_ tag: String) throws(Fault) -> String {
    guard let language = canonicalLanguage(tag),
      !StringsUpload.reservedLanguages.contains(language)
    else { throw Fault(.unusableLanguage, at: "path/language", languageExpected) }
    return language
  }

  /// Returns the language in a path that may end with a file extension, as in `fr.stringsdict`.
  private static func language(ofFile call: Call) throws(Fault) -> String {
    let name = call.parameter("language")
    guard StringsFormat(fileName: name) != nil, let dot = name.lastIndex(of: ".") else {
      return try language(call)
    }
    return try language(String(name[..<dot]))
  }

  private static var languageNotFound: Fault {
    Fault(
      .stringsNotFound, at: "path/language", "the app has no strings in this language in this table"
    )
  }

}

extension APIServices {
  /// Activates a later or earlier revision of an app's strings. Throws a `Fault` if there is none.
  package func activateStrings(
    revision: Int64, of app: App, noting change: AuditedChange
  ) async throws {
    let changed = try await store.strings.activate(
      app: app.id, revision: revision, noting: change)
    guard let changed else { throw Fault.noRevision }
    guard changed else { return }
    try await configurationChanged()
    meters?.counter(.stringsActivations).add()
  }
}

extension Fault {
  /// The app has no revision of strings with the number in the path.
  package static let noRevision = Fault(
    .revisionNotFound, at: "path/revision",
    "the app has no revision with this number, or it was removed")
}

extension QueryReader {
  /// Returns the stored spelling of the named table; nil if none is named.
  func table() throws(Fault) -> String? {
    guard let name = try text("table") else { return nil }
    guard let table = TableName.kept(name) else {
      throw Fault(
        .invalidParameter, at: "query/table",
        "expected a table name: a file name without extension, at most "
          + "\(TableName.maximumBytes) bytes")
    }
    return table
  }
}
