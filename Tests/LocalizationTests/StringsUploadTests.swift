// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@testable import Localization

@Suite("Strings uploads")
struct StringsUploadTests {
  private typealias Surroundings = StringsUpload.Surroundings

  /// Returns an app's existing strings, of which `languages` are complete.
  private func surroundings(
    _ languages: [String: String] = [:], of language: String = "", plurals: String? = nil,
    source: String = "en", fallbacks: [String] = []
  ) throws -> Surroundings {
    let stored = languages.sorted { $0.key < $1.key }
      .map { StoredStrings(language: $0.key, body: Array($0.value.utf8)) }
    return Surroundings(
      sourceLanguage: source, fallbacks: fallbacks,
      active: languages.isEmpty ? nil : try Catalogue(revision: 1, stored: stored),
      texts: stored.first { $0.language == language },
      plurals: plurals.map { StoredStrings(language: language, body: Array($0.utf8)) })
  }

  private func catalog(
    _ strings: String, source: String = "en", beside: StringsUpload.Surroundings? = nil,
    limits: CatalogueLimits = CatalogueLimits()
  ) throws -> StringsUpload {
    let text = "{\"sourceLanguage\":\"\(source)\",\"version\":\"1.0\",\"strings\":{\n\(strings)}}"
    return try StringsUpload(
      xcstrings: Array(text.utf8), beside: try beside ?? surroundings(), limits: limits)
  }

  private func refusal(_ body: () throws -> StringsUpload) -> [StringsFinding] {
    (#expect(throws: StringsRefusal.self) { try body() })?.findings ?? []
  }

  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  private static let plurals = """
    <plist version="1.0"><dict><key>FILES</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%2$@: %1$#@files@</string>
    <key>files</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string>
    </dict></dict></dict></plist>
    """

  @Test(
    "a file's format is recognized by its content",
    arguments: [
      ("", .strings), (" \n", .strings), (#""a" = "b";"#, .strings), ("/* {} */ a=b;", .strings),
      ("{ \"a\" = \"b\"; }", .strings), ("{a=b;}", .strings), (#"{"a";}"#, .strings),
      ("{}", .json), (#" {"a": "b"}"#, .json), ("\u{FEFF}{\"a\": 1}", .json),
      (#"{"a\"": "="}"#, .json), (#"{"a" "#, .json), ("[1]", .json),
      (#"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#, .xcstrings),
      (plurals, .stringsdict), ("<?xml version=\"1.0\"?>\n" + plurals, .stringsdict),
      ("<plist><dict><key>a</key><string>b</string></dict></plist>", .strings),
      ("bplist00", .strings),
    ] as [(String, StringsFormat)])
  func sniffing(text: String, format: StringsFormat) {
    #expect(StringsFormat(sniffing: Array(text.utf8)) == format)
  }

  @Test(
    "a String Catalog is distinguished from other JSON",
    arguments: [
      (#"{"sourceLanguage":"en","strings":{}}"#, true), (#"{"strings":{}}"#, false),
      (#"{"sourceLanguage":"Language","strings":"Texts"}"#, false), ("{", false),
    ])
  func catalogues(text: String, isCatalogue: Bool) {
    #expect(StringsFormat.isCatalogue(Array(text.utf8)) == isCatalogue)
    let format = StringsFormat(sniffing: Array(text.utf8))
    #expect(format == (isCatalogue ? .xcstrings : .json))
  }

  @Test("UTF-16 is never JSON", arguments: [true, false])
  func wideText(isLittleEndian: Bool) {
    for (text, mark) in [("\"a\"=\"b\";", true), ("{a=b;}", true), ("{\"a\"=\"b\";}", false)] {
      let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
      let bytes = units.flatMap { unit in
        isLittleEndian
          ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      }
      #expect(StringsFormat(sniffing: bytes) == .strings, "\(text)")
    }
  }

  @Test("the stored strings equal the uploaded ones and can be uploaded again")
  func roundTrip() throws {
    let photos = """
      {"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
      "one":{"stringUnit":{"value":"%arg photo"}},"other":{"stringUnit":{"value":"%arg photos"}}}}}
      """
    let upload = try catalog(
      """
      "Key \\"is\\" text":{},
      "PLAIN":{"localizations":{"en":\(Self.unit("Hello %@ 😀\\n")),"zh_hans":\(Self.unit("你好%@"))}},
      "COUNT":{"localizations":{"en":{"variations":{"plural":{"one":\(Self.unit("%lld item")),
        "other":\(Self.unit("%lld items"))}}}}},
      "RATE":{"localizations":{"en":\(Self.unit("%1$.2f of %2$@"))}},
      "TWO":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%@: %#@photos@"},
        "substitutions":{"photos":\(photos)}}}}
      """)
    #expect(upload.tables.map(\.language) == ["en", "zh-Hans"])
    #expect(upload.catalogue.languages == ["en", "zh-Hans"] && upload.keys == 5)
    for (texts, table) in zip(upload.catalogue.texts, upload.tables) {
      let again = try StringsFile(json: table.json)
      #expect(again.templates == texts.templates)
      #expect(again.json == table.json)
    }
    let file = try StringsFile(stringsdict: Array(Self.plurals.utf8))
    #expect(try StringsFile(json: file.json).templates == file.templates)
  }

  @Test("JSON may contain formats with variables, with descriptive faults")
  func variables() throws {
    let text = #"""
      {"A": {"format": "%#@n@ in %2$@", "variables": {
        "n": {"argument": 1, "specifier": ".1f", "one": "%arg file", "other": "%arg files"}}}}
      """#
    let english = LanguageWriting(tag: LanguageTag(language: "en", script: nil, region: nil))
    let file = try StringsFile(json: Array(text.utf8))
    let arguments: [TextArgument] = [.number("2.5"), .text("Home")]
    #expect(file.templates["A"]?.render(arguments, in: english) == "2.5 files in Home")
    for bad in [
      #"{"format": 1}"#, #"{"format": "x", "other": "y"}"#,
      #"{"format": "%#@n@", "variables": {"n": "x"}}"#, #"{"format": "%#@n@"}"#,
      #"{"format": "%#@n@", "variables": {"n": {"argument": 0, "other": "x"}}}"#,
      #"{"format": "%#@n@", "variables": {"n": {"specifier": "s", "other": "x"}}}"#,
      #"{"format": "%#@n@", "variables": {"n": {"one": "x"}}}"#,
    ] {
      #expect(throws: StringsFaults.self, "\(bad)") {
        try StringsFile(json: Array("{\"A\": \(bad)}".utf8))
      }
    }
  }

  @Test("all faults of all languages are reported with their positions")
  func everyFault() {
    let found = refusal {
      try catalog(
        """
        "A":{"localizations":{"en":\(Self.unit("%q")),
          "fr":\(Self.unit("de %q"))}},
        "B":{"localizations":{"en":\(Self.unit("B")),
          "de":{"variations":{"plural":{"one":\(Self.unit("x"))}}}}}
        """)
    }
    #expect(found.map(\.language) == ["de", "en", "fr"])
    #expect(found.map(\.key) == ["B", "A", "A"] && found.map(\.line) == [5, 2, 3])
    #expect(found.allSatisfy { ($0.column ?? 0) > 1 })
    let crossed = refusal {
      try catalog(
        """
        "A":{"localizations":{"en":\(Self.unit("%@ %d")),
          "fr":\(Self.unit("%d")), "de":\(Self.unit("%2$@"))}}
        """)
    }
    #expect(crossed.map(\.language) == ["de", "fr"] && crossed.map(\.line) == [3, 3])
  }

  @Test(
    "an invalid or repeated language is refused",
    arguments: [
      (#""A":{"localizations":{"en":U,"und":U}}"#, "und"),
      (#""A":{"localizations":{"en":U,"coverage":U}}"#, "coverage"),
      (#""A":{"localizations":{"en":U,"Revisions":U}}"#, "Revisions"),
      (#""A":{"localizations":{"en":U,"!":U}}"#, "!"),
    ])
  func languages(strings: String, culprit: String) {
    let found = refusal { try catalog(strings.replacing("U", with: Self.unit("x"))) }
    #expect(found.map(\.language) == [culprit])
  }

  @Test("a catalogue with another source language than the app's is refused")
  func otherSource() throws {
    let found = refusal { try catalog("\"A\":{}", source: "de") }
    #expect(found.first?.message.contains("source language is de, the app's is en") == true)
    let beside = try surroundings(source: "de")
    #expect(try catalog("\"A\":{}", source: "de", beside: beside).catalogue.languages == ["de"])
  }

  private func one(
    _ text: String, as format: StringsFormat = .json, _ language: String,
    beside: StringsUpload.Surroundings, limits: CatalogueLimits = CatalogueLimits()
  ) throws -> StringsUpload {
    try StringsUpload(
      Array(text.utf8), as: format, language: language, beside: beside, limits: limits)
  }

  @Test("one language is checked against the others, and reports only its own faults")
  func crossChecks() throws {
    let beside = try surroundings(["en": #"{"A": "%@", "B": "%d"}"#, "de": #"{"B": "%d"}"#])
    let wrong = refusal { try one(#"{"A": "%d", "C": "x"}"#, "fr", beside: beside) }
    #expect(wrong.map(\.key) == ["A", "C"] && wrong.allSatisfy { $0.language == "fr" })
    // The source changes under a translation: the translation is reported, and can be fixed next.
    let changed = try one(#"{"A": "%@", "B": "%@"}"#, "en", beside: beside)
    #expect(changed.report.warnings.map(\.language) == ["de"])
    #expect(changed.catalogue.languages == ["de", "en"])
    // Files arrive in any order: keys without a source are accepted.
    let first = try one(#"{"A": "%@"}"#, "fr", beside: try surroundings())
    #expect(first.report.warnings.map(\.language) == ["en"])
    #expect(refusal { try one("{}", "en", beside: beside) }.map(\.language) == ["en"])
    let twin = refusal {
      try one("{}", "iw", beside: try surroundings(["en": #"{"A":"x"}"#, "he": "{}"]))
    }
    #expect(twin.first?.message.contains("same language") == true)
  }

  @Test("a .strings keeps the existing .stringsdict and vice versa; JSON replaces both")
  func tables() throws {
    let texts = #"{"FILES": "files", "A": "x"}"#
    let plurals = #"{"FILES": {"one": "%d file", "other": "%d files"}}"#
    func forms(_ upload: StringsUpload) -> Int? {
      upload.catalogue.texts.first?.templates["FILES"]?.pieces.count
    }
    let both = try surroundings(["en": texts], of: "en", plurals: plurals)
    let strings = try one("FILES = \"all files\"; B = x;", as: .strings, "en", beside: both)
    #expect(strings.tables.map(\.isPlurals) == [false])
    #expect(strings.catalogue.keys == ["FILES", "B"])
    #expect(strings.catalogue.texts[0].templates["FILES"]?.argumentCount == 1)
    let dict = try one(Self.plurals, as: .stringsdict, "en", beside: both)
    #expect(dict.tables.map(\.isPlurals) == [true])
    #expect(dict.catalogue.keys == ["FILES", "A"])
    #expect(dict.catalogue.texts[0].templates["FILES"]?.argumentCount == 2)
    let json = try one(#"{"FILES": "none"}"#, "en", beside: both)
    #expect(json.catalogue.texts[0].templates["FILES"]?.argumentCount == 0)
    #expect(json.tables.map(\.json) == [Array(#"{"FILES": "none"}"#.utf8)])
  }

  @Test(
    "an upload beyond the limits is refused with the limit",
    arguments: [
      (\CatalogueLimits.keys, #"{"A":"1","B":"2","C":"3"}"#, "at most 2 keys"),
      (\.languages, #"{"A":"1"}"#, "at most 2 languages"),
      (\.texts, #"{"A":"1"}"#, "at most 2 texts"),
      (\.textBytes, #"{"A":"123"}"#, "at most 2 bytes, not 3"),
      (\.textBytes, #"{"ABC":"1"}"#, "at most 2 bytes, not 3"),
      (\.textBytes, #"{"A":{"one":"123","other":"1"}}"#, "at most 2 bytes, not 3"),
    ] as [(any WritableKeyPath<CatalogueLimits, Int> & Sendable, String, String)])
  func limits(
    path: any WritableKeyPath<CatalogueLimits, Int> & Sendable, json: String, message: String
  ) throws {
    var limits = CatalogueLimits()
    limits[keyPath: path] = 2
    let beside = try surroundings(["en": #"{"A":"1"}"#, "de": #"{"A":"2"}"#])
    let found = refusal { try one(json, "fr", beside: beside, limits: limits) }
    #expect(found.first?.message.contains(message) == true, "\(found)")
  }

  @Test("a string for every language is counted in every language")
  func amplification() {
    var limits = CatalogueLimits()
    limits.texts = 10
    let languages = ["de", "fr", "it", "es", "ja"].map { "\"\($0)\":\(Self.unit("x"))" }
    let strings =
      "\"A\":{\"localizations\":{\(languages.joined(separator: ","))}},"
      + (0..<3).map { "\"K\($0)\":{\"shouldTranslate\":false}" }.joined(separator: ",")
    let found = refusal { try catalog(strings, limits: limits) }
    #expect(found.first?.message.contains("at most 10 texts") == true)
  }

  @Test("JSON and property lists that are nested too deeply are refused before decoding")
  func depth() throws {
    let beside = try surroundings()
    let json = #"{"A":"# + String(repeating: "[", count: 100_000)
    #expect(refusal { try one(json, "en", beside: beside) }.first?.line == 1)
    let dicts = "<plist><dict>" + String(repeating: "<key>a</key><dict>", count: 100_000)
    let deep = refusal { try one(dicts, as: .stringsdict, "en", beside: beside) }
    #expect(deep.first?.message.contains("32 deep") == true)
  }

  @Test("strings marked for review and stale keys are counted by language")
  func marks() throws {
    let upload = try catalog(
      """
      "A":{"extractionState":"stale","localizations":{"en":\(Self.unit("A")),
        "fr":\(Self.unit("a", "needs_review"))}},
      "B":{"localizations":{"en":\(Self.unit("B")),"fr":{"variations":{"plural":{
        "one":\(Self.unit("%d", "needs_review")),"other":\(Self.unit("%d", "needs_review"))}}}}}
      """.replacing(Self.unit("B"), with: Self.unit("%d")))
    #expect(upload.tables.map(\.needsReview) == [0, 2])
    #expect(upload.tables.map(\.stale) == [1, 1])
  }

  @Test("the coverage lists missing keys and missing plural forms")
  func coverage() throws {
    let beside = try surroundings([
      "en": #"{"A":"a","B":"b","N":{"one":"%d","other":"%d"},"M":{"one":"%d","other":"%d"}}"#
    ])
    let upload = try one(
      #"{"N":{"one":"%d","other":"%d"},"M":{"one":"%d","few":"%d","other":"%d"}}"#, "ru",
      beside: beside)
    let russian = try #require(upload.report.coverage.first { $0.language == "ru" })
    #expect(russian.missingKeys == ["A", "B"] && russian.missing == 2 && russian.translated == 2)
    #expect(russian.lackingPlurals == [.few: 1, .many: 2])
  }
}
