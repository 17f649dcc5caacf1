// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer

/// Values and mistakes of a form that is shown again.
struct FormState {
  /// The submitted fields. Secrets are never among them, since they would be in the page's source.
  var values = QueryItems()
  /// Messages by the name of the field; "" for the whole form.
  private(set) var problems: [String: String] = [:]

  init(_ values: QueryItems = QueryItems()) { self.values = values }

  func value(_ field: String) -> String { values.first(field) ?? "" }

  /// Returns the checked boxes of a name.
  func all(_ field: String) -> Set<String> { Set(values.all(field)) }

  /// Adds a message; the first one about a field stays.
  mutating func refuse(_ field: String, _ message: String) {
    if problems[field] == nil { problems[field] = message.asSentence }
  }

  /// Adds the faults that the API found.
  /// - Parameter names: fields by the first part of the fault's pointer, if the names differ.
  mutating func refuse(_ fault: Fault, fields names: [String: String] = [:]) {
    for one in [fault] + fault.others {
      let parts = (one.pointer ?? "").split(separator: "/").map(String.init)
      let part = parts.first.map { ["path", "query", "header"].contains($0) ? parts.last : $0 }
      let name = part.flatMap(\.self) ?? ""
      refuse(names[name] ?? name, one.detail)
    }
  }

  /// Messages about no field of the form.
  func others(than fields: [String]) -> [String] {
    problems.filter { !fields.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension HTML {
  /// Writes an input with its label, and the message about it.
  /// - Parameters:
  ///   - fallback: the value of a form that was not submitted.
  ///   - prefix: part of the ids, for pages on which several forms have the field.
  mutating func input(
    _ name: String, _ label: String, _ state: FormState, type: String = "text",
    hint: String? = nil, fallback: String = "", isRequired: Bool = false, id prefix: String = "",
    list: String? = nil
  ) {
    let id = Self.id(of: name, prefix)
    let problem = writeProblem(name, state, id)
    tag("div", .class("field")) { html in
      html.tag("label", .text("for", id), text: label)
      let isSecret = type == "password" || type == "file"
      html.void(
        "input", .id(id), .text("name", name), .text("type", type),
        .text("value", ifAny: isSecret ? nil : state.values.first(name) ?? fallback),
        .text("autocomplete", type == "password" ? "new-password" : "off"),
        .text("spellcheck", "false"), .text("autocapitalize", "none"),
        .flag("required", isRequired), .text("list", ifAny: list),
        .text("aria-invalid", ifAny: problem == nil ? nil : "true"),
        .text(
          "aria-describedby",
          ifAny: problem ?? (hint == nil ? nil : "\(id)-hint")))
      if let hint { html.tag("p", .class("hint"), .id("\(id)-hint"), text: hint) }
    }
  }

  /// Writes a list of choices with its label.
  mutating func select(
    _ name: String, _ label: String, _ state: FormState,
    _ choices: [(value: String, label: String)], hint: String? = nil, id prefix: String = ""
  ) {
    let id = Self.id(of: name, prefix)
    let problem = writeProblem(name, state, id)
    tag("div", .class("field")) { html in
      html.tag("label", .text("for", id), text: label)
      html.tag(
        "select", .id(id), .text("name", name),
        .text("aria-invalid", ifAny: problem == nil ? nil : "true"),
        .text("aria-describedby", ifAny: problem ?? (hint == nil ? nil : "\(id)-hint"))
      ) { html in
        for choice in choices {
          html.tag(
            "option", .text("value", choice.value),
            .flag("selected", choice.value == state.value(name)), text: choice.label)
        }
      }
      if let hint { html.tag("p", .class("hint"), .id("\(id)-hint"), text: hint) }
    }
  }

  /// Writes a group of boxes, of which several may be checked.
  mutating func checkboxes(
    _ name: String, _ legend: String, _ state: FormState,
    _ choices: [(value: String, label: String, hint: String?)]
  ) {
    let problem = writeProblem(name, state, name)
    let checked = state.all(name)
    tag("fieldset", .text("aria-describedby", ifAny: problem)) { html in
      html.tag("legend", text: legend)
      for choice in choices {
        html.tag("label", .class("check")) { html in
          html.void(
            "input", .text("type", "checkbox"), .text("name", name), .text("value", choice.value),
            .flag("checked", checked.contains(choice.value)))
          html.tag("span") { html in
            html.text(choice.label)
            if let hint = choice.hint { html.tag("span", .class("hint"), text: " \(hint)") }
          }
        }
      }
    }
  }

  private static func id(of name: String, _ prefix: String) -> String {
    prefix.isEmpty ? name : "\(prefix)-\(name)"
  }

  /// Returns the id of the message.
  private mutating func writeProblem(_ name: String, _ state: FormState, _ id: String) -> String? {
    guard let problem = state.problems[name] else { return nil }
    self.problem(problem, id: "\(id)-problem")
    return "\(id)-problem"
  }

  /// Writes the form of a dangerous action: the user must type a word.
  /// - Parameter mistake: whether another word was typed.
  mutating func confirmation(
    _ title: String, _ explanation: String, type word: String, button: String, to action: Link,
    mistake: Bool
  ) {
    tag("form", .text("method", "post"), .action(action)) { html in
      html.tag("h3", text: title)
      html.tag("p", .class("hint"), text: explanation)
      var state = FormState()
      if mistake { state.refuse("confirmation", "Type \(word) to confirm") }
      html.input("confirmation", "Type \(word) to confirm", state)
      html.tag("button", .class("danger"), text: button)
    }
  }
}

extension Visit {
  /// Whether the form in the body confirms a dangerous action with the word.
  func confirms(_ word: String) throws -> Bool {
    let typed = try form().first("confirmation") ?? ""
    return typed.filter { !$0.isWhitespace }.lowercased() == word.lowercased()
  }
}
