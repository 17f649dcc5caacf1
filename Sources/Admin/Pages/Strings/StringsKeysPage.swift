// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import Localization
internal import PushModel
internal import Storage

/// The keys of an application's strings, each with the languages that have, lack or exclude it.
struct StringsKeysPage {
  static let routes: [AdminRoute] = [AdminRoute(.get, "strings/keys", .scope(.read), show)]

  let visit: Visit
  let app: App
  let catalogue: Catalogue
  let table: String
  /// The language whose missing keys are listed; nil for all keys.
  let language: String?
  let isIncomplete: Bool
  let page: ListCut<Catalogue.KeyCoverage, String>
  let after: String?

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    switch try visit.chosenApp(
      "Strings", { Link("strings", "keys", query: StringsPage.query($0, table: "")) })
    {
    case .answered(let response): return response
    case .app(let app): return try await show(app, visit)
    }
  }

  private static func show(_ app: App, _ visit: Visit) async throws -> Response {
    let api = visit.services.api
    let known = try await api.catalogue(of: app, revision: app.stringsRevision)
    guard let known else { return .redirect(to: StringsPage.link(app)) }
    let table = try visit.stringsTable(of: known)
    let query = visit.request.query
    let language = query.first("language").flatMap { $0.isEmpty ? nil : $0 }
    let after = query.first("after")
    let isIncomplete = query.first("show") == "incomplete"
    let (catalogue, rows) = await api.catalogues.worker.run(for: app.id.rawValue) {
      var catalogue = known.table(table)
      if app.keysAreTexts {
        catalogue = catalogue.addingKeysAsTexts(sourceLanguage: app.sourceLanguage)
      }
      return (
        catalogue,
        catalogue.keyCoverage(
          missingIn: language, isIncomplete: isIncomplete, after: after,
          limit: ListCut<Catalogue.KeyCoverage, String>.pageSize + 1)
      )
    }
    if let language, !catalogue.languages.contains(language) {
      throw Fault(
        .stringsNotFound, at: "query/language", "the app has no strings in this language")
    }
    return StringsKeysPage(
      visit: visit, app: app, catalogue: catalogue, table: table, language: language,
      isIncomplete: isIncomplete, page: ListCut(fetched: rows, by: \.key), after: after
    ).response(tables: known.tables)
  }

  private func link(after: String? = nil) -> Link {
    var query = StringsPage.query(app, table: table)
    if let language { query.append(.init(name: "language", value: language)) }
    if isIncomplete { query.append(.init(name: "show", value: "incomplete")) }
    if let after { query.append(.init(name: "after", value: after)) }
    return Link("strings", "keys", query: query)
  }

  private func response(tables: [String]) -> Response {
    Page(title: "Keys of \(app.bundleID)", visit: visit).response { html in
      html.tag("div", .class("title")) { html in
        html.tag("h1", text: "Strings")
        html.apps(visit.apps, app, Link("strings", "keys"))
      }
      html.strings(of: app, table, tables, .keys, visit)
      writeFilter(to: &html)
      if page.items.isEmpty {
        html.empty("No such key") { html in
          html.text(after == nil ? "Every language has every key." : "There are no further keys.")
        }
      } else {
        html.list("Keys of \(app.bundleID)", page.items, columns)
      }
      html.paging(first: after == nil ? nil : link(), next: page.next.map { link(after: $0) })
      html.curl("GET", StringsPage.coveragePath(app, table: table), visit)
    }
  }

  private func writeFilter(to html: inout HTML) {
    let state = FormState(
      .init([
        .init(name: "language", value: language ?? ""),
        .init(name: "show", value: isIncomplete ? "incomplete" : ""),
      ]))
    html.tag(
      "form", .class("filters"), .text("method", "get"), .action(Link("strings", "keys")),
      .text("role", "search"), .text("aria-label", "Filter keys")
    ) { html in
      html.tag("div", .class("fields")) { html in
        html.select(
          "language", "Missing in", state,
          [("", "Any language")] + catalogue.languages.map { ($0, LanguageName.of($0)) })
        html.select(
          "show", "Keys", state, [("", "All"), ("incomplete", "Missing or excluded somewhere")])
        html.tag("button", .class("primary"), text: "Filter")
      }
      for item in StringsPage.query(app, table: table) {
        html.void(
          "input", .text("type", "hidden"), .text("name", item.name), .text("value", item.value))
      }
    }
  }

  private var columns: [ListColumn<Catalogue.KeyCoverage>] {
    [
      ("Key", { $1.isolated($0.key) }),
      (
        "Translated",
        { row, html in
          let all = row.translated.count + row.missing.count + row.excluded.count
          html.text("\(row.translated.count) of \(all)")
        }
      ),
      ("Languages", { row, html in writeLanguages(row, to: &html) }),
      (
        "Reasons",
        { row, html in
          if row.excluded.isEmpty { return html.nothing("none") }
          html.tag("ul", .class("plain")) { html in
            for (language, reason) in row.excluded {
              html.tag("li", .class("reason")) { html in
                html.tag("code", text: language)
                html.text(" ")
                html.isolated(reason)
              }
            }
          }
        }
      ),
    ]
  }

  /// Languages up to which a row has all of them; with more, only those that lack or exclude the
  /// key, since a page has 50 rows.
  private static let listedLanguages = 40

  /// Writes one label for each language: the state is in its sign and its colour, and a state that
  /// needs work is also in its text.
  private func writeLanguages(_ row: Catalogue.KeyCoverage, to html: inout HTML) {
    let missing = Set(row.missing)
    let excluded = Set(row.excluded.map(\.language))
    html.tag("ul", .class("marks")) { html in
      for language in catalogue.languages {
        if excluded.contains(language) {
          html.tag("li", .class("bad"), .text("title", LanguageName.of(language))) {
            $0.mark(language, "✕", "excluded")
          }
        } else if missing.contains(language) {
          html.tag("li", .class("warn"), .text("title", LanguageName.of(language))) {
            $0.mark(language, "–", "missing")
          }
        } else if catalogue.languages.count <= Self.listedLanguages {
          html.tag("li", .class("good"), text: "\(language) ✓")
        }
      }
    }
  }
}

extension HTML {
  fileprivate mutating func mark(_ language: String, _ sign: String, _ meaning: String) {
    text(language)
    tag("span", .text("aria-hidden", "true"), text: " \(sign)")
    tag("span", .class("hidden"), text: " \(meaning)")
  }
}
