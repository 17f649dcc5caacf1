// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// A request's `localize`: texts for parts of the payload outside the alert, such as a sound's file
/// name, the URL of a picture, or a text of a Live Activity's content state.
///
/// `{"/aps/sound": {"localized": {"en": "en.aiff", "fr": "fr.aiff"}}}`: each name is a JSON pointer
/// (RFC 6901) to a string in the payload. That string must exist, so that the payload can be
/// checked completely before a language is chosen.
enum LocalizedPlaces {
  /// Maximum number of texts: more than a payload of 4 KiB needs.
  static let maximum = 32

  /// - Parameters:
  ///   - start: offset in the document, in bytes, that ranges are relative to.
  ///   - alertSlots: the slots of the alert, which no other slot may overlap.
  static func slots(
    _ localize: JSONValue, in payload: JSONValue, from start: Int,
    besides alertSlots: [PayloadTemplate.Slot]
  ) throws(MessageFault) -> [PayloadTemplate.Slot] {
    guard localize.kind == .object else {
      throw fault(
        .form, "", "localize must be an object such as {\"/aps/sound\": {\"localized\": {…}}}")
    }
    let members = localize.members
    guard members.count <= maximum else {
      throw fault(.form, "", "localize can name at most \(maximum) places, not \(members.count)")
    }
    var slots: [PayloadTemplate.Slot] = []
    var faults: [MessageFault] = []
    for (place, form) in members {
      let pointer = jsonPointerToken(place)
      do throws(MessageFault) {
        let value = try target(place, in: payload, from: start, alertSlots + slots)
        guard let form = try LocalizedForm(form, at: pointer, from: nil) else {
          throw fault(
            .form, pointer,
            "expected {\"localized\": {language: text}} or {\"string\": key, \"args\": […]}")
        }
        slots.append(
          PayloadTemplate.Slot(
            range: value.range(from: start), member: .localize, pointer: pointer, form: form))
      } catch {
        faults += error.all.map { fault($0.kind, $0.pointer, $0.message, $0.language) }
      }
    }
    try MessageFault.check(faults)
    return slots
  }

  private static func target(
    _ place: String, in payload: JSONValue, from start: Int, _ taken: [PayloadTemplate.Slot]
  ) throws(MessageFault) -> JSONValue {
    let pointer = jsonPointerToken(place)
    guard !fixed.contains(place) else {
      throw fault(.place, pointer, "\(place) is one of Apple's own words, the same in any language")
    }
    guard let value = payload.at(pointer: place) else {
      throw fault(
        .place, pointer,
        "expected a JSON pointer to a string in the payload, such as /aps/sound; nothing is there")
    }
    let range = value.range(from: start)
    if let other = taken.first(where: { $0.range.overlaps(range) }) {
      let name = other.member == .payload ? other.pointer : "another name of the same place"
      throw fault(.place, pointer, "the text there is localized already, by \(name)")
    }
    guard value.kind == .string else {
      throw fault(
        .place, pointer, "expected a string to be replaced there, even an empty one")
    }
    return value
  }

  /// Members that cannot be localized, because they have a fixed set of values or determine the
  /// push type.
  private static let fixed: Set<String> = [
    "/aps/interruption-level", "/aps/event", "/aps/attributes-type", "/aps/input-push-channel",
    "/mdm",
  ]

  private static func fault(
    _ kind: MessageFault.Kind, _ pointer: String, _ message: String, _ language: String? = nil
  ) -> MessageFault {
    MessageFault(kind, in: .localize, at: pointer, message, language: language)
  }
}
