// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import JSONText

/// Finds the fields of the form for the API's faults.
enum ComposeFaults {
  /// Adds the faults of a request that was made of a form to the form's state.
  /// - Parameter isTest: whether the request was a test, whose audience is the field `test`.
  static func note(_ fault: Fault, of form: ComposeForm, isTest: Bool, in state: inout FormState) {
    for one in [fault] + fault.others {
      state.refuse(field(of: one.pointer ?? "", form, isTest: isTest), one.detail)
    }
  }

  /// Fields of pointers. Those below a pointer belong to its field, too; the first match applies.
  private static let fields: [(pointer: String, field: String)] = [
    ("/to/users", "users"), ("/to/tokens", "device"), ("/to/environment", "environment"),
    ("/to/tags/all", "tags_all"), ("/to/tags/any", "tags_any"), ("/to/tags/none", "tags_none"),
    ("/to/tags", "tags_none"), ("/to/languages", "languages"),
    ("/to/app_version/from", "version_from"), ("/to/app_version", "version_below"),
    ("/to/share", "share"), ("/to", "to"), ("/quiet_hours/from", "quiet_from"),
    ("/quiet_hours/to", "quiet_to"),
    ("/quiet_hours", "quiet"), ("/send_at_local", "send_at_local"), ("/send_at", "send_at"),
    ("/if_past", "if_past"), ("/expires_in", "expires_in"), ("/collapse_id", "collapse_id"),
    ("/max_rate", "max_rate"), ("/reference", "reference"), ("/fallback", "fallback"),
    ("/push_type", "push_type"), ("/priority", "priority"), ("/payload", "payload"),
    ("/alert/title/string", "title.key"), ("/alert/subtitle/string", "subtitle.key"),
    ("/alert/body/string", "body.key"), ("/alert/title/table", "table"),
    ("/alert/subtitle/table", "table"), ("/alert/body/table", "table"),
  ]

  /// Returns the field that a pointer into the request belongs to; "" for the whole form.
  static func field(of pointer: String, _ form: ComposeForm, isTest: Bool) -> String {
    if isTest, isBelow(pointer, "/to") { return "test" }
    if let found = fields.first(where: { isBelow(pointer, $0.pointer) }) { return found.field }
    guard isBelow(pointer, "/alert") else { return "" }
    switch form.content {
    case .payload: return "payload"
    case .texts:
      let row = form.rows.lastIndex {
        !$0.isEmpty && isBelow(pointer, "/alert" + jsonPointerToken($0.language))
      }
      return row.map { "texts.\($0).language" } ?? "content"
    case .strings:
      for part in ComposeForm.parts {
        for number in form.filledArguments(of: part.name).indices
        where isBelow(pointer, "/alert/\(part.name)/args/\(number)") {
          return "\(part.name).\(number).value"
        }
        if isBelow(pointer, "/alert/\(part.name)") { return "\(part.name).key" }
      }
      return "content"
    }
  }

  private static func isBelow(_ pointer: String, _ parent: String) -> Bool {
    pointer == parent || pointer.hasPrefix(parent + "/")
  }
}
