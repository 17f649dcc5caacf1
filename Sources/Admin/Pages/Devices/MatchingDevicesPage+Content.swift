// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import PushModel

/// The content of the page.
extension MatchingDevicesPage {
  func response(_ status: HTTPResponse.Status) -> Response {
    Page(title: Self.title, visit: visit).response(status) { html in
      html.tag("p", .class("back")) { html in
        html.tag(
          "a", .href(DevicesPage.link(app, filters.items)), text: "Devices of \(app.bundleID)")
      }
      html.tag("h1", text: Self.title)
      writeResult(to: &html)
      writeFilters(to: &html)
      writeCounts(to: &html)
      html.tag("div", .class("forms")) { html in
        for action in Action.allCases { write(action, to: &html) }
      }
    }
  }

  private func writeResult(to html: inout HTML) {
    let query = visit.request.query
    guard let action = query.first("done").flatMap(Action.init), mistake == nil,
      let count = query.first("count").flatMap(Int.init)
    else { return }
    var text =
      "\(Numbers.text(count)) device\(count == 1 ? " was" : "s were") \(action.participle)."
    if query.first("more") != nil { text += " More may match: repeat the action." }
    html.done(text)
  }

  private func writeFilters(to html: inout HTML) {
    html.tag("p") { html in
      guard !filters.items.isEmpty else {
        return html.tag("strong", text: "No filter: all devices of the application.")
      }
      html.text("Filters: ")
      html.tags(
        filters.items.map { item in
          let label = DeviceFilters.fields.first { $0.name == item.name }?.label ?? item.name
          return "\(label): \(item.value)"
        })
    }
  }

  private func writeCounts(to html: inout HTML) {
    html.tag("ul", .class("figures")) { html in
      for state in DeviceState.allCases {
        html.tile(state.label, Numbers.text(counts[state] ?? 0) + (isMinimum ? "+" : ""))
      }
    }
    if isMinimum {
      let most = Numbers.text(Self.mostChanged)
      html.tag(
        "p", .class("message warn"),
        text:
          "More devices may match: at most \(most) are counted, and at most \(most) are changed "
          + "at once. Repeat the action for the others.")
    }
  }

  private func write(_ action: Action, to html: inout HTML) {
    guard isMinimum || count(of: action) > 0 else { return }
    let name = action.rawValue
    html.tag(
      "form", .class("panel"), .text("method", "post"),
      .action(Link("devices", "matching", query: filters.items)),
      .text("aria-labelledby", "\(name)-title")
    ) { html in
      html.tag("h2", .id("\(name)-title"), text: name.asLabel)
      html.tag("p", .class("hint"), text: action.explanation)
      for (field, value) in [("app", app.bundleID), ("action", name)] {
        html.void("input", .text("type", "hidden"), .text("name", field), .text("value", value))
      }
      let state = mistake.flatMap { $0.action == action ? $0.form : nil } ?? FormState()
      if action == .quarantine { html.input("reason", "Reason (optional)", state, id: name) }
      html.input("confirmation", "Type \(app.bundleID) to confirm", state, id: name)
      let number = isMinimum ? "all matching" : Numbers.text(count(of: action))
      let noun = number == "1" ? "device" : "devices"
      html.tag("button", .class("danger"), text: "\(name.asLabel) \(number) \(noun)")
    }
  }

  private func count(of action: Action) -> Int {
    counts.reduce(0) { $0 + (action.state ?? $1.key == $1.key ? $1.value : 0) }
  }
}
