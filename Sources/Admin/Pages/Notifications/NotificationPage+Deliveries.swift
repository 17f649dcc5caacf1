// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import PushModel

/// The deliveries on the page of a notification.
extension NotificationPage {
  func writeDeliveries(to html: inout HTML) {
    html.tag(
      "section", .id("deliveries"), .class("panel"), .flag("data-live", isLive),
      .text("aria-labelledby", "deliveries-title")
    ) { html in
      html.tag("h2", .id("deliveries-title"), text: "Deliveries")
      writeChoice(to: &html)
      if let fault = deliveries.fault {
        html.problem(fault.detail.asSentence, id: "deliveries-problem")
      } else if deliveries.items.isEmpty {
        html.tag("p", .class("hint"), text: emptyText)
      } else {
        writeTable(to: &html)
      }
      html.paging(
        first: deliveries.cursor == nil
          ? nil : Self.link(id, deliveries.filters, fragment: "deliveries"),
        next: deliveries.next.map {
          Self.link(
            id, deliveries.filters + [.init(name: "cursor", value: $0)], fragment: "deliveries")
        })
      writeCurl(to: &html)
    }
  }

  private var emptyText: String {
    if deliveries.cursor != nil { return "No delivery on this page." }
    if notification.audience.isEveryone, deliveries.outcome == .accepted {
      return "Deliveries of a broadcast that Apple accepted at the first attempt are only counted."
    }
    return counts.outcomes.isEmpty
      ? "No push has an outcome yet." : "No delivery is listed with this filter."
  }

  /// Writes links that choose the outcome.
  private func writeChoice(to html: inout HTML) {
    html.tag("ul", .class("chips"), .text("aria-label", "Listed deliveries")) { html in
      writeChoice("All", nil, to: &html)
      for outcome in DeliveryOutcome.listed {
        guard let count = counts.outcomes[outcome], count > 0 || deliveries.outcome == outcome
        else { continue }
        writeChoice("\(outcome.label) \(Numbers.text(count))", outcome, to: &html)
      }
      guard let reason = deliveries.reason else { return }
      html.tag("li") { html in
        let filters = ListedDeliveries.filters(deliveries.outcome, nil)
        html.tag("a", .href(Self.link(id, filters, fragment: "deliveries"))) { html in
          html.tag("span", .class("hidden"), text: "Remove the filter ")
          html.tag("span") { html in
            html.text("Reason: ")
            html.isolated(reason)
          }
          html.tag("span", .class("cross"), .text("aria-hidden", "true"), text: "×")
        }
      }
    }
  }

  private func writeChoice(_ label: String, _ outcome: DeliveryOutcome?, to html: inout HTML) {
    let filters = ListedDeliveries.filters(outcome, deliveries.reason)
    let isShown = deliveries.fault == nil && deliveries.outcome == outcome
    html.tag("li") { html in
      html.tag(
        "a", .class("choice"), .href(Self.link(id, filters, fragment: "deliveries")),
        .text("aria-current", ifAny: isShown ? "true" : nil), text: label)
    }
  }

  private func writeTable(to html: inout HTML) {
    html.list(
      "Deliveries", deliveries.items,
      [
        ("Device", { writeDevice($0, to: &$1) }),
        ("Outcome", { $1.outcome($0.outcome) }),
        (
          "Reason",
          { delivery, html in
            guard let reason = delivery.reason else { return html.nothing("no reason") }
            html.tag("span", .text("title", ifAny: PushReason.meaning(reason))) {
              $0.isolated(reason)
            }
          }
        ),
        (
          "Language",
          { delivery, html in
            if let tag = delivery.language { html.language(tag) } else { html.nothing("none") }
          }
        ),
        ("Attempts", { $1.text("\($0.attempts)") }),
        (
          "Time",
          { delivery, html in
            html.time(delivery.updatedAt, now: visit.now)
            guard let until = delivery.waitingUntil else { return }
            html.tag("div", .class("hint")) { html in
              html.text("next attempt ")
              html.time(until, now: visit.now)
            }
          }
        ),
      ], isPart: true)
  }

  /// Writes the device with a link to its page; without one, if it is not registered.
  private func writeDevice(_ delivery: Delivery, to html: inout HTML) {
    guard delivery.reason != GatewayReason.notRegisteredHere.rawValue else {
      return html.token(delivery.token)
    }
    let reference = DeviceReference(app: app, token: delivery.token)
    html.tag("a", .href(DevicePage.link(reference.id(for: visit)))) { $0.token(delivery.token) }
  }

  private func writeCurl(to html: inout HTML) {
    var query: [String] = []
    if let outcome = deliveries.outcome { query.append("outcome=\(outcome.name)") }
    if let reason = deliveries.reason { query.append("reason=\(percentEncoded(reason))") }
    let path = "\(apiPath)/deliveries"
    html.curl("GET", query.isEmpty ? path : "\(path)?\(query.joined(separator: "&"))", visit)
  }

  /// The notification's path in the API.
  var apiPath: String { "/v1/apps/\(app.bundleID)/notifications/\(id)" }
}
