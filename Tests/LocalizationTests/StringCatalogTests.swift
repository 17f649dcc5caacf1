// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@testable import Localization

@Suite("Parsing of a String Catalog")
struct StringCatalogTests {
  private func render(
    _ catalog: StringCatalog, _ key: String, _ language: String, _ arguments: [TextArgument] = []
  ) -> String? {
    guard let file = catalog.files.first(where: { $0.language == language })?.strings,
      let tag = LanguageTag(parsing: language)
    else { return nil }
    return file.templates[ExactString(key)]?.render(arguments, in: LanguageWriting(tag: tag))
  }

  @Test("each kind of entry gives the strings that Xcode would ship")
  func everyKind() throws {
    let catalog = try StringCatalog(
      xcstrings: Array(
        #"""
        {"sourceLanguage":"en","version":"1.1","future":1,"strings":{
        "":{},
        "Key is text %@":{},
        "BRAND":{"shouldTranslate":false,"localizations":{"en":{"stringUnit":{"state":"translated","value":"Pushgate"}}}},
        "PLAIN":{"extractionState":"stale","comment":"c","localizations":{
          "en":{"stringUnit":{"state":"new","value":"Hello %@"}},
          "fr":{"stringUnit":{"state":"translated","value":"Bonjour %@"}},
          "de":{"stringUnit":{"state":"needs_review","value":"Hallo %@"}},
          "it":{"stringUnit":{"state":"new","value":""}}}},
        "COUNT":{"localizations":{
          "en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld item"}},
            "other":{"stringUnit":{"state":"translated","value":"%lld items"}}}}},
          "fr":{"variations":{"device":{"mac":{"stringUnit":{"value":"%lld trucs (Mac)"}},
            "iphone":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld truc"}},
            "other":{"stringUnit":{"value":"%lld trucs"}}}}}}}}}},
        "TWO":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%@ has %#@photos@ in %#@albums@"},
          "substitutions":{
            "photos":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":"%arg photo"}},"other":{"stringUnit":{"value":"%arg photos"}}}}},
            "albums":{"argNum":3,"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":{"value":"an album"}},"other":{"stringUnit":{"value":"%arg albums"}}}}}}}}}
        }}
        """#.utf8))
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.files.map(\.language) == ["en", "de", "fr", "it"])
    #expect(render(catalog, "Key is text %@", "en", [.text("x")]) == "Key is text x")
    #expect(render(catalog, "Key is text %@", "fr") == nil)
    for language in ["en", "de", "fr", "it"] {
      #expect(render(catalog, "BRAND", language) == "Pushgate")
    }
    #expect(render(catalog, "PLAIN", "en", [.text("A")]) == "Hello A")
    #expect(render(catalog, "PLAIN", "de", [.text("A")]) == "Hallo A")
    #expect(render(catalog, "PLAIN", "it", [.text("A")]) == nil)
    #expect(render(catalog, "COUNT", "en", [.number("1")]) == "1 item")
    #expect(render(catalog, "COUNT", "en", [.number("2000")]) == "2,000 items")
    #expect(render(catalog, "COUNT", "fr", [.number("1")]) == "1 truc")
    let arguments: [TextArgument] = [.text("Ann"), .number("5"), .number("1")]
    #expect(render(catalog, "TWO", "en", arguments) == "Ann has 5 photos in an album")
    let warnings = catalog.files.flatMap(\.strings.warnings).compactMap(\.key)
    #expect(warnings.sorted() == ["COUNT", "PLAIN", "PLAIN"])
  }

  @Test(
    "an invalid catalogue is refused with key and line",
    arguments: [
      ("[]", nil, 1), (#"{"strings":{}}"#, nil, 1),
      (#"{"sourceLanguage":"en","strings":[]}"#, nil, 1),
      ("{\"sourceLanguage\":\"en\",\n\"version\":\"2.0\",\"strings\":{}}", nil, 2),
      ("{\"sourceLanguage\":\"en\",\"strings\":{\n\"%s off\":{}}}", "%s off", 2),
      (#"{"sourceLanguage":"en","strings":{"A":{"localizations":{"en":{}}}}}"#, "A", 1),
      (
        #"{"sourceLanguage":"en","strings":{"A":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"%s"}}}}}}"#,
        "A", 1
      ),
      (
        #"{"sourceLanguage":"en","strings":{"A":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"value":"x"}}}}}}}}}"#,
        "A", 1
      ),
      (
        #"{"sourceLanguage":"en","strings":{"A":{"localizations":{"en":{"stringUnit":{"value":"%#@x@"},"substitutions":{"x":{"argNum":0}}}}}}}"#,
        "A", 1
      ),
      (String(repeating: "[", count: 100_000), nil, 1),
    ] as [(String, String?, Int)])
  func refuses(text: String, key: String?, line: Int) {
    let faults = #expect(throws: StringsFaults.self) {
      try StringCatalog(xcstrings: Array(text.utf8))
    }
    #expect(faults?.all.first?.key == key)
    #expect(faults?.all.first?.line == line)
  }

  @Test("an entry equal in every language is parsed once, and its faults reported once")
  func sameForAll() throws {
    let languages = ["de", "fr", "it"].map {
      "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"x\"}}"
    }.joined(separator: ",")
    func device(_ text: String) -> String {
      "{\"variations\":{\"device\":{\"mac\":{\"stringUnit\":{\"value\":\"\(text)\"}}}}}"
    }
    let json = """
      {"sourceLanguage":"en","strings":{"K":{"localizations":{\(languages)}},
      "SAME":{"shouldTranslate":false,"localizations":{"en":\(device("Click"))}},
      "BAD":{"shouldTranslate":false,"localizations":{"en":\(device("%s off"))}},
      "NONE":{"shouldTranslate":false,"localizations":{"en":{"variations":{"device":{"mac":{}}}}}}}}
      """
    let catalog = try StringCatalog(
      xcstrings: Array(json.utf8), taking: StringsTaking(excludesKeys: true))
    #expect(catalog.files.allSatisfy { $0.strings.keys == ["K", "SAME"] })
    #expect(catalog.files.map(\.strings.warnings.count) == [3, 0, 0, 0])
    #expect(catalog.files.map(\.strings.findings.count) == [2, 0, 0, 0])
  }

  @Test("a repeated key excludes itself at most, reported with both lines")
  func twice() throws {
    let catalog = try StringCatalog(
      xcstrings: Array(
        #"""
        {"sourceLanguage":"en","version":"1.0","strings":{
        "ONE":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"One"}}}},
        "EMPTY":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Text"}}}},
        "BOTH":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"a"}}}},
        "SAME":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"s"}}}},
        "EMPTY":{},
        "BOTH":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"b"}}}},
        "SAME":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"s"}}}}
        }}
        """#.utf8), taking: StringsTaking(excludesKeys: true))
    #expect(render(catalog, "ONE", "en") == "One")
    #expect(render(catalog, "EMPTY", "en") == "Text")
    #expect(render(catalog, "SAME", "en") == "s")
    #expect(render(catalog, "BOTH", "en") == nil)
    let file = try #require(catalog.files.first?.strings)
    #expect(
      file.warnings.map { "\($0.line ?? 0) \($0.message)" } == [
        "3 the key stands in lines 3 and 6; the entry with texts is used",
        "5 the key stands in lines 5 and 8 with the same texts",
      ])
    #expect(
      file.findings.map { "\($0.line ?? 0) \($0.key ?? "") \($0.message)" } == [
        "7 BOTH the key stands in lines 4 and 7 with different texts: keep one of them"
      ])
  }

  @Test(
    "any other repeated name refuses the catalogue",
    arguments: [
      #"{"sourceLanguage":"en","strings":{},"strings":{}}"#,
      #"{"sourceLanguage":"en","strings":{"A":{"localizations":{"en":{},"en":{}}}}}"#,
      #"{"sourceLanguage":"en","x":{"A":1,"A":1},"strings":{}}"#,
      #"{"sourceLanguage":"en","strings":{"strings":{"A":1,"A":1}}}"#,
    ])
  func twiceElsewhere(text: String) throws {
    let faults = #expect(throws: StringsFaults.self) {
      try StringCatalog(xcstrings: Array(text.utf8), taking: StringsTaking(excludesKeys: true))
    }
    #expect(faults?.all.first?.message.contains("only once") == true)
  }

  @Test("parsing ends at the first key beyond the limit")
  func limit() throws {
    var limits = CatalogueLimits()
    (limits.keys, limits.languages) = (3, 2)
    func entry(_ key: String, _ languages: String...) -> String {
      let texts = languages.map { #""\#($0)":{"stringUnit":{"value":"x"}}"# }
      return #""\#(key)":{"localizations":{\#(texts.joined(separator: ","))}}"#
    }
    let entries = ["A", "B", "C", "D"].map { entry($0, "en") } + [entry("E", "en", "de", "fr")]
    let text = #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#
    let faults = #expect(throws: StringsFaults.self) {
      try StringCatalog(
        xcstrings: Array(text.utf8), limits: limits, taking: StringsTaking(excludesKeys: true))
    }
    #expect(faults?.all.map(\.message) == ["a language may have at most 3 keys"])
  }
}
