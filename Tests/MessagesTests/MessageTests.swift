// SPDX-License-Identifier: Apache-2.0
import JSONText
import Localization
import Messages
import PushModel
import Synchronization
import Testing

@Suite("Messages")
struct MessageTests {
  /// Returns the members of a request, as the API parses them.
  private func written(_ request: String) throws -> WrittenMessage {
    let root = try JSONDocument(parsing: Array(request.utf8)).root
    return WrittenMessage(
      payload: root["payload"], localize: root["localize"],
      recipients: try root["recipients"].map { try RecipientList($0) })
  }

  @Test("values inside a request are read in place, and stored unchanged")
  func inside() throws {
    let payload =
      #"{ "aps": {"alert" : {"title":{"localized":{"en":"T\u00e9","fr":"τ"}},"body":"literal"}, "sound":"x"} }"#
    let localize = #"{"/aps/sound": {"localized":{"en":"en.aiff","fr":"fr.aiff"}}}"#
    let message = try Message(
      try written(#"{"to": [1, 2, 3],  "localize":\#(localize), "payload":  \#(payload) } "#))
    #expect(message.content.payload == Array(payload.utf8))
    #expect(message.content.localize == Array(localize.utf8))
    #expect(message.content.recipients == .none)
    let stored = try Message(message.content)
    let context = MessageContext(appFallbackLanguages: ["en"])
    for reader in [["fr"], ["en"], ["ja"]] {
      for badge in [nil, 7] {
        let fresh = MessageRenderer(message.bound(to: nil, in: context))
        let later = MessageRenderer(stored.bound(to: nil, in: context))
        let rendered = try fresh.render(for: reader, at: nil, badge: badge)
        #expect(try later.render(for: reader, at: nil, badge: badge) == rendered)
        let root = try JSONDocument(parsing: rendered.bytes).root
        #expect(root["aps"]?["sound"]?.string == (reader == ["fr"] ? "fr.aiff" : "en.aiff"))
        #expect(root["aps"]?["badge"]?.int == badge)
      }
    }
  }

  @Test("absent options are resolved once and stay resolved")
  func resolved() throws {
    let background = try Message(try written(#"{"payload":{"aps":{"content-available":1}}}"#))
    #expect(background.options.pushType == .background)
    #expect(background.options.priority == 5)
    #expect(try Message(background.content).options == background.options)
    var call = try written(#"{"payload":{"aps":{}}}"#)
    let unclear = #expect(throws: MessageFault.self) { try Message(call) }
    #expect(unclear?.kind == .unclearPushType)
    #expect(unclear?.member == .pushType)
    call.pushType = .voip
    call.priority = 7
    let priority = #expect(throws: MessageFault.self) { try Message(call) }
    #expect(priority?.kind == .priority)
    #expect(priority?.member == .priority)
  }

  @Test("recipients from a request and from the store are parsed equally")
  func recipients() throws {
    let list =
      #"[{"user":"ann","args":{"name":"Ann","n":3},"badge":0}, {"token":"AB12"},{"user":"ann"}]"#
    let message = try Message(
      try written(#"{"payload":{"aps":{"alert":"x"}},"recipients":\#(list)}"#))
    #expect(message.content.recipients == .list(Array(list.utf8)))
    let stored = try Message(message.content)
    #expect(stored.recipients?.entries == message.recipients?.entries)
    #expect(
      stored.recipients?.audience
        == .named(tokens: [DeviceToken(bytes: [0xAB, 0x12])], users: ["ann"]))
    #expect(stored.recipients?.position(of: DeviceToken(bytes: [0xAB, 0x12])) == 1)
    #expect(stored.recipients?.hasBadge == true)
    var broken = message.content
    broken.recipients = .list(Array(#"[{"user":"ann"},{"user":1},{"token":"x"}]"#.utf8))
    let fault = #expect(throws: MessageFault.self) { try Message(broken) }
    #expect(fault?.kind == .wrongType)
    #expect(fault?.member == .recipients)
    #expect(fault?.pointer == "/1/user")
    #expect(fault?.others.map(\.kind) == [.deviceToken])
  }

  @Test("strings are loaded only if a key needs them, in the accepted revision")
  func strings() async throws {
    let asked = Mutex<[Int64]>([])
    let source = CatalogueSource(cache: CatalogueCache()) { app, revision in
      #expect(app == 4)
      asked.withLock { $0.append(revision) }
      return [StringTable(language: "en", body: Array(#"{"HI":"Hi"}"#.utf8))]
    }
    let plain = try Message(MessageContent(payload: Array(#"{"aps":{"alert":"x"}}"#.utf8)))
    let keyed = try Message(
      MessageContent(payload: Array(#"{"aps":{"alert":{"string":"HI"}}}"#.utf8)))
    let context = MessageContext(stringsRevision: 9)
    _ = try await plain.bound(for: 4, in: context, from: source)
    #expect(asked.withLock { $0 } == [])
    for _ in 0..<2 {
      let bound = try await keyed.bound(for: 4, in: context, from: source)
      try await bound.check()
      let rendered = try MessageRenderer(bound).render(for: ["fr"], at: nil, badge: nil)
      #expect(rendered.bytes == Array(#"{"aps":{"alert":"Hi"}}"#.utf8))
    }
    #expect(asked.withLock { $0 } == [9])
    let without = try await keyed.bound(for: 4, in: MessageContext(), from: source)
    let fault = await #expect(throws: MessageFault.self) { try await without.check() }
    #expect(fault?.kind == .unknownKey)
  }
}
