// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Localization

@Suite("Checks of strings files without a gateway")
struct StringsCheckTests {
  private func check(
    _ files: [(path: String, text: String)], language: String? = nil, source: String? = nil
  ) -> StringsCheck {
    var check = StringsCheck(language: language, source: source)
    for file in files { check.add(Array(file.text.utf8), at: file.path) }
    check.finish()
    return check
  }

  @Test("languages of a table are compared, and each finding names its file")
  func table() {
    let check = check([
      ("en.lproj/A.strings", "\"A\" = \"%@\";\n\"B\" = \"Hello\";"),
      ("fr.lproj/A.strings", "\"A\" = \"%d\";"), ("fr.lproj/Other.strings", "\"X\" = \"Y\";"),
    ])
    #expect(check.files == 3 && check.groups.map(\.name) == ["A", "Other"])
    #expect(check.groups[0].sourceLanguage == "en")
    #expect(check.groups[0].coverage.map(\.missing) == [0, 1])
    #expect(
      check.errors == [
        StringsFinding(
          .arguments, file: "fr.lproj/A.strings", language: "fr", key: "A", line: 1, column: 1,
          message: "argument 1 is a text in the source, here a number")
      ])
  }

  @Test("plural forms belong to their language's strings and take precedence")
  func plurals() {
    let check = check([
      ("en.lproj/A.strings", "\"N\" = \"Alt\";"),
      (
        "en.lproj/A.stringsdict",
        """
        <plist version="1.0"><dict><key>N</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>other</key><string>%d</string>
        </dict></dict></dict></plist>
        """
      ),
    ])
    #expect(check.errors.isEmpty && check.groups.count == 1)
    #expect(check.warnings.map(\.file) == ["en.lproj/A.stringsdict"])
    #expect(check.warnings.first?.message.contains("also needs one") == true)
  }

  @Test("a String Catalog is a separate group with the source language that it names")
  func catalog() {
    let text = """
      {"sourceLanguage": "de", "version": "1.0", "strings": {"A": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
      "fr": {"stringUnit": {"state": "translated", "value": "%s"}}}}}}
      """
    let check = check([("Localizable.xcstrings", text)])
    #expect(check.groups.first?.sourceLanguage == "de")
    #expect(check.errors.map(\.language) == ["fr"])
    #expect(check.errors.map(\.file) == ["Localizable.xcstrings"])
  }

  @Test("an unreadable file is an error with a position, beside other files' errors")
  func unreadable() {
    var check = StringsCheck()
    check.addUnreadable("gone.strings", because: "No such file or directory")
    check.add(Array("\"A\" = ;\n".utf8), at: "en.lproj/A.strings")
    check.add(Array("{}".utf8), at: "somewhere/texts.json")
    check.finish()
    let places = check.inOrder.map { "\($0.finding.file ?? ""):\($0.finding.line ?? 0)" }
    #expect(places == ["en.lproj/A.strings:1", "gone.strings:1", "somewhere/texts.json:1"])
    #expect(check.inOrder.allSatisfy { $0.isError && $0.finding.column != nil })
    #expect(check.errors.first?.message == "cannot be read: No such file or directory")
    #expect(check.errors.last?.message == "name the file's language with --language")
  }

  @Test("a language given twice is refused, naming the first file")
  func twins() {
    let check = check([("fr.json", #"{"A": "x"}"#), ("fr.json", #"{"A": "y"}"#)])
    #expect(check.errors.map(\.message) == ["fr.json already contains fr"])
  }

  @Test("the source language is given, the only one, or English")
  func sources() {
    let files = [("fr.json", #"{"A": "x"}"#), ("de.json", #"{"A": "y"}"#)]
    #expect(check(files).errors.map(\.message).first?.contains("--source") == true)
    #expect(check(files, source: "de").groups.first?.sourceLanguage == "de")
    #expect(check([files[0]]).groups.first?.sourceLanguage == "fr")
    #expect(check(files + [("en.json", "{\"A\": \"z\"}")]).groups.first?.sourceLanguage == "en")
  }

  @Test("keys are source strings if a named source language has no file")
  func sourceWithoutFile() {
    let files = [
      ("it.lproj/A.strings", "\"Done\" = \"Fatto\";"),
      ("fr.lproj/A.strings", "\"Done\" = \"Fini\";"),
    ]
    let unnamed = check(files)
    #expect(unnamed.errors.map(\.message).first?.contains("keys are the texts") == true)
    let named = check(files, source: "en")
    #expect(named.errors.isEmpty && named.keysAreTexts)
  }

  @Test("an unreadable file hides no error of another table")
  func unrelated() {
    var check = StringsCheck(source: "en")
    check.addUnreadable("fr.lproj/B.strings", because: "too large")
    check.add(Array("\"Open %@\" = \"%d\";".utf8), at: "it.lproj/A.strings")
    check.finish()
    #expect(check.keysAreTexts && check.errors.contains { $0.key == "Open %@" })
    #expect(check.groups.map(\.unreadSource) == [nil])
    var lacking = StringsCheck(source: "en")
    lacking.addUnreadable("App/A.xcstrings", because: "too large")
    lacking.add(Array("\"K\" = \"k\";".utf8), at: "App/it.lproj/A.strings")
    lacking.finish()
    #expect(!lacking.keysAreTexts)
    #expect(lacking.groups.map(\.unreadSource) == ["App/A.xcstrings"])
  }

  @Test("a source language is found under another spelling of its folder")
  func spellings() {
    var check = StringsCheck(source: "zh-Hans")
    check.add(Array("\"K\" = \"k\";".utf8), at: "zh_Hans.lproj/A.strings")
    check.add(Array("\"K\" = \"k\";".utf8), at: "en.lproj/A.strings")
    check.finish()
    #expect(!check.keysAreTexts)
    #expect(check.groups.map(\.sourceLanguage) == ["zh_Hans"])
    var lacking = StringsCheck(source: "zh-Hans")
    lacking.addUnreadable("zh_Hans.lproj/A.strings", because: "too large")
    lacking.add(Array("\"K\" = \"k\";".utf8), at: "en.lproj/A.strings")
    lacking.finish()
    #expect(!lacking.keysAreTexts)
    #expect(lacking.groups.map(\.unreadSource) == ["zh_Hans.lproj/A.strings"])
  }

  @Test("errors precede warnings at one position")
  func order() {
    let check = check([
      ("en.json", #"{"A": "%@ likes tea"}"#), ("fr.json", #"{"A": "%d %2$@", "B": ""}"#),
    ])
    #expect(!check.errors.isEmpty && !check.warnings.isEmpty)
    for (before, after) in zip(check.inOrder, check.inOrder.dropFirst()) {
      let isLater =
        (before.finding.line ?? 1, before.finding.column ?? 1)
        < (after.finding.line ?? 1, after.finding.column ?? 1)
      #expect(isLater || before.isError || !after.isError)
    }
  }

  @Test(
    "a path gives language, table and format",
    arguments: [
      ("App/fr-CA.lproj/Main.strings", "fr-CA", "App/Main", StringsFormat.strings),
      ("fr.strings", "fr", "/", .strings), ("a/zh-Hant.json", "zh-Hant", "a/", .json),
      ("Localizable.strings", nil, "/", .strings), ("x.STRINGSDICT", nil, "/", .stringsdict),
      ("noending", nil, "/", nil),
    ] as [(String, String?, String, StringsFormat?)])
  func paths(text: String, language: String?, table: String, format: StringsFormat?) {
    let path = StringsPath(text)
    #expect(path.language == language && path.table == table && path.format == format)
  }

  @Test("a finding's text contains all that it knows")
  func words() {
    let full = StringsFinding(language: "fr", key: "A", line: 3, column: 5, message: "no")
    #expect(full.description == "line 3, column 5: fr: \"A\": no")
    #expect(StringsFinding(message: "too much").description == "too much")
  }

  @Test(
    "keys are source strings if set, or if no file has source strings",
    arguments: [(nil, "", true), (nil, "\"B\" = \"b\";", false), (true, "\"B\" = \"b\";", true)]
      as [(Bool?, String, Bool)])
  func keysAreTexts(isSet: Bool?, english: String, isSo: Bool) throws {
    var check = StringsCheck(source: "en", keysAreTexts: isSet)
    check.add(Array(english.utf8), at: "en.lproj/A.strings")
    check.add(
      Array("\"Hi %@\" = \"Ciao %@\";\n\"Open %@\" = \"%d\";".utf8), at: "it.lproj/A.strings")
    check.finish()
    #expect(check.keysAreTexts == isSo)
    let group = try #require(check.groups.first)
    // The translation is checked against the key.
    #expect(check.errors.map(\.key) == (isSo ? ["Open %@"] : []))
    let shown = group.shown("Hi %@", [.text("Ann")], to: "en")
    #expect(shown.text == (isSo ? "Hi Ann" : nil) && (shown.language == "en") == isSo)
    #expect(group.shown("Hi %@", [.text("Ann")], to: "it").text == "Ciao Ann")
    #expect(group.coverage.first { $0.language == "it" }?.translated == (isSo ? 2 : 0))
    let tells = check.warnings.contains { $0.message.contains("keys are used as source strings") }
    #expect(tells == (isSet == nil && isSo))
  }
}
