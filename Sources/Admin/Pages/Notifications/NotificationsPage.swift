// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel
internal import Storage

/// The list of an app's notifications, newest first.
enum NotificationsPage {
  static let link = Link("notifications")

  static let routes: [AdminRoute] = [
    AdminRoute(
      .get, "notifications", .scope(.read), entry: .init(title: "Notifications", link: link), show)
  ]

  /// Returns the address of the list with some filters.
  static func link(
    _ app: App, _ items: [QueryItems.Item] = [], cursor: String? = nil
  ) -> Link {
    var query = [QueryItems.Item(name: "app", value: app.bundleID)] + items
    if let cursor { query.append(.init(name: "cursor", value: cursor)) }
    return Link("notifications", query: query)
  }

  /// Filters in one address: every filter once, and some for the API's error message.
  private static let maximumItems = 16
  /// Notifications whose state is examined for a page, which takes some 20 ms. A person can go on
  /// with the next page.
  private static let examinedLimit = 1_000

  /// The content of the page.
  struct Content {
    let visit: Visit
    let app: App
    let filters: NotificationFilters
    /// The API's fault for an invalid filter.
    var fault: Fault?
    var items: [(notification: Notification, counts: NotificationCounts)] = []
    /// The next page; nil on the last one.
    var next: Link?
  }

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    let filters = NotificationFilters(visit.request.query)
    guard filters.items.count <= maximumItems else {
      throw Fault(.invalidParameter, at: "query", "expected at most \(maximumItems) filters")
    }
    guard let name = visit.request.query.first("app"), !filters.hasEmptyFields else {
      guard let app = visit.apps.first else { return withoutApps(visit) }
      let name = visit.request.query.first("app") ?? app.bundleID
      return .redirect(to: link(try visit.app(named: name), filters.items, cursor: filters.cursor))
    }
    var content = Content(visit: visit, app: try visit.app(named: name), filters: filters)
    let query: NotificationListQuery
    do throws(Fault) { query = try filters.query() } catch {
      content.fault = error
      return content.response(.unprocessableContent)
    }
    let page = try await visit.services.api.notifications(
      query, of: content.app, examining: examinedLimit)
    content.items = page.items
    content.next = page.last.map {
      link(content.app, filters.items, cursor: NotificationListQuery.cursor(after: $0))
    }
    return content.response()
  }

  private static func withoutApps(_ visit: Visit) -> Response {
    Page(title: "Notifications", visit: visit).response { html in
      html.tag("h1", text: "Notifications")
      html.empty("No applications") { html in
        html.text("Notifications belong to an application, and this key has none. Create one with ")
        html.tag("code", text: "PUT /v1/apps/{bundle id}")
        html.text(" or ")
        html.tag("code", text: "pushgate apps create")
        html.text(".")
      }
    }
  }
}

extension NotificationsPage.Content {
  func response(_ status: HTTPResponse.Status = .ok) -> Response {
    Page(title: "Notifications of \(app.bundleID)", visit: visit).response(status) { html in
      html.tag("div", .class("title")) { html in
        html.tag("h1", text: "Notifications")
        html.apps(visit.apps, app, NotificationsPage.link)
      }
      writeForm(to: &html)
      if let fault {
        let field = NotificationFilters.fields.first { "query/\($0.name)" == fault.pointer }
        html.problem(
          field.map { "\($0.label): \(fault.detail)." } ?? fault.detail.asSentence,
          id: "filter-problem")
      } else {
        writeTable(to: &html)
      }
    }
  }

  // MARK: filters

  private func writeForm(to html: inout HTML) {
    html.tag(
      "form", .class("filters"), .text("method", "get"), .action(NotificationsPage.link),
      .text("role", "search"), .text("aria-label", "Filter notifications")
    ) { html in
      writeChips(to: &html)
      html.tag("div", .class("fields")) { html in
        for field in NotificationFilters.fields { write(field, to: &html) }
        html.tag("button", .class("primary"), text: "Filter")
      }
      html.void(
        "input", .text("type", "hidden"), .text("name", "app"), .text("value", app.bundleID))
    }
  }

  private func write(_ field: NotificationFilters.Field, to html: inout HTML) {
    let id = "filter-\(field.name)"
    let value = filters.value(field.name) ?? ""
    let isFaulty = fault?.pointer == "query/\(field.name)"
    let marks: [HTMLAttribute?] = [
      .text("aria-invalid", ifAny: isFaulty ? "true" : nil),
      .text("aria-describedby", ifAny: isFaulty ? "filter-problem" : nil),
    ]
    html.tag("div", .class("field")) { html in
      html.tag("label", .text("for", id), text: field.label)
      if field.name == "state" {
        html.tag("select", .id(id), .text("name", field.name), marks[0], marks[1]) { html in
          html.tag("option", .text("value", ""), text: "Any")
          for state in NotificationState.allCases {
            html.tag(
              "option", .text("value", state.rawValue), .flag("selected", state.rawValue == value),
              text: state.label)
          }
        }
      } else {
        html.void(
          "input", .id(id), .text("name", field.name),
          .text("type", field.hint == nil ? "date" : "text"),
          .text("value", field.hint == nil ? String(value.prefix(10)) : value),
          .text("placeholder", ifAny: field.hint), .text("autocomplete", "off"),
          .text("spellcheck", "false"), marks[0], marks[1])
      }
    }
  }

  private func writeChips(to html: inout HTML) {
    guard !filters.items.isEmpty else { return }
    html.tag("ul", .class("chips"), .text("aria-label", "Filters in use")) { html in
      for (index, item) in filters.items.enumerated() {
        let label = NotificationFilters.fields.first { $0.name == item.name }?.label
        let state = item.name == "state" ? NotificationState(rawValue: item.value)?.label : nil
        html.tag("li") { html in
          html.tag("a", .href(NotificationsPage.link(app, filters.without(index)))) { html in
            html.tag("span", .class("hidden"), text: "Remove the filter ")
            html.tag("span") { html in
              html.text("\(label ?? item.name): ")
              html.isolated(state ?? item.value)
            }
            html.tag("span", .class("cross"), .text("aria-hidden", "true"), text: "×")
          }
        }
      }
      html.tag("li") { html in
        html.tag("a", .class("clear"), .href(NotificationsPage.link(app)), text: "Clear all")
      }
    }
  }
}
