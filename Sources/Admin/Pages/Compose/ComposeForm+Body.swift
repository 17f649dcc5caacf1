// SPDX-License-Identifier: Apache-2.0
internal import API
internal import JSONText

extension ComposeForm {
  /// Returns the body of `POST …/notifications` for these fields. Values are written as they are
  /// entered, so that the API checks them. Throws the API's faults for what a body cannot express:
  /// a payload that is no JSON, and a language that occurs twice.
  func body() throws(Fault) -> [UInt8] {
    try body { json in
      writeAudience(to: &json)
      writeTime(to: &json)
      writeQuietHours(to: &json)
      if !self["expires_in"].isEmpty { number("expires_in", to: &json) }
      if !self["collapse_id"].isEmpty { json.field("collapse_id", self["collapse_id"]) }
      if !self["max_rate"].isEmpty { number("max_rate", to: &json) }
      if !self["reference"].isEmpty { json.field("reference", self["reference"]) }
    }
  }

  /// Returns the body that sends the same message at once to one device, or to the devices of one
  /// user.
  func testBody() throws(Fault) -> [UInt8] {
    try body { json in
      let name = self["test"].trimmed
      json.field("to") { json in
        json.object { json in json.field(name.isToken ? "tokens" : "users", [name]) }
      }
      json.field("quiet_hours", false)
    }
  }

  private func body(_ writeOptions: (inout JSONWriter) -> Void) throws(Fault) -> [UInt8] {
    var json = JSONWriter()
    let (alert, payload) = (try alert(), try payload())
    json.object { json in
      writeOptions(&json)
      if let payload { json.field("payload", raw: payload) }
      if let alert { json.field("alert", raw: alert) }
      if self["truncate"] == "true" { json.field("truncate", true) }
      let fallback = entries(of: "fallback")
      if !fallback.isEmpty { json.field("fallback", fallback) }
      if !self["push_type"].isEmpty { json.field("push_type", self["push_type"]) }
      if !self["priority"].isEmpty { number("priority", to: &json) }
    }
    return json.bytes
  }

  /// Writes a number; any other text as a string, which the API refuses.
  private func number(_ field: String, as name: String? = nil, to json: inout JSONWriter) {
    let (name, text) = (name ?? field, self[field].trimmed)
    if let number = Int(text) { json.field(name, number) } else { json.field(name, text) }
  }

  // MARK: audience and time

  private func writeAudience(to json: inout JSONWriter) {
    json.field("to") { json in
      json.object { json in
        switch audience {
        case .everyone: json.field("everyone", true)
        case .users: json.field("users", entries(of: "users", separators: ["\n"]))
        case .device: json.field("tokens", [self["device"].trimmed])
        }
        if !self["environment"].isEmpty { json.field("environment", self["environment"]) }
        writeLists(
          "tags", [("all", "tags_all"), ("any", "tags_any"), ("none", "tags_none")], &json)
        let languages = entries(of: "languages")
        if !languages.isEmpty { json.field("languages", languages) }
        if !self["share"].isEmpty, audience != .device {
          json.field("share") { json in
            json.object { json in
              number("share", as: "to", to: &json)
              json.field("seed", self["key"])
            }
          }
        }
        let versions = [("from", "version_from"), ("below", "version_below")]
          .filter { !self[$0.1].isEmpty }
        if !versions.isEmpty {
          json.field("app_version") { json in
            json.object { json in
              for (name, field) in versions { json.field(name, self[field].trimmed) }
            }
          }
        }
      }
    }
  }

  private func writeLists(
    _ name: String, _ fields: [(name: String, field: String)], _ json: inout JSONWriter
  ) {
    let lists = fields.map { ($0.name, entries(of: $0.field)) }.filter { !$0.1.isEmpty }
    guard !lists.isEmpty else { return }
    json.field(name) { json in
      json.object { json in for (name, list) in lists { json.field(name, list) } }
    }
  }

  private func writeTime(to json: inout JSONWriter) {
    switch time {
    case .now: return
    // Browsers send the field without seconds and zone.
    case .at: json.field("send_at", self["send_at"] + (self["send_at"].count == 16 ? ":00Z" : "Z"))
    case .local:
      json.field("send_at_local", self["send_at_local"])
      if !self["if_past"].isEmpty { json.field("if_past", self["if_past"]) }
    }
  }

  private func writeQuietHours(to json: inout JSONWriter) {
    switch quiet {
    case .app: return
    case .none: json.field("quiet_hours", false)
    case .own:
      json.field("quiet_hours") { json in
        json.object { json in
          for name in ["from", "to", "then"] { json.field(name, self["quiet_\(name)"]) }
        }
      }
    }
  }

  // MARK: message

  private func payload() throws(Fault) -> ArraySlice<UInt8>? {
    let text = self["payload"]
    guard !text.trimmed.isEmpty else { return nil }
    do { return try JSONDocument(parsing: Array(text.utf8)).root.bytes } catch {
      throw Fault(.malformedJSON, at: "/payload", error.description)
    }
  }

  /// Returns the member `alert`; nil for a message that is a payload only.
  private func alert() throws(Fault) -> [UInt8]? {
    var json = JSONWriter()
    switch content {
    case .payload: return nil
    case .texts:
      let filled = rows.filter { !$0.isEmpty }
      for (index, row) in filled.enumerated()
      where filled[..<index].contains(where: { $0.language == row.language }) {
        throw Fault(
          .invalidValue, at: "/alert" + jsonPointerToken(row.language),
          "expected each language once")
      }
      json.object { json in
        for row in filled {
          json.field(row.language) { json in write(row, to: &json) }
        }
      }
    case .strings:
      json.object { json in
        for part in Self.parts where !self["\(part.name).key"].isEmpty {
          json.field(part.name) { json in writeString(part.name, to: &json) }
        }
      }
    }
    return json.bytes
  }

  private func write(_ row: Row, to json: inout JSONWriter) {
    json.object { json in
      for part in Self.parts {
        let text = row.texts[part.name] ?? ""
        if !text.isEmpty { json.field(part.name, text) }
      }
    }
  }

  private func writeString(_ part: String, to json: inout JSONWriter) {
    json.object { json in
      json.field("string", self["\(part).key"])
      if !self["table"].isEmpty { json.field("table", self["table"].trimmed) }
      let arguments = filledArguments(of: part)
      guard !arguments.isEmpty else { return }
      json.field("args") { json in
        json.array { json in
          for argument in arguments { argument.write(to: &json) }
        }
      }
    }
  }

  /// Returns the arguments of a part without the empty ones at the end.
  func filledArguments(of part: String) -> ArraySlice<Argument> {
    var list = (arguments[part] ?? [])[...]
    while list.last?.isEmpty == true { list.removeLast() }
    return list
  }
}

extension ComposeForm.Argument {
  fileprivate func write(to json: inout JSONWriter) {
    guard kind != "text" else { return json.value(value) }
    json.object { json in
      switch kind {
      case "currency":
        json.field("currency", detail)
        json.field("amount", value.trimmed)
      case "date", "time":
        json.field(kind, value.trimmed)
        if !detail.isEmpty { json.field("zone", detail) }
      default: json.field(kind, value.trimmed)
      }
    }
  }
}

extension String {
  /// Whether the text is a device token rather than a user: at least 32 bytes in hexadecimal
  /// digits.
  fileprivate var isToken: Bool { utf8.count >= 64 && allSatisfy(\.isHexDigit) }
}
