// SPDX-License-Identifier: Apache-2.0
import JSONText
import Localization
import Messages
import Testing

@Suite("Rendering of payloads")
struct PayloadTemplateTests {
  static let catalogue = try? Catalogue(
    revision: 7, sourceLanguage: "en",
    files: [
      (
        "en",
        StringsFile(json: Array(#"{"PLAY":"%@ plays %2$@","N":"%d new","E":"only English"}"#.utf8))
      ),
      ("fr", StringsFile(json: Array(#"{"PLAY":"%2$@ joue, dit %1$@","N":"%d nouveaux"}"#.utf8))),
      ("he", StringsFile(json: Array(#"{"PLAY":"%@ × %@","N":"%d"}"#.utf8))),
    ])

  private func template(_ payload: String) throws -> PayloadTemplate {
    try PayloadTemplate(parsing: Array(payload.utf8))
  }

  private func rendered(
    _ payload: String, _ preferences: [String], _ context: LanguageContext = LanguageContext()
  ) throws -> (String, RenderedPayload) {
    let rendered = try template(payload).render(
      for: preferences, catalogue: Self.catalogue, context: context)
    return (String(decoding: rendered.bytes, as: UTF8.self), rendered)
  }

  @Test("a payload without localized forms is rendered unchanged, white space included")
  func verbatim() throws {
    let payload =
      #" { "aps" : {"alert":{"title":"x","x":{"localized":1}}}, "localized":{"string":[1]} } "#
    let (bytes, result) = try rendered(payload, ["fr"])
    #expect(bytes == payload)
    #expect(result.language == nil)
    #expect(result.reason == .notLocalized)
    #expect(try !template(payload).isLocalized)
  }

  @Test("texts replace the localized forms, and all other bytes are unchanged")
  func splices() throws {
    let payload = #"""
      {"aps": { "alert" : {"body": {"string":"PLAY","args":["Je\"nna\n","100% %@"]}, "title" :
      {"localized":{"fr":"Dem\"ande %@","en":"Request"}} , "launch-image":"é" } },"n":1.50}
      """#
    let (bytes, result) = try rendered(payload, ["fr-CA", "en"])
    #expect(
      bytes == #"""
        {"aps": { "alert" : {"body": "100% %@ joue, dit Je\"nna\n", "title" :
        "Dem\"ande %@" , "launch-image":"é" } },"n":1.50}
        """#)
    #expect(result.language == "fr")
    #expect(result.reason == .parent)
  }

  @Test("a localized alert is rendered as a string")
  func alertItself() throws {
    let payload = #"{"aps":{"alert":{"localized":{"en":"Hi","de":"Hallo"}}}}"#
    #expect(try rendered(payload, ["de-AT"]).0 == #"{"aps":{"alert":"Hallo"}}"#)
    #expect(
      try rendered(#"{"aps":{"alert":{"string":"E"}}}"#, ["xx"]).0
        == #"{"aps":{"alert":"only English"}}"#)
  }

  @Test("all texts of a message have one language, the first that has them all")
  func coherent() throws {
    let both = #"{"aps":{"alert":{"title":{"string":"E"},"body":{"string":"N","args":[3]}}}}"#
    let (bytes, result) = try rendered(both, ["fr"])
    #expect(bytes == #"{"aps":{"alert":{"title":"only English","body":"3 new"}}}"#)
    #expect(result.reason == .source)
    let inline =
      #"{"aps":{"alert":{"title":{"localized":{"de":"T","en":"t","fr":"τ"}},"#
      + #""body":{"localized":{"en":"b","fr":"β"}}}}}"#
    let later = try rendered(inline, ["de", "fr", "en"]).1
    #expect(later.language == "fr")
    #expect(later.reason == .laterPreference)
  }

  @Test(
    "the reason for the chosen language is returned",
    arguments: [
      (["fr"], "fr", .exact), (["FR_"], "fr", .exact), (["fr-FR"], "fr", .parent),
      (["xx", "fr"], "fr", .laterPreference), (["xx"], "he", .requestFallback),
      ([], "he", .requestFallback),
    ] as [([String], String, LanguageReason)])
  func reasons(preferences: [String], language: String, reason: LanguageReason) throws {
    let payload = #"{"aps":{"alert":{"string":"N","args":["12"]}}}"#
    let context = LanguageContext(fallback: ["yy", "he-IL"], appFallback: ["fr"])
    let result = try rendered(payload, preferences, context).1
    #expect(result.language == language)
    #expect(result.reason == reason)
  }

  @Test("fallbacks are the request's languages, the app's, then the source language")
  func fallbacks() throws {
    let payload = #"{"aps":{"alert":{"string":"N","args":[1]}}}"#
    #expect(
      try rendered(payload, ["xx"], LanguageContext(appFallback: ["fr"])).1.reason == .appFallback)
    #expect(try rendered(payload, ["xx"]).1.reason == .source)
    let own = LanguageContext(sourceLanguage: "he")
    #expect(try rendered(payload, ["xx"], own).1.language == "he")
  }

  @Test("arguments are isolated where text directions may mix")
  func isolates() throws {
    func body(_ arguments: String, _ language: String) throws -> String? {
      let payload = #"{"aps":{"alert":{"string":"PLAY","args":[\#(arguments)]}}}"#
      let bytes = try rendered(payload, [language]).1.bytes
      return try JSONDocument(parsing: bytes).root["aps"]?["alert"]?.string
    }
    #expect(try body(#""Ann","Bob""#, "en") == "Ann plays Bob")
    #expect(try body(#""Ann",5"#, "he") == "\u{2068}Ann\u{2069} × \u{2068}5\u{2069}")
    #expect(try body(#""דנה","Bob""#, "en") == "\u{2068}דנה\u{2069} plays Bob")
    #expect(
      try body(#""a\u2069b\u202e","\u2066c\u0007\u0000""#, "en")
        == "\u{2068}ab\u{202E}\u{2069} plays \u{2068}\u{2066}c\u{2069}\u{2069}")
  }

  @Test("the sizes of all languages that a message may be rendered in are returned")
  func sizes() throws {
    let payload =
      #"{"aps":{"alert":{"title":{"localized":{"fr":"é","en":"x","de":"y"}},"body":{"string":"N","args":[1]}}}}"#
    let sizes = try template(payload).renderedSizes(
      catalogue: Self.catalogue, context: LanguageContext())
    #expect(sizes.map(\.language) == ["en", "fr"])
    for size in sizes {
      let rendered = try rendered(payload, [size.language ?? ""]).1
      #expect(rendered.bytes.count == size.bytes)
    }
    #expect(
      try template("{}").renderedSizes(catalogue: nil, context: LanguageContext()).map(\.bytes) == [
        2
      ])
  }
}
