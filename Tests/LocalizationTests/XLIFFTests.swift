// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@testable import Localization

/// XLIFF in the forms that Xcode exports and tools return.
@Suite("XLIFF")
struct XLIFFTests {
  private static func file(
    _ units: String, original: String = "App/Localizable.xcstrings", target: String? = "fr"
  ) -> String {
    let language = target.map { " target-language=\"\($0)\"" } ?? ""
    return """
      <file original="\(original)" source-language="en"\(language) datatype="plaintext">
      <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="16.0" build-num="16A242d"/></header>
      <body>
      \(units)
      </body></file>
      """
  }

  private static func xliff(_ files: String...) -> [UInt8] { xliff(files) }

  private static func xliff(_ files: [String]) -> [UInt8] {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      """
    return Array((head + files.joined(separator: "\n") + "\n</xliff>\n").utf8)
  }

  private static func unit(
    _ id: String, _ source: String, _ target: String?, state: String? = nil, _ more: String = ""
  ) -> String {
    let state = state.map { " state=\"\($0)\"" } ?? ""
    let translation = target.map { "<target\(state)>\($0)</target>" } ?? ""
    return """
      <trans-unit id="\(id)" xml:space="preserve"><source>\(source)</source>\(translation)\(more)
      <note>for translators</note></trans-unit>
      """
  }

  private func read(_ bytes: [UInt8], table: String = "") throws -> StringsFile {
    let catalog = try XLIFFCatalog(
      bytes, limits: CatalogueLimits(), taking: StringsTaking(excludesKeys: true))
    return try #require(catalog.texts.first { $0.table == table }).strings
  }

  private func upload(
    _ bytes: [UInt8], language: String? = nil, table: String? = nil,
    beside: StringsUpload.Surroundings = .init(sourceLanguage: "en"), strict: Bool = false
  ) throws -> StringsUpload {
    try StringsUpload(
      xliff: bytes, language: language, table: table, beside: beside, limits: CatalogueLimits(),
      taking: StringsTaking(excludesKeys: !strict))
  }

  @Test("only translated units are imported")
  func states() throws {
    let file = try read(
      Self.xliff(
        Self.file(
          [
            Self.unit("DONE", "Hi, %@", "Salut, %@", state: "translated"),
            Self.unit("SAID", "A &amp; B&#10;&lt;C&gt;", "A <![CDATA[&]]> B\r\n&lt;C&gt;"),
            Self.unit("NEW", "New", "New", state: "new"), Self.unit("NONE", "None", nil),
            Self.unit("LATER", "To do", "To do", state: "needs-translation"),
            Self.unit("EMPTY", "Empty", ""), Self.unit("BLANK", "", ""),
            Self.unit(
              "LOOK", "Look", "Regarde", state: "needs-review-translation",
              "<alt-trans><source>x</source><target>y</target></alt-trans>"),
            "<group><trans-unit id=\"BRAND\" translate=\"no\"><source>Pushgate</source></trans-unit></group>",
          ].joined())))
    #expect(file.keys == ["DONE", "SAID", "LOOK", "BRAND", "BLANK"])
    #expect(file.source(of: "DONE") == "Salut, %@" && file.source(of: "SAID") == "A & B\n<C>")
    #expect(file.source(of: "LOOK") == "Regarde" && file.keysForReview == ["LOOK"])
    #expect(file.source(of: "BRAND") == "Pushgate")
    #expect(file.line(of: "DONE") == 5)
  }

  @Test("plurals, devices and variables are units of one string, as Xcode exports them")
  func parts() throws {
    let file = try read(
      Self.xliff(
        Self.file(
          [
            Self.unit("%lld files|==|plural.one", "%lld file", "%lld fichier"),
            Self.unit("%lld files|==|plural.other", "%lld files", "%lld fichiers"),
            Self.unit("TAP|==|device.mac", "Click", "Cliquez"),
            Self.unit("TAP|==|device.iphone", "Tap", "Touchez"),
            Self.unit("TAP|==|device.other", "Press", "Appuyez"),
            Self.unit("N|==|device.iphone.plural.other", "%lld taps", "%lld touches"),
            Self.unit("N|==|device.mac.plural.other", "%lld clicks", "%lld clics"),
            Self.unit("BOTH", "%#@files@ in %#@folders@", "%#@files@ dans %#@folders@"),
            Self.unit("BOTH|==|substitutions.files.plural.one", "%arg file", "%arg fichier"),
            Self.unit("BOTH|==|substitutions.files.plural.other", "%arg files", "%arg fichiers"),
            Self.unit(
              "BOTH|==|substitutions.folders.plural.other", "%arg folders", "%arg dossiers"),
            Self.unit("HALF|==|plural.one", "%lld day", "%lld jour"),
            Self.unit("HALF|==|plural.other", "%lld days", nil),
            Self.unit("ODD|==|width.20", "Odd", "Impair"),
            Self.unit("ODD2|==|plural.some", "a", "b"),
          ].joined())))
    #expect(file.keys == ["%lld files", "TAP", "N", "BOTH"])
    #expect(
      file.source(of: "TAP") == "Touchez" && file.source(of: "N")?.contains("touches") == true)
    let tag = try #require(LanguageTag(parsing: "fr"))
    let numbers: [TextArgument] = [.number("1"), .number("7")]
    let writing = LanguageWriting(tag: tag.normalized)
    #expect(file.templates["BOTH"]?.render(numbers, in: writing) == "1 fichier dans 7 dossiers")
    #expect(file.templates["%lld files"]?.render([.number("1")], in: writing) == "1 fichier")
    #expect(file.warnings.map(\.kind).contains(.untranslated))
    #expect(Set(file.excluded.keys) == ["ODD", "ODD2"])
  }

  @Test("strings of a .stringsdict are units with paths")
  func paths() throws {
    let file = try read(
      Self.xliff(
        Self.file(
          [
            Self.unit("/a/b:dict/NSStringLocalizedFormatKey:dict/:string", "%#@n@", "%#@n@"),
            Self.unit("/a/b:dict/n:dict/one:dict/:string", "%d file", "%d fichier"),
            Self.unit("/a/b:dict/n:dict/other:dict/:string", "%d files", "%d fichiers"),
            Self.unit(
              "/T:dict/NSStringDeviceSpecificRuleType:dict/iphone:dict/:string", "Tap", "Touchez"),
            Self.unit(
              "/T:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "Click", "Cliquez"),
          ].joined(), original: "App/en.lproj/Localizable.stringsdict"),
        Self.file(
          Self.unit("HI", "Hi", "Salut"), original: "App/en.lproj/Localizable.strings")))
    #expect(file.keys == ["a/b", "T", "HI"])
    #expect(file.source(of: "a/b")?.contains(#""format":"%#@n@""#) == true)
    #expect(file.source(of: "T") == "Touchez")
  }

  @Test("files of a project become tables; other files are reported and skipped")
  func tables() throws {
    let bytes = Self.xliff(
      Self.file(Self.unit("HI", "Hi", "Salut")),
      Self.file(Self.unit("HI", "Hi!", "Salut !"), original: "App/Push.strings"),
      Self.file(Self.unit("x.text", "Go", "Va"), original: "App/Base.lproj/Main.storyboard"))
    let both = try upload(bytes)
    #expect(both.format == .xliff && both.tables.map(\.table) == ["", "Push"])
    #expect(both.tables.allSatisfy { $0.language == "fr" } && both.keys == 2)
    #expect(both.report.warnings.map(\.kind).contains(.skipped))
    #expect(both.catalogue.tables == ["", "Push"])
    #expect(try upload(bytes, language: "fr", table: "Push").tables.map(\.table) == ["Push"])
    for wrong in ["de", "fr-CA"] {
      let refusal = #expect(throws: StringsRefusal.self) { try upload(bytes, language: wrong) }
      #expect(refusal?.findings.first?.message.contains("target-language is fr") == true)
    }
    let none = #expect(throws: StringsRefusal.self) { try upload(bytes, table: "Other") }
    #expect(none?.findings.first?.message.contains("it has Localizable, Push") == true)
  }

  @Test("empty files, as Xcode exports them, do not become tables")
  func hollow() throws {
    let empty =
      "<trans-unit id=\"\" translate=\"no\"><source/><target state=\"new\"/><note/></trans-unit>"
    let bytes = Self.xliff(
      Self.file(empty + Self.unit("HI", "Hi", "Hi", state: "new"), target: "en"),
      Self.file("", original: "Lib/Lib-InfoPlist.xcstrings", target: "en"),
      Self.file(empty, original: "Lib/InfoPlist.xcstrings", target: "en"))
    let upload = try upload(bytes)
    #expect(upload.tables.map(\.table) == [""] && upload.excluded.isEmpty && upload.keys == 1)
    var check = StringsCheck()
    check.add(bytes, at: "en.xliff")
    check.finish()
    #expect(check.errors.isEmpty && check.groups.map(\.name) == ["Localizable"])
  }

  @Test("without a target language the strings belong to the source language")
  func source() throws {
    let units = Self.unit("HI", "Hi", nil) + Self.unit("BYE", "Bye", "Good bye")
    for target in [nil, "en"] {
      let upload = try upload(Self.xliff(Self.file(units, target: target)))
      #expect(upload.tables.map(\.language) == ["en"])
      #expect(upload.catalogue.texts[0].strings.keys == ["HI", "BYE"])
    }
  }

  @Test("a variable has the type that the source string gives it")
  func types() throws {
    let stored = """
      {"RATE": {"format": "%#@r@", "variables": {"r": {"argument": 2, "specifier": ".1f",
        "one": "%arg", "other": "%arg points"}}}}
      """
    var beside = StringsUpload.Surroundings(sourceLanguage: "en")
    beside.source = [StoredStrings(language: "en", body: Array(stored.utf8))]
    beside.active = try Catalogue(revision: 1, stored: beside.source)
    let units =
      Self.unit("RATE", "%#@r@", "%#@r@")
      + Self.unit("RATE|==|substitutions.r.plural.other", "%arg points", "%arg points")
    let upload = try upload(Self.xliff(Self.file(units)), beside: beside)
    #expect(upload.excluded.isEmpty)
    #expect(String(decoding: upload.tables[0].json, as: UTF8.self).contains(#""specifier":".1f""#))
  }

  @Test("source strings are loaded once per table, and only for variables")
  func lookingUp() throws {
    let plain = Self.unit("HI", "Hi", "Salut")
    let varied =
      Self.unit("N", "%#@n@", "%#@n@")
      + Self.unit("N|==|substitutions.n.plural.other", "%arg", "%arg")
    let targets = ["fr", "de", "it", "es"]
    for (units, expected) in [(plain, []), (plain + varied, ["", "Push"])] {
      let files = targets.flatMap { target in
        [
          Self.file(units, target: target),
          Self.file(units, original: "Push.xcstrings", target: target),
        ]
      }
      var asked: [String] = []
      let catalog = try XLIFFCatalog(
        Self.xliff(files), limits: CatalogueLimits(), taking: StringsTaking(excludesKeys: true),
        known: { table in
          asked.append(table)
          return [:]
        })
      #expect(catalog.texts.count == 8 && asked.sorted() == expected)
    }
  }

  @Test("unwanted languages and tables are refused or skipped before parsing")
  func foreign() throws {
    let varied =
      Self.unit("N", "%#@n@", "%#@n@")
      + Self.unit("N|==|substitutions.n.plural.other", "%arg", "%arg")
    // The files after it would be refused as well if they were read.
    let bytes = Self.xliff([
      Self.file(varied), Self.file(varied, target: "de"), Self.file(varied, target: "!"),
    ])
    let refusal = #expect(throws: StringsRefusal.self) { try upload(bytes, language: "fr") }
    #expect(refusal?.findings.map(\.language) == ["de"])
    var limits = CatalogueLimits()
    limits.languages = 3
    let many = Self.xliff(["fr", "de", "it", "es"].map { Self.file(varied, target: $0) })
    let faults = #expect(throws: StringsFaults.self) {
      try XLIFFCatalog(many, limits: limits, taking: StringsTaking(excludesKeys: true))
    }
    #expect(faults?.all.map(\.message) == ["the file has too many languages"])
    let storyboards = Self.xliff((0..<9).map { Self.file("", original: "\($0).storyboard") })
    limits.keys = 5
    let skipped = try XLIFFCatalog(
      storyboards, limits: limits, taking: StringsTaking(excludesKeys: true)
    ).skipped
    #expect(skipped.count == 5)
  }

  @Test("translations that do not fit the source string are excluded with their lines")
  func judged() throws {
    var beside = StringsUpload.Surroundings(sourceLanguage: "en")
    let stored = StoredStrings(language: "en", body: Array(#"{"HI": "Hi, %@", "BYE": "Bye"}"#.utf8))
    beside.active = try Catalogue(revision: 1, stored: [stored])
    let bytes = Self.xliff(
      Self.file(
        [
          Self.unit("HI", "Hi, %@", "Salut, %d"), Self.unit("BYE", "Bye", "Au revoir"),
          Self.unit("SALE", "x", "Moins %s"), Self.unit("G", "x", "<g id=\"1\">gras</g> x"),
        ].joined()))
    let upload = try upload(bytes, beside: beside)
    #expect(upload.excluded.map(\.key) == ["HI", "SALE", "G"])
    #expect(upload.excluded.allSatisfy { $0.line != nil && $0.language == "fr" })
    #expect(upload.catalogue.template(TextKey("BYE"), at: 1) != nil)
    #expect(throws: StringsRefusal.self) { try self.upload(bytes, beside: beside, strict: true) }
    // The other translations are not affected.
    var now = beside
    let french = StoredStrings(language: "fr", body: Array(#"{"BYE": "Salut"}"#.utf8))
    now.active = try Catalogue(revision: 1, stored: [stored, french])
    let loss = #expect(throws: StringsRefusal.self) {
      try self.upload(Self.xliff(Self.file(Self.unit("BYE", "Bye", nil))), beside: now)
    }
    #expect(loss?.findings.first?.message.contains("allow_empty") == true)
  }

  @Test(
    "malformed XLIFF is refused with position and reason",
    arguments: [
      ("<xliff version=\"2.0\"></xliff>", "1.2"), ("<xliff version=\"1.2\">", "missing"),
      ("<!DOCTYPE xliff [<!ENTITY a \"b\">]><xliff version=\"1.2\"/>", "document type"),
      ("<xliff version=\"1.2\"><file>&a;</file></xliff>", "not known"),
      ("<xliff version=\"1.2\"><trans-unit/></xliff>", "<file>"),
      ("<xliff version=\"1.2\"><file></body></xliff>", "closes nothing"),
      ("<xliff version=\"1.2\"/>text", "only one root"), ("<xliff version=1.2/>", "quotes"),
      (
        "<xliff version=\"1.2\"><file original=\"a.strings\" target-language=\"!\"><trans-unit id=\"a\"/></file></xliff>",
        "must name languages"
      ),
      ("<xliff version=\"1.2\">" + String(repeating: "<g>", count: 40), "deep"),
    ])
  func malformed(text: String, words: String) {
    let faults = #expect(throws: StringsFaults.self) {
      try XLIFFCatalog(Array(text.utf8), limits: CatalogueLimits(), taking: StringsTaking())
    }
    #expect(faults?.all.first?.message.contains(words) == true, "\(faults?.all ?? [])")
  }

  @Test("XLIFF is recognized by its content")
  func sniffing() {
    let bytes = Self.xliff(Self.file(""))
    #expect(StringsFormat(sniffing: bytes) == .xliff)
    #expect(StringsFormat(sniffing: [0xEF, 0xBB, 0xBF] + bytes) == .xliff)
    let wide = ([0xFEFF] + Array(String(decoding: bytes, as: UTF8.self).utf16)).flatMap {
      [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
    #expect(StringsFormat(sniffing: wide) == .xliff)
    #expect(StringsFormat(sniffing: Array("\"a\" = \"<xliff\";".utf8)) == .strings)
    #expect(StringsFormat(fileName: "fr.XLF") == .xliff)
  }

  @Test("a check without a server compares translations with the file's source strings")
  func check() {
    var check = StringsCheck()
    let french = Self.xliff(
      Self.file(
        Self.unit("HI", "Hi, %@", "Salut, %d") + Self.unit("BYE", "Bye", nil)
          + Self.unit("OFF", "Save %s", "Moins 35%%")))
    check.add(french, at: "fr.xcloc/Localized Contents/fr.xliff")
    check.add(
      Self.xliff(Self.file(Self.unit("BYE", "Bye", "Tschüss"), target: "de")), at: "de.xliff")
    check.finish()
    #expect(check.groups.map(\.name) == ["Localizable"])
    #expect(check.groups[0].sourceLanguage == "en")
    #expect(Set(check.groups[0].tables.map(\.language)) == ["fr", "de", "en"])
    #expect(check.errors.map { [$0.language, $0.key] } == [["en", "OFF"], ["fr", "HI"]])
    #expect(check.groups[0].coverage.first { $0.language == "fr" }?.missing == 1)
    #expect(check.groups[0].shown("BYE", [], to: "de").text == "Tschüss")
  }
}
