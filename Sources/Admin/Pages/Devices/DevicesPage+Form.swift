// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import PushModel

/// The form with the filters, and the filters in use.
extension DevicesPage.Content {
  func writeForm(to html: inout HTML) {
    html.tag(
      "form", .class("filters"), .text("method", "get"), .action(DevicesPage.link),
      .text("role", "search"), .text("aria-label", "Filter devices")
    ) { html in
      writeChips(to: &html)
      html.tag("div", .class("fields")) { html in
        for field in DeviceFilters.fields where field.isFrequent { write(field, to: &html) }
        html.tag("button", .class("primary"), text: "Filter")
      }
      let rest = DeviceFilters.fields.filter { !$0.isFrequent }
      let isUsed = rest.contains { !filters.values(of: $0).isEmpty }
      html.tag("details", .flag("open", isUsed)) { html in
        html.tag("summary", text: "More filters")
        html.tag("div", .class("fields")) { html in
          for field in rest { write(field, to: &html) }
        }
      }
      writeLanguageList(to: &html)
      html.void(
        "input", .text("type", "hidden"), .text("name", "app"), .text("value", app.bundleID))
    }
  }

  private func write(_ field: DeviceFilters.Field, to html: inout HTML) {
    let id = "filter-\(field.name)"
    var value = filters.values(of: field).first
    if field.isRepeatable {
      // Filters in use stay; the input adds one.
      for value in filters.values(of: field) {
        html.void(
          "input", .text("type", "hidden"), .text("name", field.name), .text("value", value))
      }
      value = nil
    }
    let isFaulty = fault?.pointer == "query/\(field.name)"
    html.tag("div", .class("field")) { html in
      html.tag("label", .text("for", id), text: field.label)
      switch field.input {
      case .choice(let choices):
        html.tag(
          "select", .id(id), .text("name", field.name),
          .text("aria-invalid", ifAny: isFaulty ? "true" : nil),
          .text("aria-describedby", ifAny: isFaulty ? "filter-problem" : nil)
        ) { html in
          html.tag("option", .text("value", ""), text: "Any")
          for choice in choices {
            html.tag(
              "option", .text("value", choice.name), .flag("selected", choice.name == value),
              text: choice.label)
          }
        }
      case .text, .date:
        var hint: String?
        if case .text(let text) = field.input { hint = text }
        html.void(
          "input", .id(id), .text("name", field.name),
          .text("type", hint == nil ? "date" : "text"),
          .text("value", hint == nil ? String((value ?? "").prefix(10)) : value ?? ""),
          .text("placeholder", ifAny: hint), .text("autocomplete", "off"),
          .text("spellcheck", "false"),
          .text("list", ifAny: field.name == "language" ? "languages" : nil),
          .text("aria-invalid", ifAny: isFaulty ? "true" : nil),
          .text("aria-describedby", ifAny: isFaulty ? "filter-problem" : nil))
      }
    }
  }

  /// Suggestions for the language: the first languages of the app's devices, at most as many as a
  /// person scrolls through.
  private func writeLanguageList(to html: inout HTML) {
    let languages = counts.by(\.language).filter { !$0.key.isEmpty }.sorted { $1.value < $0.value }
    html.tag("datalist", .id("languages")) { html in
      for (language, _) in languages.prefix(100) {
        html.tag("option", .text("value", language), text: LanguageName.of(language))
      }
    }
  }

  /// Writes the filters in use, each with a link that removes it.
  private func writeChips(to html: inout HTML) {
    guard !filters.items.isEmpty else { return }
    html.tag("ul", .class("chips"), .text("aria-label", "Filters in use")) { html in
      for (index, item) in filters.items.enumerated() {
        let field = DeviceFilters.fields.first { $0.name == item.name }
        html.tag("li") { html in
          html.tag("a", .href(DevicesPage.link(app, filters.without(index)))) { html in
            html.tag("span", .class("hidden"), text: "Remove the filter ")
            html.tag("span") { html in
              html.text("\(field?.label ?? item.name): ")
              html.isolated(text(of: item))
            }
            html.tag("span", .class("cross"), .text("aria-hidden", "true"), text: "×")
          }
        }
      }
      html.tag("li") { html in
        html.tag("a", .class("clear"), .href(DevicesPage.link(app)), text: "Clear all")
      }
    }
  }

  private func text(of item: QueryItems.Item) -> String {
    if item.name == "language" { return LanguageName.of(item.value) }
    if case .choice(let choices) = DeviceFilters.fields.first(where: { $0.name == item.name })?
      .input
    {
      return choices.first { $0.name == item.value }?.label ?? item.value
    }
    return item.value
  }
}
