// SPDX-License-Identifier: Apache-2.0
import Localization
import Testing

@testable import DeliveryPipeline

@Suite struct NotificationRendererTests {
  private static let localized = #"""
    {"aps":{"alert":{"localized":{"en":"Your move","fr":"À vous","de":"Du bist am Zug"}}}}
    """#

  private func renderer(_ payload: String, limit: Int = 100) throws -> NotificationRenderer {
    let template = try PayloadTemplate(parsing: Array(payload.utf8))
    return NotificationRenderer(
      payload: template.bound(to: nil, context: LanguageContext(appFallback: ["en"])),
      limit: limit)
  }

  @Test(
    "each list of languages gets its own choice",
    arguments: [
      (["fr"], "fr", .exact), (["fr-CA"], "fr", .parent), (["ja", "de"], "de", .laterPreference),
      (["ja"], "en", .appFallback), ([], "en", .appFallback),
    ] as [([String], String, LanguageReason)])
  func choices(languages: [String], language: String, reason: LanguageReason) throws {
    let renderer = try renderer(Self.localized)
    for _ in 0..<2 {
      let rendered = try #require(renderer.render(for: languages))
      #expect(rendered.language == language)
      #expect(rendered.reason == reason)
    }
  }

  @Test("a language is rendered once, for however many lists")
  func renderedOnce() throws {
    let renderer = try renderer(Self.localized)
    let first = try #require(renderer.render(for: ["fr"]))
    let second = try #require(renderer.render(for: ["ja", "fr-CA"]))
    let place = { (bytes: [UInt8]) in bytes.withUnsafeBufferPointer { $0.baseAddress } }
    #expect(place(first.bytes) == place(second.bytes))
    #expect(second.reason == .laterPreference)
    let german = try #require(renderer.render(for: ["de"]))
    #expect(String(decoding: first.bytes, as: UTF8.self) == #"{"aps":{"alert":"À vous"}}"#)
    #expect(String(decoding: german.bytes, as: UTF8.self) == #"{"aps":{"alert":"Du bist am Zug"}}"#)
  }

  @Test("more lists than are kept are still answered rightly")
  func limit() throws {
    let renderer = try renderer(Self.localized, limit: 2)
    for _ in 0..<3 {
      for (languages, language) in [(["fr"], "fr"), (["de"], "de"), (["en"], "en"), (["ja"], "en")]
      {
        #expect(renderer.render(for: languages)?.language == language)
      }
    }
  }

  @Test("a payload that is not localized goes out byte for byte")
  func verbatim() throws {
    let payload = #"{ "aps" : {"alert":"Hi \u00e9"} , "x":1.50 }"#
    let rendered = try #require(try renderer(payload).render(for: ["fr"]))
    #expect(rendered.bytes == Array(payload.utf8))
    #expect(rendered.language == nil)
    #expect(rendered.reason == .notLocalized)
  }

  @Test("a reader for whom no language has all texts gets none")
  func none() throws {
    let template = try PayloadTemplate(
      parsing: Array(#"{"aps":{"alert":{"localized":{"fr":"Oui"}}}}"#.utf8))
    let renderer = NotificationRenderer(
      payload: template.bound(to: nil, context: LanguageContext()), limit: 10)
    #expect(renderer.render(for: ["ja"]) == nil)
    #expect(renderer.render(for: ["fr"])?.language == "fr")
  }
}
