// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import Localization
internal import Messages
internal import Metrics
package import PushModel
internal import Storage
internal import TLS

/// One upload of strings, from the file to the resulting revision.
package struct StringsPublishing {
  let services: APIServices
  /// The request, for its conditions; nil for an upload without conditions.
  private let call: Call?
  private let body: [UInt8]
  private let change: AuditedChange
  /// Stored spelling of the language; nil for a String Catalog, which contains all languages.
  let language: String?
  private let type: StringsType
  private let isDryRun: Bool
  private let activates: Bool
  private let allowsEmpty: Bool
  private let taking: StringsTaking
  private let listsAll: Bool
  /// The stored spelling of the named table; nil if none is named.
  private let named: String?

  private var table: String { named ?? TableName.usual }

  /// Number of attempts before a request fails because of concurrent changes of its app's strings.
  private static let attempts = 5

  init(_ services: APIServices, _ call: Call, language: String?) throws(Fault) {
    self.services = services
    self.call = call
    body = call.request.body
    change = call.change()
    self.language = language
    let query = try QueryReader(
      call.request.query,
      known: [
        "table", "dry_run", "activate", "format", "allow_empty", "strict", "keys", "findings",
      ],
      isList: false)
    type = try StringsType(
      contentType: call.request.headers[.contentType],
      format: try query.choice("format", StringsFormat.allCases.map { ($0.rawValue, $0) }),
      fileName: language == nil ? nil : call.parameter("language"))
    named = try query.table()
    isDryRun = try query.flag("dry_run") ?? false
    activates = try query.flag("activate") ?? true
    allowsEmpty = try query.flag("allow_empty") ?? false
    let patterns = try query.text("keys")?.split(separator: ",").map(String.init)
    guard patterns?.count ?? 0 <= StringsTaking.maximumPatterns,
      patterns?.allSatisfy({ $0.utf8.count <= StringsTaking.maximumPatternBytes }) ?? true
    else {
      throw Fault(
        .invalidParameter, at: "query/keys",
        "expected at most \(StringsTaking.maximumPatterns) patterns of at most "
          + "\(StringsTaking.maximumPatternBytes) bytes, separated by commas")
    }
    taking = StringsTaking(excludesKeys: !(try query.flag("strict") ?? false), keys: patterns)
    listsAll = try query.choice("findings", [("first", false), ("all", true)]) ?? false
  }

  /// Creates an upload whose revision is stored without being activated.
  ///
  /// - Parameters:
  ///   - body: the file.
  ///   - fileName: its name, whose ending names the format; other names have it detected.
  ///   - language: a tag; nil for a file with all languages.
  ///   - table: nil for the default table.
  package init(
    inactive body: [UInt8], fileName: String, language: String?, table: String?,
    _ services: APIServices, noting change: AuditedChange
  ) throws(Fault) {
    self.services = services
    self.body = body
    self.change = change
    call = nil
    self.language =
      if let language { try StringsRoutes.language(language) } else { nil }
    type = try StringsType(
      contentType: nil, format: StringsFormat(fileName: fileName), fileName: nil)
    var query = QueryItems()
    if let table { query = QueryItems([.init(name: "table", value: table)]) }
    named = try QueryReader(query, known: ["table"], isList: false).table()
    (isDryRun, activates, allowsEmpty, listsAll) = (false, false, false, false)
    taking = StringsTaking(excludesKeys: true)
  }

  /// Reads the file, checks it and stores the valid strings. A fault of the whole file rejects the
  /// upload with all faults, and nothing is stored.
  func run(_ app: App) async throws -> Response {
    let (upload, app, stored) = try await publish(for: app)
    return answer(upload, app, stored)
  }

  /// Stores the file as a revision, or finds that the active revision has its strings already.
  package func store(for app: App) async throws -> StringPublication {
    guard let stored = try await publish(for: app).stored else { throw StorageError.vanished }
    return stored
  }

  /// - Returns: the checked file, the app that it was checked with, and the revision; nil for a dry
  ///   run.
  private func publish(
    for app: App
  ) async throws -> (upload: StringsUpload, app: App, stored: StringPublication?) {
    var app = app
    for _ in 0..<Self.attempts {
      if let call {
        app = try await services.holding(call, app) { app in try await tag(for: app) }
      }
      let (upload, sha256) = try await read(for: app)
      try checkConditions(upload)
      if isDryRun {
        count(upload.format, "tried")
        return (upload, app, nil)
      }
      let change = StringChange(
        base: app.stringsRevision, replaced: replaced(by: upload),
        tables: upload.tables.map(StringTable.init), format: upload.format.rawValue,
        keys: upload.allKeys, sha256: sha256, activates: activates)
      if let stored = try await services.store.strings.publish(
        app: app.id, change, noting: self.change)
      {
        if stored.isNew {
          await services.catalogues.keep(
            upload.catalogue, app: app.id.rawValue, revision: stored.revision)
          if activates { try await services.configurationChanged() }
        }
        count(upload.format, stored.isNew ? "stored" : "unchanged")
        return (upload, app, stored)
      }
      app = try await services.newest(app)
    }
    throw StorageError.vanished
  }

  /// Entity tag of the resource at this URL, as `GET` returns it.
  private func tag(for app: App) async throws -> EntityTag? {
    guard let language else { return StringsText.tag(of: app) }
    return try await services.texts(of: app, table: table, in: language).map {
      EntityTag(of: $0)
    }
  }

  /// Rejects `If-Match` and `If-None-Match` on one table if the file has other tables, which the
  /// condition would not cover.
  private func checkConditions(_ upload: StringsUpload) throws(Fault) {
    let others = Set(upload.tables.map(\.table)).subtracting([table])
    guard language != nil, let other = others.min(), let call,
      try !call.preconditions().isEmpty
    else { return }
    let name = call.request.headers.contains(.ifMatch) ? HTTPField.Name.ifMatch : .ifNoneMatch
    throw Fault(
      .invalidParameter, at: "header/\(name.rawName)",
      "expected no condition on one table for a file with other tables (\(TableName.shown(other))); send each with ?table=, "
        + "or the file to …/strings, whose entity tag covers all strings")
  }

  private func replaced(by upload: StringsUpload) -> [StringChange.Replaced] {
    // The table has this language under another spelling, whose strings are kept.
    if upload.tables.isEmpty, language != nil { return [] }
    let own: [StringChange.Replaced] =
      switch upload.format {
      case .xcstrings: [.init(table: table)]
      // JSON contains plural forms, too, and so replaces both files.
      case .json: [.init(table: table, language: language)]
      case .strings: [.init(table: table, language: language, kind: .texts)]
      case .stringsdict: [.init(table: table, language: language, kind: .plurals)]
      case .xliff: upload.tables.map { .init(table: $0.table, language: $0.language) }
      }
    return own + upload.displaced.map { .init(table: $0.table, language: $0.language) }
  }

  /// Parses the file off the shard's event loop, because a large catalogue takes some hundred
  /// milliseconds.
  private func read(
    for app: App
  ) async throws -> (upload: StringsUpload, sha256: [UInt8]) {
    var beside = StringsUpload.Surroundings(
      sourceLanguage: app.sourceLanguage, fallbacks: app.fallbackLanguages)
    beside.allowsEmpty = allowsEmpty
    beside.keysAreTexts = app.keysAreTexts
    beside.table = table
    beside.active = try await services.strings.catalogue(
      app: app.id, revision: app.stringsRevision)
    if let language {
      let tables = try await services.store.strings.files(
        app: app.id, revision: app.stringsRevision, table: table, language: language)
      beside.texts = tables.first { $0.kind == .texts }.map(StoredStrings.init)
      beside.plurals = tables.first { $0.kind == .plurals }.map(StoredStrings.init)
    }
    let (body, type, language, limits, isDryRun, taking) = (
      body, type, language, services.catalogueLimits, isDryRun, taking
    )
    if type == .named(.xliff) || type == .unsaid && StringsFormat.isXLIFF(body) {
      beside.source = try await services.store.strings.files(
        app: app.id, revision: app.stringsRevision, language: app.sourceLanguage
      ).map(StoredStrings.init)
    }
    let (surroundings, named) = (beside, named)
    do throws(Refused) {
      return try await services.catalogues.worker.run(for: app.id.rawValue) { () throws(Refused) in
        var format = StringsFormat.strings
        do throws(StringsRefusal) {
          format = try type.format(of: body, isWhole: language == nil)
          var upload =
            format == .xliff
            ? try StringsUpload(
              xliff: body, language: language, table: named, beside: surroundings, limits: limits,
              taking: taking)
            : try Self.upload(body, format, language, beside: surroundings, limits, taking)
          // The catalogue is freed here, off the shard's event loop.
          if isDryRun { upload.forgetCatalogue() }
          return (upload, SHA256.hash(body))
        } catch { throw Refused(format: format, refusal: error) }
      }
    } catch {
      count(error.format, "refused")
      throw Fault(
        error.refusal, format: error.format, listed: services.catalogueLimits.listedFindings)
    }
  }

  private struct Refused: Error {
    let format: StringsFormat
    let refusal: StringsRefusal
  }

  private static func upload(
    _ body: [UInt8], _ format: StringsFormat, _ language: String?,
    beside: StringsUpload.Surroundings, _ limits: CatalogueLimits, _ taking: StringsTaking
  ) throws(StringsRefusal) -> StringsUpload {
    guard let language else {
      guard format == .xcstrings else {
        throw StringsRefusal(
          "the body must be a String Catalog (.xcstrings) or an XLIFF; .strings and .stringsdict have "
            + "one language: send them to …/strings/{language}")
      }
      return try StringsUpload(xcstrings: body, beside: beside, limits: limits, taking: taking)
    }
    func refuseCatalogue() throws(StringsRefusal) {
      guard format == .xcstrings || format == .json, StringsFormat.isCatalogue(body) else { return }
      throw StringsRefusal(
        "the body is a String Catalog, which contains all languages: send it to …/strings")
    }
    let upload: StringsUpload
    do throws(StringsRefusal) {
      upload = try StringsUpload(
        body, as: format, language: language, beside: beside, limits: limits, taking: taking)
    } catch {
      try refuseCatalogue()
      throw error
    }
    // A String Catalog has a member `strings` that is not a string.
    if upload.excluded.contains(where: { $0.key == "strings" }) { try refuseCatalogue() }
    return upload
  }

  // MARK: responses

  private func answer(
    _ upload: StringsUpload, _ app: App, _ stored: StringPublication?
  ) -> Response {
    .json { json in
      json.object { json in
        if let language { json.field("language", language) }
        // An XLIFF file has several tables.
        let isOfOne = named != nil || upload.format != .xliff
        json.field("table", isOfOne ? TableName.shown(table) : nil)
        json.field("revision", stored?.revision)
        if let language {
          let coverage = upload.report.coverage.filter { $0.language == language }
          json.field("strings", coverage.reduce(0) { $0 + $1.texts })
        }
        json.field("format", upload.format.rawValue)
        json.field("stored", stored?.isNew ?? false)
        // If the content equals the active revision, no new revision exists and the active one is
        // returned.
        json.field("active", stored.map { activates || !$0.isNew } ?? false)
        json.field("source_language", app.sourceLanguage)
        json.field("keys", upload.keys)
        json.field("languages") { json in
          json.array { json in
            for coverage in upload.report.coverage {
              StringsText.write(coverage, to: &json)
            }
          }
        }
        StringsText.write(
          excluded: upload.excluded, warnings: upload.report.warnings,
          listing: listsAll ? .max : services.catalogueLimits.listedFindings, to: &json)
      }
    }
  }

  private func count(_ format: StringsFormat, _ result: String) {
    services.meters?.counter(.stringsUploads, format.rawValue, result).add()
  }
}

extension StringTable {
  fileprivate init(_ table: StringsUpload.Table) {
    self.init(
      name: table.table, language: table.language, kind: table.isPlurals ? .plurals : .texts,
      body: table.json,
      needsReview: table.needsReview, stale: table.stale, excluded: table.excluded)
  }
}

extension Fault {
  /// Converts all findings of an upload, up to `listed`.
  fileprivate init(_ refusal: StringsRefusal, format: StringsFormat, listed: Int) {
    let faults = refusal.findings.prefix(listed).map { finding in
      // Only plain JSON has JSON pointers to its keys.
      let key = format == .json ? finding.key.map(jsonPointerToken) : nil
      return Fault(
        .invalidStrings, at: key ?? "", finding.message,
        members: [
          finding.table == TableName.usual
            ? nil : Member("table", .text(TableName.shown(finding.table))),
          finding.language.map { Member("language", .text($0)) },
          finding.key.map { Member("key", .text($0)) },
          finding.line.map { Member("line", .number($0)) },
          finding.column.map { Member("column", .number($0)) },
        ].compactMap(\.self))
    }
    self = faults.first ?? Fault(.invalidStrings, at: "", "the file cannot be used")
    others = Array(faults.dropFirst())
    total = refusal.findings.count
  }
}
