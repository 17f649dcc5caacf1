// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization

/// The two forms of a text that covers every language.
enum LocalizedForm: Sendable {
  /// `{"localized": {"en": "…", "fr": "…"}}`. The texts are used verbatim: "%" is a percent sign.
  case inline([InlineText])
  /// `{"string": "KEY", "table": "Push", "args": ["Jenna", 3, {"recipient": "first_name"}]}`.
  /// An argument may also have a format: `{"date": "2026-11-22T18:30:00Z"}` (`TextArgument`).
  case string(key: TextKey, arguments: [TextArgument])

  /// A text in one language.
  struct InlineText: Sendable {
    let language: AvailableLanguage
    let content: InlineContent
  }

  enum InlineContent: Sendable {
    /// Range of a JSON string without escapes in the payload, which rendering copies.
    case range(Range<Int>)
    case text(String)
  }

  /// All members of the two forms.
  static let names = ["localized", "string", "table", "args"]

  /// Parses an object; returns nil if it has neither `localized` nor `string`. Null equals absent.
  ///
  /// - Parameter start: offset in the document, in bytes, of the payload that contains the object;
  ///   nil if it is outside the payload.
  init?(
    _ object: JSONValue, at pointer: String, from start: Int?
  ) throws(MessageFault) {
    if let texts = object.given("localized") {
      try Self.refuseMembers(of: object, at: pointer) { $0 == "localized" }
      self = .inline(try Self.inlineTexts(texts, at: pointer + "/localized", from: start))
    } else if let key = object.given("string") {
      try Self.refuseMembers(of: object, at: pointer) {
        $0 == "string" || $0 == "table" || $0 == "args"
      }
      guard let name = key.string, !name.isEmpty else {
        throw MessageFault(.form, at: pointer + "/string", "string must be a key of the catalogue")
      }
      let table = try Self.table(object.given("table"), at: pointer + "/table")
      self = .string(
        key: TextKey(name, table: table),
        arguments: try Self.arguments(object.given("args"), at: pointer + "/args"))
    } else {
      return nil
    }
  }

  private static func refuseMembers(
    of object: JSONValue, at pointer: String, except isAllowed: (JSONName) -> Bool
  ) throws(MessageFault) {
    let other = object.children.first { field in
      let isAbsent = field.value.isNull && names.contains(field.name.text)
      return !isAbsent && !isAllowed(field.name)
    }
    guard let other else { return }
    throw MessageFault(
      .form, at: pointer + jsonPointerToken(other.name.text),
      "a localized text holds either localized alone, or string with optional table and args")
  }

  private static func table(
    _ value: JSONValue?, at pointer: String
  ) throws(MessageFault) -> String {
    guard let value else { return TableName.usual }
    guard let name = value.string.flatMap(TableName.kept) else {
      throw MessageFault(
        .form, at: pointer, "table must be the name of one of the app's tables, such as Push")
    }
    return name
  }

  private static func inlineTexts(
    _ object: JSONValue, at pointer: String, from start: Int?
  ) throws(MessageFault) -> [InlineText] {
    guard object.kind == .object, !object.children.isEmpty else {
      throw MessageFault(
        .form, at: pointer, "localized must be an object of language and text, at least one")
    }
    var texts: [InlineText] = []
    for field in object.children {
      let name = field.name.text
      func fault(_ message: String, language: String? = nil) -> MessageFault {
        MessageFault(.form, at: pointer + jsonPointerToken(name), message, language: language)
      }
      guard let language = AvailableLanguage.shared(name) else {
        throw fault("\"\(name.excerpt)\" is not a language tag, such as fr or zh-Hant")
      }
      guard let content = content(of: field.value, from: start) else {
        throw fault("the text must be a string", language: name)
      }
      if let twin = texts.first(where: { $0.language.isSame(as: language) }) {
        throw fault(
          "\(name) and \(twin.language.spelling) are one language; give its text once",
          language: name)
      }
      texts.append(InlineText(language: language, content: content))
    }
    return texts
  }

  /// Returns a text; nil if the value is not a string.
  private static func content(of value: JSONValue, from start: Int?) -> InlineContent? {
    guard value.kind == .string else { return nil }
    if let start, !value.hasEscapes { return .range(value.range(from: start)) }
    return value.string.map { .text($0) }
  }

  private static func arguments(
    _ list: JSONValue?, at pointer: String
  ) throws(MessageFault) -> [TextArgument] {
    guard let list else { return [] }
    guard list.kind == .array else {
      throw MessageFault(.arguments, at: pointer, "args must be an array of strings and numbers")
    }
    let elements = list.elements
    guard elements.count <= TextTemplate.maximumArguments else {
      throw MessageFault(
        .arguments, at: pointer, "args can be at most \(TextTemplate.maximumArguments)")
    }
    var arguments: [TextArgument] = []
    var faults: [MessageFault] = []
    for (index, element) in elements.enumerated() {
      do throws(MessageFault) {
        arguments.append(try argument(element, at: "\(pointer)/\(index)"))
      } catch { faults.append(error) }
    }
    try MessageFault.check(faults)
    return arguments
  }

  private static func argument(
    _ element: JSONValue, at pointer: String
  ) throws(MessageFault) -> TextArgument {
    if element["recipient"] != nil {
      return .recipient(try recipientName(element, at: pointer))
    }
    do throws(ArgumentFault) { return try TextArgument(element) } catch {
      throw MessageFault(
        .arguments, at: pointer + error.pointer,
        error.pointer.isEmpty ? error.message + "; or {\"recipient\": name}" : error.message)
    }
  }

  private static func recipientName(
    _ object: JSONValue, at pointer: String
  ) throws(MessageFault) -> ExactString {
    guard let name = object["recipient"]?.string, !name.isEmpty, object.children.count == 1 else {
      throw MessageFault(
        .arguments, at: pointer,
        "expected {\"recipient\": name}: the name of an argument that each recipient is given")
    }
    return ExactString(name)
  }
}
