// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import Localization
internal import PushModel

/// The fields of the form, as the browser sends them. `body` makes the API's JSON of them.
struct ComposeForm {
  /// Kinds of audiences.
  enum Audience: String, CaseIterable {
    case everyone, users, device
  }

  /// Kinds of content.
  enum Content: String, CaseIterable {
    case texts, strings, payload
  }

  /// Times of delivery.
  enum Time: String, CaseIterable {
    case now, at, local
  }

  /// Choices of quiet hours.
  enum Quiet: String, CaseIterable {
    case app, none, own
  }

  /// Parts of an alert, by the API's names.
  static let parts: [(name: String, label: String)] = [
    ("title", "Title"), ("subtitle", "Subtitle"), ("body", "Body"),
  ]

  /// The texts of one language.
  struct Row {
    var language = ""
    /// Texts by part.
    var texts: [String: String] = [:]

    var isEmpty: Bool { texts.values.allSatisfy(\.isEmpty) }
  }

  /// An argument of a text.
  struct Argument {
    /// Kinds of arguments, by the API's names except for `text`.
    static let kinds = ["text", "number", "percent", "currency", "date", "time"]

    var kind = "text"
    var value = ""
    /// The currency of an amount, or the time zone of a date or time.
    var detail = ""

    var isEmpty: Bool { value.isEmpty && detail.isEmpty }
  }

  /// Rows of languages or arguments that are read. A form has one more than the filled ones, and
  /// Apple's limit of 4 KiB holds fewer arguments.
  static let maximumRows = 100
  /// Fields that are read: 100 languages with three texts, 100 arguments for each part, and others.
  static let maximumFields = 1_500

  private var fields: [String: String]
  var rows: [Row]
  var arguments: [String: [Argument]]

  /// Reads the fields of a form, or of an address.
  init(_ items: QueryItems) {
    // Browsers send line breaks as CR LF, and show them as LF.
    fields = Dictionary(
      items.items.map { ($0.name, $0.value.replacing("\r\n", with: "\n")) }
    ) { first, _ in first }
    let fields = fields
    rows = Self.list { number in
      guard let language = fields["texts.\(number).language"] else { return nil }
      let texts = Self.parts.map { ($0.name, fields["texts.\(number).\($0.name)"] ?? "") }
      return Row(
        language: language.trimmed, texts: Dictionary(uniqueKeysWithValues: texts))
    }
    arguments = Dictionary(
      uniqueKeysWithValues: Self.parts.map { part in
        let list: [Argument] = Self.list { number in
          let name = "\(part.name).\(number)"
          guard let kind = fields["\(name).kind"] else { return nil }
          return Argument(
            kind: kind, value: fields["\(name).value"] ?? "",
            detail: (fields["\(name).detail"] ?? "").trimmed)
        }
        return (part.name, list)
      })
  }

  private static func list<Element>(_ read: (Int) -> Element?) -> [Element] {
    var list: [Element] = []
    while list.count < maximumRows, let element = read(list.count) { list.append(element) }
    return list
  }

  /// All fields with their values.
  var items: QueryItems {
    var items = fields.map { QueryItems.Item(name: $0.key, value: $0.value) }
    for (number, row) in rows.enumerated() where fields["texts.\(number).language"] == nil {
      items.append(.init(name: "texts.\(number).language", value: row.language))
    }
    return QueryItems(items)
  }

  /// The value of a field; "" without it.
  subscript(_ name: String) -> String {
    get { fields[name] ?? "" }
    set { fields[name] = newValue }
  }

  // MARK: new forms

  /// Languages for which a new form has a row.
  private static let firstLanguages = 3

  /// Sets the fields of a new form: its keys, and rows for the app's languages.
  /// - Parameter counts: counts of the app's devices, whose languages follow the app's own.
  mutating func start(of app: App, _ counts: DeviceCounts?) {
    renewKeys()
    let read = (counts?.by(\.language) ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let languages =
      [app.sourceLanguage] + app.fallbackLanguages + read.map { Self.withoutRegion($0.key) }
    for language in languages where !language.isEmpty && rows.count < Self.firstLanguages {
      // Readers of a language that has a row, or of its relatives, need no other one.
      if !LanguageMatcher.rule(rows.map(\.language))(language) {
        rows.append(Row(language: language))
      }
    }
    rows.append(Row())
  }

  /// Returns a tag's language and script, for which one text suffices.
  private static func withoutRegion(_ tag: String) -> String {
    let parts = tag.split(separator: "-")
    return
      (parts.prefix(1) + parts.dropFirst().filter { $0.count == 4 && $0.allSatisfy(\.isLetter) })
      .joined(separator: "-")
  }

  /// Sets new idempotency keys, so that the form can be sent again.
  mutating func renewKeys() {
    self["key"] = Self.newKey
    renewTestKey()
  }

  /// Sets a new idempotency key for tests.
  mutating func renewTestKey() { self["test_key"] = Self.newKey }

  /// A new idempotency key.
  static var newKey: String {
    UUID(high: .random(in: .min ... .max), low: .random(in: .min ... .max)).description
  }

  /// Adds a row for a language, and one for an argument of each text.
  mutating func addRows() {
    rows.append(Row())
    for part in Self.parts { arguments[part.name, default: []].append(Argument()) }
  }

  // MARK: choices

  var audience: Audience { Audience(rawValue: self["to"]) ?? .everyone }
  var content: Content { Content(rawValue: self["content"]) ?? .texts }
  var time: Time { Time(rawValue: self["when"]) ?? .now }
  var quiet: Quiet { Quiet(rawValue: self["quiet"]) ?? .app }

  /// The entries of a field with one entry a line, or between commas.
  func entries(of name: String, separators: Set<Character> = [",", "\n"]) -> [String] {
    self[name].split { separators.contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
