// SPDX-License-Identifier: Apache-2.0
import JSONText
import PushModel
import Testing

@testable import Localization
@testable import Messages

@Suite("Rendering of a message for consecutive devices")
struct MessageRendererTests {
  private static let strings = [
    ("en", #"{"N":"%@ has %d games"}"#), ("ar", #"{"N":"لدى %@ %d"}"#), ("fr", #"{"N":"%@ : %d"}"#),
  ]

  private func renderer(
    _ payload: String, limit: Int = 4096, isTruncating: Bool = false
  ) throws -> MessageRenderer {
    let catalogue = try Catalogue(
      revision: 1, sourceLanguage: "en",
      files: try Self.strings.map { ($0.0, try StringsFile(json: Array($0.1.utf8))) })
    let bound = try PayloadTemplate(parsing: Array(payload.utf8))
      .bound(to: catalogue, context: LanguageContext(appFallback: ["en"]))
    return MessageRenderer(
      bound, recipients: nil, options: MessageOptions(truncates: isTruncating), limit: limit)
  }

  @Test("each device's badge and arguments are spliced into its language's rendering")
  func spliced() throws {
    let renderer = try renderer(
      #"{"aps":{"alert":{"string":"N","args":[{"recipient":"name"},{"recipient":"n"}]}}}"#)
    for (languages, name, count, badge, text, reason) in [
      (["fr-CA"], "Ann", "1234", 3, "Ann : 1234", LanguageReason.parent),
      (["fr"], "Bob", "5", nil, "Bob : 5", .exact),
      (["ar"], "Eve", "5", 0, "لدى \u{2068}Eve\u{2069} \u{2068}5\u{2069}", .exact),
      (["xx"], "דנה", "1", 7, "\u{2068}דנה\u{2069} has 1 games", .appFallback),
    ] as [([String], String, String, Int?, String, LanguageReason)] {
      let rendered = try #require(
        renderer.render(
          for: languages, badge: badge, recipient: ["name": .text(name), "n": .number(count)]))
      let aps = try JSONDocument(parsing: rendered.bytes).root["aps"]
      let shown = aps?["alert"]?.string
      #expect(shown?.replacing("\u{A0}", with: "").replacing("٥", with: "5") == text)
      #expect(aps?["badge"]?.int == badge)
      #expect(rendered.reason == reason)
    }
  }

  @Test("numbers follow the reader's region; without numbers one rendering serves all regions")
  func places() throws {
    let counted = try renderer(
      #"{"aps":{"alert":{"title":{"string":"N","args":["Ann",12345]},"body":{"string":"N","args":["Bob","7"]}}}}"#
    )
    for (languages, title) in [
      (["en-US"], "Ann has 12,345 games"), (["en-CH"], "Ann has 12'345 games"),
      (["en-IN", "fr-FR"], "Ann has 12,345 games"), (["de-DE", "fr-CH"], "Ann : 12.345"),
      (["ar-EG-u-nu-latn"], "لدى Ann \u{2068}12,345\u{2069}"), (["xx"], "Ann has 12,345 games"),
    ] {
      for _ in 0..<2 {
        let rendered = try #require(counted.render(for: languages))
        let alert = try JSONDocument(parsing: rendered.bytes).root["aps"]?["alert"]
        #expect(alert?["title"]?.string?.replacing("\u{2068}Ann\u{2069}", with: "Ann") == title)
      }
    }
    #expect(counted.payload.dependsOnPlace)
    let named = try renderer(#"{"aps":{"alert":{"localized":{"en":"5 games","fr":"5"}}}}"#)
    #expect(!named.payload.dependsOnPlace)
    let choice = named.payload.choose(for: ["fr-CH"])
    #expect(named.payload.place(of: ["fr-CH"], reading: choice) == .unknown)
  }

  @Test("the reader's preferred digits are omitted if they do not fit")
  func roomForDigits() throws {
    let payload = #"{"aps":{"alert":{"string":"N","args":["Ann",1234567]}}}"#
    let sizes = try ["en-US", "en-US-u-nu-deva"].map { reader in
      try #require(try renderer(payload).render(for: [reader])).bytes.count
    }
    #expect(sizes[1] > sizes[0])
    for (limit, size) in [(sizes[1], sizes[1]), (sizes[1] - 1, sizes[0])] {
      let rendered = try renderer(payload, limit: limit).render(for: ["en-US-u-nu-deva"])
      #expect(rendered?.bytes.count == size)
    }
  }

  @Test("shortening equals a single rendering for each badge and recipient")
  func shortened() throws {
    let body = String(repeating: "word ", count: 40)
    for payload in [
      #"{"aps":{"alert":{"title":{"string":"N","args":["x",1]},"body":"\#(body)"}}}"#,
      #"{"aps":{"alert":{"title":{"string":"N","args":[{"recipient":"name"},1]},"body":"\#(body)"}}}"#,
      #"{"aps":{"alert":"\#(body)"}}"#,
    ] {
      let renderer = try renderer(payload, limit: 150, isTruncating: true)
      for name in ["a", String(repeating: "b", count: 20)] {
        for badge in [nil, 5, 123_456] {
          for _ in 0..<2 {
            let arguments: [ExactString: TextArgument] = ["name": .text(name)]
            let rendered = try #require(
              renderer.render(for: ["fr"], badge: badge, recipient: arguments))
            let alone = renderer.payload.render(
              renderer.payload.choose(for: ["fr"]), truncatedTo: 150, badge: badge,
              recipient: arguments)
            #expect(rendered == alone)
            #expect(rendered.isTruncated && rendered.bytes.count <= 150)
          }
        }
      }
    }
  }

  @Test("without permission to shorten the payload is rendered completely")
  func whole() throws {
    let renderer = try renderer(#"{"aps":{"alert":"one two three"}}"#, limit: 20)
    let rendered = try #require(renderer.render(for: []))
    #expect(!rendered.isTruncated)
    #expect(rendered.bytes.count == 33)
  }

  @Test(
    "a preview warns of members that Apple accepts but does not show",
    arguments: [
      (#"{"aps":{"alert":{"string":"N","args":["x",1,"more"]}}}"#, ["/aps/alert/args/2"]),
      (#"{"aps":{"alert":"x","my-key":1,"mutable-content":1}}"#, ["/aps/my-key"]),
      (#"{"aps":{"badge":1,"mutable-content":1}}"#, ["/aps/mutable-content"]),
      (
        #"{"aps":{"alert":"x","interruption-level":"critical"}}"#, ["/aps/interruption-level"]
      ),
      (
        #"{"aps":{"alert":{"title":{"localized":{"en":"x","de":"y"}},"body":{"localized":{"en":"z"}}}}}"#,
        ["/aps/alert/body"]
      ),
      (#"{"aps":{"alert":"x"}}"#, []),
    ])
  func warnings(payload: String, pointers: [String]) throws {
    #expect(try renderer(payload).payload.warnings.map(\.pointer) == pointers)
  }

  @Test("a preview warns of a text too long for any screen")
  func longTexts() throws {
    let long = String(repeating: "é", count: 241)
    for (payload, pointers) in [
      (#"{"aps":{"alert":{"title":"\#(long)","body":"\#(long)"}}}"#, ["title", "body"]),
      (#"{"aps":{"alert":{"title":"x","body":"\#(long.dropLast())"}}}"#, []),
    ] {
      let rendered = try #require(try renderer(payload).render(for: []))
      #expect(rendered.warnings.map(\.pointer) == pointers.map { "/aps/alert/\($0)" })
    }
    let whole = try #require(try renderer(#"{"aps":{"alert":"\#(long)"}}"#).render(for: []))
    #expect(whole.warnings.map(\.pointer) == ["/aps/alert"])
  }
}
