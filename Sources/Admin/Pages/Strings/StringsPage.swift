// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import Localization
internal import PushModel
internal import Storage

/// The languages of an application's strings, with what each lacks.
struct StringsPage {
  static let link = Link("strings")

  static let routes: [AdminRoute] = [
    AdminRoute(.get, "strings", .scope(.read), entry: .init(title: "Strings", link: link), show)
  ]

  static func link(_ app: App, table: String = TableName.usual) -> Link {
    Link("strings", query: query(app, table: table))
  }

  /// Returns the parameters of a page about one table.
  static func query(_ app: App, table: String) -> [QueryItems.Item] {
    var query = [QueryItems.Item(name: "app", value: app.bundleID)]
    if table != TableName.usual { query.append(.init(name: "table", value: table)) }
    return query
  }

  /// Returns the path of the API with the figures of the page.
  static func coveragePath(_ app: App, table: String) -> String {
    let items = query(app, table: table).filter { $0.name != "app" }
    return "/v1/apps/\(app.bundleID)/strings/coverage\(items.queryText)"
  }

  let visit: Visit
  let app: App
  /// The active revision; nil without strings.
  let catalogue: Catalogue?
  let table: String
  let languages: [CatalogueReport.Coverage]
  let marks: [String: (needsReview: Int, stale: Int)]

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    switch try visit.chosenApp("Strings", { link($0) }) {
    case .answered(let response): return response
    case .app(let app):
      let api = visit.services.api
      let catalogue = try await api.catalogue(of: app, revision: app.stringsRevision)
      let table = try visit.stringsTable(of: catalogue)
      let languages =
        if let catalogue {
          await api.catalogues.coverage(
            of: table, in: catalogue, app: app.id.rawValue, sourceLanguage: app.sourceLanguage,
            keysAreTexts: app.keysAreTexts, limits: api.catalogueLimits)
        } else { [CatalogueReport.Coverage]() }
      let marks = try await api.store.strings.marks(
        app: app.id, revision: app.stringsRevision, table: table)
      return StringsPage(
        visit: visit, app: app, catalogue: catalogue, table: table, languages: languages,
        marks: marks
      ).response()
    }
  }

  private func response() -> Response {
    Page(title: "Strings of \(app.bundleID)", visit: visit).response { html in
      html.tag("div", .class("title")) { html in
        html.tag("h1", text: "Strings")
        html.apps(visit.apps, app, Self.link)
        if visit.caller?.may(.admin) ?? false {
          html.tag("a", .class("button"), .href(StringsUploadPage.link(app)), text: "Upload")
        }
      }
      html.strings(of: app, table, catalogue?.tables ?? [], .languages, visit)
      if languages.isEmpty {
        html.empty("No strings") { html in
          html.text("Notifications may name texts by key when the application has strings files, ")
          html.text("such as a String Catalog (.xcstrings) of Xcode.")
        }
      } else {
        html.list("Languages of \(app.bundleID)", languages, columns)
      }
      html.curl("GET", Self.coveragePath(app, table: table), visit)
    }
  }

  private var columns: [ListColumn<CatalogueReport.Coverage>] {
    [
      (
        "Language",
        { one, html in
          let query =
            Self.query(app, table: table) + [.init(name: "language", value: one.language)]
          html.tag("a", .href(Link("strings", "keys", query: query))) { $0.language(one.language) }
          html.text(" ")
          html.tag("code", text: one.language)
          if one.language == app.sourceLanguage {
            html.text(" ")
            html.tag("span", .class("badge off"), text: "Source")
          }
        }
      ),
      ("Texts", { $1.text(Numbers.text($0.texts)) }),
      ("Translated", { one, html in write(translated: one, to: &html) }),
      ("Missing", { one, html in html.count(one.missing, isBad: true) }),
      ("Excluded", { one, html in html.count(one.excluded, isBad: true) }),
      ("Same as source", { one, html in html.count(one.sameAsSource) }),
      ("Needs review", { one, html in html.count(marks[one.language]?.needsReview ?? 0) }),
      ("Stale", { one, html in html.count(marks[one.language]?.stale ?? 0) }),
      (
        "Lacking plurals",
        { one, html in
          let lacking = PluralCategory.allCases.compactMap { category in
            one.lackingPlurals[category].map { "\(category.rawValue) in \(Numbers.text($0))" }
          }
          if lacking.isEmpty { return html.nothing("none") }
          html.text(lacking.joined(separator: ", "))
        }
      ),
    ]
  }

  private func write(translated one: CatalogueReport.Coverage, to html: inout HTML) {
    let all = one.translated + one.missing
    // Rounded down, so that 100 means that none is missing.
    let percent = all == 0 ? 0 : one.translated * 100 / all
    html.tag("span", one.missing == 0 ? .class("badge good") : .class("badge warn")) { html in
      html.text("\(percent) %")
    }
  }
}

extension HTML {
  /// The pages about an application's strings.
  enum StringsView { case languages, keys, revisions }

  /// Writes the links between the pages about an application's strings, and to its other tables.
  mutating func strings(
    of app: App, _ table: String, _ tables: [String], _ view: StringsView, _ visit: Visit
  ) {
    let query = StringsPage.query(app, table: table)
    tag("nav", .class("tabs"), .text("aria-label", "Views")) { html in
      html.tab("Languages", StringsPage.link(app, table: table), view == .languages)
      html.tab("Keys", Link("strings", "keys", query: query), view == .keys)
      html.tab("Revisions", StringsRevisionsPage.link(app), view == .revisions)
    }
    guard tables.count > 1, view != .revisions else { return }
    tag("nav", .class("tabs"), .text("aria-label", "Tables")) { html in
      for one in tables {
        let query = StringsPage.query(app, table: one)
        let link =
          view == .keys ? Link("strings", "keys", query: query) : Link("strings", query: query)
        html.tab(TableName.shown(one), link, one == table)
      }
    }
  }

  private mutating func tab(_ title: String, _ link: Link, _ isCurrent: Bool) {
    tag("a", .href(link), .text("aria-current", ifAny: isCurrent ? "page" : nil)) {
      $0.isolated(title)
    }
  }

  /// Writes a number; zero is unobtrusive.
  mutating func count(_ number: Int, isBad: Bool = false) {
    if number == 0 { return tag("span", .class("none"), text: "0") }
    if isBad {
      tag("strong", text: Numbers.text(number))
    } else {
      text(Numbers.text(number))
    }
  }
}

extension Visit {
  /// Returns the stored name of the table in the address; the default table without one. Throws the
  /// API's fault for a table that the strings do not have.
  func stringsTable(of catalogue: Catalogue?) throws(Fault) -> String {
    guard let name = request.query.first("table"), !name.isEmpty else { return TableName.usual }
    guard let table = TableName.kept(name), catalogue?.tables.contains(table) ?? false else {
      throw Fault(.stringsNotFound, at: "query/table", "the app has no table of this name")
    }
    return table
  }
}
