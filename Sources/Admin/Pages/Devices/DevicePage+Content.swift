// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import Localization
internal import PushModel

/// The content of the page of one device.
extension DevicePage {
  func response(_ status: HTTPResponse.Status = .ok) -> Response {
    Page(title: "Device \(device.token)", visit: visit).response(status) { html in
      html.tag("p", .class("back")) { html in
        html.tag(
          "a", .href(DevicesPage.link(reference.app)), text: "Devices of \(reference.app.bundleID)")
      }
      html.tag("div", .class("title")) { html in
        html.tag("h1") { html in
          html.text("Device ")
          html.token(device.token)
        }
        html.state(device.state)
      }
      writeReason(to: &html)
      html.tag("div", .class("columns")) { html in
        html.tag("div") { html in
          html.tag("section", .class("panel")) { html in
            html.tag("h2", text: "Attributes")
            writeAttributes(to: &html)
          }
          writeHistory(to: &html)
        }
        if mayAct { writeActions(to: &html) }
      }
    }
  }

  /// Whether the caller may change the device, or send to it.
  private var mayAct: Bool {
    visit.caller.map { $0.may(.devices) || $0.may(.notify) } ?? false
  }

  private func writeReason(to html: inout HTML) {
    guard let reason = device.stateReason else { return }
    html.tag("p", .class("message warn")) { html in
      html.text("This device receives no pushes. ")
      if let explanation = StateReason.explanation(reason) {
        html.text("\(explanation) ")
        html.tag("code", text: reason)
      } else {
        html.text("Reason: ")
        html.isolated(reason)
      }
      if device.state == .unregistered {
        html.text(" A new registration by the app activates it.")
      }
    }
  }

  // MARK: attributes

  private func writeAttributes(to html: inout HTML) {
    html.tag("dl") { html in
      row("User", &html) { html in
        guard let user = device.user else { return html.nothing("no user") }
        let item = QueryItems.Item(name: "user", value: user)
        html.tag("a", .href(DevicesPage.link(reference.app, [item]))) { $0.isolated(user) }
      }
      row("Languages", &html) { html in
        guard !device.languages.isEmpty else { return html.nothing("no language") }
        html.tag("ol", .class("plain")) { html in
          for language in device.languages {
            html.tag("li") { html in
              html.text("\(LanguageName.of(language)) ")
              html.tag("code", text: language)
            }
          }
        }
      }
      if let shown = facts.shownLanguage(to: device) {
        row("Language of its texts", &html) { html in
          html.text("\(LanguageName.of(shown.language)) ")
          html.tag("code", text: shown.language)
          html.tag("div", .class("hint"), text: shown.reason.explanation.asSentence)
        }
      }
      row("Environment", &html) { html in
        html.text(device.environment.rawValue.asLabel)
        html.tag("div", .class("hint"), text: device.environmentSource.explanation)
      }
      row("Push type", &html) { $0.text(device.tokenKind.rawValue) }
      row("App version", &html) { html in
        if let version = device.appVersion { html.isolated(version) } else { html.nothing("none") }
      }
      row("Time zone", &html) { html in
        if let zone = device.timeZone { html.isolated(zone) } else { html.nothing("none") }
        if let time = facts.localTime(of: device) {
          html.tag("div", .class("hint"), text: "It is \(time) there.")
        }
      }
      row("Tags", &html) { html in
        if device.tags.isEmpty { html.nothing("none") } else { html.tags(device.tags) }
      }
      if isNewest, let last = history.items.first?.delivery {
        row("Last push", &html) { html in
          html.outcome(last.outcome)
          html.text(" ")
          html.time(last.updatedAt, now: visit.now)
        }
      }
      row("Registered", &html) { $0.registration(device.registeredAt, now: visit.now) }
      row("Changed", &html) { $0.time(device.updatedAt, now: visit.now) }
      if let at = device.unregisteredAt {
        row("Inactive at Apple since", &html) { $0.time(at, now: visit.now) }
      }
    }
    html.tag("details", .class("curl")) { html in
      html.tag("summary", text: "Full token")
      html.tag("pre", .text("tabindex", "0")) { html in html.tag("code", text: device.token.hex) }
    }
    html.curl("GET", "/v1/apps/\(reference.app.bundleID)/devices/\(device.token.hex)", visit)
  }

  private func row(_ label: String, _ html: inout HTML, _ value: (inout HTML) -> Void) {
    html.tag("div") { html in
      html.tag("dt", text: label)
      html.tag("dd", content: value)
    }
  }

  // MARK: history

  private func writeHistory(to html: inout HTML) {
    html.tag("section", .class("panel"), .text("aria-labelledby", "history")) { html in
      html.tag("h2", .id("history"), text: "Recent pushes")
      if history.items.isEmpty {
        html.tag(
          "p", .class("hint"),
          text: history.next == nil ? "No push was sent to this device." : "No push on this page.")
      } else {
        writeHistoryTable(to: &html)
      }
      guard let next = history.next else { return }
      html.tag("p", .class("paging")) { html in
        let item = QueryItems.Item(name: "before", value: next.description)
        html.tag(
          "a", .href(Link("devices", id, query: [item], fragment: "history")),
          text: "Older pushes")
      }
    }
  }

  private func writeHistoryTable(to html: inout HTML) {
    let labels = ["Time", "Outcome", "Reason", "Language", "Notification"]
    html.tag("table", .text("role", "table")) { html in
      html.tag("thead", .text("role", "rowgroup")) { html in
        html.tag("tr", .text("role", "row")) { html in
          for label in labels {
            html.tag("th", .text("role", "columnheader"), .text("scope", "col"), text: label)
          }
        }
      }
      html.tag("tbody", .text("role", "rowgroup")) { html in
        for item in history.items { writeHistoryRow(item, labels, to: &html) }
      }
    }
  }

  private func writeHistoryRow(
    _ item: DeviceDeliveries.Item, _ labels: [String], to html: inout HTML
  ) {
    let delivery = item.delivery
    let cells: [(inout HTML) -> Void] = [
      { $0.time(delivery.updatedAt, now: visit.now) },
      { $0.outcome(delivery.outcome) },
      { html in
        guard let reason = delivery.reason else { return html.nothing("no reason") }
        html.tag("span", .text("title", ifAny: StateReason.explanation(reason)), text: reason)
      },
      { html in
        if let tag = delivery.language { html.language(tag) } else { html.nothing("none") }
      },
      { html in
        html.tag("a", .href(NotificationPage.link(item.notification))) { html in
          html.tag("code", text: item.notification.description)
        }
      },
    ]
    html.tag("tr", .text("role", "row")) { html in
      for (label, write) in zip(labels, cells) {
        html.tag("td", .text("role", "cell"), .text("data-label", label)) { html in
          html.tag("div", content: write)
        }
      }
    }
  }

  // MARK: actions

  private func writeActions(to html: inout HTML) {
    html.tag("aside", .class("panel"), .text("aria-labelledby", "actions")) { html in
      html.tag("h2", .id("actions"), text: "Actions")
      if visit.caller?.may(.notify) ?? false, device.state == .active { writeTest(to: &html) }
      guard visit.caller?.may(.devices) ?? false else { return }
      switch device.state {
      case .active: writeQuarantine(to: &html)
      case .quarantined: writeActivate(to: &html)
      case .unregistered: break
      }
      writeDelete(to: &html)
    }
  }

  private func writeTest(to html: inout HTML) {
    if device.tokenKind == .alert {
      form("test", to: &html) { html in
        html.tag("h3", text: "Send a test")
        html.tag("p", .class("hint"), text: "The text is sent at once, also in quiet hours.")
        html.void(
          "input", .text("type", "hidden"), .text("name", "key"),
          .text("value", ComposeForm.newKey))
        writeInput("text", "Text", of: "test", to: &html)
        html.tag("button", text: "Send")
      }
    }
    html.tag("p") { html in
      html.tag(
        "a", .href(ComposePage.link(reference.app, device: id)), text: "Compose for this device")
    }
  }

  private func writeQuarantine(to html: inout HTML) {
    form("quarantine", to: &html) { html in
      html.tag("h3", text: "Quarantine")
      html.tag(
        "p", .class("hint"),
        text: "The device receives no pushes until it is activated or registered.")
      writeInput("reason", "Reason (optional)", of: "quarantine", to: &html)
      html.tag("button", text: "Quarantine")
    }
  }

  private func writeActivate(to html: inout HTML) {
    form("activate", to: &html) { html in
      html.tag("h3", text: "Activate")
      html.tag("p", .class("hint"), text: "The device receives pushes again.")
      html.tag("button", text: "Activate")
    }
  }

  private func writeDelete(to html: inout HTML) {
    form("delete", to: &html) { html in
      html.tag("h3", text: "Delete")
      html.tag(
        "p", .class("hint"),
        text: "Removes the device and its badge. The app’s next registration adds it again.")
      writeInput(
        "confirmation", "Type \(reference.confirmation) to confirm", of: "delete", to: &html)
      html.tag("button", .class("danger"), text: "Delete this device")
    }
  }

  private func form(
    _ name: StaticString, to html: inout HTML, _ content: (inout HTML) -> Void
  ) {
    html.tag("form", .text("method", "post"), .action(Link("devices", id, "\(name)"))) { html in
      content(&html)
    }
  }

  private func writeInput(
    _ name: String, _ label: String, of form: String, to html: inout HTML
  ) {
    let mistake = mistake.flatMap { "\($0.form)" == form ? $0.text : nil }
    if let mistake { html.problem(mistake, id: "\(name)-problem") }
    html.tag("label", .text("for", name), text: label)
    html.void(
      "input", .id(name), .text("name", name), .text("autocomplete", "off"),
      .text("spellcheck", "false"), .text("autocapitalize", "none"),
      .text("aria-invalid", ifAny: mistake == nil ? nil : "true"),
      .text("aria-describedby", ifAny: mistake == nil ? nil : "\(name)-problem"))
  }
}
