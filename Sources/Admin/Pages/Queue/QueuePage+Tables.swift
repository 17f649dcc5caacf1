// SPDX-License-Identifier: Apache-2.0
internal import API
internal import PushModel
internal import Storage

/// The tables of the page.
extension QueuePage {
  // MARK: rows

  func writeGroups(_ depth: DutyStore.QueueDepth, at: Instant, to html: inout HTML) {
    section("rows", "Rows", to: &html) { html in
      if groups.isEmpty {
        html.empty("Nothing waits") { html in
          html.text("All accepted notifications are sent, or are scheduled for later.")
        }
      } else {
        html.list("Rows of the queue", Array(groups.prefix(Self.listedGroups)), columns)
      }
      html.tag("p", .class("hint")) { html in
        let hidden = groups.count - Self.listedGroups
        if hidden > 0 {
          html.text("\(Numbers.text(hidden)) more lines are not listed: choose an application. ")
        }
        html.text("A broadcast has one row for many devices. Counted ")
        html.time(at, now: visit.now)
        html.text(depth.isMinimum ? "; the counts are minimums." : ".")
      }
      let path = app.map { "/v1/queue?app=\($0.bundleID)" } ?? "/v1/queue"
      html.curl("GET", path, visit)
      if groups.contains(where: \.isRestored) {
        // Without a body, the work of all applications is released.
        let body = app.map { "{\"app\": \"\($0.bundleID)\"}" }
        html.curl("POST", "/v1/queue/release", visit, body: body)
      }
    }
  }

  private var columns: [ListColumn<QueueGroup>] {
    [
      ("Application", { write($0.app, to: &$1) }),
      (
        "Lane",
        { group, html in
          html.text("\(group.environment.rawValue.asLabel), \(group.workClass.name)")
          html.tag("div", .class("hint"), text: group.kind.explanation)
        }
      ),
      ("Rows", { $1.text(Numbers.text($0.rows)) }),
      ("Waits for", { writeReason($0, to: &$1) }),
      ("Oldest", { writeOldest($0, to: &$1) }),
      ("Time", { writeTime($0, to: &$1) }),
    ]
  }

  private func write(_ id: AppID, to html: inout HTML) {
    guard let app = visit.services.api.configuration().app(id: id) else {
      return html.nothing("an application that is being removed")
    }
    html.tag("a", .href(Self.link(app)), text: app.bundleID)
  }

  private func writeReason(_ group: QueueGroup, to html: inout HTML) {
    let hint: String
    switch group.waiting {
    case .ready:
      html.tag("span", .class("badge busy"), text: "A free shard")
      hint = "Rows are ready to be claimed."
    case .claimed:
      html.tag("span", .class("badge busy"), text: "Apple or a rate limit")
      hint = group.holder.map { "\(name(of: ShardID(holder: $0))) sends the rows." } ?? ""
    case .retry, .delayed:
      let reason = details.rows[group.oldest]?.reason
      let label =
        reason == GatewayReason.quietHours.rawValue
        ? "The end of quiet hours"
        : group.waiting == .retry ? "The next attempt" : "Its time"
      html.tag("span", .class("badge off"), text: label)
      guard let reason else { return }
      return html.tag("div", .class("reason")) { html in
        html.text("Oldest row: ")
        html.isolated(PushReason.meaning(reason) ?? reason)
      }
    case .held(.paused):
      html.tag("span", .class("badge warn"), text: "The end of a pause")
      hint = "A notification is paused."
    case .held(let reason):
      html.tag(
        "span", .class("badge bad"), text: reason == .noConnection ? "Apple" : "A credential")
      hint = reason.ownReason.meaning
    case .afterRestore:
      html.tag("span", .class("badge warn"), text: "An operator")
      hint = "Held after a restore: release or expire the rows with “pushgate queue”."
    }
    html.tag("div", .class("reason"), text: hint)
    if case .held(let reason) = group.waiting, reason != .paused, reason != .noConnection,
      let app = visit.services.api.configuration().app(id: group.app)
    {
      html.tag("a", .href(ApplicationPage.link(app)), text: "Credentials")
    }
  }

  private func writeOldest(_ group: QueueGroup, to html: inout HTML) {
    guard let row = details.rows[group.oldest] else { return html.nothing("sent meanwhile") }
    write(row.notification, to: &html)
  }

  /// Writes a notification by the time of its acceptance.
  private func write(_ id: NotificationID, to html: inout HTML) {
    html.tag("a", .href(NotificationPage.link(id))) { html in
      html.time(Instant(microseconds: id.milliseconds * 1_000), now: visit.now)
    }
  }

  private func writeTime(_ group: QueueGroup, to html: inout HTML) {
    let time: (label: String, at: Instant?)
    switch group.waiting {
    case .ready: time = ("due", group.at)
    case .claimed: time = ("lease ends", group.at)
    case .retry, .delayed: time = ("next due", group.at)
    case .held, .afterRestore: time = ("oldest expires", details.rows[group.oldest]?.deadline)
    }
    guard let at = time.at else { return html.nothing("unknown") }
    html.text("\(time.label) ")
    writeExactly(at, to: &html)
  }

  /// Writes a time; one within the next minute by its seconds, since leases last for half of one.
  private func writeExactly(_ at: Instant, to html: inout HTML) {
    let seconds = visit.now.seconds(until: at)
    if (1..<60).contains(seconds) {
      html.text("in \(Amounts.age(seconds: seconds))")
    } else {
      html.time(at, now: visit.now)
    }
  }

  // MARK: rate limits

  func writeRateLimits(to html: inout HTML) {
    let limited = details.rateLimited.filter { app == nil || $0.app == app?.id }
    section("limits", "Rate limits", to: &html) { html in
      guard !limited.isEmpty else {
        return html.tag("p", .class("hint"), text: "No work waits for a rate limit.")
      }
      html.list(
        "Work that waits for rate limits", limited,
        [
          ("Application", { write($0.app, to: &$1) }),
          (
            "Limit",
            { limited, html in
              if let id = limited.notification {
                html.text("of the notification accepted ")
                write(id, to: &html)
              } else {
                let rate = visit.services.api.configuration().app(id: limited.app)?.maxRate
                html.text("of the application")
                if let rate { html.text(": \(Numbers.text(rate)) pushes per second") }
              }
            }
          ),
          ("Single rows", { $1.text(Numbers.text($0.demand.singles)) }),
          ("Broadcast rows", { $1.text(Numbers.text($0.demand.broadcasts)) }),
        ])
    }
  }

  // MARK: leases

  private struct Lease {
    let holder: ShardID
    var rows = 0
    var apps: Set<AppID> = []
    var ends: Instant?
  }

  /// The leases by holder.
  private var leases: [Lease] {
    var leases: [UUID: Lease] = [:]
    for group in groups {
      guard let holder = group.holder else { continue }
      var lease = leases[holder] ?? Lease(holder: ShardID(holder: holder))
      lease.rows += group.rows
      lease.apps.insert(group.app)
      lease.ends = [lease.ends, group.at].compactMap(\.self).min()
      leases[holder] = lease
    }
    return leases.values.sorted { $0.holder.uuid < $1.holder.uuid }
  }

  func writeLeases(to html: inout HTML) {
    let leases = leases
    section("leases", "Leases", to: &html) { html in
      guard !leases.isEmpty else {
        return html.tag("p", .class("hint"), text: "No shard has claimed rows.")
      }
      html.list(
        "Leases by shard", leases,
        [
          ("Holder", { $1.text(name(of: $0.holder)) }),
          (
            "State",
            { lease, html in
              if let node = nodes[lease.holder.node] {
                html.state(of: node, now: visit.now)
              } else {
                html.nothing("unknown node")
              }
            }
          ),
          ("Rows", { $1.text(Numbers.text($0.rows)) }),
          ("Applications", { $1.text(Numbers.text($0.apps.count)) }),
          (
            "Next end",
            { lease, html in
              if let ends = lease.ends { writeExactly(ends, to: &html) }
            }
          ),
        ])
      html.tag(
        "p", .class("hint"),
        text:
          "A shard renews its leases while it sends. Rows of an ended lease are sent by another.")
    }
  }

  private func name(of holder: ShardID) -> String {
    "Shard \(holder.shard) of node …\(holder.node.description.suffix(12))"
  }

  // MARK: scheduled

  func writeScheduled(to html: inout HTML) {
    let scheduled = details.scheduled.filter { app == nil || $0.app == app?.id }
    section("scheduled", "Next scheduled notifications", to: &html) { html in
      guard !scheduled.isEmpty else {
        return html.tag(
          "p", .class("hint"),
          text: app == nil
            ? "No notification is scheduled."
            : "None of the next scheduled notifications belongs to the application.")
      }
      html.list(
        "Scheduled notifications", scheduled,
        [
          ("Application", { write($0.app, to: &$1) }), ("Accepted", { write($0.id, to: &$1) }),
          ("Due", { $1.time($0.due, now: visit.now) }),
        ])
    }
  }

  // MARK: components

  private func section(
    _ id: StaticString, _ title: String, to html: inout HTML, _ content: (inout HTML) -> Void
  ) {
    html.tag(
      "section", .id("\(id)"), .flag("data-live"), .text("aria-labelledby", "\(id)-title")
    ) { html in
      html.tag("h2", .id("\(id)-title"), text: title)
      content(&html)
    }
  }
}

extension WorkKind {
  /// The pushes of such rows.
  fileprivate var explanation: String {
    switch self {
    case .names: "named recipients"
    case .range: "ranges of devices"
    case .retry: "one device each"
    case .failures: "devices of earlier failures"
    }
  }
}
