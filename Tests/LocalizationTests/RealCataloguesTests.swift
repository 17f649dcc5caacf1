// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@testable import Localization

/// Faults found earlier with files of real apps and with hostile files.
@Suite("Real and hostile strings files")
struct RealCataloguesTests {
  private static func dict(_ entries: String) -> [UInt8] {
    Array("<plist version=\"1.0\"><dict>\(entries)</dict></plist>".utf8)
  }

  private static func plural(
    _ key: String, format: String = "%#@n@", type: String = "d", _ forms: [(String, String)]
  ) -> String {
    let forms = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
    return """
      <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(forms)</dict></dict>
      """
  }

  private func render(
    _ file: StringsFile, _ key: String, _ arguments: [TextArgument], _ language: String = "en"
  ) throws -> String? {
    let tag = try #require(LanguageTag(parsing: language))
    return file.templates[ExactString(key)]?.render(
      arguments, in: LanguageWriting(tag: tag.normalized))
  }

  private static let numbers: [TextArgument] = [.number("3"), .number("7")]

  // MARK: A. width

  private static func wide(_ count: Int) -> [String: PluralVariable] {
    func variable(_ form: String) -> PluralVariable {
      PluralVariable(argument: nil, conversion: .integer, forms: [.other: form])
    }
    func times(_ name: String) -> String { String(repeating: "%1$#@\(name)@", count: count) }
    return [
      "a": variable(times("b")), "b": variable(times("c")), "c": variable(times("d")),
      "d": variable("%d"),
    ]
  }

  @Test(
    "variables that contain too many others are refused before compilation", arguments: [80, 680])
  func width(count: Int) {
    #expect(throws: TemplateFault.tooLarge) {
      try TextTemplate(format: "%#@a@", variables: Self.wide(count))
    }
  }

  @Test("a variable whose deciding argument is a text is refused with advice")
  func decidingArgumentIsText() {
    func message(_ format: String, _ form: String) -> String? {
      let variable = PluralVariable(
        argument: nil, conversion: .integer, forms: [.one: form, .other: form])
      let fault = #expect(throws: TemplateFault.self) {
        try TextTemplate(format: format, variables: ["COUNT": variable])
      }
      return fault?.message
    }
    #expect(message("%#@COUNT@", "%1$@: %2$d messages")?.contains("write %2$#@COUNT@") == true)
    #expect(message("%#@COUNT@", "%1$@ only")?.contains("write") == false)
  }

  @Test("a variable named several times is compiled once and counted each time")
  func named() throws {
    #expect(try TextTemplate(format: "%#@a@", variables: Self.wide(5)).bytes < 65_536)
    let format = String(repeating: "%1$@", count: TextTemplate.maximumWeight)
    _ = try TextTemplate(parsing: format)
    #expect(throws: TemplateFault.tooLarge) { try TextTemplate(parsing: format + "%1$@") }
    let deep = Dictionary(
      uniqueKeysWithValues: (1...5).map { number in
        (
          "v\(number)",
          PluralVariable(
            argument: nil, conversion: .integer,
            forms: [.other: number == 5 ? "%d" : "%#@v\(number + 1)@"])
        )
      })
    // A known variable keeps its depth.
    for format in ["%#@v1@", "%1$#@v4@ %1$#@v1@"] {
      let fault = #expect(throws: TemplateFault.self) {
        try TextTemplate(format: format, variables: deep)
      }
      #expect(fault?.message.contains("4 deep") == true)
    }
    #expect(try TextTemplate(format: "%1$#@v4@ %1$#@v2@", variables: deep).argumentCount == 1)
  }

  @Test("the memory of a catalogue's strings is limited")
  func memory() throws {
    var limits = CatalogueLimits()
    limits.compiledBytes = 2_000
    let texts = #"{"A":"x","B":"x","C":"x","D":"x","E":"x","F":"x","G":"x","H":"x"}"#
    let file = #expect(throws: StringsFaults.self) {
      try StringsFile(json: Array(texts.utf8), limits: limits)
    }
    #expect(file?.all.first?.message.contains("2000 bytes of memory") == true)
    let catalog =
      #"{"sourceLanguage":"en","strings":{"A":{"shouldTranslate":false,"localizations":{"en":U,"#
      + #""de":U,"fr":U,"it":U,"es":U,"pt":U}},"B":{}}}"#
    #expect(throws: StringsFaults.self) {
      try StringCatalog(
        xcstrings: Array(
          catalog.replacing("U", with: #"{"stringUnit":{"value":"x"}}"#).utf8), limits: limits)
    }
  }

  // MARK: C. many findings

  @Test("the time for a check grows linearly with the number of strings")
  func manyRemarks() {
    // With a set of all keys built for each finding this takes minutes.
    let texts = (0..<20_000).map { "\"K\($0)\":\"\"" }.joined(separator: ",")
    var check = StringsCheck(source: "en")
    check.add(Array("{\(texts)}".utf8), at: "en.json")
    check.finish()
    #expect(check.warnings.count == 20_000)
    #expect(check.warnings.allSatisfy { $0.file == "en.json" })
  }

  // MARK: D. arguments declared in the key

  @Test("an argument declared in the key may be used by translations only")
  func declared() throws {
    let key = "notifications.label.favorite %lld"
    let german = #"{"one":"%lld hat favorisiert","other":"%lld haben favorisiert"}"#
    let report = CatalogueReport(
      try Catalogue(
        revision: 1, sourceLanguage: "en",
        files: [
          ("en", try StringsFile(json: Array("{\"\(key)\":\"starred\",\"B\":\"b\"}".utf8))),
          ("de", try StringsFile(json: Array("{\"\(key)\":\(german),\"B\":\"%lld\"}".utf8))),
        ]))
    #expect(report.errors.isEmpty)
    #expect(report.warnings.map(\.kind) == [.argumentBeyondSource, .argumentOfKey])
  }

  @Test("a string has one finding per kind for any number of arguments and plurals")
  func oneRemark() throws {
    let many = (1...32).map { "%\($0)$@" }.joined()
    let plurals = String(repeating: "%#@n@", count: 20)
    let russian =
      #"{"format":"\#(plurals)","variables":{"n":{"argument":1,"specifier":"d","two":"%d","other":"%d"}}}"#
    let report = CatalogueReport(
      try Catalogue(
        revision: 1, sourceLanguage: "en",
        files: [
          ("en", try StringsFile(json: Array("{\"A\":\"\(many)\",\"B\":\"b\",\"N\":\"%d\"}".utf8))),
          (
            "ru",
            try StringsFile(
              json: Array("{\"A\":\"a\",\"B\":\"\(many)\",\"N\":\(russian)}".utf8))
          ),
        ]))
    #expect(report.errors.isEmpty)
    #expect(
      report.warnings.map(\.kind)
        == [.unusedArgument, .argumentBeyondSource, .lackingForms, .unusedForms])
    #expect(report.warnings[0].message.hasPrefix("32 arguments of the source text"))
  }

  // MARK: F. legal on iOS

  @Test(
    "the placeholders of CoreFoundation are accepted",
    arguments: [
      ("%1ld", "3"), ("%tu", "3"), ("%qi", "3"), ("%zd", "3"), ("%hd", "3"), ("%D", "3"),
      ("%03d", "003"), ("%.2d", "03"), ("%02d:%02d", "03:07"), ("%1.1f", "3.0"),
      ("%lf", "3.000000"),
      ("%'d", "3"),
    ])
  func placeholders(format: String, expected: String) throws {
    let file = try StringsFile(json: Array("{\"A\":\"\(format)\"}".utf8))
    #expect(try render(file, "A", Self.numbers) == expected)
    // The stored form renders equally.
    #expect(try StringsFile(json: file.json).templates == file.templates)
  }

  @Test("zeros pad a number in its own digits after its sign")
  func zeros() throws {
    let file = try StringsFile(json: Array(#"{"A":"%04d"}"#.utf8))
    #expect(try render(file, "A", [.number("-5")]) == "-005")
    #expect(try render(file, "A", [.number("12345")]) == "12,345")
    #expect(try render(file, "A", [.number("7")], "fa") == "\u{2068}۰۰۰۷\u{2069}")
    let variable = Self.plural("N", type: "%03d", [("other", "%#@n@"), ("one", "x")])
    #expect(throws: StringsFaults.self) { try StringsFile(stringsdict: Self.dict(variable)) }
    let sound = try StringsFile(
      stringsdict: Self.dict(Self.plural("N", type: "%03d", [("other", "%03d files")])))
    #expect(try StringsFile(json: sound.json).templates == sound.templates)
  }

  @Test(
    "value types with a percent sign and a width before a variable are accepted",
    arguments: ["%ld", "lu"])
  func valueTypes(type: String) throws {
    let entry = Self.plural("N", format: "%1#@n@", type: type, [("one", "%d"), ("other", "%d!")])
    let file = try StringsFile(stringsdict: Self.dict(entry))
    #expect(try render(file, "N", Self.numbers) == "3!")
  }

  @Test(
    "\"other\" may be missing where the language's whole numbers do not need it",
    arguments: [("be", true), ("ru", true), ("uk", true), ("en", false), ("ar", false)])
  func withoutOther(language: String, isSound: Bool) throws {
    let forms = #"{"one":"%.1f файл","few":"%.1f файлы","many":"%.1f файлаў"}"#
    let file = try StringsFile(json: Array("{\"N\":\(forms)}".utf8))
    #expect(try render(file, "N", [.number("1.5")], language)?.hasSuffix("файлаў") == true)
    let catalogue = try Catalogue(
      revision: 1, sourceLanguage: language, files: [(language, file)])
    let report = CatalogueReport(catalogue)
    #expect(report.errors.isEmpty == isSound)
    #expect(report.errors.allSatisfy { $0.key == "N" && $0.message.contains("other") })
    #expect(try StringsFile(json: file.json).templates == file.templates)
  }

  /// Foundation shows "(null)" for such a variable.
  @Test(
    "a variable without a value type is excluded once if a text uses it",
    arguments: [
      "", "<key>NSStringFormatValueTypeKey</key><string></string>",
      "<key>NSStringFormatValueTypeKey</key><integer>1</integer>",
    ])
  func withoutValueType(type: String) throws {
    func entry(_ key: String, _ format: String) -> String {
      "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
        + "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "\(type)<key>other</key><string>%d files</string></dict></dict>"
    }
    let file = try StringsFile(
      stringsdict: Self.dict(entry("N", "%#@n@") + entry("M", "No variable")),
      taking: StringsTaking(excludesKeys: true))
    #expect(file.findings.map(\.key) == ["N"] && file.keys == ["M"])
    #expect(file.findings.first?.message.contains("n: NSStringFormatValueTypeKey must") == true)
  }

  @Test("an entry without NSStringLocalizedFormatKey is excluded, naming the missing key")
  func withoutFormat() throws {
    let entry =
      "<key>N</key><dict><key>n</key><dict><key>other</key><string>x</string></dict></dict>"
    let file = try StringsFile(
      stringsdict: Self.dict(entry + "<key>A</key><string>a</string>"),
      taking: StringsTaking(excludesKeys: true))
    #expect(file.keys == ["A"] && file.findings.map(\.key) == ["N"])
    #expect(file.findings.first?.message.contains("must have NSStringLocalizedFormatKey") == true)
  }

  @Test("an empty key is skipped")
  func emptyKeys() throws {
    let strings = try StringsFile(strings: Array("\"\" = \"\";\n\"A\" = \"a\";".utf8))
    let dict = try StringsFile(
      stringsdict: Self.dict(
        "<key/><string/><key></key><string>x</string><key>A</key><string>a</string>"))
    for file in [strings, dict, try StringsFile(json: Array(#"{"":"x","A":"a"}"#.utf8))] {
      #expect(file.keys == ["A"])
      #expect(file.warnings.allSatisfy { $0.kind == .emptyKey } && !file.warnings.isEmpty)
    }
  }

  private static func catalog(_ strings: String) -> [UInt8] {
    Array("{\"sourceLanguage\":\"en\",\"strings\":{\(strings)}}".utf8)
  }

  private static func unit(_ text: String, _ state: String = "translated") -> String {
    "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(text)\"}}"
  }

  @Test("an untranslated plural form \"other\" excludes only that string")
  func newOther() throws {
    func forms(_ state: String) -> String {
      "{\"variations\":{\"plural\":{\"one\":\(Self.unit("%d")),\"other\":\(Self.unit("%d", state))}}}"
    }
    let catalog = try StringCatalog(
      xcstrings: Self.catalog(
        """
        "A":{"localizations":{"en":\(forms("translated")),"de":\(forms("new"))}},
        "B":{"localizations":{"en":\(Self.unit("b")),"de":\(Self.unit("B"))}}
        """))
    #expect(catalog.files.map { $0.strings.keys } == [["A", "B"], ["B"]])
    #expect(catalog.files[1].strings.warnings.map(\.kind) == [.untranslated])
  }

  @Test("of two codes of one language one is used, and the other reported")
  func twins() throws {
    let upload = try StringsUpload(
      xcstrings: Self.catalog(
        """
        "A":{"localizations":{"en":\(Self.unit("a")),"sh":\(Self.unit("s")),"sr-Latn":\(Self.unit("l"))}}
        """), beside: .init(sourceLanguage: "en"), limits: CatalogueLimits(),
      taking: StringsTaking(excludesKeys: true))
    #expect(upload.catalogue.languages == ["en", "sr-Latn"])
    #expect(upload.report.warnings.map(\.language) == ["sh"])
    #expect(LanguageTwins.kept(["he", "iw", "en"], source: "iw").languages == ["iw", "en"])
    #expect(LanguageTwins.kept(["tl", "fil"], source: "en").languages == ["fil"])
    var check = StringsCheck(source: "en")
    for language in ["en", "he", "iw"] {
      check.add(Array(#"{"A":"x"}"#.utf8), at: "\(language).json")
    }
    check.finish()
    #expect(check.errors.isEmpty && check.warnings.map(\.language) == ["iw"])
  }

  // MARK: G. wrong text without a fault

  @Test("a plural form is chosen by a number, not by a name")
  func deciding() throws {
    let forms = #"{"one":"%@ liked your post","other":"%@ liked your posts"}"#
    let fault = #expect(throws: StringsFaults.self) {
      try StringsFile(json: Array("{\"LIKES\":\(forms)}".utf8))
    }
    #expect(fault?.all.first?.message.contains("a number must decide") == true)
    // If the key names the deciding argument, it applies.
    let file = try StringsFile(json: Array("{\"%@ likes %lld posts\":\(forms)}".utf8))
    let arguments: [TextArgument] = [.text("Ann"), .number("1")]
    #expect(try render(file, "%@ likes %lld posts", arguments) == "Ann liked your post")
    #expect(file.templates.values.first?.fault(for: [.text("Ann")])?.argument == 1)
  }

  @Test(
    "later placeholders of a form are the arguments after the deciding one",
    arguments: [
      ("%d of %d files", "3 of 7 files"), ("%d files from %@", "3 files from 7"),
      ("%arg of %d", "3 of 7"), ("%2$d of %1$d", "7 of 3"), ("no number", "no number"),
    ])
  func followers(form: String, expected: String) throws {
    let file = try StringsFile(stringsdict: Self.dict(Self.plural("N", [("other", form)])))
    #expect(try render(file, "N", Self.numbers) == expected)
  }

  @Test("markup that iOS evaluates is refused", arguments: ["^[%d photo](inflect: true)"])
  func inflection(text: String) throws {
    #expect(throws: TemplateFault.self) { try TextTemplate(parsing: text) }
    for plain in ["a^b", "^[", "x ^[y] (z)", "[a](b)"] { _ = try TextTemplate(parsing: plain) }
  }

  // MARK: H and I. the check and the gateway

  @Test("a property list in UTF-16 is accepted", arguments: [true, false])
  func wideLists(isBig: Bool) throws {
    let text =
      "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?>"
      + String(decoding: Self.dict(Self.plural("N", [("other", "%d ф")])), as: UTF8.self)
    let bytes = text.utf16.flatMap { unit in
      isBig ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    #expect(StringsFormat(sniffing: bytes) == .stringsdict)
    #expect(try StringsFile(stringsdict: bytes).keys == ["N"])
  }

  @Test("a given language overrides one in a name, and applies to Base.lproj")
  func statedLanguages() {
    func languages(_ paths: [String], language: String?, source: String? = nil) -> [String] {
      var check = StringsCheck(language: language, source: source)
      for path in paths { check.add(Array(#"{"A":"x"}"#.utf8), at: path) }
      check.finish()
      return check.groups.flatMap { $0.tables.map(\.language) } + check.errors.map(\.message)
    }
    #expect(languages(["app.json"], language: "en") == ["en"])
    #expect(languages(["fr.lproj/app.json"], language: "en") == ["fr"])
    #expect(languages(["Base.lproj/A.json"], language: "en") == ["en"])
    #expect(languages(["Base.lproj/A.json"], language: nil, source: "de") == ["de"])
    #expect(languages(["en.lproj/A.json", "Base.lproj/A.json"], language: "en") == ["en", "en"])
  }

  @Test("a finding for a language without a file names an existing file")
  func places() {
    var check = StringsCheck(source: "en")
    check.add(Array("{}".utf8), at: "b/fr.lproj/L.strings")
    check.add(Array("".utf8), at: "b/en.lproj/L.strings")
    check.finish()
    #expect(check.warnings.map(\.file) == ["b/en.lproj/L.strings"])
    var lacking = StringsCheck(source: "en")
    lacking.add(Array("A = b;".utf8), at: "b/fr.lproj/L.strings")
    lacking.finish()
    #expect(lacking.warnings.allSatisfy { $0.file == "b/fr.lproj/L.strings" })
    #expect(lacking.errors.isEmpty && lacking.warnings.contains { $0.kind == .file })
  }

  @Test("a warning about devices names the device whose text is used")
  func devices() throws {
    func devices(_ names: String...) -> String {
      names.map { "\"\($0)\":\(Self.unit($0))" }.joined(separator: ",")
    }
    let catalog = try StringCatalog(
      xcstrings: Self.catalog(
        """
        "A":{"localizations":{"en":{"variations":{"device":{\(devices("other", "iphone", "mac"))}}}}},
        "B":{"localizations":{"en":{"variations":{"device":{\(devices("applewatch", "mac"))}}}}}
        """))
    let file = try #require(catalog.files.first?.strings)
    #expect(try render(file, "A", []) == "iphone")
    #expect(try render(file, "B", []) == "applewatch")
    #expect(file.warnings.map(\.message).map { $0.contains("for iphone") } == [true, false])
    #expect(file.warnings[1].message.contains("for applewatch"))
  }

  @Test("U+0000 is refused in texts and keys")
  func null() {
    for text in [#"{"A":"a\u0000b"}"#, #"{"A\u0000":"a"}"#, #"{"A":{"one":"\u0000","other":"x"}}"#]
    {
      #expect(throws: StringsFaults.self) { try StringsFile(json: Array(text.utf8)) }
    }
  }

  @Test(
    "data after the end of a property list is refused",
    arguments: [
      "<plist><dict></dict>", "<plist><dict></dict></plist>x", "<plist><dict/></plist><dict/>",
      "<plist><dict/></dict>",
    ])
  func ends(text: String) throws {
    #expect(throws: StringsFaults.self) { try StringsFile(strings: Array(text.utf8)) }
    _ = try StringsFile(strings: Array("<plist><dict/></plist>\n<!-- end -->\n".utf8))
  }
}
