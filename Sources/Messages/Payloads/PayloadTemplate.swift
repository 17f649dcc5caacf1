// SPDX-License-Identifier: Apache-2.0
package import JSONText
internal import Localization
internal import PushModel

/// A message's payload: Apple's JSON as bytes, and the ranges that localized texts replace.
///
/// Localized forms occur at `aps.alert` and its title, subtitle and body, and for other parts in
/// the request's `localize`. All other bytes reach the device unchanged. The initializer extracts
/// every property that is needed later, so that the JSON is parsed only once.
package struct PayloadTemplate: Sendable {
  /// The payload's bytes, unchanged.
  package let bytes: [UInt8]
  package let facts: PayloadFacts
  /// Slots in the order of their ranges.
  let slots: [Slot]
  /// The body and then the subtitle, where they are plain strings, which truncation may shorten.
  let literals: [Literal]
  /// Ranges that truncation may shorten: body and subtitle, localized or not; the whole alert if it
  /// is one text.
  let cuttable: [Range<Int>]
  /// Range and surroundings of the badge.
  let badge: BadgePlace
  /// Undocumented members of `aps`.
  let unknownMembers: [String]

  /// A value in the payload that a localized JSON string replaces.
  struct Slot: Sendable {
    /// Offsets from the payload's first byte.
    let range: Range<Int>
    /// The request member that contains the form.
    var member = MessageFault.Member.payload
    fileprivate(set) var pointer: String
    let form: LocalizedForm
    /// Position among the template's slots.
    fileprivate(set) var number = 0
  }

  struct Literal: Sendable {
    let range: Range<Int>
    let text: String
  }

  /// Pointer to the alert within the payload.
  static let alertPointer = "/aps/alert"

  package var isLocalized: Bool { !slots.isEmpty }

  /// Whether any text comes from the catalogue.
  package var usesCatalogue: Bool {
    slots.contains { slot in
      if case .string = slot.form { true } else { false }
    }
  }

  /// Times that the texts contain, without those in recipients' arguments.
  var instants: Set<Instant> {
    var instants: Set<Instant> = []
    for slot in slots {
      guard case .string(_, let arguments) = slot.form else { continue }
      instants.formUnion(arguments.compactMap(\.instant))
    }
    return instants
  }

  /// Names of recipient arguments that texts use, each with the position of one use.
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
  ///   - payload: Apple's JSON, possibly part of a larger document, of which only the payload is
  ///     copied.
  ///   - localize: the request's member `localize`.
  ///   - alert: the request's member `alert`, already merged into the payload.
  ///   - whole: the bytes of the payload's document if the payload is all of it; white space around
  ///     the payload is kept.
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
    let members = aps.map { $0.children.map(\.name.text) } ?? []
    unknownMembers = members.filter { !ApsRules.knownMembers.contains($0) }
    var facts = PayloadFacts(payload: payload)
    // The value that a slot replaces may be empty, but the slot's text is not.
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
    if alert.kind == .string { return [] }
    guard alert.kind == .object else {
      throw MessageFault(.shape, at: pointer, "alert must be a string or an object")
    }
    if let form = try LocalizedForm(alert, at: pointer, from: start) {
      return [Slot(range: alert.range(from: start), pointer: pointer, form: form)]
    }
    try ApsRules.checkAlert(alert, isLiveActivity: isLiveActivity)
    var slots: [Slot] = []
    var faults: [MessageFault] = []
    for name in ["title", "subtitle", "body"] {
      guard let part = alert[name], part.kind != .string else { continue }
      let pointer = pointer + "/" + name
      do throws(MessageFault) {
        guard let form = try form(of: part, name, at: pointer, from: start, isLiveActivity) else {
          continue
        }
        slots.append(Slot(range: part.range(from: start), pointer: pointer, form: form))
      } catch { faults += error.all }
    }
    try MessageFault.check(faults)
    return slots
  }

  /// Returns the localized form; nil for a text that the device resolves itself, which is allowed
  /// in a Live Activity.
  private static func form(
    of part: JSONValue, _ name: String, at pointer: String, from start: Int, _ isLiveActivity: Bool
  ) throws(MessageFault) -> LocalizedForm? {
    if part.kind == .object {
      if let form = try LocalizedForm(part, at: pointer, from: start) { return form }
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

extension JSONValue {
  /// Returns the value's range relative to `start`, an earlier offset in the document.
  func range(from start: Int) -> Range<Int> {
    range.lowerBound - start..<range.upperBound - start
  }
}
