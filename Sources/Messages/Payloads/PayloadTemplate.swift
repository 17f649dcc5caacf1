// SPDX-License-Identifier: Apache-2.0
package import JSONText
package import Localization
internal import PushModel

/// A message's payload: Apple's own JSON, kept as bytes, with the places found where a text is to be
/// put in the reader's language.
///
/// Localized forms are read at `aps.alert` and its title, subtitle and body, and in the request's
/// `localize` for other places; all other bytes reach the device as they came. Everything that is
/// asked of the JSON later is found here, so that it is parsed once and then let go.
package struct PayloadTemplate: Sendable {
  /// As it was written.
  package let bytes: [UInt8]
  package let facts: PayloadFacts
  /// In the order of the bytes they replace.
  let slots: [Slot]
  /// The body, and after it the subtitle, where they are plain strings: what truncation may shorten.
  let literals: [Literal]
  /// The body's place and the subtitle's, whether localized or not; the alert's own when it is one text.
  let cuttable: [Range<Int>]
  /// Where a badge goes.
  let badge: BadgePlace
  /// Names in `aps` that Apple has not documented.
  let unknownMembers: [String]

  /// A value to be replaced by a JSON string.
  struct Slot: Sendable {
    /// Counts from the payload's first byte.
    let range: Range<Int>
    /// Where the form was written.
    var member = MessageFault.Member.payload
    fileprivate(set) var pointer: String
    let form: LocalizedForm
    /// Place among the template's.
    fileprivate(set) var number = 0
  }

  struct Literal: Sendable {
    let range: Range<Int>
    let text: String
  }

  /// The alert within the payload.
  static let alertPointer = "/aps/alert"

  package var isLocalized: Bool { !slots.isEmpty }

  /// Whether any text is the catalogue's.
  package var usesCatalogue: Bool {
    slots.contains { slot in
      if case .string = slot.form { true } else { false }
    }
  }

  /// Every key that it takes from the catalogue.
  package var stringKeys: Set<TextKey> {
    var keys: Set<TextKey> = []
    for case .string(let key, _) in slots.map(\.form) { keys.insert(key) }
    return keys
  }

  /// The times that texts show, those of recipients left out.
  var instants: Set<Instant> {
    var instants: Set<Instant> = []
    for case .string(_, let arguments) in slots.map(\.form) {
      instants.formUnion(arguments.compactMap(\.instant))
    }
    return instants
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

  /// - Parameters:
  ///   - payload: Apple's JSON; may stand inside a larger document, which is not kept.
  ///   - localize: the request's member of that name.
  ///   - alert: the request's member of that name, which is in the payload by now.
  ///   - whole: the payload's document, when it is one of its own: white space around it is kept too.
  package init(
    _ payload: JSONValue, localize: JSONValue? = nil, alert shorthand: AlertShorthand? = nil,
    of whole: [UInt8]? = nil
  ) throws(MessageFault) {
    let start = whole == nil ? payload.range.lowerBound : 0
    guard payload.kind == .object else {
      throw MessageFault(.shape, at: "", "the payload must be an object")
    }
    if let mdm = payload["mdm"], mdm.kind != .string {
      throw MessageFault(.shape, at: "/mdm", "mdm must be a string")
    }
    let aps = payload["aps"]
    let alert = aps?["alert"]
    if let aps { try ApsRules.check(aps) }
    var slots: [Slot] = []
    var faults: [MessageFault] = []
    do throws(MessageFault) {
      if let alert {
        slots = try Self.slots(in: alert, from: start, isLiveActivity: aps?["event"] != nil)
      }
    } catch { faults = error.all }
    if let shorthand {
      for index in slots.indices {
        slots[index].member = .alert
        slots[index].pointer = shorthand.pointer(
          String(slots[index].pointer.dropFirst(Self.alertPointer.count)))
      }
    }
    do throws(MessageFault) {
      if let localize {
        slots += try LocalizedPlaces.slots(localize, in: payload, from: start, besides: slots)
      }
    } catch { faults += error.all }
    try MessageFault.check(faults)
    bytes = whole ?? Array(payload.bytes)
    slots.sort { $0.range.lowerBound < $1.range.lowerBound }
    for number in slots.indices { slots[number].number = number }
    self.slots = slots
    literals = Self.literals(of: alert, from: start, besides: slots)
    cuttable = Self.cuttable(alert, from: start)
    badge = BadgePlace(in: payload, from: start)
    unknownMembers = (aps?.members ?? []).map(\.name).filter { !ApsRules.knownMembers.contains($0) }
    var facts = PayloadFacts(payload: payload)
    // What stands in its place may be empty; the text will not be.
    if let alert, slots.contains(where: { $0.range.overlaps(alert.range(from: start)) }) {
      facts.hasAlertText = true
    }
    self.facts = facts
  }

  private static func literals(
    of alert: JSONValue?, from start: Int, besides slots: [Slot]
  ) -> [Literal] {
    let parts = alert?.kind == .string ? [alert] : [alert?["body"], alert?["subtitle"]]
    return parts.compactMap { part in
      guard let part, let text = part.string else { return nil }
      let range = part.range(from: start)
      return slots.contains { $0.range == range } ? nil : Literal(range: range, text: text)
    }
  }

  private static func cuttable(_ alert: JSONValue?, from start: Int) -> [Range<Int>] {
    let isOneText = alert?["localized"] != nil || alert?["string"] != nil || alert?.kind == .string
    let parts = isOneText ? [alert] : [alert?["body"], alert?["subtitle"]]
    return parts.compactMap { $0?.range(from: start) }
  }

  private static func slots(
    in alert: JSONValue, from start: Int, isLiveActivity: Bool
  ) throws(MessageFault) -> [Slot] {
    let pointer = alertPointer
    if alert.string != nil { return [] }
    guard alert.kind == .object else {
      throw MessageFault(.shape, at: pointer, "alert must be a string or an object")
    }
    if let form = try LocalizedForm(alert, at: pointer) {
      return [Slot(range: alert.range(from: start), pointer: pointer, form: form)]
    }
    try ApsRules.checkAlert(alert, isLiveActivity: isLiveActivity)
    var slots: [Slot] = []
    var faults: [MessageFault] = []
    for name in ["title", "subtitle", "body"] {
      guard let part = alert[name], part.string == nil else { continue }
      let pointer = pointer + "/" + name
      do throws(MessageFault) {
        guard let form = try form(of: part, name, at: pointer, isLiveActivity) else { continue }
        slots.append(Slot(range: part.range(from: start), pointer: pointer, form: form))
      } catch { faults += error.all }
    }
    try MessageFault.check(faults)
    return slots
  }

  /// Nil for a text that the device localizes itself, as those of a Live Activity may be.
  private static func form(
    of part: JSONValue, _ name: String, at pointer: String, _ isLiveActivity: Bool
  ) throws(MessageFault) -> LocalizedForm? {
    if part.kind == .object {
      if let form = try LocalizedForm(part, at: pointer) { return form }
      if isLiveActivity, part["loc-key"] != nil || part["loc-args"] != nil {
        try ApsRules.checkDeviceLocalized(part, at: pointer)
        return nil
      }
    }
    throw MessageFault(
      .form, at: pointer,
      "\(name) must be a string, {\"localized\": {language: text}} or {\"string\": key, \"args\": […]}"
    )
  }
}

/// A name under which every recipient must be given an argument.
package struct RecipientArgument: Sendable, Hashable {
  package let name: ExactString
  /// Where a text asks for it.
  package let member: MessageFault.Member
  package let pointer: String
}

extension JSONValue {
  /// Where it stands, counted from a byte of the document before it.
  func range(from start: Int) -> Range<Int> {
    range.lowerBound - start..<range.upperBound - start
  }
}
