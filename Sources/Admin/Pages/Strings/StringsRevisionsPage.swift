// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import Localization
internal import PushModel
internal import Storage

/// The revisions of an application's strings, newest first.
struct StringsRevisionsPage {
  static let routes: [AdminRoute] = [
    AdminRoute(.get, "strings/revisions", .scope(.read), show)
  ]

  static func link(_ app: App, before: Int64? = nil) -> Link {
    var query = StringsPage.query(app, table: TableName.usual)
    if let before { query.append(.init(name: "before", value: "\(before)")) }
    return Link("strings", "revisions", query: query)
  }

  let visit: Visit
  let app: App
  let page: ListCut<StringRevision, Int64>
  /// Whether this is not the first page.
  let isLater: Bool

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    switch try visit.chosenApp("Strings", { link($0) }) {
    case .answered(let response): return response
    case .app(let app):
      let before = try visit.number("before")
      let revisions = try await visit.services.api.store.strings.revisions(
        app: app.id, before: before, limit: ListCut<StringRevision, Int64>.pageSize + 1)
      return StringsRevisionsPage(
        visit: visit, app: app, page: ListCut(fetched: revisions, by: \.number),
        isLater: before != nil
      ).response()
    }
  }

  private func response() -> Response {
    Page(title: "Revisions of \(app.bundleID)", visit: visit).response { html in
      html.tag("div", .class("title")) { html in
        html.tag("h1", text: "Strings")
        html.apps(visit.apps, app, Link("strings", "revisions"))
      }
      html.strings(of: app, TableName.usual, [], .revisions, visit)
      if page.items.isEmpty {
        html.empty(isLater ? "No older revisions" : "No revisions") { html in
          html.text("Each upload of strings makes a revision. Old ones are removed in time.")
        }
      } else {
        html.list("Revisions of \(app.bundleID)", page.items, columns)
      }
      html.paging(
        first: isLater ? Self.link(app) : nil,
        next: page.next.map { Self.link(app, before: $0) })
      html.curl("GET", "/v1/apps/\(app.bundleID)/strings/revisions", visit)
    }
  }

  private var columns: [ListColumn<StringRevision>] {
    [
      (
        "Revision",
        { revision, html in
          html.tag(
            "a", .href(StringsRevisionPage.link(app, revision.number)), text: "\(revision.number)")
          guard revision.isActive else { return }
          html.text(" ")
          html.tag("span", .class("badge good"), text: "Active")
        }
      ),
      ("Created", { $1.time($0.createdAt, now: visit.now) }),
      ("Format", { $1.text($0.format) }),
      (
        "Keys",
        { revision, html in
          if let keys = revision.keys {
            html.text(Numbers.text(keys))
          } else {
            html.nothing("not counted")
          }
        }
      ),
      ("Languages", { $1.pills($0.languages, atMost: 12) }),
      ("Tables", { $1.pills($0.tables.map(TableName.shown), atMost: 6) }),
    ]
  }
}
