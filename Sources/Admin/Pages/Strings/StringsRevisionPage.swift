// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import Localization
internal import PushModel
internal import Storage

/// One revision of an application's strings: what differs from the active one, which keys are
/// excluded, and its activation.
struct StringsRevisionPage {
  static let routes: [AdminRoute] = [
    AdminRoute(.get, "strings/{app}/revisions/{revision}", .scope(.read), show),
    AdminRoute(.post, "strings/{app}/revisions/{revision}/activate", .scope(.admin), activate),
  ]

  static func link(_ app: App, _ revision: Int64, done: String? = nil) -> Link {
    Link(
      "strings", app.bundleID, "revisions", "\(revision)",
      query: done.map { [.init(name: "done", value: $0)] } ?? [])
  }

  let visit: Visit
  let app: App
  let revision: StringRevision
  /// What activation changes, or nothing for the active revision.
  let differences: [StringsDifference]
  let excluded: [StringsFinding]

  /// Differences, and excluded keys, that the page lists; it also shows their number. A text may
  /// have 4 KB.
  private static let listed = 100

  private init(_ visit: Visit) async throws {
    self.visit = visit
    let api = visit.services.api
    let app = try visit.pathApp()
    self.app = app
    let number = try Self.number(visit)
    let found = try await api.store.strings.revision(app: app.id, number: number)
    guard let found else { throw Fault.noRevision }
    revision = found
    let catalogue = try await api.catalogue(of: app, revision: number)
    let worker = api.catalogues.worker
    excluded = await worker.run(for: app.id.rawValue) {
      guard let catalogue else { return [] }
      return catalogue.tables.flatMap { table in
        let own = catalogue.table(table)
        return own.languages.flatMap { language in
          own.excluded(of: language).map { finding in
            var finding = finding
            (finding.table, finding.language) = (table, language)
            return finding
          }
        }
      }
    }
    differences =
      number == app.stringsRevision
      ? [] : try await api.stringsDifferences(of: app, from: app.stringsRevision, to: number)
  }

  private static func number(_ visit: Visit) throws(Fault) -> Int64 {
    let text = visit.request.parameters["revision"] ?? ""
    guard let number = Int64(text), number > 0, "\(number)" == text else { throw .noRevision }
    return number
  }

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    try await StringsRevisionPage(visit).response()
  }

  @Sendable private static func activate(_ visit: Visit) async throws -> Response {
    let app = try visit.pathApp()
    let number = try number(visit)
    try await visit.services.api.activateStrings(
      revision: number, of: app,
      noting: visit.change(
        by: "strings/{app}/revisions/{revision}/activate",
        at: "strings/\(app.bundleID)/revisions/\(number)/activate", app: app.bundleID))
    return .redirect(to: link(app, number, done: "activated"))
  }

  // MARK: content

  private func response() -> Response {
    Page(title: "Revision \(revision.number)", visit: visit).response { html in
      html.tag("p", .class("back")) { html in
        html.tag(
          "a", .href(StringsRevisionsPage.link(app)), text: "Revisions of \(app.bundleID)")
      }
      html.tag("div", .class("title")) { html in
        html.tag("h1", text: "Revision \(revision.number)")
        if revision.isActive { html.tag("span", .class("badge good"), text: "Active") }
      }
      switch visit.request.query.first("done") {
      case "stored" where !revision.isActive:
        html.done("The file was stored. Compare the differences, then activate the revision.")
      case "unchanged": html.done("The file has the strings of the active revision.")
      case "activated" where revision.isActive:
        html.done("The revision is active. New notifications use it.")
      default: break
      }
      html.tag("div", .class("columns")) { html in
        html.tag("div") { html in
          if !revision.isActive { writeDifferences(to: &html) }
          if !excluded.isEmpty { writeExcluded(to: &html) }
          writeFacts(to: &html)
        }
        if !revision.isActive, visit.caller?.may(.admin) ?? false { writeActions(to: &html) }
      }
    }
  }

  private func writeFacts(to html: inout HTML) {
    html.tag("section", .class("panel"), .text("aria-labelledby", "facts")) { html in
      html.tag("h2", .id("facts"), text: "Attributes")
      html.tag("dl") { html in
        html.fact("Created") { $0.time(revision.createdAt, now: visit.now) }
        html.fact("Format of the upload") { $0.text(revision.format) }
        html.fact("Keys") { html in
          if let keys = revision.keys {
            html.text(Numbers.text(keys))
          } else {
            html.nothing("not counted")
          }
        }
        html.fact("Languages") { $0.pills(revision.languages) }
        html.fact("Tables") { $0.pills(revision.tables.map(TableName.shown)) }
        html.fact("SHA-256 of the file") { html in
          if let digest = revision.sha256 {
            html.tag("code", text: Hex.encode(digest))
          } else {
            html.nothing("none")
          }
        }
      }
      html.curl(
        "POST", "/v1/apps/\(app.bundleID)/strings/revisions/\(revision.number)/activate", visit)
    }
  }

  private func writeActions(to html: inout HTML) {
    html.tag("aside", .class("panel"), .text("aria-labelledby", "actions")) { html in
      html.tag("h2", .id("actions"), text: "Actions")
      html.tag(
        "form", .text("method", "post"),
        .action(Link("strings", app.bundleID, "revisions", "\(revision.number)", "activate"))
      ) { html in
        html.tag("h3", text: "Activate")
        html.tag(
          "p", .class("hint"),
          text: "New notifications use this revision. Accepted ones keep theirs.")
        html.tag("button", .class("primary"), text: "Activate this revision")
      }
    }
  }

  // MARK: differences

  private func writeDifferences(to html: inout HTML) {
    html.tag("section", .class("panel"), .text("aria-labelledby", "differences")) { html in
      html.tag("h2", .id("differences"), text: "What activation changes")
      guard !differences.isEmpty else {
        return html.tag(
          "p", .class("hint"), text: "Nothing: the active revision has the same texts.")
      }
      writeCount(differences.count, "difference", to: &html)
      html.list(
        "Differences", Array(differences.prefix(Self.listed)), differenceColumns, isPart: true)
    }
  }

  private func writeCount(_ count: Int, _ noun: String, to html: inout HTML) {
    let text = "\(Numbers.text(count)) \(noun)\(count == 1 ? "" : "s")"
    let rest = count > Self.listed ? ", of which the first \(Self.listed) are listed" : ""
    html.tag("p", .class("hint"), text: "\(text)\(rest).")
  }

  private var differenceColumns: [ListColumn<StringsDifference>] {
    [
      (
        "Change",
        { one, html in
          switch one.change {
          case .added: html.tag("span", .class("badge good"), text: "Added")
          case .changed: html.tag("span", .class("badge off"), text: "Changed")
          case .removed: html.tag("span", .class("badge warn"), text: "Removed")
          case .excluded: html.tag("span", .class("badge bad"), text: "Excluded")
          }
          if one.takesOtherArguments {
            html.tag("div", .class("reason"), text: "takes other arguments")
          }
        }
      ),
      (
        "Key",
        { one, html in
          html.isolated(one.key)
          guard let table = one.table, table != TableName.usual else { return }
          html.tag("div", .class("reason")) { $0.isolated(table) }
        }
      ),
      ("Language", { $1.language($0.language) }),
      (
        "Old text",
        { one, html in if let old = one.old { html.isolated(old) } else { html.nothing("none") } }
      ),
      (
        "New text",
        { one, html in
          if let new = one.new {
            html.isolated(new)
          } else if let reason = one.reason {
            html.tag("div", .class("reason")) { $0.isolated(reason) }
          } else {
            html.nothing("none")
          }
        }
      ),
    ]
  }

  private func writeExcluded(to html: inout HTML) {
    html.tag("section", .class("panel"), .text("aria-labelledby", "excluded")) { html in
      html.tag("h2", .id("excluded"), text: "Excluded keys")
      html.tag(
        "p", .class("hint"), text: "Requests that name these keys in these languages are rejected.")
      writeCount(excluded.count, "key", to: &html)
      html.list("Excluded keys", Array(excluded.prefix(Self.listed)), excludedColumns, isPart: true)
    }
  }

  private var excludedColumns: [ListColumn<StringsFinding>] {
    [
      (
        "Key",
        { one, html in if let key = one.key { html.isolated(key) } else { html.nothing("none") } }
      ),
      ("Language", { $1.language($0.language ?? "") }),
      ("Reason", { $1.isolated($0.message) }),
      (
        "Line",
        { one, html in
          if let line = one.line { html.text("\(line)") } else { html.nothing("unknown") }
        }
      ),
    ]
  }
}
