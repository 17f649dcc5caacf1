// SPDX-License-Identifier: Apache-2.0
package import JSONText
internal import Localization

/// A request's `alert`: the short form of `payload.aps.alert`, with which a request needs no
/// payload.
///
/// It is a text, an object with `title`, `subtitle` and `body`, or one of the localized forms
/// (`LocalizedForm`). It may also be an object with one member per language, whose values are texts
/// or objects with `title`, `subtitle` and `body`.
package struct AlertShorthand: Sendable {
  /// The value of `payload.aps.alert`.
  private let json: [UInt8]
  /// Whether the caller wrote an object with one member per language. Pointers into `json` are then
  /// meaningless to the caller.
  private let isByLanguage: Bool

  private static let parts = ["title", "subtitle", "body"]
  private static let expected = """
    expected a text, an object with title, subtitle or body, {"string": key, "args": […]}, or texts \
    by language such as {"en": "Hello", "fr": "Bonjour"}
    """

  /// Null equals absent. Throws faults of kind `form`, with pointers relative to the member
  /// `alert`.
  package init(_ value: JSONValue) throws(MessageFault) {
    let members = value.members.filter { !$0.value.isNull }
    let names = members.map(\.name)
    isByLanguage =
      value.kind == .object && !names.isEmpty
      && !names.contains { Self.parts.contains($0) || LocalizedForm.names.contains($0) }
    if isByLanguage {
      json = try Self.transposed(value)
      return
    }
    guard value.string?.isEmpty == false || value.kind == .object && !names.isEmpty else {
      throw MessageFault(.form, in: .alert, at: "", Self.expected)
    }
    let isInParts = names.contains { Self.parts.contains($0) }
    if isInParts, let other = names.first(where: { !Self.parts.contains($0) }) {
      throw MessageFault(
        .form, in: .alert, at: jsonPointerToken(other),
        "alert has title, subtitle and body here; Apple's other members of an alert stand in "
          + "payload.aps.alert")
    }
    guard isInParts, members.count < value.members.count else {
      json = Array(value.bytes)
      return
    }
    var writer = JSONWriter()
    writer.object { json in
      for (part, text) in members { json.field(part, raw: Array(text.bytes)) }
    }
    json = writer.bytes
  }

  /// Converts an object with one member per language to a localized form for each part. If any
  /// language has parts, a plain text becomes the body.
  private static func transposed(_ value: JSONValue) throws(MessageFault) -> [UInt8] {
    var texts: [String: [(language: String, text: JSONValue)]] = [:]
    for (language, said) in value.members where !said.isNull {
      let place = jsonPointerToken(language)
      // Longer first subtags are reserved (RFC 5646 §2.2.1), so such a name is a misspelt member.
      let first = language.prefix { $0 != "-" && $0 != "_" }
      guard (2...3).contains(first.count), AvailableLanguage(language) != nil else {
        throw MessageFault(
          .form, in: .alert, at: place, "\"\(language)\" is no language tag; \(expected)")
      }
      if said.string?.isEmpty == false {
        texts["", default: []].append((language, said))
        continue
      }
      guard said.kind == .object, !said.children.isEmpty else {
        throw MessageFault(
          .form, in: .alert, at: place,
          "expected a text, or an object with title, subtitle or body", language: language)
      }
      for (part, text) in said.members where !text.isNull {
        guard parts.contains(part), text.string != nil else {
          throw MessageFault(
            .form, in: .alert, at: place + jsonPointerToken(part),
            "the alert of a language has title, subtitle and body, which are texts",
            language: language)
        }
        texts[part, default: []].append((language, text))
      }
    }
    var json = JSONWriter()
    if texts.count == 1, let whole = texts[""] {
      write(whole, to: &json)
    } else {
      texts["body", default: []] += texts.removeValue(forKey: "") ?? []
      json.object { json in
        for part in parts {
          guard let said = texts[part], !said.isEmpty else { continue }
          json.field(part) { write(said, to: &$0) }
        }
      }
    }
    return json.bytes
  }

  private static func write(
    _ texts: [(language: String, text: JSONValue)], to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("localized") { json in
        json.object { json in
          for (language, text) in texts { json.field(language, raw: Array(text.bytes)) }
        }
      }
    }
  }

  /// Returns the payload with the alert in its `aps`. The payload's own bytes are unchanged.
  func merged(into payload: JSONValue?) throws(MessageFault) -> JSONValue {
    let alert = Array(#""alert":"#.utf8) + json
    guard let payload else { return try Self.parse(Array(#"{"aps":{"#.utf8) + alert + Self.end) }
    // `PayloadTemplate` throws for values that are not objects.
    guard payload.kind == .object else { return payload }
    let aps = payload["aps"]
    if let aps, aps.kind != .object { return payload }
    if aps?["alert"] != nil {
      throw MessageFault(
        .invalidValue, in: .alert, at: "",
        "expected \"alert\" here or in the payload's aps, not both")
    }
    var bytes = Array(payload.bytes)
    let place = (aps ?? payload).range.lowerBound - payload.range.lowerBound + 1
    let isLast = (aps ?? payload).children.isEmpty
    let added = aps == nil ? Array(#""aps":{"#.utf8) + alert + Self.end.prefix(1) : alert
    bytes.insert(contentsOf: added + (isLast ? [] : [UInt8(ascii: ",")]), at: place)
    return try Self.parse(bytes)
  }

  private static let end = Array("}}".utf8)

  private static func parse(_ bytes: [UInt8]) throws(MessageFault) -> JSONValue {
    do { return try JSONDocument(parsing: bytes).root } catch {
      throw MessageFault(.syntax, in: .alert, at: "", "\(error)")
    }
  }

  /// Maps a pointer within `aps.alert` to the corresponding pointer within `alert`.
  func pointer(_ pointer: String) -> String { isByLanguage ? "" : pointer }

  /// Converts a fault's position to the request: faults of the payload's alert become faults of
  /// `alert`.
  func placed(_ fault: MessageFault) -> MessageFault {
    let place = PayloadTemplate.alertPointer
    guard fault.member == .payload, fault.pointer.hasPrefix(place) else { return fault }
    return fault.moved(
      to: .alert, at: pointer(String(fault.pointer.dropFirst(place.count))),
      others: fault.others.map(placed))
  }
}
