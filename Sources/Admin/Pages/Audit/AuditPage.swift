// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel
internal import Storage

/// The audit log: changes and their callers, newest first.
struct AuditPage {
  static let link = Link("audit")

  static let routes: [AdminRoute] = [
    AdminRoute(.get, "audit", .gateway(.admin), entry: .init(title: "Audit", link: link), show)
  ]

  let visit: Visit
  /// The bundle id that entries are about; nil for all. The application may be deleted.
  let app: String?
  let page: ListCut<AuditEntry, Int64>
  /// Whether this is not the first page.
  let isLater: Bool
  /// A mistake in the filter.
  var mistake: String?

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    let app = visit.request.query.first("app").flatMap { $0.isEmpty ? nil : $0 }
    let before = try visit.number("before")
    if let app, !BundleID.isValid(app) {
      return AuditPage(
        visit: visit, app: app, page: ListCut(fetched: [], by: \.id), isLater: false,
        mistake: "Expected a bundle id such as com.example.app."
      ).response(.unprocessableContent)
    }
    let entries = try await visit.services.api.store.audit.entries(
      app: app, before: before, limit: ListCut<AuditEntry, Int64>.pageSize + 1)
    return AuditPage(
      visit: visit, app: app, page: ListCut(fetched: entries, by: \.id), isLater: before != nil
    ).response()
  }

  private func link(before: Int64? = nil) -> Link {
    var query: [QueryItems.Item] = []
    if let app { query.append(.init(name: "app", value: app)) }
    if let before { query.append(.init(name: "before", value: "\(before)")) }
    return Link("audit", query: query)
  }

  private func response(_ status: HTTPResponse.Status = .ok) -> Response {
    Page(title: "Audit log", visit: visit).response(status) { html in
      html.tag("h1", text: "Audit log")
      writeFilter(to: &html)
      if let mistake { return html.problem(mistake, id: "filter-problem") }
      if page.items.isEmpty {
        writeEmpty(to: &html)
      } else {
        html.list("Audit log", page.items, columns)
      }
      html.paging(first: isLater ? link() : nil, next: page.next.map { link(before: $0) })
      html.curl("GET", app.map { "/v1/audit?app=\($0)" } ?? "/v1/audit", visit)
    }
  }

  private func writeFilter(to html: inout HTML) {
    html.tag(
      "form", .class("filters"), .text("method", "get"), .action(Self.link),
      .text("role", "search"),
      .text("aria-label", "Filter entries")
    ) { html in
      html.tag("div", .class("fields narrow")) { html in
        html.tag("div", .class("field")) { html in
          html.tag("label", .text("for", "app"), text: "Application")
          html.void(
            "input", .id("app"), .text("name", "app"), .text("value", app ?? ""),
            .text("placeholder", "com.example.app"), .text("list", "apps"),
            .text("autocomplete", "off"), .text("spellcheck", "false"),
            .text("autocapitalize", "none"),
            .text("aria-invalid", ifAny: mistake == nil ? nil : "true"),
            .text("aria-describedby", ifAny: mistake == nil ? nil : "filter-problem"))
        }
        html.tag("button", .class("primary"), text: "Filter")
      }
      html.tag("datalist", .id("apps")) { html in
        // As many as a person scrolls through.
        for app in visit.apps.prefix(100) {
          html.tag("option", .text("value", app.bundleID), text: "")
        }
      }
    }
  }

  private func writeEmpty(to html: inout HTML) {
    html.empty(isLater ? "No older entries" : app == nil ? "No entries yet" : "No entry matches") {
      html in
      if app != nil || isLater {
        html.tag("a", .href(Self.link), text: "Show all entries")
      } else {
        html.text("Each change of applications, credentials, strings and keys adds an entry.")
      }
    }
  }

  private var columns: [ListColumn<AuditEntry>] {
    [
      ("Time", { $1.time($0.at, now: visit.now) }),
      (
        "Actor",
        { entry, html in
          switch entry.change.actor {
          case .key(let id, let name):
            html.isolated(name)
            html.tag("span", .class("more"), text: " key \(id)")
          case .administrator: html.text("Administrator’s key")
          case .anybody: html.text("No key required")
          case .commandLine: html.text("Command line")
          case .person(let name): html.isolated(name)
          }
        }
      ),
      ("Action", { $1.tag("code", text: $0.change.action) }),
      (
        "Path",
        { entry, html in
          if entry.change.path.isEmpty { return html.nothing("none") }
          html.tag("bdi") { $0.tag("code", text: entry.change.path) }
        }
      ),
      (
        "Application",
        { entry, html in
          if let app = entry.change.app { html.isolated(app) } else { html.nothing("none") }
        }
      ),
      (
        "Request",
        { entry, html in
          guard let id = entry.change.requestID else { return html.nothing("none") }
          html.tag("code", .class("request"), text: id)
        }
      ),
    ]
  }
}
