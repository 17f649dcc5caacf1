// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel
internal import Storage

/// The work that waits: its rows by application, lane and reason, rate limits, leases, and the next
/// scheduled notifications.
struct QueuePage {
  static let link = Link("queue")

  static let routes: [AdminRoute] = [
    AdminRoute(.get, "queue", .gateway(.admin), entry: .init(title: "Queue", link: link), show)
  ]

  static func link(_ app: App) -> Link {
    Link("queue", query: [.init(name: "app", value: app.bundleID)])
  }

  /// Groups in the table: enough for a few dozen apps. Held ones are listed first.
  static let listedGroups = 100
  /// Nodes whose heartbeats are read. A node that restarts is a new one.
  private static let maximumNodes = 50

  let visit: Visit
  /// The chosen app; nil: all apps.
  let app: App?
  /// The newest count; nil before the first one.
  let reading: (depth: DutyStore.QueueDepth, at: Instant)?
  /// The groups of the chosen app.
  let groups: [QueueGroup]
  let details: QueueDetails
  let nodes: [UUID: NodeHeartbeat]

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    var app: App?
    if let name = visit.request.query.first("app"), !name.isEmpty {
      app = try visit.app(named: name)
    }
    return try await QueuePage(visit, app).response()
  }

  private init(_ visit: Visit, _ app: App?) async throws {
    self.visit = visit
    self.app = app
    reading = visit.services.queue.newest
    let configuration = visit.services.api.configuration()
    groups = Self.inOrder(
      (reading?.depth.groups ?? []).filter { app == nil || $0.app == app?.id }
    ) { configuration.app(id: $0)?.bundleID }
    let store = visit.services.api.store
    details = try await store.controls.details(
      of: groups.prefix(Self.listedGroups).map(\.oldest))
    nodes = Dictionary(
      try await store.statistics.nodes(limit: Self.maximumNodes).map { ($0.id, $0) }
    ) { first, _ in first }
  }

  /// Returns groups in the order of the table: held ones first, then by app and lane. The order
  /// does not depend on counts, so that rows of the table do not move while they are read.
  static func inOrder(
    _ groups: [QueueGroup], name: (AppID) -> String?
  ) -> [QueueGroup] {
    groups.map { group in
      // Apps without a name are being removed.
      let name = name(group.app)
      let key = [
        group.waiting.isHeld ? "0" : "1", name == nil ? "1" : "0", name ?? "\(group.app)",
        group.environment.rawValue, group.workClass == .single ? "0" : "1", group.kind.name,
        group.waiting.name, group.holder?.description ?? "",
      ]
      return (key: key, group: group)
    }.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.group)
  }

  // MARK: content

  private func response() -> Response {
    Page(title: app.map { "Queue of \($0.bundleID)" } ?? "Queue", visit: visit).response { html in
      html.tag("div", .class("title")) { html in
        html.tag("h1", text: "Queue")
        writeApps(to: &html)
      }
      if let reading {
        writeTiles(to: &html)
        html.tag("div", .class("overview")) { html in
          writeGroups(reading.depth, at: reading.at, to: &html)
          writeRateLimits(to: &html)
          writeLeases(to: &html)
          writeScheduled(to: &html)
        }
      } else {
        html.tag("section", .id("rows"), .flag("data-live")) { html in
          html.empty("Not counted yet") { $0.text("The first count is made within seconds.") }
        }
      }
    }
  }

  private func writeApps(to html: inout HTML) {
    html.tag("form", .class("apps"), .text("method", "get"), .action(Self.link)) { html in
      html.tag("label", .text("for", "app"), text: "Application")
      html.tag("select", .id("app"), .text("name", "app")) { html in
        html.tag("option", .text("value", ""), text: "All applications")
        for one in visit.apps {
          html.tag(
            "option", .text("value", one.bundleID), .flag("selected", one.id == app?.id),
            text: one.bundleID)
        }
      }
      html.tag("button", text: "Show")
    }
  }

  private func writeTiles(to html: inout HTML) {
    let rows = { (isIn: (QueueGroup) -> Bool) in
      Numbers.text(groups.filter(isIn).reduce(0) { $0 + $1.rows })
    }
    let oldest = groups.filter { $0.waiting == .ready }.compactMap(\.at).min()
    html.tag("ul", .class("figures"), .id("tiles"), .flag("data-live")) { html in
      html.tile(
        "Ready", rows { $0.waiting == .ready },
        oldest.map { "for \(Amounts.age(seconds: $0.seconds(until: visit.now)))" })
      html.tile("Being sent", rows { $0.waiting == .claimed })
      html.tile("Due later", rows { $0.waiting == .retry || $0.waiting == .delayed })
      html.tile("Held", rows { $0.waiting.isHeld })
    }
  }
}

extension QueueReport.Waiting {
  /// Whether rows wait for a change that the queue does not make by itself.
  var isHeld: Bool {
    switch self {
    case .held, .afterRestore: true
    case .ready, .claimed, .retry, .delayed: false
    }
  }
}

extension Instant {
  /// Returns the seconds from this time until another one.
  func seconds(until other: Instant) -> Double {
    Double(other.microseconds - microseconds) / 1e6
  }
}
