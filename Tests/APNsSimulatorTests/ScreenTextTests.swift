// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import Localization
import Testing

@Suite("Texts that a person reads")
struct ScreenTextTests {
  /// An app in the given languages, each with the key GREETING in that language's name.
  private func app(_ languages: [String], development: String? = nil) throws -> SimulatedApp {
    var book = AppBook()
    for language in languages {
      let text = "\"GREETING\" = \"\(language): %2$@, %1$@\";\n\"PLAIN\" = \"\(language) 100%%\";"
      let only = "\"ONLY\" = \"only\";"
      try book.set(
        StringsFile(strings: Array((text + (language == "en" ? only : "")).utf8)),
        size: text.utf8.count, language: language, of: "a")
    }
    if let development { try book.setDevelopmentLanguage(development, of: "a") }
    return try #require(book["a"])
  }

  private func read(
    _ alert: String, app: SimulatedApp? = nil, languages: [String] = []
  ) -> ScreenText {
    ScreenText(
      payload: Array(#"{"aps":{"alert":\#(alert)}}"#.utf8), app: app, languages: languages)
  }

  @Test(
    "a key is looked up in the language in which the app would run",
    arguments: [
      (["fr", "en"], ["fr-CA", "en"], "fr"), (["en", "en-GB"], ["en-AU"], "en-GB"),
      (["zh-Hant", "zh-Hans", "en"], ["zh-HK"], "zh-Hant"),
      (["zh-HK", "zh-Hant"], ["zh-HK"], "zh-HK"),
      (["zh-Hant", "zh-Hans", "en"], ["zh-SG"], "zh-Hans"),
      (["pt-BR", "pt-PT", "en"], ["pt-AO"], "pt-PT"), (["pt-BR", "en"], ["pt-AO"], "pt-BR"),
      (["pt-BR", "en"], ["pt-AO", "pt-BR"], "pt-BR"), (["es-419", "es"], ["es-MX"], "es-419"),
      (["en", "de"], ["ja"], "en"), (["fr", "de"], ["ja"], "de"),
      (["nb", "en"], ["no"], "nb"),
    ])
  func matching(available: [String], wanted: [String], language: String) throws {
    let text = read(
      #"{"loc-key":"PLAIN"}"#, app: try app(available), languages: wanted)
    #expect(text.body == "\(language) 100%")
    #expect(text.language == language)
  }

  @Test("a reader without an available language gets the development language")
  func development() throws {
    let text = read(
      #"{"loc-key":"PLAIN"}"#, app: try app(["de", "it", "en"], development: "it"),
      languages: ["ja"])
    #expect(text.body == "it 100%")
  }

  @Test("title, subtitle and body have separate keys and arguments")
  func parts() throws {
    let text = read(
      #"""
      {"title-loc-key": "GREETING", "title-loc-args": ["a", "b"], "subtitle-loc-key": "PLAIN",
       "loc-key": "GREETING", "loc-args": ["x", "y", "z"], "title": "T", "body": "B"}
      """#, app: try app(["fr"]), languages: ["fr"])
    #expect(text.title == "fr: b, a")
    #expect(text.subtitle == "fr 100%")
    #expect(text.body == "fr: y, x")
  }

  @Test(
    "a key without an entry is shown instead of a text",
    arguments: [
      (nil, #"{"loc-key":"K","body":"B"}"#, "K"), (["fr"], #"{"loc-key":"K"}"#, "K"),
      // An English entry does not help an app that runs in French.
      (["fr", "en"], #"{"loc-key":"ONLY"}"#, "ONLY"),
    ] as [([String]?, String, String)])
  func missing(available: [String]?, alert: String, body: String) throws {
    let app = try available.map { try self.app($0) }
    #expect(read(alert, app: app, languages: ["fr"]).body == body)
  }

  @Test("a regional language falls back to its base language")
  func completed() throws {
    let text = read(
      #"{"loc-key":"ONLY"}"#, app: try app(["en-GB", "en"]), languages: ["en-GB"])
    #expect(text.body == "only")
  }

  @Test("a literal text of the payload is shown unchanged")
  func literal() {
    #expect(read(#""100% %@""#).body == "100% %@")
    let text = read(#"{"title":"T","subtitle":"S","body":"B"}"#)
    #expect((text.title, text.subtitle, text.body) == ("T", "S", "B"))
    #expect(text.language == nil)
  }

  @Test("sound, badge, thread and interruption level are parsed")
  func rest() {
    let payload = #"""
      {"aps":{"alert":"x","badge":2,"sound":{"critical":1,"name":"bell","volume":0.5},
      "thread-id":"t","interruption-level":"critical"}}
      """#
    let text = ScreenText(payload: Array(payload.utf8), app: nil, languages: [])
    #expect(text.sound == "bell")
    #expect(text.isCritical)
    #expect(text.badge == 2)
    #expect(text.threadID == "t")
    #expect(text.interruptionLevel == "critical")
    #expect(read(#""x""#).interruptionLevel == "active")
  }

  @Test("strings of an invalid language or beyond the limits are refused")
  func refused() throws {
    var limits = AppBook.Limits()
    limits.apps = 1
    limits.languages = 1
    limits.bytes = 10
    var book = AppBook(limits: limits)
    let strings = try StringsFile(strings: Array(#""K" = "V";"#.utf8))
    for name in ["Base", "Base.lproj", "7", ""] {
      #expect(throws: AppBook.Refusal.self, "\(name)") {
        try book.set(strings, size: 1, language: name, of: "a")
      }
    }
    #expect(throws: AppBook.Refusal.full) {
      try book.set(strings, size: 11, language: "fr", of: "a")
    }
    try book.set(strings, size: 6, language: "pt_PT.lproj", of: "a")
    try book.set(strings, size: 9, language: "pt_PT", of: "a")
    #expect(throws: AppBook.Refusal.full) {
      try book.set(strings, size: 1, language: "fr", of: "a")
    }
    #expect(throws: AppBook.Refusal.full) {
      try book.set(strings, size: 1, language: "fr", of: "b")
    }
    #expect(book["a"]?.catalogue?.languages == ["pt_PT"])
    let isRemoved = book.removeStrings(language: "pt_PT.lproj", of: "a")
    #expect(isRemoved)
    try book.set(strings, size: 10, language: "fr", of: "a")
  }
}
