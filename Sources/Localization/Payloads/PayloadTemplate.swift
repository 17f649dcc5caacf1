// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// A notify request's payload: Apple's own JSON, kept as bytes, with the places found where a text is
/// to be put in the reader's language.
///
/// Localized forms are read at `aps.alert` and its title, subtitle and body and nowhere else; all
/// other bytes reach the device as they came.
package struct PayloadTemplate: Sendable {
  package let document: JSONDocument
  package let facts: PayloadFacts
  /// In the order of the bytes they replace.
  let slots: [Slot]
  /// The body, and after it the subtitle, where they are plain strings: what truncation may shorten.
  let literals: [Literal]

  /// A value to be replaced by a JSON string.
  struct Slot: Sendable {
    let range: Range<Int>
    let pointer: String
    let form: LocalizedForm
  }

  struct Literal: Sendable {
    let range: Range<Int>
    let text: String
  }

  package var bytes: [UInt8] { document.bytes }
  package var isLocalized: Bool { !slots.isEmpty }

  /// Whether any text is the catalogue's.
  var usesCatalogue: Bool {
    slots.contains { slot in
      if case .string = slot.form { true } else { false }
    }
  }

  /// Every key that it takes from the catalogue.
  package var stringKeys: Set<String> {
    var keys: Set<String> = []
    for case .string(let key, _) in slots.map(\.form) { keys.insert(key) }
    return keys
  }

  package init(parsing payload: [UInt8]) throws(PayloadFault) {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: payload)
    } catch {
      throw PayloadFault(.syntax, at: "", "\(error)")
    }
    try self.init(document)
  }

  package init(_ document: JSONDocument) throws(PayloadFault) {
    let root = document.root
    guard root.kind == .object else {
      throw PayloadFault(.shape, at: "", "the payload must be an object")
    }
    if let mdm = root["mdm"], mdm.kind != .string {
      throw PayloadFault(.shape, at: "/mdm", "mdm must be a string")
    }
    var slots: [Slot] = []
    if let aps = root["aps"] {
      try ApsRules.check(aps)
      if let alert = aps["alert"] {
        slots = try Self.slots(in: alert, isLiveActivity: aps["event"] != nil)
      }
    }
    self.document = document
    self.slots = slots.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let alert = root["aps"]?["alert"]
    let cuttable = alert?.kind == .string ? [alert] : [alert?["body"], alert?["subtitle"]]
    literals = cuttable.compactMap { value in
      guard let value, let text = value.string else { return nil }
      return Literal(range: value.range, text: text)
    }
    facts = PayloadFacts(payload: root)
  }

  private static func slots(
    in alert: JSONValue, isLiveActivity: Bool
  ) throws(PayloadFault) -> [Slot] {
    let pointer = "/aps/alert"
    if alert.string != nil { return [] }
    guard alert.kind == .object else {
      throw PayloadFault(.shape, at: pointer, "alert must be a string or an object")
    }
    if let form = try LocalizedForm(alert, at: pointer) {
      return [Slot(range: alert.range, pointer: pointer, form: form)]
    }
    try ApsRules.checkAlert(alert)
    var slots: [Slot] = []
    for name in ["title", "subtitle", "body"] {
      guard let part = alert[name], part.string == nil else { continue }
      let pointer = pointer + "/" + name
      if part.kind == .object {
        if let form = try LocalizedForm(part, at: pointer) {
          slots.append(Slot(range: part.range, pointer: pointer, form: form))
          continue
        }
        if isLiveActivity, isDeviceLocalized(part) { continue }
      }
      throw PayloadFault(
        .form, at: pointer,
        "\(name) must be a string, {\"localized\": {language: text}} or {\"string\": key, \"args\": […]}"
      )
    }
    return slots
  }

  /// A Live Activity's own form: `{"loc-key": "…", "loc-args": ["…"]}`, looked up by the device.
  private static func isDeviceLocalized(_ part: JSONValue) -> Bool {
    part["loc-key"]?.string != nil
      && part.members.allSatisfy { $0.name == "loc-key" || $0.name == "loc-args" }
      && part["loc-args"].map { $0.kind == .array && $0.elements.allSatisfy { $0.string != nil } }
        ?? true
  }
}
