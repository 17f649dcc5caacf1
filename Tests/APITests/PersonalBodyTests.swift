// SPDX-License-Identifier: Apache-2.0
import API
import Intake
import JSONText
import Localization
import Messages
import PushModel
import TestSupport
import Testing

/// Requests with individual values for each recipient.
@Suite struct PersonalBodyTests {
  private static let payload =
    #""payload": {"aps": {"alert": {"body": {"string": "HI", "args": [{"recipient": "name"}, {"recipient": "n"}]}}}}"#

  private func parse(_ body: String, limits: APILimits = APILimits()) throws(Fault)
    -> NotificationDraft
  {
    try NotifyBody(parsing: Array(body.utf8), now: noon, limits: limits).draft
  }

  private static func personal(_ recipients: String, _ members: String = "") -> String {
    "{\"recipients\": \(recipients), \(payload)\(members)}"
  }

  @Test("recipients form the audience, each once, with their own values")
  func read() throws {
    let list =
      #"[{"user": "ann", "args": {"name": "Ann", "n": 3}, "badge": 0}, {"token": "AB12"}, {"user": "ann"}, {"token": "ab12", "args": {}}]"#
    let body = try parse(Self.personal(list))
    #expect(
      body.audience == .named(tokens: [DeviceToken(bytes: [0xAB, 0x12])], users: ["ann"]))
    let recipients = try #require(body.message.recipients)
    #expect(recipients.bytes == Array(list.utf8))
    #expect(recipients.entries.count == 4)
    #expect(recipients.entries[0].arguments == ["name": .text("Ann"), "n": .number("3")])
    #expect(recipients.entries[0].badge == 0)
    #expect(recipients.entries[1].badge == nil)
  }

  @Test("null in a recipient counts as an absent member")
  func nulls() throws {
    let body = try parse(
      Self.personal(#"[{"user": "ann", "token": null, "args": null, "badge": null}]"#))
    let recipients = try #require(body.message.recipients)
    let entry = try #require(recipients.entries.first)
    #expect(entry.user == "ann" && entry.token == nil)
    #expect(entry.arguments.isEmpty && !recipients.hasBadge)
    #expect(throws: Fault.self) { try parse(Self.personal(#"[{"user": null}]"#)) }
    #expect(throws: Fault.self) { try parse(Self.personal(#"[{"user": "a", "name": null}]"#)) }
  }

  @Test(
    "each fault is reported with the index of its recipient",
    arguments: [
      Refusal(personal("{}"), .wrongType, "/recipients", "an array such as"),
      Refusal(personal("[]"), .emptyAudience, "/recipients", "at least one"),
      Refusal(personal("[1]"), .wrongType, "/recipients/0", "an object such as"),
      Refusal(personal("[{}]"), .missingMember, "/recipients/0", "one"),
      Refusal(
        personal(#"[{"user": "a", "token": "ab"}]"#), .missingMember, "/recipients/0", "not both"),
      Refusal(
        personal(#"[{"user": "a"}, {"user": 7}]"#), .wrongType, "/recipients/1/user", "string"),
      Refusal(
        personal(#"[{"token": "xyz"}]"#), .invalidDeviceToken, "/recipients/0/token", "hexadecimal"),
      Refusal(
        personal(#"[{"user": "a", "badge": -1}]"#), .wrongType, "/recipients/0/badge", "0 to"),
      Refusal(
        personal(#"[{"user": "a", "args": []}]"#), .wrongType, "/recipients/0/args", "an object"),
      Refusal(
        personal(#"[{"user": "a", "args": {"a/b": null}}]"#), .wrongType, "/recipients/0/args/a~1b",
        "a string, a number, or an object"),
      Refusal(
        personal(#"[{"user": "a", "name": "x"}]"#), .unknownMember, "/recipients/0/name", "args"),
      Refusal(
        #"{"to": {"users": ["a"]}, \#(payload)}"#, .invalidPayload,
        "/payload/aps/alert/body/args/0", "\"recipients\""),
      Refusal(
        #"{"recipients": [{"user": "a", "badge": 1}], "push_type": "background", "payload": {"aps": {"content-available": 1}}}"#,
        .pushTypeMismatch, "/payload/aps/badge", "badge"),
      Refusal(
        #"{"recipients": [{"user": "a", "badge": 1}, {"user": "b"}], "payload": {"aps": {}}}"#,
        .pushTypeMismatch, "/recipients/1", "nothing to show"),
      Refusal(
        #"{"to": {"users": ["a"]}, "badge": {"set": 1}, "payload": {"aps": {"badge": 2}}}"#,
        .invalidValue, "/badge", "not both"),
      Refusal(
        #"{"to": {"users": ["a"]}, "badge": {"set": 1}, "payload": {"x": 2}}"#,
        .pushTypeMismatch, "/payload/aps", "aps object"),
    ])
  func refusals(refusal: Refusal) {
    refusal.check(fault { () throws(Fault) in try parse(refusal.body) })
  }

  @Test("the number of recipients is limited")
  func limit() throws {
    var limits = APILimits()
    #expect(limits.recipients == 10_000)
    limits.recipients = 2
    let two = #"{"user": "a"}, {"user": "b"}"#
    #expect(try parse(Self.personal("[\(two)]"), limits: limits).message.recipients != nil)
    let found = fault { () throws(Fault) in
      try parse(Self.personal("[\(two), {\"user\": \"c\"}]"), limits: limits)
    }
    #expect(found?.code == .tooManyNames)
  }

  // MARK: with strings

  private func check(
    _ recipients: String, _ members: String = "", text: String = "Hi %@, %d"
  ) async throws -> Fault? {
    var json = JSONWriter()
    json.object { $0.field("HI", text) }
    let catalogue = try Catalogue(
      revision: 1, sourceLanguage: "en",
      files: [
        ("en", try StringsFile(json: json.bytes)),
        ("de", try StringsFile(json: Array(#"{"HI": "Hallo %@: %d"}"#.utf8))),
      ])
    let message = try parse(Self.personal(recipients, members)).message
    do throws(Fault) {
      try await message.check(catalogue: catalogue, context: LanguageContext(sourceLanguage: "en"))
      return nil
    } catch { return error }
  }

  @Test("every recipient's arguments are checked, and all faults are reported")
  func arguments() async throws {
    #expect(
      try await check(#"[{"user": "a", "args": {"name": "A", "n": 3, "unused": "x"}}]"#) == nil)
    let found = try #require(
      try await check(
        #"[{"user": "a", "args": {"name": "A", "n": 3}}, {"user": "b", "args": {"n": 3}}, {"user": "c", "args": {"name": 5, "n": "x"}}]"#
      ))
    #expect(found.code == .invalidRecipient)
    #expect(found.pointer == "/recipients/1/args/name")
    #expect(found.others.map(\.pointer) == ["/recipients/2/args/n"])
    #expect(found.others.first?.members == [Fault.Member("language", .text("en"))])
    #expect(try await check("[\(list(50, #"{"user": "a"}"#))]")?.others.count == 19)
  }

  @Test("every recipient's payload is measured in every language, shortened if requested")
  func sizes() async throws {
    let long = String(repeating: "x", count: 4_000)
    let people =
      #"[{"user": "a", "args": {"name": "A", "n": 1}}, {"user": "b", "args": {"name": "\#(long)", "n": 1}}]"#
    #expect(try await check(people) == nil)
    let text = String(repeating: "y", count: 90) + " %@, %d"
    let found = try #require(try await check(people, text: text))
    #expect(found.code == .payloadTooLarge)
    #expect(found.pointer == "/recipients/1")
    #expect(found.members.first == Fault.Member("language", .text("en")))
    #expect(try await check(people, #", "truncate": true"#, text: text) == nil)
    let noBody = #", "truncate": true, "push_type": "alert""#
    let data = String(repeating: "z", count: 4_080)
    let message =
      #"{"recipients": [{"user": "a", "badge": 1}], "payload": {"aps": {"alert": "x"}, "d": "\#(data)"}\#(noBody)}"#
    let other = try parse(message).message
    let refused = await fault { () async throws(Fault) in
      try await other.check(catalogue: nil, context: LanguageContext())
    }
    #expect(refused?.pointer == "/recipients/0")
    #expect(refused?.detail.contains("shortening") == true)
  }
}
