// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel
internal import Storage

/// The list of an app's devices, with filters and counts.
enum DevicesPage {
  static let link = Link("devices")

  static let routes: [AdminRoute] = [
    AdminRoute(
      .get, "devices", .scope(.read), entry: .init(title: "Devices", link: link), show)
  ]

  /// Returns the address of the list with some filters.
  static func link(
    _ app: App, _ items: [QueryItems.Item] = [], cursor: String? = nil, done: String? = nil
  ) -> Link {
    var query = [QueryItems.Item(name: "app", value: app.bundleID)] + items
    if let cursor { query.append(.init(name: "cursor", value: cursor)) }
    if let done { query.append(.init(name: "done", value: done)) }
    return Link("devices", query: query)
  }

  /// The content of the page.
  struct Content {
    let visit: Visit
    let apps: [App]
    let app: App
    let filters: DeviceFilters
    let counts: DeviceCounts
    /// The API's fault for an invalid filter.
    var fault: Fault?
    var devices: [Device] = []
    /// The languages shown to the devices, and their local times; nil after a fault.
    var facts: ReaderFacts?
    /// The newest stored delivery to each device.
    var last: [DeviceToken: DeviceDeliveries.Item] = [:]
    /// The next page; nil on the last one.
    var next: Link?
  }

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    let apps = visit.apps
    let filters = DeviceFilters(visit.request.query)
    guard filters.items.count <= DeviceFilters.maximumItems else {
      throw Fault(
        .invalidParameter, at: "query",
        "expected at most \(DeviceFilters.maximumItems) filters")
    }
    guard let name = visit.request.query.first("app"), !filters.hasEmptyFields else {
      guard let app = apps.first else { return withoutApps(visit) }
      let name = visit.request.query.first("app") ?? app.bundleID
      return .redirect(to: link(try visit.app(named: name), filters.items, cursor: filters.cursor))
    }
    let app = try visit.app(named: name)
    let store = visit.services.api.store
    var content = Content(
      visit: visit, apps: apps, app: app, filters: filters,
      counts: try await store.devices.counts(of: app.id))
    let query: DeviceListQuery
    do throws(Fault) {
      var cursor: String?
      if let sealed = filters.cursor { cursor = try visit.open(cursor: sealed) }
      query = try filters.query(cursor: cursor)
    } catch {
      content.fault = error
      return content.response(.unprocessableContent)
    }
    let page = try await store.devices.list(
      app: app.id, filter: query.filter, after: query.place, limit: query.paging.limit)
    content.devices = page.devices
    content.last = try await store.runs.lastDeliveries(to: page.devices.map(\.token), of: app.id)
    content.facts = try await ReaderFacts(of: page.devices, app, for: visit)
    content.next = try page.next.map { place in
      link(app, filters.items, cursor: try visit.seal(cursor: query.cursor(after: place)))
    }
    return content.response()
  }

  private static func withoutApps(_ visit: Visit) -> Response {
    Page(title: "Devices", visit: visit).response { html in
      html.tag("h1", text: "Devices")
      html.tag("section", .class("empty")) { html in
        html.tag("h2", text: "No applications")
        html.tag("p") { html in
          html.text("Devices belong to an application, and this key has none. Create one with ")
          html.tag("code", text: "PUT /v1/apps/{bundle id}")
          html.text(" or ")
          html.tag("code", text: "pushgate apps create")
          html.text(".")
        }
      }
    }
  }
}

extension DevicesPage.Content {
  func response(_ status: HTTPResponse.Status = .ok) -> Response {
    Page(title: "Devices of \(app.bundleID)", visit: visit).response(status) { html in
      html.tag("div", .class("title")) { html in
        html.tag("h1", text: "Devices")
        html.apps(apps, app, DevicesPage.link)
      }
      if visit.request.query.first("done") == "deleted" { html.done("The device was deleted.") }
      writeCounts(to: &html)
      writeForm(to: &html)
      if let fault {
        html.problem(text(of: fault), id: "filter-problem")
      } else {
        writeTable(to: &html)
      }
    }
  }

  /// Returns the text of a fault, after the label of its filter.
  private func text(of fault: Fault) -> String {
    let field = DeviceFilters.fields.first { "query/\($0.name)" == fault.pointer }
    return field.map { "\($0.label): \(fault.detail)." } ?? fault.detail.asSentence
  }

  // MARK: counts

  private func writeCounts(to html: inout HTML) {
    html.tag("section", .class("counts"), .text("aria-label", "Counts")) { html in
      guard let asOf = counts.asOf else {
        html.tag(
          "p", .class("hint"), text: "Not counted yet. The first count is made within minutes.")
        return
      }
      html.tag("ul") { html in
        writeCount("Devices", counts.counts.values.reduce(0, +), [], to: &html)
        let states = counts.by(\.state)
        for state in DeviceState.allCases {
          writeCount(
            state.label, states[state] ?? 0, [.init(name: "state", value: state.name)],
            to: &html)
        }
      }
      writeLanguages(to: &html)
      html.tag("p", .class("hint")) { html in
        html.text("Counted ")
        html.time(asOf, now: visit.now)
        html.text(".")
      }
    }
  }

  private func writeCount(
    _ label: String, _ count: Int, _ items: [QueryItems.Item], to html: inout HTML
  ) {
    html.tag("li") { html in
      html.tag("a", .href(DevicesPage.link(app, items))) { html in
        html.tag("strong", text: Numbers.text(count))
        html.text(" ")
        html.tag("span", text: label)
      }
    }
  }

  /// Languages that are listed above the table, the most frequent first.
  private static let listedLanguages = 8

  private func writeLanguages(to html: inout HTML) {
    let languages = counts.by(\.language).filter { !$0.key.isEmpty }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.listedLanguages)
    guard !languages.isEmpty else { return }
    html.tag("ul", .class("languages"), .text("aria-label", "First languages")) { html in
      for (language, count) in languages {
        html.tag("li") { html in
          let item = QueryItems.Item(name: "language", value: language)
          html.tag("a", .href(DevicesPage.link(app, [item]))) { html in
            html.language(language)
            html.text(" ")
            html.tag("strong", text: Numbers.text(count))
          }
        }
      }
    }
  }
}
