// SPDX-License-Identifier: Apache-2.0
import JSONText
import PushModel
import Testing

@testable import Localization
@testable import Messages

@Suite("Arguments with a time zone, and dates without a time")
struct ArgumentZoneTests {
  private func renderer(_ arguments: String, recipients: String? = nil) throws -> MessageRenderer {
    let payload = #"{"aps":{"alert":{"string":"T","args":\#(arguments)}}}"#
    let message = try Message(
      MessageContent(
        payload: Array(payload.utf8), recipients: recipients.map { .list(Array($0.utf8)) } ?? .none)
    )
    let catalogue = try Catalogue(
      revision: 1, sourceLanguage: "de",
      files: [("de", try StringsFile(json: Array(#"{"T":"%1$@, %2$@"}"#.utf8)))])
    let context = MessageContext(appFallbackLanguages: ["de"])
    return MessageRenderer(message.bound(to: catalogue, in: context))
  }

  private func text(_ renderer: MessageRenderer, at position: Int? = nil, in zone: String?) throws
    -> String?
  {
    let rendered = try renderer.render(for: ["de-DE"], at: position, badge: nil, timeZone: zone)
    return try JSONDocument(parsing: rendered.bytes).root["aps"]?["alert"]?.string
  }

  /// A clock that never changes.
  private static func steps(_ secondsEast: Int32) -> [ClockStep] {
    [ClockStep(since: Instant(microseconds: 0), secondsEast: secondsEast)]
  }

  private static let known = [
    "Asia/Tokyo": steps(32_400), "Europe/Berlin": steps(3_600), "America/New_York": steps(-18_000),
  ]

  @Test("a time with a zone is shown in that zone to every reader")
  func zones() throws {
    let renderer = try renderer(
      #"[{"time":"2026-11-22T09:30:00Z","zone":"Asia/Tokyo"},{"time":"2026-11-22T09:30:00Z"}]"#)
    let zones = renderer.clocks.unknown(of: ["Europe/Berlin"])
    #expect(zones == ["Asia/Tokyo", "Europe/Berlin"])
    renderer.clocks.learn(zones, Self.known)
    #expect(try text(renderer, in: "Europe/Berlin") == "18:30, 10:30")
    #expect(try text(renderer, in: nil) == "18:30, 09:30")
    // Readers of a later page have further zones.
    renderer.clocks.learn(renderer.clocks.unknown(of: ["America/New_York"]), Self.known)
    #expect(try text(renderer, in: "America/New_York") == "18:30, 04:30")
  }

  @Test("recipients may have times in different zones")
  func recipients() throws {
    let recipients = """
      [{"user":"a","args":{"when":{"time":"2026-11-22T09:30:00Z","zone":"Asia/Tokyo"}}},
       {"user":"b","args":{"when":{"date":"2026-11-22T02:30:00Z","zone":"America/New_York"}}}]
      """
    let renderer = try renderer(#"["x",{"recipient":"when"}]"#, recipients: recipients)
    renderer.clocks.learn(renderer.clocks.unknown(of: []), Self.known)
    #expect(try text(renderer, at: 0, in: nil) == "x, 18:30")
    #expect(try text(renderer, at: 1, in: nil) == "x, 21.11.2026")
  }

  @Test("a date without a time is equal in every zone and needs no clock")
  func days() throws {
    let renderer = try renderer(#"[{"date":"2026-11-22"},{"date":"2026-11-22","style":"short"}]"#)
    #expect(!renderer.clocks.isNeeded)
    for zone in ["America/New_York", "Asia/Tokyo", nil] {
      #expect(try text(renderer, in: zone) == "22.11.2026, 22.11.26")
    }
  }

  @Test("the zones that a message names are listed with their positions")
  func places() throws {
    let payload = """
      {"payload":{"aps":{"alert":{"string":"T","args":[
      {"recipient":"when"},{"time":"2026-11-22T09:30:00Z","zone":"Mars/Olympus"}]}}},
      "recipients":[{"user":"a","args":{"when":{"time":"2026-11-22T09:30:00Z","zone":"Asia/Tokio"}}}]}
      """
    let root = try JSONDocument(parsing: Array(payload.utf8)).root
    let message = try Message(
      WrittenMessage(
        payload: root["payload"],
        recipients: try RecipientList(try #require(root["recipients"]))))
    #expect(
      message.zones.map { "\($0.member.rawValue)\($0.pointer) \($0.zone)" } == [
        "payload/aps/alert/args/1/zone Mars/Olympus",
        "recipients/0/args/when/zone Asia/Tokio",
      ])
  }

  @Test("every invalid argument is reported, in all texts of a message")
  func faults() throws {
    let payload = """
      {"aps":{"alert":{"title":{"string":"T","args":[{"date":"x"},"y",{"percent":"35%"}]},
      "body":{"string":"T","args":[{"number":"a"},{"currency":"EU","amount":1}]}},"sound":"s"}}
      """
    let localize = #"{"/aps/sound":{"string":"T","args":[{"time":"x"},true]}}"#
    let fault = #expect(throws: MessageFault.self) {
      try Message(
        WrittenMessage(
          payload: try JSONDocument(parsing: Array(payload.utf8)).root,
          localize: try JSONDocument(parsing: Array(localize.utf8)).root))
    }
    let all = fault.map { [$0] + $0.others } ?? []
    #expect(
      all.map { "\($0.member.rawValue)\($0.pointer)" } == [
        "payload/aps/alert/title/args/0/date", "payload/aps/alert/title/args/2/percent",
        "payload/aps/alert/body/args/0/number", "payload/aps/alert/body/args/1/currency",
        "localize/~1aps~1sound/args/0/time", "localize/~1aps~1sound/args/1",
      ])
  }
}
