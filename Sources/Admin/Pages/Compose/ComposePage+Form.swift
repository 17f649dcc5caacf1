// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import PushModel

/// The fields of the form.
extension ComposePage.Content {
  /// The form's state: values and faults.
  var filled: FormState {
    var filled = state
    filled.values = form.items
    return filled
  }

  func writeFields(to html: inout HTML) {
    writeFault(of: "", to: &html)
    // The field of the test is shown with a preview only.
    if survey == nil { writeFault(of: "test", to: &html) }
    panel("audience", "Audience", to: &html) { writeAudience(to: &$0) }
    panel("message", "Message", to: &html) { writeMessage(to: &$0) }
    panel("delivery", "Delivery", to: &html) { writeDelivery(to: &$0) }
    html.tag("p") { html in
      html.tag(
        "button", .class("primary"), .text("name", "do"), .text("value", "preview"),
        text: "Preview")
    }
    html.tag("datalist", .id("known-languages")) { html in
      let languages = (counts?.by(\.language) ?? [:]).filter { !$0.key.isEmpty }
      for (language, _) in languages.sorted(by: { $1.value < $0.value }).prefix(100) {
        html.tag("option", .text("value", language), text: LanguageName.of(language))
      }
    }
  }

  private func panel(
    _ id: String, _ title: String, to html: inout HTML, _ content: (inout HTML) -> Void
  ) {
    html.tag(
      "section", .class("panel"), .text("role", "group"), .text("aria-labelledby", id)
    ) { html in
      html.tag("h2", .id(id), text: title)
      content(&html)
    }
  }

  /// Writes the fault of a field that is no single input.
  private func writeFault(of field: String, to html: inout HTML) {
    if let fault = state.problems[field] {
      html.problem(fault, id: field.isEmpty ? "fault" : "\(field)-fault")
    }
  }

  // MARK: audience

  private func writeAudience(to html: inout HTML) {
    writeFault(of: "to", to: &html)
    option("to", .everyone, "All devices of the app", form.audience, to: &html)
    option("to", .users, "Users", form.audience, to: &html) { html in
      area("users", "Ids of users, one a line", to: &html)
    }
    option("to", .device, "One device", form.audience, to: &html) { html in
      html.input("device", "Device token", filled)
    }
    let names = [
      "tags_all", "tags_any", "tags_none", "languages", "environment", "version_from",
      "version_below",
    ]
    html.tag("details", .flag("open", isUsed(names))) { html in
      html.tag("summary", text: "Only some of them")
      html.tag("div", .class("fields")) { html in
        html.input("tags_all", "With all of the tags", filled, hint: "With commas: beta, vip")
        html.input("tags_any", "With any of the tags", filled)
        html.input("tags_none", "Without the tags", filled)
        html.input("languages", "First language", filled, hint: "With commas: fr, zh-Hant")
        html.input("version_from", "App version from", filled)
        html.input("version_below", "App version below", filled)
        html.select(
          "environment", "Environment", filled,
          [("", "Any")] + PushEnvironment.allCases.map { ($0.rawValue, $0.rawValue.asLabel) })
      }
    }
    html.select(
      "share", "Send first to", filled,
      [("", "All of them")] + [1, 5, 10, 25, 50].map { ("\($0)", "\($0) % of them") },
      hint: "The page of the notification then offers to send it to the others.")
  }

  // MARK: message

  private func writeMessage(to html: inout HTML) {
    writeFault(of: "content", to: &html)
    option("content", .texts, "Texts by language", form.content, to: &html) { html in
      for number in 0..<max(form.rows.count, 1) { writeRow(number, to: &html) }
      addButton("Add a language", to: &html)
    }
    option("content", .strings, "Keys of the app’s strings", form.content, to: &html) { html in
      for part in ComposeForm.parts { writeKey(part, to: &html) }
      html.input("table", "Table of the keys", filled, hint: "Empty for the usual table")
      addButton("Add arguments", to: &html)
    }
    option("content", .payload, "A payload only", form.content, to: &html)
    area("payload", "Payload: Apple’s JSON, such as {\"aps\": {\"sound\": \"default\"}}", to: &html)
    html.tag("details", .flag("open", isUsed(["fallback", "push_type", "priority", "truncate"]))) {
      html in
      html.tag("summary", text: "Languages and push type")
      html.tag("div", .class("fields")) { html in
        html.input(
          "fallback", "Languages for other readers", filled,
          hint: app.fallbackLanguages.isEmpty
            ? "Before the source language, \(LanguageName.of(app.sourceLanguage))"
            : "Before the app’s: \(app.fallbackLanguages.joined(separator: ", "))")
        html.select(
          "push_type", "Push type", filled,
          [("", "By the payload")] + PushType.allCases.map { ($0.rawValue, $0.rawValue) })
        html.select(
          "priority", "Priority", filled,
          [
            ("", "By the push type"), ("10", "10: at once"), ("5", "5: by power"),
            ("1", "1: lowest"),
          ])
      }
      html.tag("label", .class("check")) { html in
        html.void(
          "input", .text("type", "checkbox"), .text("name", "truncate"), .text("value", "true"),
          .flag("checked", form["truncate"] == "true"))
        html.tag("span", text: "Shorten body and subtitle that exceed Apple’s limit")
      }
    }
  }

  private func writeRow(_ number: Int, to html: inout HTML) {
    let row = form.rows.indices.contains(number) ? form.rows[number] : ComposeForm.Row()
    let name = "texts.\(number)"
    let title =
      row.language.isEmpty ? "Language \(number + 1)" : LanguageName.of(row.language)
    html.tag("fieldset", .class("texts")) { html in
      html.tag("legend") { $0.isolated(title) }
      html.input("\(name).language", "Language", filled, list: "known-languages")
      for part in ComposeForm.parts {
        let id = "\(name).\(part.name)"
        let text = row.texts[part.name] ?? ""
        html.tag("div", .class("field")) { html in
          html.tag("label", .text("for", id), text: part.label)
          if part.name == "body" {
            html.tag(
              "textarea", .id(id), .text("name", id), .text("rows", "3"), .text("dir", "auto")
            ) { $0.text("\n" + text) }
          } else {
            html.void(
              "input", .id(id), .text("name", id), .text("value", text), .text("dir", "auto"),
              .text("autocomplete", "off"))
          }
        }
      }
    }
  }

  private func writeKey(_ part: (name: String, label: String), to html: inout HTML) {
    html.tag("fieldset", .class("texts keys")) { html in
      html.tag("legend", text: part.label)
      html.input("\(part.name).key", "Key", filled)
      var arguments = form.arguments[part.name] ?? []
      if arguments.last?.isEmpty != true { arguments.append(ComposeForm.Argument()) }
      for (number, argument) in arguments.enumerated() {
        let name = "\(part.name).\(number)"
        html.tag("div", .class("argument")) { html in
          html.select(
            "\(name).kind", "Argument \(number + 1)", filled,
            ComposeForm.Argument.kinds.map { ($0, $0.asLabel) })
          html.input("\(name).value", "Value", filled)
          html.input(
            "\(name).detail",
            ["date", "time"].contains(argument.kind) ? "Time zone" : "Currency or zone", filled)
        }
      }
    }
  }

  private func addButton(_ label: String, to html: inout HTML) {
    html.tag("button", .text("name", "do"), .text("value", "add"), text: label)
  }

  // MARK: delivery

  private func writeDelivery(to html: inout HTML) {
    option("when", .now, "Now", form.time, to: &html)
    option("when", .at, "At one moment for all readers", form.time, to: &html) { html in
      html.input("send_at", "Time in UTC", filled, type: "datetime-local")
    }
    option("when", .local, "By each reader’s clock", form.time, to: &html) { html in
      html.tag("div", .class("fields")) { html in
        html.input("send_at_local", "Local time", filled, type: "datetime-local")
        html.select(
          "if_past", "Where it has passed", filled,
          [("", "Send at once"), ("skip", "Do not send"), ("refuse", "Refuse the notification")])
      }
    }
    html.tag("h3", text: "Quiet hours")
    writeFault(of: "quiet", to: &html)
    let usual = app.quietHours.map {
      "\(QuietHours.text($0.from)) to \(QuietHours.text($0.to))"
    }
    option("quiet", .app, "The app’s: \(usual ?? "none")", form.quiet, to: &html)
    option("quiet", .none, "None", form.quiet, to: &html)
    option("quiet", .own, "Others, by each reader’s clock", form.quiet, to: &html) { html in
      html.tag("div", .class("fields")) { html in
        html.input("quiet_from", "From", filled, type: "time")
        html.input("quiet_to", "To", filled, type: "time")
        html.select(
          "quiet_then", "Then", filled, [("send", "Send afterwards"), ("skip", "Do not send")])
      }
    }
    let names = ["expires_in", "collapse_id", "max_rate", "reference"]
    html.tag("details", .flag("open", isUsed(names))) { html in
      html.tag("summary", text: "Expiry, rate and reference")
      html.tag("div", .class("fields")) { html in
        html.select("expires_in", "Expires", filled, Self.expiries)
        html.input(
          "max_rate", "Pushes per second", filled,
          hint: "A low rate leaves time to pause or cancel")
        html.input("collapse_id", "Collapse id", filled)
        html.input("reference", "Reference", filled)
      }
    }
  }

  private static let expiries = [
    ("", "By Apple’s policy"), ("0", "After one attempt"), ("3600", "After an hour"),
    ("21600", "After 6 hours"), ("86400", "After a day"), ("604800", "After a week"),
    ("2592000", "After 30 days"),
  ]

  // MARK: fields

  /// Whether any of the fields has a value or a fault.
  private func isUsed(_ names: [String]) -> Bool {
    names.contains { !form[$0].isEmpty || state.problems[$0] != nil }
  }

  /// Writes one of several choices, and the fields that belong to it.
  private func option<Choice: RawRepresentable<String>>(
    _ name: String, _ choice: Choice, _ label: String, _ chosen: Choice, to html: inout HTML,
    _ detail: ((inout HTML) -> Void)? = nil
  ) {
    html.tag("div", .class("option")) { html in
      html.tag("label", .class("check")) { html in
        html.void(
          "input", .text("type", "radio"), .text("name", name), .text("value", choice.rawValue),
          .flag("checked", choice.rawValue == chosen.rawValue))
        html.tag("span", text: label)
      }
      if let detail { html.tag("div", .class("detail"), content: detail) }
    }
  }

  private func area(_ name: String, _ label: String, to html: inout HTML) {
    let problem = state.problems[name]
    if let problem { html.problem(problem, id: "\(name)-problem") }
    html.tag("div", .class("field")) { html in
      html.tag("label", .text("for", name), text: label)
      html.tag(
        "textarea", .id(name), .text("name", name), .text("rows", "4"),
        .text("spellcheck", "false"),
        .text("autocapitalize", "none"), .text("aria-invalid", ifAny: problem.map { _ in "true" }),
        .text("aria-describedby", ifAny: problem.map { _ in "\(name)-problem" })
      ) { $0.text("\n" + form[name]) }
    }
  }
}
