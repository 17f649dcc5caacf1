// SPDX-License-Identifier: Apache-2.0
import Intake
import Messages
import PushModel
import Testing

@testable import LegacyBridge

@Suite("Frames as notifications")
struct LegacyTranslationTests {
  private static func sender(_ type: PushType? = nil) -> LegacySender {
    LegacySender(
      app: AppID(rawValue: 1), environment: .sandbox, pushType: type, name: "0123456789abcdef")
  }

  private func draft(
    _ payload: String, priority: UInt8? = nil, expiration: UInt32? = nil,
    identifier: UInt32? = 42, as type: PushType? = nil,
    unregisteredIn environment: PushEnvironment? = nil
  ) throws(LegacyError) -> NotificationDraft {
    try LegacyTranslation.draft(
      LegacyFrame(
        .items, identifier: identifier, expiration: expiration, priority: priority, token: token(),
        payload: Array(payload.utf8)),
      from: Self.sender(type), unregisteredIn: environment)
  }

  /// A payload, and the push type and priority derived from it.
  struct Derived: Sendable {
    let payload: String
    let written: UInt8?
    let type: PushType
    let priority: Int
  }

  static let derived = [
    Derived(payload: #"{"aps":{"alert":"x"}}"#, written: nil, type: .alert, priority: 10),
    Derived(payload: #"{"aps":{"alert":"x"}}"#, written: 10, type: .alert, priority: 10),
    Derived(payload: #"{"aps":{"alert":"x"}}"#, written: 5, type: .alert, priority: 5),
    Derived(payload: #"{"aps":{"badge":1}}"#, written: nil, type: .alert, priority: 10),
    Derived(
      payload: #"{"aps":{"content-available":1}}"#, written: 10, type: .background, priority: 5),
    Derived(
      payload: #"{"aps":{"content-available":1}}"#, written: nil, type: .background, priority: 5),
    Derived(
      payload: #"{"aps":{"content-available":1,"sound":""}}"#, written: 10, type: .alert,
      priority: 10),
    Derived(payload: #"{"mdm":"magic"}"#, written: 10, type: .mdm, priority: 10),
  ]

  @Test("push type and priority follow from the payload", arguments: derived)
  func types(_ row: Derived) throws {
    let options = try draft(row.payload, priority: row.written).message.options
    #expect(options.pushType == row.type && options.priority == row.priority)
  }

  @Test("a VoIP sender's pushes are VoIP pushes, whatever their payload")
  func voip() throws {
    let draft = try draft(#"{"call":1,"aps":{}}"#, as: .voip)
    #expect(draft.message.options.pushType == .voip)
    #expect(draft.expiresAt == Instant(microseconds: 0))
  }

  @Test("expiration, identifier and sender are kept")
  func kept() throws {
    let payload = #"{"aps":{"alert":"x"}}"#
    let full = try draft(payload, expiration: 1_800_000_000)
    #expect(full.expiresAt == Instant(milliseconds: 1_800_000_000_000))
    #expect(full.message.options.reference == "42")
    #expect(full.sentBy?.name == "legacy 0123456789abcdef")
    #expect(try draft(payload, expiration: 0).expiresAt == Instant(microseconds: 0))
    let none = try draft(payload, identifier: nil)
    #expect(none.expiresAt == nil && none.message.options.reference == nil)
    #expect(none.audience == .named(tokens: [DeviceToken(bytes: token())]))
  }

  @Test("a push to an unregistered device may revive it")
  func revives() throws {
    let draft = try draft(#"{"aps":{"alert":"x"}}"#, unregisteredIn: .production)
    #expect(draft.audience.environment == .production)
    #expect(
      draft.audience.unregistered
        == UnregisteredTokens(environment: .production, revivesDevices: true))
  }

  @Test(
    "a payload that Apple would refuse is a processing error",
    arguments: [
      "{", "[]", "", "null", #"{"aps":{"alert":7}}"#, #"{"aps":{}}"#, "\u{feff}{}",
      #"{"a":1,"a":2,"aps":{"alert":"x"}}"#, "{\"aps\":{\"alert\":\"\\u0000\"}}",
    ])
  func refused(_ payload: String) {
    #expect(throws: LegacyError(.processingError, identifier: 42)) { try draft(payload) }
  }
}
