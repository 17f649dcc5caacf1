// SPDX-License-Identifier: Apache-2.0
import JSONText
import PushModel
import Randomness
import Testing

@testable import Localization
@testable import Messages

@Suite("Language choices that messages share")
struct LanguageChoicesTests {
  /// Returns a message with a text in each of the languages.
  private func message(
    _ languages: [String], context: MessageContext = MessageContext(appFallbackLanguages: ["en"])
  ) throws -> BoundMessage {
    var payload = JSONWriter()
    payload.object { payload in
      payload.field("aps") { aps in
        aps.object { aps in
          aps.field("alert") { alert in
            alert.object { alert in
              alert.field("localized") { texts in
                texts.object { for language in languages { $0.field(language, "in \(language)") } }
              }
            }
          }
        }
      }
    }
    return try Message(MessageContent(payload: payload.bytes)).bound(to: nil, in: context)
  }

  private func message(_ payload: String, _ strings: [String: String]) throws -> BoundMessage {
    let catalogue = try Catalogue(
      revision: 1, sourceLanguage: "en",
      files: try strings.sorted { $0.key < $1.key }
        .map { ($0.key, try StringsFile(json: Array($0.value.utf8))) })
    return try Message(MessageContent(payload: Array(payload.utf8)))
      .bound(to: catalogue, in: MessageContext(appFallbackLanguages: ["en"]))
  }

  /// Renders by the rules alone, without any cache.
  private func alone(_ payload: LocalizedPayload, _ languages: [String]) -> RenderedPayload? {
    let choice = payload.choose(for: languages)
    if payload.template.isLocalized, choice == nil { return nil }
    return payload.render(
      choice, for: payload.place(of: languages, reading: choice), truncatedTo: .max)
  }

  @Test("the shared cases of language matching have equal bytes with and without sharing")
  func matchingCases() throws {
    let choices = LanguageChoices()
    var count = 0
    for fields in try fixtureLines(
      "../../LocalizationTests/Fixtures/language_matching_random.tsv")
    {
      let lists = fields.map { $0.split(separator: ",").map(String.init) }
      let context = MessageContext(appFallbackLanguages: [lists[0][0]])
      // Some cases have two tags of one language, which a message cannot have.
      guard let message = try? message(lists[0], context: context) else { continue }
      let expected = alone(message.payload, lists[1])
      for _ in 0..<2 {
        let renderer = MessageRenderer(message, choices: choices)
        #expect(renderer.render(for: lists[1]) == expected, "\(fields)")
      }
      count += 1
    }
    #expect(count > 1_500)
  }

  @Test("generated messages have equal bytes with and without sharing")
  func generated() throws {
    let choices = LanguageChoices(maximumLists: 200, maximumSources: 20)
    var random = SplitMix64(state: 28)
    var count = 0
    for _ in 0..<400 {
      guard let message = try GeneratedMessage(using: &random)?.bound else { continue }
      let renderer = MessageRenderer(message, choices: choices)
      for languages in GeneratedMessage.readers(&random) {
        let expected = alone(message.payload, languages)
        #expect(expected != nil)
        let limit = message.pushType.maximumPayloadBytes
        guard expected.map({ $0.bytes.count <= limit }) == true else { continue }
        for _ in 0..<2 { #expect(renderer.render(for: languages) == expected) }
        count += 1
      }
    }
    #expect(count > 1_000)
  }

  @Test("messages with equal languages and fallbacks share their choices")
  func sharing() throws {
    let choices = LanguageChoices()
    for _ in 0..<3 {
      let renderer = MessageRenderer(try message(["en", "fr"]), choices: choices)
      #expect(renderer.render(for: ["fr-CA"])?.language == "fr")
    }
    #expect(choices.size == (1, 1))
    let other = try message(["en", "fr"], context: MessageContext(appFallbackLanguages: ["fr"]))
    #expect(MessageRenderer(other, choices: choices).render(for: ["ja"])?.language == "fr")
    #expect(choices.size == (2, 2))
  }

  @Test("the languages of all kept sources are bounded, and a larger source is not kept")
  func languagesAreBounded() throws {
    let choices = LanguageChoices(maximumLanguages: 100)
    // Codes for local use, qaa to qtz, are different languages.
    let codes = Array("abcdefghijklmnopqrst").flatMap { first in
      Array("abcdefghijklmnopqrstuvwxyz").map { "q\(first)\($0)" }
    }
    func tags(_ region: String, _ count: Int) -> [String] {
      ["en"] + codes.prefix(count - 1).map { "\($0)-\(region)" }
    }
    for (region, count) in [("DE", 40), ("FR", 41), ("IT", 100), ("ES", 1), ("NL", 80)] {
      let message = try message(tags(region, count))
      #expect(MessageRenderer(message, choices: choices).render(for: ["qaa-\(region)"]) != nil)
      #expect(choices.languages <= 100 && choices.size.sources > 0)
    }
    let before = choices.size.sources
    let large = try message(tags("JP", 101))
    let renderer = MessageRenderer(large, choices: choices)
    #expect(renderer.render(for: ["qab-JP"]) == alone(large.payload, ["qab-JP"]))
    #expect(choices.size.sources == before && choices.languages <= 100)
  }

  @Test("a revision of the strings between acceptance and sending changes no accepted message")
  func revisions() throws {
    let payload = #"{"aps":{"alert":{"string":"K"}}}"#
    let choices = LanguageChoices()
    let accepted = try message(payload, ["en": #"{"K":"old"}"#, "fr": #"{"K":"ancien"}"#])
    let later = try message(payload, ["en": #"{"K":"new"}"#, "de": #"{"K":"neu"}"#])
    // The later message's readers are cached first.
    for languages in [["fr"], ["de"]] {
      _ = MessageRenderer(later, choices: choices).render(for: languages)
    }
    for (message, languages, text) in [
      (accepted, ["fr"], "ancien"), (accepted, ["de"], "old"), (later, ["fr"], "new"),
      (later, ["de"], "neu"),
    ] {
      let rendered = try #require(MessageRenderer(message, choices: choices).render(for: languages))
      #expect(String(decoding: rendered.bytes, as: UTF8.self) == #"{"aps":{"alert":"\#(text)"}}"#)
    }
  }

  @Test("a text that is missing in one language changes the choice of that message only")
  func completeness() throws {
    let payload = #"{"aps":{"alert":{"title":{"string":"A"},"body":{"string":"B"}}}}"#
    let choices = LanguageChoices()
    let whole = try message(
      payload, ["en": #"{"A":"a","B":"b"}"#, "fr": #"{"A":"à","B":"bé"}"#])
    let half = try message(payload, ["en": #"{"A":"a","B":"b"}"#, "fr": #"{"A":"à"}"#])
    for _ in 0..<2 {
      #expect(MessageRenderer(whole, choices: choices).render(for: ["fr"])?.language == "fr")
      #expect(MessageRenderer(half, choices: choices).render(for: ["fr"])?.language == "en")
    }
  }

  @Test("overrides, and keys that serve as texts, apply only to the messages that have them")
  func settings() throws {
    let choices = LanguageChoices()
    let catalogue = try Catalogue(
      revision: 1, sourceLanguage: "",
      files: [("sr", StringsFile(json: Array(#"{"Hello":"Zdravo"}"#.utf8)))])
    let template = try Message(
      MessageContent(payload: Array(#"{"aps":{"alert":{"string":"Hello"}}}"#.utf8)))
    let plain = MessageContext(appFallbackLanguages: ["sr"])
    var overridden = plain
    overridden.languageOverrides = ["eu": "sr"]
    var keyed = plain
    keyed.keysAreTexts = true
    for (context, languages, text, reason) in [
      (plain, ["eu"], "Zdravo", LanguageReason.appFallback),
      (overridden, ["eu"], "Zdravo", .override), (plain, ["en"], "Zdravo", .appFallback),
      (keyed, ["en"], "Hello", .exact), (overridden, ["en"], "Zdravo", .appFallback),
    ] {
      for _ in 0..<2 {
        let bound = template.bound(to: catalogue, in: context)
        let rendered = try #require(
          MessageRenderer(bound, choices: choices).render(for: languages))
        #expect(String(decoding: rendered.bytes, as: UTF8.self) == #"{"aps":{"alert":"\#(text)"}}"#)
        #expect(rendered.reason == reason)
      }
    }
  }

  @Test("a message may have more than 64 languages")
  func manyLanguages() throws {
    var identities: Set<String> = []
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let languages = letters.flatMap { first in letters.map { first + $0 } }.filter { tag in
      AvailableLanguage(tag).map { identities.insert($0.identity).inserted } ?? false
    }.prefix(150)
    func texts(_ tags: some Sequence<String>) -> String {
      tags.map { "\"\($0)\":\"\($0)\"" }.joined(separator: ",")
    }
    // The title has all languages, the body those from the seventieth on.
    let payload = #"""
      {"aps":{"alert":{"title":{"localized":{\#(texts(languages))}},
      "body":{"localized":{\#(texts(languages.dropFirst(70)))}}}}}
      """#
    let context = MessageContext(appFallbackLanguages: [languages[140]])
    let message = try Message(MessageContent(payload: Array(payload.utf8)))
      .bound(to: nil, in: context)
    try message.payload.check()
    #expect(message.payload.completeLanguages == Array(languages.dropFirst(70)))
    let choices = LanguageChoices()
    for (index, tag) in languages.enumerated() {
      for _ in 0..<2 {
        let rendered = MessageRenderer(message, choices: choices).render(for: [tag])
        #expect(rendered == alone(message.payload, [tag]))
        if index >= 70 { #expect(rendered?.language == tag) }
      }
    }
  }

  @Test("the caches stay within their limits, and the choices stay right")
  func bounded() throws {
    let choices = LanguageChoices(maximumLists: 3, maximumSources: 2)
    let sets = [["en", "fr"], ["en", "de"], ["en", "fr", "de"], ["en"]]
    let renderers = try sets.map { MessageRenderer(try message($0), choices: choices) }
    for _ in 0..<3 {
      for (languages, renderer) in zip(sets, renderers) {
        for wanted in ["fr-CA", "de-AT", "ja", "en-GB"] {
          let base = String(wanted.prefix(2))
          let rendered = renderer.render(for: [wanted])
          #expect(rendered?.language == (languages.contains(base) ? base : "en"))
          #expect(choices.size.lists <= 3 && choices.size.sources <= 2)
        }
      }
    }
  }
}
