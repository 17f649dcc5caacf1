// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@testable import Localization
@testable import Messages

@Suite("Splicing what differs from device to device")
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
    "writes the badge where it belongs, whatever the payload says of it",
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

  @Test("shortens so that the largest badge still fits, and only when a badge is to come")
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

  @Test("renders a text anew for each recipient, in the language's own numbers and isolates")
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

  @Test("remembers a list's language, and goes on when it has seen more lists than it keeps")
  func memo() throws {
    let payload = try payload(#"{"aps":{"alert":{"localized":{"en":"A","fr":"B","de":"C"}}}}"#)
    let memo = LanguageMemo(of: payload, capacity: 2)
    for _ in 0..<2 {
      for (list, language, reason) in [
        (["fr-CA"], "fr", LanguageReason.parent), (["ja", "de"], "de", .laterPreference),
        (["ja"], "en", .appFallback), ([], "en", .appFallback),
      ] {
        let choice = memo.choice(for: list)
        #expect(choice?.language == language)
        #expect(choice?.reason == reason)
      }
    }
  }
}
