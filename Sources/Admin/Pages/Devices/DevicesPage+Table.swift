// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import Localization
internal import PushModel
internal import Storage

/// The table of devices. On narrow screens each row is a card; therefore the roles of a table are
/// written, which browsers drop when the style changes the display of its elements.
extension DevicesPage.Content {
  /// Columns by label, and how a cell is written.
  private static let columns:
    [(label: String, write: @Sendable (Self, Device, inout HTML) -> Void)] = [
      ("Token", { $0.writeToken($1, to: &$2) }),
      ("User", { $0.writeText($1.user, "no user", to: &$2) }),
      ("Languages", { $0.writeLanguages($1, to: &$2) }),
      ("Environment", { $0.writeEnvironment($1, to: &$2) }),
      ("Kind", { _, device, html in html.text(device.tokenKind.rawValue) }),
      ("Version", { $0.writeText($1.appVersion, "no version", to: &$2) }),
      ("Time zone", { $0.writeTimeZone($1, to: &$2) }),
      ("Tags", { $0.writeTags($1, to: &$2) }),
      ("State", { $0.writeState($1, to: &$2) }),
      ("Last push", { $0.writeLast($1, to: &$2) }),
      ("Registered", { $2.registration($1.registeredAt, now: $0.visit.now) }),
    ]

  func writeTable(to html: inout HTML) {
    if devices.isEmpty { writeEmpty(to: &html) } else { writeRows(to: &html) }
    writeLinks(to: &html)
    writeActions(to: &html)
    html.curl("GET", "/v1/apps/\(app.bundleID)/devices\(filters.queryText)", visit)
  }

  private func writeRows(to html: inout HTML) {
    html.tag("table", .class("list devices"), .text("role", "table")) { html in
      html.tag("caption", .class("hidden"), text: "Devices of \(app.bundleID)")
      html.tag("thead", .text("role", "rowgroup")) { html in
        html.tag("tr", .text("role", "row")) { html in
          for column in Self.columns {
            html.tag(
              "th", .text("role", "columnheader"), .text("scope", "col"), text: column.label)
          }
        }
      }
      html.tag("tbody", .text("role", "rowgroup")) { html in
        for device in devices {
          html.tag("tr", .text("role", "row")) { html in
            for column in Self.columns {
              html.tag("td", .text("role", "cell"), .text("data-label", column.label)) { html in
                html.tag("div") { column.write(self, device, &$0) }
              }
            }
          }
        }
      }
    }
  }

  private func writeEmpty(to html: inout HTML) {
    html.tag("section", .class("empty")) { html in
      if next != nil {
        html.tag("h2", text: "No match on this page")
        html.tag("p", text: "Many devices were examined. The search continues on the next page.")
      } else if !filters.items.isEmpty || filters.cursor != nil {
        html.tag("h2", text: "No device matches")
        html.tag("p") { html in
          html.text("Remove a filter, or ")
          html.tag("a", .href(DevicesPage.link(app)), text: "show all devices")
          html.text(".")
        }
      } else {
        html.tag("h2", text: "No devices yet")
        html.tag("p") { html in
          html.text("Devices appear here when your server registers their tokens with ")
          html.tag("code", text: "PUT /v1/apps/\(app.bundleID)/devices/{token}")
          html.text(".")
        }
      }
    }
  }

  private func writeLinks(to html: inout HTML) {
    guard next != nil || filters.cursor != nil else { return }
    html.tag("nav", .class("paging"), .text("aria-label", "Pages of the list")) { html in
      if filters.cursor != nil {
        html.tag("a", .href(DevicesPage.link(app, filters.items)), text: "First page")
      }
      if let next {
        html.tag("a", .class("next"), .text("rel", "next"), .href(next), text: "Next page")
      }
    }
  }

  /// Writes the export of the view, and a link to changes of all its devices.
  private func writeActions(to html: inout HTML) {
    guard !devices.isEmpty else { return }
    html.tag(
      "p", .class("hint"),
      text:
        "Last push: the newest stored outcome of the last \(RunStore.lastExamined) notifications. "
        + "Accepted pushes of broadcasts are not stored for each device.")
    html.tag(
      "form", .class("actions"), .text("method", "post"),
      .action(DeviceExport.link(filters.items))
    ) { html in
      html.void(
        "input", .text("type", "hidden"), .text("name", "app"), .text("value", app.bundleID))
      html.tag("button", .text("name", "format"), .text("value", "csv"), text: "Export as CSV")
      html.tag(
        "button", .text("name", "format"), .text("value", "ndjson"), text: "Export as NDJSON")
      if visit.caller?.may(.devices) ?? false {
        html.tag(
          "a", .class("action"), .href(MatchingDevicesPage.link(app, filters.items)),
          text: "Change all matching devices")
      }
    }
  }

  // MARK: cells

  private func writeToken(_ device: Device, to html: inout HTML) {
    let reference = DeviceReference(app: app, token: device.token)
    html.tag("a", .href(DevicePage.link(reference.id(for: visit)))) { $0.token(device.token) }
  }

  private func writeText(_ text: String?, _ meaning: String, to html: inout HTML) {
    if let text { html.isolated(text) } else { html.nothing(meaning) }
  }

  private func writeTimeZone(_ device: Device, to html: inout HTML) {
    guard let zone = device.timeZone else { return html.nothing("no time zone") }
    html.tag("bdi") { html in
      // Lines break between the parts of the name.
      for (index, part) in zone.split(separator: "/").enumerated() {
        if index > 0 {
          html.text("/")
          html.void("wbr")
        }
        html.text(String(part))
      }
    }
    if let time = facts?.localTime(of: device) {
      html.tag("div", .class("hint"), text: String(time.suffix(5)))
    }
  }

  private func writeLanguages(_ device: Device, to html: inout HTML) {
    let shown = facts?.shownLanguage(to: device)?.language
    guard let first = device.languages.first else {
      html.nothing("no language")
      return writeShown(shown, to: &html)
    }
    html.language(first)
    if let shown, !ReaderFacts.isSame(shown, first) { writeShown(shown, to: &html) }
    guard device.languages.count > 1 else { return }
    html.text(" ")
    html.tag(
      "span", .class("more"),
      .text("title", device.languages.dropFirst().map(LanguageName.of).joined(separator: ", ")),
      text: "+\(device.languages.count - 1)")
  }

  /// Writes the language that the app's strings have for a reader.
  private func writeShown(_ language: String?, to html: inout HTML) {
    guard let language else { return }
    html.text(" ")
    html.tag("span", .class("shown")) { html in
      html.tag("span", .text("aria-hidden", "true"), text: "→ ")
      html.tag("span", .class("hidden"), text: "is shown ")
      html.language(language)
    }
  }

  private func writeEnvironment(_ device: Device, to html: inout HTML) {
    html.text(device.environment.rawValue.asLabel)
    guard device.environmentSource != .stated else { return }
    html.text(" ")
    html.tag(
      "span", .class("source"), .text("title", device.environmentSource.explanation),
      text: device.environmentSource.rawValue)
  }

  private func writeTags(_ device: Device, to html: inout HTML) {
    if device.tags.isEmpty { html.nothing("no tags") } else { html.tags(device.tags, atMost: 3) }
  }

  private func writeLast(_ device: Device, to html: inout HTML) {
    guard let last = last[device.token]?.delivery else { return html.nothing("no recent push") }
    html.outcome(last.outcome)
    guard let reason = last.reason else { return }
    html.tag("div", .class("reason")) { $0.isolated(reason) }
  }

  private func writeState(_ device: Device, to html: inout HTML) {
    html.state(device.state)
    guard let reason = device.stateReason else { return }
    html.tag("div", .class("reason"), .text("title", reason)) { html in
      html.isolated(StateReason.explanation(reason) ?? reason)
    }
  }
}
