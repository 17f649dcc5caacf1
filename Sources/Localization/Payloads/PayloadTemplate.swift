// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// A notify request's payload: Apple's own JSON, kept as bytes, with the places found where a text is
/// to be put in the reader's language.
///
/// Localized forms are read at `aps.alert` and its title, subtitle and body, and in the request's
/// `localize` for other places; all other bytes reach the device as they came.
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
    /// Where the form was written.
    var member = PayloadFault.Member.payload
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

  /// The names under which recipients are given arguments, each with a place that asks for it.
  package var recipientArguments: [RecipientArgument] {
    var found: [RecipientArgument] = []
    for slot in slots {
      guard case .string(_, let arguments) = slot.form else { continue }
      for case (let index, .recipient(let name)) in arguments.enumerated()
      where !found.contains(where: { $0.name == name }) {
        found.append(
          RecipientArgument(
            name: name, member: slot.member, pointer: "\(slot.pointer)/args/\(index)"))
      }
    }
    return found
  }

  /// - Parameter localize: the request's member of that name, as it was written.
  package init(
    parsing payload: [UInt8], localize: [UInt8]? = nil
  ) throws(PayloadFault) {
    let document = try Self.parse(payload, .payload)
    var places: JSONDocument?
    if let localize { places = try Self.parse(localize, .localize) }
    try self.init(document, localize: places?.root)
  }

  private static func parse(
    _ text: [UInt8], _ member: PayloadFault.Member
  ) throws(PayloadFault) -> JSONDocument {
    do {
      return try JSONDocument(parsing: text)
    } catch { throw PayloadFault(.syntax, in: member, at: "", "\(error)") }
  }

  package init(_ document: JSONDocument, localize: JSONValue? = nil) throws(PayloadFault) {
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
    if let localize {
      slots += try LocalizedPlaces.slots(localize, in: root, besides: slots)
    }
    self.document = document
    self.slots = slots.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let alert = root["aps"]?["alert"]
    let cuttable = alert?.kind == .string ? [alert] : [alert?["body"], alert?["subtitle"]]
    literals = cuttable.compactMap { value in
      guard let value, let text = value.string,
        !slots.contains(where: { $0.range == value.range })
      else { return nil }
      return Literal(range: value.range, text: text)
    }
    var facts = PayloadFacts(payload: root)
    // What stands in its place may be empty; the text will not be.
    if let alert, slots.contains(where: { $0.range.overlaps(alert.range) }) {
      facts.hasAlertText = true
    }
    self.facts = facts
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
    try ApsRules.checkAlert(alert, isLiveActivity: isLiveActivity)
    var slots: [Slot] = []
    for name in ["title", "subtitle", "body"] {
      guard let part = alert[name], part.string == nil else { continue }
      let pointer = pointer + "/" + name
      if part.kind == .object {
        if let form = try LocalizedForm(part, at: pointer) {
          slots.append(Slot(range: part.range, pointer: pointer, form: form))
          continue
        }
        if isLiveActivity, part["loc-key"] != nil || part["loc-args"] != nil {
          try ApsRules.checkDeviceLocalized(part, at: pointer)
          continue
        }
      }
      throw PayloadFault(
        .form, at: pointer,
        "\(name) must be a string, {\"localized\": {language: text}} or {\"string\": key, \"args\": […]}"
      )
    }
    return slots
  }
}

/// A name under which every recipient must be given an argument.
package struct RecipientArgument: Sendable, Hashable {
  package let name: String
  /// Where a text asks for it.
  package let member: PayloadFault.Member
  package let pointer: String
}
