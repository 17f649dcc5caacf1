// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel
internal import Storage

/// How delivery is going: pushes, latency and failures over time, the queue, credentials and nodes.
struct OverviewPage {
  static let link = Link.start

  static let routes: [AdminRoute] = [
    AdminRoute(.get, "overview", .scope(.read), entry: .init(title: "Overview", link: link), show)
  ]

  /// Returns the address of the page for a range; nil for the app: all apps.
  static func link(_ range: StatisticsRange, _ app: App?) -> Link {
    var query: [QueryItems.Item] = []
    if let app { query.append(.init(name: "app", value: app.bundleID)) }
    if range != .hour { query.append(.init(name: "range", value: range.rawValue)) }
    return Link("overview", query: query)
  }

  /// Apps of a key whose pushes are added up. The statistics of each are read; those of all apps
  /// together have rows of their own.
  private static let maximumApps = 32
  /// Nodes in the list. A node that restarts is a new one.
  private static let maximumNodes = 20

  let visit: Visit
  let apps: [App]
  /// The chosen app; nil: all apps of the key.
  let app: App?
  let range: StatisticsRange
  let series: PushSeries
  /// Nil if the key may not see credentials.
  let credentials: CredentialList?
  /// Nil if the key may not see the whole gateway.
  let nodes: [NodeHeartbeat]?

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    let apps = visit.apps
    let range = try range(of: visit)
    var app: App?
    if let name = visit.request.query.first("app"), !name.isEmpty {
      app = try visit.app(named: name)
    }
    let isBound = visit.caller?.apps != nil
    if isBound, app == nil {
      guard let first = apps.first else { return withoutApps(visit) }
      if apps.count == 1 || apps.count > maximumApps { return .redirect(to: link(range, first)) }
    }
    return try await OverviewPage(visit, apps, app, range, isBound: isBound).response()
  }

  private static func range(of visit: Visit) throws(Fault) -> StatisticsRange {
    guard let name = visit.request.query.first("range") else { return .hour }
    guard let range = StatisticsRange(rawValue: name) else {
      throw Fault(.invalidParameter, at: "query/range", "expected hour, day or week")
    }
    return range
  }

  private init(
    _ visit: Visit, _ apps: [App], _ app: App?, _ range: StatisticsRange, isBound: Bool
  ) async throws {
    self.visit = visit
    self.apps = apps
    self.app = app
    self.range = range
    let store = visit.services.api.store
    let now = visit.now
    let counted = app.map { [$0.id] } ?? (isBound ? apps.map(\.id) : [StatisticsRow.allApps])
    let starts = range.starts(at: now)
    series = PushSeries(
      range,
      try await store.statistics.tallies(
        of: counted, by: range.span, from: starts[0], to: range.end(at: now)), at: now)
    let mayAdminister = visit.caller?.may(.admin) ?? false
    let shown = app.map { [$0] } ?? apps
    credentials =
      mayAdminister
      ? CredentialList(
        visit.services.api.configuration(), of: shown,
        refusals: try await store.credentialEvents.refusals(of: shown.map(\.id)), at: now) : nil
    nodes =
      mayAdminister && !isBound
      ? try await store.statistics.nodes(limit: Self.maximumNodes) : nil
  }

  private static func withoutApps(_ visit: Visit) -> Response {
    Page(title: "Overview", visit: visit).response { html in
      html.tag("h1", text: "Overview")
      html.tag("section", .class("empty")) { html in
        html.tag("h2", text: "No applications")
        html.tag("p", text: "This key is bound to applications that do not exist.")
      }
    }
  }

  private func response() -> Response {
    let title = app.map { "Overview of \($0.bundleID)" } ?? "Overview"
    return Page(title: title, visit: visit).response { html in
      html.tag("div", .class("title")) { html in
        html.tag("h1", text: "Overview")
        writeApps(to: &html)
      }
      writeRanges(to: &html)
      writeTiles(to: &html)
      writeCharts(to: &html)
      html.tag("div", .class("overview")) { html in
        if nodes != nil { writeQueue(to: &html) }
        writeCredentials(to: &html)
        writeNodes(to: &html)
      }
    }
  }

  // MARK: content

  private func writeApps(to html: inout HTML) {
    guard apps.count > 1 else {
      return html.tag("p", .class("app")) { html in
        for app in apps { html.tag("code", text: app.bundleID) }
      }
    }
    html.tag("form", .class("apps"), .text("method", "get"), .action(Self.link)) { html in
      html.tag("label", .text("for", "app"), text: "Application")
      html.tag("select", .id("app"), .text("name", "app")) { html in
        if visit.caller?.apps == nil || apps.count <= Self.maximumApps {
          html.tag("option", .text("value", ""), text: "All applications")
        }
        for one in apps {
          html.tag(
            "option", .text("value", one.bundleID), .flag("selected", one.id == app?.id),
            text: one.bundleID)
        }
      }
      html.void(
        "input", .text("type", "hidden"), .text("name", "range"), .text("value", range.rawValue))
      html.tag("button", text: "Show")
    }
  }

  private func writeRanges(to html: inout HTML) {
    html.tag("nav", .class("ranges"), .text("aria-label", "Time")) { html in
      for one in StatisticsRange.allCases {
        html.tag(
          "a", .href(Self.link(one, app)),
          .text("aria-current", ifAny: one == range ? "true" : nil),
          text: "Last \(one.rawValue)")
      }
    }
  }

  private func writeTiles(to html: inout HTML) {
    let total = series.total
    html.tag("ul", .class("figures"), .id("tiles"), .flag("data-live")) { html in
      html.tile("Accepted by Apple", Numbers.text(total.accepted))
      let share = series.failedPercent.map { "\(Amounts.text($0)) %" }
      html.tile("Failed", Numbers.text(total.failed), share)
      for percent in [50, 99] {
        let latency = total.latencies.percentile(percent)
        html.tile(
          percent == 50 ? "Median latency" : "99 % latency",
          latency.map { Amounts.latency(milliseconds: Double($0) / 1_000) })
      }
    }
  }
}
