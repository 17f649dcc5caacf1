// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@testable import Localization
@testable import Messages

@Suite("Splicing of device-specific parts")
struct RenderedTemplateTests {
  private static let context = LanguageContext(appFallback: ["en"])

  private func payload(
    _ text: String, strings: String = "{}"
  ) throws -> LocalizedPayload {
    let catalogue = try Catalogue(
      revision: 1, sourceLanguage: "en", files: [("en", StringsFile(json: Array(strings.utf8)))])
    return try PayloadTemplate(parsing: Array(text.utf8))
      .bound(to: catalogue, context: Self.context)
  }

  private func rendered(_ payload: LocalizedPayload) throws -> RenderedTemplate {
    try #require(payload.rendered(in: payload.choose(for: ["en"])))
  }

  @Test(
    "the badge is written at its position, whatever badge the payload has",
    arguments: [
      (#"{"aps":{"badge":5,"sound":"x"}}"#, #"{"aps":{"badge":12,"sound":"x"}}"#),
      (#"{"aps":{ "badge" : 5 } , "x":1}"#, #"{"aps":{ "badge" : 12 } , "x":1}"#),
      (#"{"aps":{"sound":"x"}}"#, #"{"aps":{"badge":12,"sound":"x"}}"#),
      (#"{"x":1,"aps":{}}"#, #"{"x":1,"aps":{"badge":12}}"#),
      (#"{"x":{"badge":1}}"#, #"{"aps":{"badge":12},"x":{"badge":1}}"#),
      ("{}", #"{"aps":{"badge":12}}"#),
      (
        #"{"aps":{"alert":{"localized":{"en":"Hé"}}}}"#,
        #"{"aps":{"badge":12,"alert":"Hé"}}"#
      ),
      (
        #"{"aps":{"alert":{"body":{"localized":{"en":"A"}}},"badge":0,"x":[]}}"#,
        #"{"aps":{"alert":{"body":"A"},"badge":12,"x":[]}}"#
      ),
    ])
  func badges(source: String, expected: String) throws {
    let payload = try payload(source)
    let template = try rendered(payload)
    #expect(String(decoding: template.bytes(badge: 12), as: UTF8.self) == expected)
    #expect(!template.dependsOnRecipient)
    #expect(template.bytes() == payload.render(payload.choose(for: ["en"])).bytes)
    _ = try JSONDocument(parsing: template.bytes(badge: 0))
  }

  @Test("shortening reserves room for the largest badge only if a badge follows")
  func roomForBadge() throws {
    let text = String(repeating: "word ", count: 40)
    let payload = try payload(#"{"aps":{"alert":{"body":{"localized":{"en":"\#(text)"}}}}}"#)
    let choice = payload.choose(for: ["en"])
    let roomy = try #require(
      payload.rendered(in: choice, truncatedTo: 120, withBadge: true))
    #expect(roomy.isTruncated)
    #expect(roomy.bytes(badge: Int(Int32.max)).count <= 120)
    let tight = try #require(payload.rendered(in: choice, truncatedTo: 120))
    #expect(tight.bytes().count > roomy.bytes().count)
    #expect(tight.bytes().count <= 120)
    #expect(payload.rendered(in: choice, truncatedTo: 40, withBadge: true) == nil)
  }

  @Test("a text is rendered for each recipient with the language's digits and isolates")
  func recipients() throws {
    let writing = LanguageWriting(tag: LanguageTag(language: "en", script: nil, region: nil))
    let template = try TextTemplate(parsing: "%@ has %d")
    let source = Array(#"{"aps":{"alert":0,"badge":1}}"#.utf8)
    let place = BadgePlace(in: try JSONDocument(parsing: source).root)
    let text = RecipientText(
      template: template, arguments: [.recipient("name"), .recipient("points")], writing: writing)
    let rendered = RenderedTemplate(
      source,
      [
        Replacement(range: 16..<17, content: .recipient(text)),
        Replacement(range: place.range, content: .badge(place)),
      ], language: "en", isTruncated: false)
    #expect(rendered.dependsOnRecipient)
    for (name, points, badge, expected) in [
      ("Ann", "1234", nil, #"{"aps":{"alert":"Ann has 1,234","badge":1}}"#),
      ("%d\"", "7", 3, #"{"aps":{"alert":"%d\" has 7","badge":3}}"#),
      ("שרה", "7", 3, "{\"aps\":{\"alert\":\"\u{2068}שרה\u{2069} has 7\",\"badge\":3}}"),
    ] {
      let bytes = rendered.bytes(
        badge: badge, recipient: ["name": .text(name), "points": .number(points), "x": .text("y")])
      #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }
  }

  @Test("a list's language is cached, and the cache continues when it is full")
  func memo() throws {
    let payload = try payload(#"{"aps":{"alert":{"localized":{"en":"A","fr":"B","de":"C"}}}}"#)
    let choices = LanguageChoices(maximumLists: 2)
    let source = choices.source(of: payload)
    for _ in 0..<2 {
      for (list, language, reason) in [
        (["fr-CA"], "fr", LanguageReason.parent), (["ja", "de"], "de", .laterPreference),
        (["ja"], "en", .appFallback), ([], "en", .appFallback),
      ] {
        let choice = choices.reader(of: payload, source, preferring: list)?.choice
        #expect(choice?.language == language)
        #expect(choice?.reason == reason)
      }
    }
  }
}
