// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@testable import Localization

@Suite("Excluded keys")
struct ExcludedKeysTests {
  private static let lenient = StringsTaking(excludesKeys: true)

  private func upload(
    _ text: String, as format: StringsFormat = .json, _ language: String = "en",
    beside: StringsUpload.Surroundings = .init(sourceLanguage: "en"),
    taking: StringsTaking = ExcludedKeysTests.lenient
  ) throws -> StringsUpload {
    try StringsUpload(
      Array(text.utf8), as: format, language: language, beside: beside, limits: CatalogueLimits(),
      taking: taking)
  }

  private func refusal(_ body: () throws -> StringsUpload) -> [StringsFinding] {
    (#expect(throws: StringsRefusal.self) { try body() })?.findings ?? []
  }

  /// Returns an app with these tables.
  private func surroundings(
    _ texts: [String: String], of language: String = "", plurals: String? = nil,
    allowsEmpty: Bool = false
  ) throws -> StringsUpload.Surroundings {
    let stored = texts.sorted { $0.key < $1.key }
      .map { StoredStrings(language: $0.key, body: Array($0.value.utf8)) }
    var surroundings = StringsUpload.Surroundings(
      sourceLanguage: "en", active: try Catalogue(revision: 1, stored: stored),
      texts: stored.first { $0.language == language },
      plurals: plurals.map { StoredStrings(language: language, body: Array($0.utf8)) })
    surroundings.allowsEmpty = allowsEmpty
    return surroundings
  }

  @Test("valid strings are accepted, and faults of others are described")
  func json() throws {
    let upload = try upload("{\"A\":\"ok\",\n\"B\":\"Save 35% on %@\",\n \"C\":1}")
    #expect(upload.catalogue.keys == ["A"])
    #expect(upload.excluded.map(\.key) == ["B", "C"] && upload.excluded.map(\.line) == [2, 3])
    #expect(upload.excluded.allSatisfy { $0.language == "en" })
    #expect(upload.report.coverage.map(\.excluded) == [2])
    #expect(
      upload.catalogue.firstExclusion(of: TextKey("B"))?.reason.contains("percent sign %%") == true)
    #expect(upload.catalogue.firstExclusion(of: TextKey("A")) == nil)
  }

  @Test("the stored form has the valid strings and the excluded keys")
  func stored() throws {
    let upload = try upload("{\"A\":\"ok\",\n\"B\":\"50% of %@\"}")
    let table = try #require(upload.tables.first)
    let again = try Catalogue(
      revision: 1,
      stored: [StoredStrings(language: "en", body: table.json, excluded: table.excluded)])
    #expect(again.keys == ["A"])
    let kept = again.excluded(of: "en")
    #expect(kept.map(\.key) == ["B"] && kept.map(\.line) == [2] && kept.map(\.kind) == [.text])
    #expect(kept.first?.message == upload.excluded.first?.message)
    #expect(again.excluded(of: "fr").isEmpty)
    let sound = try self.upload(#"{ "A" : "ok" }"#)
    #expect(sound.tables.first?.excluded == nil)
    #expect(sound.tables.first?.json == Array(#"{ "A" : "ok" }"#.utf8))
  }

  @Test("a stored string that has become unusable excludes only its key")
  func older() throws {
    let body = Array(#"{"A":"ok","B":"^[%d photo](inflect: true)"}"#.utf8)
    let catalogue = try Catalogue(
      revision: 1, stored: [StoredStrings(language: "en", body: body)])
    #expect(catalogue.keys == ["A"] && catalogue.firstExclusion(of: TextKey("B"))?.language == "en")
  }

  @Test("a string with other arguments than the source's is excluded; unknown keys are not")
  func comparisons() throws {
    let beside = try surroundings(["en": #"{"A":"%@ %d","B":"b","H":"h"}"#])
    let upload = try upload(#"{"A":"%d","B":"B","N":"new"}"#, "de", beside: beside)
    #expect(upload.excluded.map(\.key) == ["A"] && upload.excluded.map(\.kind) == [.arguments])
    #expect(upload.report.warnings.map(\.kind) == [.notInSource])
    #expect(upload.report.coverage.first { $0.language == "de" }?.texts == 2)
    #expect(upload.tables.first?.json == Array("{\n  \"B\": \"B\",\n  \"N\": \"new\"\n}\n".utf8))
  }

  @Test("strict refuses the whole upload with all its faults")
  func strict() throws {
    let beside = try surroundings(["en": #"{"A":"%@","B":"b"}"#])
    let text = "{\"N\":\"new\",\n\"A\":\"%d\",\n\"B\":\"%q\",\n\"E\":\"\"}"
    let found = refusal {
      try upload(text, "de", beside: beside, taking: StringsTaking(excludesKeys: false))
    }
    #expect(found.map(\.key) == ["N", "A", "B", "E"] && found.map(\.line) == [1, 2, 3, 4])
    #expect(found.map(\.kind) == [.notInSource, .arguments, .text, .notInSource])
  }

  @Test("a file without a usable string is refused if it removes strings")
  func nothingSound() throws {
    let upload = try upload(#"{"A":"%q"}"#)
    #expect(upload.excluded.map(\.key) == ["A"] && upload.catalogue.keys.isEmpty)
    let beside = try surroundings(["en": #"{"A":"a"}"#], of: "en")
    let found = refusal { try self.upload(#"{"A":"%q"}"#, beside: beside) }
    #expect(found.map(\.key) == ["A", nil])
  }

  @Test(
    "a bare percent sign is literal in a percentage or alone",
    arguments: [
      ("stay 100% anonymous", true), ("100 % sûr", true), ("100\u{A0}%", true),
      ("%100 gizli", true),
      ("% 35 indirim", true), ("(%)", true), ("Battery % low", true), ("٣٥% خصم", true),
      ("50% di sconto", true), ("%", true), ("100%% or 50% off", true),
      ("% 1 $ @ liked", false), ("% @ liked", false), ("Hi %s", false), ("%I liked", false),
      ("%5d", false), ("%#@n@", false), ("%{name}", false), ("%(name)s", false), ("%1$", false),
      ("50% of %@", false), ("^[a](inflect: true) 5%", false),
    ])
  func plainWords(text: String, isWords: Bool) throws {
    let upload = try upload("{\"A\":\"\(text)\"}")
    #expect(upload.excluded.isEmpty == isWords)
    guard isWords else { return }
    #expect(upload.report.warnings.map(\.kind) == [.barePercent])
    let template = try #require(upload.catalogue.template(TextKey("A"), at: 0))
    let english = try #require(AvailableLanguage("en"))
    #expect(
      template.render([], in: english.writing) == text.replacing("100%% or", with: "100% or"))
    #expect(template.fault(for: []) == nil && template.fault(for: [.text("x")]) != nil)
  }

  @Test("literal text for a key with a placeholder elsewhere is excluded, in any order")
  func wordsBesidePlaceholders() throws {
    let placeholder = try surroundings(["en": #"{"A":"%@ off","B":"b"}"#])
    let words = try upload(#"{"A":"35% weg","B":"b"}"#, "de", beside: placeholder)
    #expect(words.excluded.map(\.key) == ["A"] && words.excluded.map(\.kind) == [.arguments])
    #expect(words.excluded.first?.message.contains("%%") == true)
    let source = try surroundings(["en": #"{"A":"35% off","B":"b"}"#])
    let text = try upload(#"{"A":"%@ weg","B":"b"}"#, "de", beside: source)
    #expect(text.excluded.map(\.key) == ["A"])
  }

  @Test("with keys as source strings, translations are checked and counted against the keys")
  func keysAreTexts() throws {
    var beside = try surroundings(["it": #"{"Done":"Fatto","%@ joined":"%@ c’è"}"#])
    beside.keysAreTexts = true
    let upload = try upload(#"{"%@ joined":"%d est là","Done":"Fini"}"#, "fr", beside: beside)
    #expect(upload.excluded.map(\.key) == ["%@ joined"] && upload.report.warnings.isEmpty)
    #expect(upload.keys == 2)
    let english = upload.report.coverage.first { $0.language == "en" }
    #expect(english?.translated == 2 && english?.missing == 0)
    #expect(upload.report.coverage.first { $0.language == "fr" }?.translated == 1)
    // Nothing of it is stored.
    #expect(upload.catalogue.languages == ["fr", "it"])
  }

  @Test(
    "only keys that match the patterns are accepted and checked",
    arguments: [
      (["push.*"], ["push.a", "push.b"]), (["*.a"], ["push.a", "ui.a"]), (["push.a"], ["push.a"]),
      (["*"], ["push.a", "push.b", "ui.a"]), (["p*h*b", "ui*"], ["push.b", "ui.a"]),
    ] as [([String], [String])])
  func keys(patterns: [String], expected: [String]) throws {
    let taking = StringsTaking(excludesKeys: true, keys: patterns)
    let text = #"{"push.a":"a","push.b":"b","ui.a":"x","bad":"%q"}"#
    let upload = try upload(text, taking: taking)
    #expect(upload.catalogue.keys.map(\.text).sorted() == expected)
    #expect(upload.excluded.isEmpty == !patterns.contains("*"))
    let catalog =
      #"{"sourceLanguage":"en","strings":{"push.a":{},"push.b":{},"ui.a":{},"%s bad":{}}}"#
    let whole = try StringsUpload(
      xcstrings: Array(catalog.utf8), beside: .init(sourceLanguage: "en"),
      limits: CatalogueLimits(), taking: taking)
    #expect(whole.catalogue.keys.map(\.text).sorted() == expected)
  }

  @Test(
    "stars match any number of characters, also none",
    arguments: [
      ("*", "", true), ("**", "a", true), ("a*", "a", true), ("*a", "ba", true),
      ("a*a", "a", false),
      ("a*a", "aa", true), ("ab*ba", "aba", false), ("*ab*ab*", "aab ab", true),
      ("*aab*", "aaaab", true), ("*abab*c", "abaababc", true), ("a*b*c", "acb", false),
      ("*é*", "caf\u{65}\u{301}", false), ("x*", "ax", false), ("*x", "xa", false),
    ])
  func stars(pattern: String, key: String, expected: Bool) {
    #expect(StringsTaking(keys: [pattern]).takes(key) == expected)
    #expect(KeyPattern(pattern).matches(Array(key.utf8)) == expected)
  }

  @Test("matching a pattern takes linear time for repetitive keys and patterns")
  func steps() {
    let key = [UInt8](repeating: UInt8(ascii: "a"), count: 4_096)
    let long = String(repeating: "a", count: 500)
    for pattern in ["*\(long)b*", "*\(long)*\(long)b*", "*" + String(repeating: "a*b", count: 100)]
    {
      var steps = 0
      #expect(!KeyPattern(pattern + "*").matches(key, counting: &steps))
      #expect(steps <= 2 * key.count + 2 * pattern.utf8.count, "\(pattern.prefix(9))")
    }
  }

  @Test("an upload that would remove a language's strings needs confirmation")
  func loss() throws {
    let texts = ["en": #"{"A":"a"}"#, "ar": #"{"A":"x"}"#]
    let plurals = #"{"N":{"one":"%d","two":"%d","few":"%d","many":"%d","zero":"%d","other":"%d"}}"#
    let beside = try surroundings(texts, of: "ar", plurals: plurals)
    let meant = try surroundings(texts, of: "ar", plurals: plurals, allowsEmpty: true)
    for (empty, format) in [
      ("", StringsFormat.strings), ("{}", .json), ("<plist><dict/></plist>", .strings),
      ("<plist><dict/></plist>", .stringsdict),
    ] {
      let found = refusal { try upload(empty, as: format, "ar", beside: beside) }
      #expect(found.first?.message.contains("?allow_empty=true") == true, "\(format)")
      _ = try upload(empty, as: format, "ar", beside: meant)
    }
    // A language without strings cannot lose any.
    _ = try upload(
      "<plist><dict/></plist>", as: .stringsdict, "en", beside: try surroundings(texts, of: "en"))
    let catalog = Array(#"{"sourceLanguage":"en","strings":{"A":{}}}"#.utf8)
    let found = refusal {
      try StringsUpload(xcstrings: catalog, beside: beside, limits: CatalogueLimits())
    }
    #expect(found.map(\.language) == ["ar"])
    _ = try StringsUpload(xcstrings: catalog, beside: meant, limits: CatalogueLimits())
  }

  @Test(
    "parsing a .strings continues after an unreadable entry",
    arguments: [
      ("\"A\" = \"a\"\n\"B\" = \"b\";\n\"C\" = \"c\";", ["A"], ["B", "C"]),
      ("\"A\" = \"a;\n\"B\" = \"b\";\n\"C\" = \"c\";", ["A"], ["B", "C"]),
      (#""A" = "\u203A"; "B" = "b";"#, ["A"], ["B"]),
      ("A = a;;\nB = b;", [nil], ["A", "B"]), ("A = a; ] C = c;\nB = b;", [nil], ["A", "B"]),
      ("A = ;\nB = b;\nC c;\n// x\nD = d;", ["A", "C"], ["B", "D"]),
      ("/* x */\n\u{FEFF}\"A\" = \"a\";\n\"B\" = \"b\";", [nil], ["B"]),
    ] as [(String, [String?], [String])])
  func goingOn(text: String, lost: [String?], kept: [String]) throws {
    let file = try StringsFile(strings: Array(text.utf8), taking: Self.lenient)
    #expect(file.findings.map(\.key) == lost)
    #expect(file.keys.map(\.text).sorted() == kept)
    #expect(file.excluded.keys.map(\.text).sorted() == lost.compactMap(\.self).sorted())
  }

  @Test("a file with hardly any readable entry is refused in bounded time")
  func hopeless() {
    for line in ["a b\n", "\"a\" /*\n", "\"\\\"\n"] {
      let text = String(repeating: line, count: 20_000)
      let faults = #expect(throws: StringsFaults.self) {
        try StringsFile(strings: Array(text.utf8), taking: Self.lenient)
      }
      #expect(faults?.all.last?.kind == .file)
    }
  }

  @Test("the last occurrence of a repeated key counts")
  func twice() throws {
    let mended = try upload(
      #"{"A":"%q","A":"a","B":"b"}"#.replacing("\"A\":\"a\"", with: "\"A2\":\"a\""))
    #expect(mended.excluded.map(\.key) == ["A"])
    let strings = try upload("A = \"%q\";\nA = a;\nB = b;\nB = \"%q\";", as: .strings)
    #expect(strings.catalogue.keys == ["A"])
    #expect(strings.catalogue.excluded(of: "en").map(\.key) == ["B"])
  }

  @Test("a key excluded from the .stringsdict hides its namesake in the .strings")
  func tables() throws {
    let beside = try surroundings(["en": #"{"N":"files","A":"a"}"#], of: "en")
    let dict = """
      <plist><dict><key>N</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string></dict>
      <key>M</key><string>m</string></dict></plist>
      """
    let upload = try upload(dict, as: .stringsdict, beside: beside)
    #expect(
      upload.catalogue.keys == ["A", "M"]
        && upload.catalogue.firstExclusion(of: TextKey("N")) != nil)
  }

  @Test("translations equal to the source string are counted without a warning")
  func repeats() throws {
    let beside = try surroundings(["en": #"{"A":"Pushgate","B":"OK","C":"Hello there"}"#])
    let upload = try upload(#"{"A":"Pushgate","B":"OK","C":"Hallo"}"#, "de", beside: beside)
    #expect(upload.report.warnings.isEmpty)
    #expect(upload.report.coverage.first { $0.language == "de" }?.sameAsSource == 1)
  }

  @Test("findings are counted by kind and language, with exclusions first")
  func summary() {
    func finding(_ kind: StringsFinding.Kind, _ language: String, _ key: String) -> StringsFinding {
      StringsFinding(kind, language: language, key: key, message: "x")
    }
    let summary = FindingsSummary(
      excluded: [finding(.text, "fr", "A")],
      warnings: [
        finding(.twice, "de", "A"), finding(.lackingForms, "ru", "B"),
        finding(.lackingForms, "ru", "C"),
      ])
    #expect(summary.groups.map(\.count) == [1, 2, 1])
    #expect(summary.groups.map(\.isExcluded) == [true, false, false])
    #expect(summary.firstWarnings.map(\.key) == ["B", "A"])
  }
}
