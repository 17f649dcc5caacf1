// SPDX-License-Identifier: Apache-2.0
import Localization
import Messages
import PushModel
import Testing

@Suite("Rendering a message for devices")
struct DeviceRenderingTests {
  private static let localized = #"""
    {"aps":{"alert":{"localized":{"en":"Your move","fr":"À vous","de":"Du bist am Zug"}}}}
    """#

  private func renderer(
    _ payload: String, lists: Int = 100, fallback: [String] = ["en"], badge: BadgeChange? = nil,
    recipients: String? = nil
  ) throws -> MessageRenderer {
    let strings = try Catalogue(
      revision: 1, sourceLanguage: "en",
      files: [("en", StringsFile(json: Array(#"{"HI":"Hi %@, %d"}"#.utf8)))])
    let message = try Message(
      MessageContent(
        payload: Array(payload.utf8), recipients: recipients.map { .list(Array($0.utf8)) } ?? .none,
        options: MessageOptions(badge: badge)))
    return MessageRenderer(
      message.bound(to: strings, in: MessageContext(appFallbackLanguages: fallback)),
      choices: LanguageChoices(maximumLists: lists))
  }

  private func device(
    _ languages: [String] = [], token: UInt8 = 1, user: String? = nil
  ) -> Recipient {
    Recipient(
      token: DeviceToken(bytes: [token]), bucket: 1, languages: languages,
      environment: .production, user: user)
  }

  /// A device in the form that the expander returns.
  private func render(
    _ renderer: MessageRenderer, _ device: Recipient
  ) throws(RenderFailure) -> RenderedPayload {
    var badge: Int?
    if case .set(let number) = renderer.badgeChange(for: device) { badge = number }
    return try renderer.render(for: device, badge: badge)
  }

  private func text(_ rendered: RenderedPayload) -> String {
    String(decoding: rendered.bytes, as: UTF8.self)
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
      let rendered = try render(renderer, device(languages))
      #expect(rendered.language == language)
      #expect(rendered.reason == reason)
    }
  }

  @Test("a language is rendered once for any number of language lists")
  func renderedOnce() throws {
    let renderer = try renderer(Self.localized)
    let first = try render(renderer, device(["fr"]))
    let second = try render(renderer, device(["ja", "fr-CA"]))
    let place = { (bytes: [UInt8]) in bytes.withUnsafeBufferPointer { $0.baseAddress } }
    #expect(place(first.bytes) == place(second.bytes))
    #expect(second.reason == .laterPreference)
    let german = try render(renderer, device(["de"]))
    #expect(text(first) == #"{"aps":{"alert":"À vous"}}"#)
    #expect(text(german) == #"{"aps":{"alert":"Du bist am Zug"}}"#)
  }

  @Test("language lists beyond the cache limit are still rendered correctly")
  func limit() throws {
    let renderer = try renderer(Self.localized, lists: 2)
    for _ in 0..<3 {
      for (languages, language) in [(["fr"], "fr"), (["de"], "de"), (["en"], "en"), (["ja"], "en")]
      {
        #expect(try render(renderer, device(languages)).language == language)
      }
    }
  }

  @Test("a payload without localized parts is sent byte for byte")
  func verbatim() throws {
    let payload = #"{ "aps" : {"alert":"Hi \u00e9"} , "x":1.50 }"#
    let rendered = try render(try renderer(payload), device(["fr"]))
    #expect(rendered.bytes == Array(payload.utf8))
    #expect(rendered.language == nil)
    #expect(rendered.reason == .notLocalized)
  }

  @Test("a reader without a language that has all texts gets no rendering")
  func none() throws {
    let renderer = try renderer(#"{"aps":{"alert":{"localized":{"fr":"Oui"}}}}"#, fallback: [])
    #expect(throws: RenderFailure.impossible) {
      try render(renderer, device(["ja"]))
    }
    #expect(try render(renderer, device(["fr"])).language == "fr")
  }

  @Test("each recipient gets individual texts and badge; the first matching entry counts")
  func recipients() throws {
    let renderer = try renderer(
      #"{"aps":{"alert":{"string":"HI","args":[{"recipient":"name"},{"recipient":"n"}]}}}"#,
      badge: .set(9),
      recipients: #"""
        [{"user":"ann","args":{"name":"Ann","n":1},"badge":3},{"token":"02","args":{"name":"Two","n":"2"}},
        {"user":"bob","args":{"name":"Bob","n":1000}},{"token":"01","args":{"name":"late","n":0}}]
        """#)
    for (device, alert, badge) in [
      (device(token: 1, user: "ann"), "Hi Ann, 1", 3),
      (device(token: 5, user: "ann"), "Hi Ann, 1", 3),
      (device(token: 2, user: "bob"), "Hi Two, 2", 9),
      (device(token: 7, user: "bob"), "Hi Bob, 1,000", 9),
      (device(token: 1, user: "bob"), "Hi Bob, 1,000", 9), (device(token: 1), "Hi late, 0", 9),
    ] {
      #expect(
        text(try render(renderer, device))
          == #"{"aps":{"badge":\#(badge),"alert":"\#(alert)"}}"#)
    }
    for stranger in [device(token: 9), device(token: 9, user: "eve")] {
      #expect(throws: RenderFailure.notNamed) { try render(renderer, stranger) }
    }
  }

  @Test("a recipient's badge overrides the message's, for devices and for readers without one")
  func badges() throws {
    let people = #"[{"user":"ann","badge":3},{"user":"bob"}]"#
    let both = try renderer(#"{"aps":{"alert":"x"}}"#, badge: .increment(2), recipients: people)
    #expect(both.changesBadges)
    #expect(both.recipientCount == 2)
    #expect(both.badgeChange(for: device(user: "ann")) == .set(3))
    #expect(both.badgeChange(for: device(user: "bob")) == .increment(2))
    #expect(both.badgeChange(at: 0) == .set(3))
    #expect(both.badgeChange(at: 1) == .increment(2))
    #expect(both.position(of: DeviceToken(bytes: [1]), user: "bob") == 1)
    let own = try renderer(#"{"aps":{"alert":"x"}}"#, recipients: people)
    #expect(own.changesBadges)
    #expect(own.badgeChange(for: device(user: "bob")) == nil)
    let plain = try renderer(#"{"aps":{"alert":"x"}}"#)
    #expect(!plain.changesBadges)
    #expect(plain.recipientCount == 0)
    #expect(plain.badgeChange(for: device(user: "ann")) == nil)
  }
}
