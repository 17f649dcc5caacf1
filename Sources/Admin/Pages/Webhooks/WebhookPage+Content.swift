// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel

/// The content of the page of one webhook.
extension WebhookPage {
  func response(_ status: HTTPResponse.Status = .ok) -> Response {
    Page(title: "Webhook \(webhook.url.host)", visit: visit).response(status) { html in
      html.tag("p", .class("back")) { html in
        html.tag("a", .href(WebhooksPage.link(app)), text: "Webhooks of \(app.bundleID)")
      }
      html.tag("div", .class("title")) { html in
        html.tag("h1") { html in
          html.text("Webhook ")
          html.isolated(webhook.url.host)
        }
        html.state(of: webhook)
      }
      if visit.request.query.first("done") == "tested" {
        html.done("A test message is on its way. The log shows its result.")
      }
      if let fault { html.problem(fault.detail.asSentence, id: "rotation-problem") }
      html.tag("div", .class("columns")) { html in
        html.tag("div") { html in
          html.tag("section", .class("panel"), .text("aria-labelledby", "facts")) { html in
            html.tag("h2", .id("facts"), text: "Attributes")
            writeFacts(to: &html)
          }
          writeLog(to: &html)
        }
        writeActions(to: &html)
      }
    }
  }

  private func writeFacts(to html: inout HTML) {
    html.tag("dl") { html in
      html.fact("URL") { $0.isolated(webhook.url.text) }
      html.fact("Events") { $0.pills(webhook.kinds.map(\.name)) }
      html.fact("Former secrets sign until") { html in
        if let until = webhook.formerSecretsUntil {
          html.time(until, now: visit.now)
        } else {
          html.nothing("no former secret")
        }
      }
      html.fact("Id") { $0.tag("code", text: "\(webhook.id)") }
      html.fact("Created") { $0.time(webhook.createdAt, now: visit.now) }
    }
    html.curl("GET", "/v1/apps/\(app.bundleID)/webhooks/\(webhook.id)/messages", visit)
  }

  // MARK: log

  private func writeLog(to html: inout HTML) {
    html.tag(
      "section", .class("panel"), .id("messages"), .flag("data-live"),
      .text("aria-labelledby", "log")
    ) { html in
      html.tag("h2", .id("log"), text: "Log of messages")
      if log.items.isEmpty {
        html.tag(
          "p", .class("hint"), text: isLater ? "No older messages." : "No message was sent yet.")
      } else {
        html.list("Messages", log.items, columns, isPart: true)
      }
      html.paging(
        first: isLater ? Self.link(app, webhook.id) : nil,
        next: log.next.map { Self.link(app, webhook.id, before: $0) })
    }
  }

  private var columns: [ListColumn<WebhookMessage>] {
    [
      ("Event", { $1.text($0.kind.name) }),
      ("Time", { $1.time($0.at, now: visit.now) }),
      (
        "State",
        { message, html in
          switch message.state {
          case .delivered: html.tag("span", .class("badge good"), text: "Delivered")
          case .waiting: html.tag("span", .class("badge off"), text: "Waiting")
          case .givenUp: html.tag("span", .class("badge bad"), text: "Given up")
          }
        }
      ),
      ("Attempts", { $1.text(Numbers.text($0.attempts)) }),
      (
        "Last answer",
        { message, html in
          if let status = message.status {
            html.text("Status \(status)")
          } else if let fault = message.fault {
            html.isolated(fault)
          } else {
            html.nothing("none")
          }
        }
      ),
      (
        "Next attempt",
        { message, html in
          guard message.state == .waiting else { return html.nothing("none") }
          html.time(message.nextAt, now: visit.now)
        }
      ),
      ("Message", { $1.tag("code", .class("request"), text: "msg_\($0.id)") }),
    ]
  }

  // MARK: actions

  private func action(_ name: String) -> Link {
    Link("webhooks", app.bundleID, "\(webhook.id)", name)
  }

  private func writeActions(to html: inout HTML) {
    html.tag("aside", .class("panel"), .text("aria-labelledby", "actions")) { html in
      html.tag("h2", .id("actions"), text: "Actions")
      html.tag("form", .text("method", "post"), .action(action("test"))) { html in
        html.tag("h3", text: "Test")
        html.tag("p", .class("hint"), text: "Sends a message without content.")
        html.tag("button", text: "Send a test message")
      }
      html.tag("form", .text("method", "post"), .action(action("rotate-secret"))) { html in
        html.tag("h3", text: "Replace the secret")
        html.tag("p", .class("hint"), text: "The new secret is shown once.")
        let name = "previous_expires_in"
        html.select(
          name, "The former secret also signs for",
          FormState(.init([.init(name: name, value: "\(WebhookSecret.usualOverlap)")])),
          Self.overlaps)
        html.tag("button", text: "Replace the secret")
      }
      html.confirmation(
        "Remove", "Waiting messages are not sent.", type: webhook.url.host,
        button: "Remove this webhook", to: action("remove"), mistake: isUnconfirmed)
    }
  }

  private static let overlaps: [(value: String, label: String)] = [
    ("0", "no time"), ("3600", "an hour"), ("\(WebhookSecret.usualOverlap)", "a day"),
    ("\(WebhookSecret.longestOverlap)", "a week"),
  ]
}
