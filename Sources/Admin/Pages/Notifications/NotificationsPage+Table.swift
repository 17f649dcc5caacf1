// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import PushModel

/// The table of notifications.
extension NotificationsPage.Content {
  private typealias Item = (notification: Notification, counts: NotificationCounts)

  func writeTable(to html: inout HTML) {
    // Only the first page changes by itself, and only while something is sent or due.
    let isLive = filters.cursor == nil && items.contains { !$0.counts.state.isFinal }
    html.tag("section", .id("list"), .class("list-region"), .flag("data-live", isLive)) { html in
      html.tag("h2", .class("hidden"), text: "List")
      if items.isEmpty { writeEmpty(to: &html) } else { writeRows(to: &html) }
      html.paging(
        first: filters.cursor == nil ? nil : NotificationsPage.link(app, filters.items), next: next)
    }
    html.curl("GET", "/v1/apps/\(app.bundleID)/notifications\(filters.queryText)", visit)
  }

  private func writeRows(to html: inout HTML) {
    html.list(
      "Notifications of \(app.bundleID)", items,
      [
        ("Text", { writeText($0, to: &$1) }),
        ("State", { $1.state($0.counts.state) }),
        ("Audience", { $1.audience($0.counts) }),
        ("Outcomes", { writeOutcomes($0.counts, to: &$1) }),
        ("Type", { $1.text($0.notification.pushType.rawValue) }),
        ("Reference", { writeReference($0.notification, to: &$1) }),
        ("Time", { writeTime($0, to: &$1) }),
      ])
  }

  private func writeText(_ item: Item, to html: inout HTML) {
    html.tag("a", .class("words"), .href(NotificationPage.link(item.notification.id))) { html in
      if let words = item.notification.firstWords {
        html.isolated(words)
      } else {
        html.text(item.notification.message.isRemoved ? "Text removed" : "Without text")
      }
    }
  }

  private func writeOutcomes(_ counts: NotificationCounts, to html: inout HTML) {
    guard counts.outcomes.values.contains(where: { $0 > 0 }) else {
      return html.nothing("no outcome yet")
    }
    html.bar(of: counts.outcomes, audience: counts.knownAudience)
    html.tag("div", .class("shares")) { html in
      for outcome in DeliveryOutcome.listed {
        guard let count = counts.outcomes[outcome], count > 0 else { continue }
        html.tag("span", text: "\(Numbers.text(count)) \(outcome.label.lowercased())")
      }
    }
  }

  private func writeReference(_ notification: Notification, to html: inout HTML) {
    guard let reference = notification.message.options.reference else {
      return html.nothing("no reference")
    }
    let item = QueryItems.Item(name: "reference", value: reference)
    html.tag("a", .href(NotificationsPage.link(app, [item]))) { $0.isolated(reference) }
  }

  private func writeTime(_ item: Item, to html: inout HTML) {
    if let due = item.counts.schedule?.due, !item.counts.state.isFinal {
      html.text("due ")
      html.time(due, now: visit.now)
    } else {
      html.time(item.notification.acceptedAt, now: visit.now)
    }
  }

  private func writeEmpty(to html: inout HTML) {
    if next != nil {
      html.empty("No match on this page") { html in
        html.text("Many notifications were examined. The search continues on the next page.")
      }
    } else if !filters.items.isEmpty || filters.cursor != nil {
      html.empty("No notification matches") { html in
        html.text("Remove a filter, or ")
        html.tag("a", .href(NotificationsPage.link(app)), text: "show all notifications")
        html.text(".")
      }
    } else {
      html.empty("No notifications yet") { html in
        html.text("Notifications appear here when your server sends them with ")
        html.tag("code", text: "POST /v1/apps/\(app.bundleID)/notifications")
        html.text(".")
      }
    }
  }
}
