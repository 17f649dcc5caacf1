// SPDX-License-Identifier: Apache-2.0
import API
import Intake
import JSONText
import Localization
import Messages
import PushModel
import TestSupport
import Testing

@Suite struct NotifyBodyTests {
  private static let hello = #""payload": {"aps": {"alert": "Hello"}}"#

  private func parse(_ body: String) throws(Fault) -> NotificationDraft {
    try NotifyBody(parsing: Array(body.utf8), now: noon).draft
  }

  /// A request to one user with a greeting and the given members.
  private func parse(with members: String) throws(Fault) -> NotificationDraft {
    try parse("{\"to\": {\"users\": [\"bob\"]}, \(Self.hello), \(members)}")
  }

  @Test("the documented request is parsed completely, its payload byte for byte")
  func full() throws {
    let payload =
      #"{ "aps": {"alert": {"title": {"localized": {"en": "Hi"}}},  "badge": 5.0}, "g":1 }"#
    let body = try parse(
      """
      { "to": { "users": ["bob"], "tokens": ["AB12", "ab12"], "environment": "sandbox" },
        "payload": \(payload), "collapse_id": "game-17", "expires_in": 3600, "fallback": ["fr_CA"] }
      """)
    #expect(
      body.audience
        == Audience(
          .named(tokens: [DeviceToken(bytes: [0xAB, 0x12])], users: ["bob"]), environment: .sandbox)
    )
    #expect(
      body.message.content
        == MessageContent(
          payload: Array(payload.utf8),
          options: MessageOptions(fallbackLanguages: ["fr-CA"], expiresIn: 3600)))
    #expect(body.collapseID == "game-17")
    #expect(body.expiresAt == nil)
  }

  @Test("absent members have Apple's defaults")
  func defaults() throws {
    let plain = try parse("{\"to\": {\"everyone\": true}, \(Self.hello)}")
    #expect(plain.audience == .everyone)
    #expect(plain.collapseID == nil && plain.expiresAt == nil)
    let background = try parse(
      #"{"to": {"users": ["u"]}, "payload": {"aps": {"content-available": 1}}}"#)
    #expect(background.message.options.pushType == .background)
    #expect(background.message.options.priority == 5)
    let call = try parse(
      #"{"to": {"users": ["u"]}, "push_type": "voip", "payload": {"aps": {}}}"#)
    #expect(call.expiresAt == Instant(microseconds: 0))
  }

  @Test("an expiration is accepted in each of its forms")
  func expirations() throws {
    #expect(try parse(with: #""expires_in": 0"#).expiresAt == Instant(microseconds: 0))
    #expect(try parse(with: #""expires_at": 0"#).expiresAt == Instant(microseconds: 0))
    #expect(
      try parse(with: #""expires_at": 1795165260"#).expiresAt == noon.adding(seconds: 60))
    #expect(
      try parse(with: #""expires_at": "2026-11-20T10:00:00+00:00""#).expiresAt
        == noon.adding(seconds: 3600))
    #expect(
      try parse(with: #""expires_in": 2592000"#).message.options.expiresIn == 2_592_000)
  }

  @Test("an audience of 10,000 names is accepted, one of 10,001 is not")
  func names() throws {
    let users = (0..<10_000).map { "\"u\($0)\"" }.joined(separator: ",")
    let body = try parse("{\"to\": {\"users\": [\(users)]}, \(Self.hello)}")
    #expect(body.audience.users.count == 10_000)
    let found = fault { () throws(Fault) in
      try parse("{\"to\": {\"users\": [\(users)], \"tokens\": [\"ab\"]}, \(Self.hello)}")
    }
    #expect(found?.code == .tooManyNames)
    #expect(found?.pointer == "/to/tokens")
  }

  @Test(
    "each fault is reported with its pointer and the expected value",
    arguments: [
      Refusal("{}", .missingMember, "/to", "the audience"),
      Refusal(#"{"to": {"everyone": true}}"#, .missingMember, "/payload", "Apple's JSON"),
      Refusal(#"{"to": {}, \#(hello)}"#, .emptyAudience, "/to", "tokens, users"),
      Refusal(#"{"to": {"users": [], "tokens": []}, \#(hello)}"#, .emptyAudience, "/to", "users"),
      Refusal(#"{"to": {"everyone": false}, \#(hello)}"#, .emptyAudience, "/to", "everyone"),
      Refusal(#"{"to": {"environment": "sandbox"}, \#(hello)}"#, .emptyAudience, "/to", "tokens"),
      Refusal(
        #"{"to": {"everyone": true, "users": ["a"]}, \#(hello)}"#, .invalidValue, "/to",
        "not both"),
      Refusal(#"{"to": "bob", \#(hello)}"#, .wrongType, "/to", "an object such as"),
      Refusal(#"{"to": {"user": ["a"]}, \#(hello)}"#, .unknownMember, "/to/user", "users"),
      Refusal(#"{"to": {"users": "a"}, \#(hello)}"#, .wrongType, "/to/users", "array of user"),
      Refusal(#"{"to": {"users": ["a", ""]}, \#(hello)}"#, .invalidValue, "/to/users/1", "empty"),
      Refusal(
        #"{"to": {"tokens": ["xy"]}, \#(hello)}"#, .invalidDeviceToken, "/to/tokens/0", "offset 0"),
      Refusal(
        #"{"to": {"everyone": true}, "payload": "x"}"#, .wrongType, "/payload", "JSON object"),
      Refusal(
        #"{"to": {"everyone": true}, "payload": {"aps": {"alert": {"title": 5}}}}"#,
        .invalidPayload, "/payload/aps/alert/title", "title"),
      Refusal(
        #"{"to": {"everyone": true}, "payload": {"aps": {"badge": "1"}}}"#, .invalidPayload,
        "/payload/aps/badge", "integer"),
      Refusal(
        #"{"to": {"everyone": true}, "payload": {"aps": {}}}"#, .unclearPushType, "/push_type",
        "named here"),
    ])
  func refusals(refusal: Refusal) {
    refusal.check(fault { () throws(Fault) in try parse(refusal.body) })
  }

  @Test("filters narrow a named audience, or all devices if no name is given")
  func narrowing() throws {
    let body = try parse(
      """
      { "to": { "tags": {"all": ["beta", "beta"], "any": ["a", "b"], "none": ["c"]}, "languages": ["fr_CA", "de"],
          "app_version": {"from": "3.2.0", "below": "4"}, "environment": "sandbox" }, \(Self.hello) }
      """)
    let narrowing = Narrowing(
      tags: Narrowing.Tags(all: ["beta"], any: ["a", "b"], none: ["c"]),
      languages: ["fr-CA", "de"],
      versions: AppVersionRange(from: AppVersion("3.2"), below: AppVersion("4")))
    #expect(body.audience == Audience(.everyone, environment: .sandbox, narrowing: narrowing))
    for everyone in [#""everyone": true, "#, #""everyone": false, "#, ""] {
      let body = try parse("{\"to\": {\(everyone)\"languages\": [\"fr\"]}, \(Self.hello)}")
      #expect(body.audience == Audience(.everyone, narrowing: Narrowing(languages: ["fr"])))
    }
    for (share, parsed) in [
      (#"{"from": 10, "to": 50, "seed": "s"}"#, AudienceShare(from: 10, to: 50, seed: "s")),
      (#"{"to": 10}"#, AudienceShare(from: 0, to: 10)),
      (#"{"seed": "s"}"#, AudienceShare(from: 0, to: 100, seed: "s")),
    ] {
      let body = try parse("{\"to\": {\"share\": \(share)}, \(Self.hello)}")
      #expect(body.audience == Audience(.everyone, narrowing: Narrowing(share: parsed)))
    }
    let named = try parse(
      "{\"to\": {\"users\": [\"bob\"], \"tags\": {\"none\": [\"x\"]}}, \(Self.hello)}")
    #expect(
      named.audience
        == Audience(
          .named(tokens: [], users: ["bob"]),
          narrowing: Narrowing(tags: Narrowing.Tags(none: ["x"]))))
    let most = (1...16).map { "\"t\($0)\"" }.joined(separator: ",")
    let full = try parse("{\"to\": {\"tags\": {\"any\": [\(most)]}}, \(Self.hello)}")
    #expect(full.audience.narrowing.tags.any.count == 16)
  }

  private static let seventeen = (1...17).map { "\"t\($0)\"" }.joined(separator: ",")
  private static let thirtyThree = (1...33).map { _ in #""fr""# }.joined(separator: ",")

  @Test("`send_unregistered` gives unregistered tokens an environment and languages")
  func unregistered() throws {
    func parsed(_ unregistered: String) throws -> UnregisteredTokens? {
      try parse(
        "{\"to\": {\"tokens\": [\"ab\"]}, \(Self.hello), \"send_unregistered\": \(unregistered)}"
      )
      .audience.unregistered
    }
    #expect(
      try parsed(#"{"environment": "sandbox", "languages": ["de_CH", "fr"]}"#)
        == UnregisteredTokens(environment: .sandbox, languages: ["de-CH", "fr"]))
    #expect(try parsed("{}") == UnregisteredTokens(environment: .production))
    #expect(try parse("{\"to\": {\"tokens\": [\"ab\"]}, \(Self.hello)}").audience.isPlain)
  }

  @Test(
    "members that conflict with `send_unregistered` are refused",
    arguments: [
      Refusal(
        #""to": {"users": ["bob"]}"#, .invalidValue, "/send_unregistered", "tokens only"),
      Refusal(
        #""to": {"tokens": ["ab"], "users": ["b"]}"#, .invalidValue, "/send_unregistered",
        "tokens only"),
      Refusal(#""to": {"everyone": true}"#, .invalidValue, "/send_unregistered", "tokens only"),
      Refusal(
        #""to": {"tokens": ["ab"], "languages": ["de"]}"#, .invalidValue, "/send_unregistered",
        "without tags"),
      Refusal(
        #""to": {"tokens": ["ab"], "environment": "production"}"#, .invalidValue,
        "/send_unregistered",
        "\"production\""),
      Refusal(
        #""to": {"tokens": ["ab"]}, "badge": {"increment": 1}"#, .invalidValue,
        "/send_unregistered",
        "increment"),
      Refusal(
        #""recipients": [{"token": "ab"}]"#, .invalidValue, "/send_unregistered",
        "not \"recipients\""),
    ])
  func unregisteredRefusals(refusal: Refusal) {
    let unregistered = #""send_unregistered": {"environment": "sandbox"}"#
    refusal.check(
      fault { () throws(Fault) in try parse("{\(refusal.body), \(unregistered), \(Self.hello)}") })
  }

  @Test(
    "each member of `send_unregistered` is checked",
    arguments: [
      Refusal("true", .wrongType, "/send_unregistered", "an object such as"),
      Refusal(
        #"{"environment": "test"}"#, .invalidValue, "/send_unregistered/environment", "production"),
      Refusal(
        #"{"languages": ["?"]}"#, .unusableLanguage, "/send_unregistered/languages/0", "zh-Hant"),
      Refusal(#"{"user": "bob"}"#, .unknownMember, "/send_unregistered/user", "languages"),
    ])
  func unregisteredMembers(refusal: Refusal) {
    refusal.check(
      fault { () throws(Fault) in
        try parse(
          "{\"to\": {\"tokens\": [\"ab\"]}, \(Self.hello), \"send_unregistered\": \(refusal.body)}")
      })
  }

  @Test(
    "each audience filter is checked",
    arguments: [
      Refusal(#""tags": {}"#, .invalidValue, "/to/tags", "all"),
      Refusal(#""tags": ["a"]"#, .wrongType, "/to/tags", "an object such as"),
      Refusal(#""tags": {"all": []}"#, .invalidValue, "/to/tags/all", "1 to 16 tags, not 0"),
      Refusal(#""tags": {"any": [\#(seventeen)]}"#, .invalidValue, "/to/tags/any", "not 17"),
      Refusal(#""tags": {"any": "a"}"#, .wrongType, "/to/tags/any", "array of tags"),
      Refusal(#""tags": {"none": ["a", ""]}"#, .invalidValue, "/to/tags/none/1", "empty"),
      Refusal(#""tags": {"some": ["a"]}"#, .unknownMember, "/to/tags/some", "all, any, none"),
      Refusal(
        #""tags": {"all": ["a"], "none": ["b", "a"]}"#, .invalidValue, "/to/tags", "no tag both"),
      Refusal(#""languages": []"#, .invalidValue, "/to/languages", "1 to 32 languages, not 0"),
      Refusal(#""languages": [\#(thirtyThree)]"#, .invalidValue, "/to/languages", "not 33"),
      Refusal(#""languages": "fr""#, .wrongType, "/to/languages", "array of language tags"),
      Refusal(#""languages": ["fr", "?"]"#, .unusableLanguage, "/to/languages/1", "zh-Hant"),
      Refusal(#""app_version": {}"#, .invalidValue, "/to/app_version", "from"),
      Refusal(#""app_version": "3.2""#, .wrongType, "/to/app_version", "an object such as"),
      Refusal(
        #""app_version": {"from": "3.x"}"#, .invalidValue, "/to/app_version/from", "dotted numbers"),
      Refusal(
        #""app_version": {"from": 3.2}"#, .wrongType, "/to/app_version/from", "string"),
      Refusal(
        #""app_version": {"from": "3.2", "below": "3.2.0"}"#, .invalidValue, "/to/app_version",
        "higher than"),
      Refusal(#""app_version": {"to": "3"}"#, .unknownMember, "/to/app_version/to", "from, below"),
      Refusal(#""everyone": 1"#, .wrongType, "/to/everyone", "true or false"),
      Refusal(#""share": 10"#, .wrongType, "/to/share", "an object such as"),
      Refusal(#""share": {}"#, .invalidValue, "/to/share", "0 to 100"),
      Refusal(#""share": {"to": 10.5}"#, .wrongType, "/to/share/to", "whole percentage"),
      Refusal(#""share": {"to": 101}"#, .invalidValue, "/to/share", "0 to 100"),
      Refusal(#""share": {"from": 10, "to": 10}"#, .invalidValue, "/to/share", "higher than"),
      Refusal(#""share": {"from": -1}"#, .invalidValue, "/to/share", "0 to 100"),
      Refusal(#""share": {"seed": ""}"#, .invalidValue, "/to/share/seed", "not empty"),
      Refusal(#""share": {"of": 1}"#, .unknownMember, "/to/share/of", "from, to, seed"),
    ])
  func narrowingRefusals(refusal: Refusal) {
    refusal.check(
      fault { () throws(Fault) in try parse("{\"to\": {\(refusal.body)}, \(Self.hello)}") })
  }

  @Test(
    "each further member is checked",
    arguments: [
      Refusal(#""sendat": 1"#, .unknownMember, "/sendat", "to, recipients, payload"),
      Refusal(#""collapse_id": """#, .invalidCollapseID, "/collapse_id", "not empty"),
      Refusal(
        #""collapse_id": "\#(String(repeating: "c", count: 65))""#, .invalidCollapseID,
        "/collapse_id", "64"),
      Refusal(#""collapse_id": "a\nb""#, .invalidCollapseID, "/collapse_id", "control"),
      Refusal(#""collapse_id": "a ""#, .invalidCollapseID, "/collapse_id", "either end"),
      Refusal(#""expires_in": -1"#, .invalidExpiration, "/expires_in", "0 to 2592000"),
      Refusal(#""expires_in": 3600000"#, .invalidExpiration, "/expires_in", "3600 is right"),
      Refusal(#""expires_in": 1.5"#, .wrongType, "/expires_in", "expected here, not 1.5"),
      Refusal(#""expires_in": "60""#, .wrongType, "/expires_in", "whole number"),
      Refusal(
        #""expires_at": 1795165260000"#, .invalidExpiration, "/expires_at",
        "1795165260 would be right"),
      Refusal(#""expires_at": 1795165199"#, .invalidExpiration, "/expires_at", "after now"),
      // Libraries write this for an unset time.
      Refusal(
        #""expires_at": "0001-01-01T00:00:00Z""#, .invalidExpiration, "/expires_at", "after now"),
      Refusal(
        #""expires_at": "1969-12-31T23:59:59Z""#, .invalidExpiration, "/expires_at", "after now"),
      Refusal(
        #""expires_at": "2027-11-20T09:00:00Z""#, .invalidExpiration, "/expires_at", "30 days"),
      Refusal(
        #""expires_at": 1.5"#, .wrongType, "/expires_at", "UNIX seconds is expected here, not 1.5"),
      Refusal(#""expires_at": "tomorrow""#, .wrongType, "/expires_at", "RFC 3339"),
      Refusal(
        #""expires_in": 60, "expires_at": 1795165260"#, .invalidExpiration, "/expires_at",
        "not both"),
      Refusal(#""fallback": ["fr", "?"]"#, .unusableLanguage, "/fallback/1", "zh-Hant"),
      Refusal(#""fallback": "fr""#, .wrongType, "/fallback", "array"),
      Refusal(#""max_rate": 0"#, .invalidValue, "/max_rate", "1 to 1000000"),
      Refusal(#""max_rate": 1000001"#, .invalidValue, "/max_rate", "1 to 1000000"),
      Refusal(#""max_rate": 0.5"#, .wrongType, "/max_rate", "a second is expected here, not 0.5"),
      Refusal(#""delivery": "once""#, .invalidValue, "/delivery", "\"at-least-once\""),
      Refusal(#""delivery": true"#, .wrongType, "/delivery", "string"),
      Refusal(#""reference": 7"#, .wrongType, "/reference", "string"),
      Refusal(#""reference": """#, .invalidValue, "/reference", "not empty"),
      Refusal(
        #""reference": "\#(String(repeating: "é", count: 65))""#, .invalidValue, "/reference",
        "128 bytes, not 130"),
      Refusal(#""truncate": 1"#, .wrongType, "/truncate", "true or false"),
      Refusal(#""badge": 5"#, .wrongType, "/badge", "{\"set\": 5}"),
      Refusal(
        #""badge": {"set": -1}"#, .wrongType, "/badge/set",
        "0 to 2147483647 is expected here, not -1"),
      Refusal(#""badge": {"increment": 0}"#, .invalidValue, "/badge/increment", "1 or more"),
      Refusal(#""badge": {"increment": "1"}"#, .wrongType, "/badge/increment", "whole number"),
      Refusal(#""badge": {"set": 1, "increment": 1}"#, .invalidValue, "/badge", "one member"),
      Refusal(#""badge": {"add": 1}"#, .unknownMember, "/badge/add", "set"),
      Refusal(#""localize": "x""#, .invalidPayload, "/localize", "an object"),
      Refusal(
        #""localize": {"/aps/sound": {"string": "k"}}"#, .invalidLocalize, "/localize/~1aps~1sound",
        "nothing is there"),
      Refusal(#""recipients": [{"user": "a"}]"#, .invalidValue, "/to", "not both"),
      Refusal(#""priority": 7"#, .invalidPriority, "/priority", "10, 5, 1"),
      Refusal(#""priority": 1.5"#, .wrongType, "/priority", "10, 5 or 1 is expected here, not 1.5"),
      Refusal(#""priority": "10""#, .wrongType, "/priority", "10, 5 or 1"),
      Refusal(#""push_type": "Alert""#, .invalidValue, "/push_type", "\"alert\""),
      Refusal(
        #""push_type": "background""#, .pushTypeMismatch, "/payload/aps/content-available",
        "content-available: 1"),
    ])
  func memberRefusals(refusal: Refusal) {
    refusal.check(fault { () throws(Fault) in try parse(with: refusal.body) })
  }

  @Test(
    "the delivery policy comes from the request, else from the push type",
    arguments: [
      ("", DeliveryPolicy.atLeastOnce),
      (#", "delivery": "at-most-once""#, .atMostOnce),
      (#", "push_type": "voip""#, .atMostOnce),
      (#", "push_type": "pushtotalk", "priority": 10"#, .atMostOnce),
      (#", "push_type": "voip", "delivery": "at-least-once""#, .atLeastOnce),
      (#", "push_type": "widgets""#, .atLeastOnce),
    ])
  func delivery(members: String, policy: DeliveryPolicy) throws {
    let payload =
      members.contains("widgets") ? #"{"aps": {"content-changed": true}}"# : #"{"aps": {}}"#
    let body = members.contains("push_type") ? payload : #"{"aps": {"alert": "x"}}"#
    let parsed = try NotifyBody(
      parsing: Array(#"{"to": {"everyone": true}, "payload": \#(body)\#(members)}"#.utf8), now: noon
    )
    #expect(parsed.draft.message.options.deliveryPolicy == policy)
  }
}

@Suite struct MessageCheckTests {
  private func message(_ payload: String, _ members: String = "") throws(Fault) -> Message {
    let body = "{\"to\": {\"everyone\": true}, \"payload\": \(payload)\(members)}"
    return try NotifyBody(parsing: Array(body.utf8), now: noon).draft.message
  }

  private static func alert(_ text: String) -> String { "{\"aps\": {\"alert\": \(text)}}" }

  @Test("a payload of Apple's exact limit is accepted, one byte more is refused")
  func size() async throws {
    let room = 4096 - Self.alert("\"\"").utf8.count
    let fits = try message(Self.alert("\"\(String(repeating: "a", count: room))\""))
    try await fits.check(catalogue: nil, context: LanguageContext())
    let over = try message(Self.alert("\"\(String(repeating: "a", count: room + 1))\""))
    let found = await fault { () async throws(Fault) in
      try await over.check(catalogue: nil, context: LanguageContext())
    }
    #expect(found?.code == .payloadTooLarge)
    #expect(
      found?.members == [
        Fault.Member("bytes", .number(4097)), Fault.Member("maximum_bytes", .number(4096)),
      ])
    let call = try message(
      Self.alert("\"\(String(repeating: "a", count: room + 1))\""), #", "push_type": "voip""#)
    try await call.check(catalogue: nil, context: LanguageContext())
  }

  @Test("an oversized rendering is reported with its language")
  func renderedSize() async throws {
    let long = String(repeating: "ä", count: 2100)
    let body = try message(Self.alert(#"{"body": {"localized": {"en": "Hi", "de": "\#(long)"}}}"#))
    let found = await fault { () async throws(Fault) in
      try await body.check(catalogue: nil, context: LanguageContext(sourceLanguage: "en"))
    }
    #expect(found?.code == .payloadTooLarge)
    #expect(found?.members.first == Fault.Member("language", .text("de")))
    #expect(found?.members.last == Fault.Member("sizes", .numbers(["de": 4232])))
    #expect(found?.detail.contains("in de") == true)
    let shortened = try message(
      Self.alert(#"{"body": {"localized": {"en": "Hi", "de": "\#(long)"}}}"#),
      #", "truncate": true"#)
    try await shortened.check(catalogue: nil, context: LanguageContext(sourceLanguage: "en"))
  }

  @Test("a payload is refused if shortening cannot help; badges add to its size")
  func cannotShorten() async throws {
    let title = try message(
      Self.alert(#"{"title": "\#(String(repeating: "t", count: 4_090))", "body": "x"}"#),
      #", "truncate": true"#)
    let found = await fault { () async throws(Fault) in
      try await title.check(catalogue: nil, context: LanguageContext())
    }
    #expect(found?.code == .payloadTooLarge)
    #expect(found?.detail.contains("shortening") == true)
    let room = 4096 - Self.alert("\"\"").utf8.count
    let full = Self.alert("\"\(String(repeating: "a", count: room))\"")
    let badged = try message(full, #", "badge": {"set": 5}"#)
    #expect(
      await fault { () async throws(Fault) in
        try await badged.check(catalogue: nil, context: LanguageContext())
      }?
      .members.first == Fault.Member("bytes", .number(4096 + #""badge":5,"#.utf8.count)))
  }

  @Test("a message without text for some reader is reported with field and language")
  func noText() async throws {
    let body = try message(
      Self.alert(
        #"{"title": {"localized": {"en": "Hi", "fr": "Salut"}}, "body": {"localized": {"fr": "x"}}}"#
      ))
    let found = await fault { () async throws(Fault) in
      try await body.check(catalogue: nil, context: LanguageContext(sourceLanguage: "en"))
    }
    #expect(found?.code == .noText)
    #expect(found?.pointer == "/payload/aps/alert/body")
    #expect(found?.members == [Fault.Member("language", .text("en"))])
    let saved = try message(
      String(decoding: body.content.payload, as: UTF8.self), #", "fallback": ["fr"]"#)
    try await saved.check(catalogue: nil, context: LanguageContext(sourceLanguage: "en"))
  }

  @Test("a string key that the catalogue lacks is refused")
  func unknownString() async throws {
    let body = try message(Self.alert(#"{"body": {"string": "GREETING", "args": ["Jenna"]}}"#))
    let found = await fault { () async throws(Fault) in
      try await body.check(catalogue: nil, context: LanguageContext(sourceLanguage: "en"))
    }
    #expect(found?.code == .unknownString)
    #expect(found?.pointer == "/payload/aps/alert/body/string")
    let strings = try StringsFile(json: Array(#"{"GREETING": "Hello, %@"}"#.utf8))
    let catalogue = try Catalogue(revision: 1, sourceLanguage: "en", files: [("en", strings)])
    try await body.check(catalogue: catalogue, context: LanguageContext(sourceLanguage: "en"))
  }

  @Test("a long member name is shortened in the error message")
  func longNames() throws {
    let name = String(repeating: "x", count: 200_000)
    let hello = #""payload": {"aps": {"alert": "Hello"}}"#
    let languages = "{\"localized\": {\"\(name)\": \"Hi\"}}"
    for body in [
      "{\"\(name)\": 1}", "{\"to\": {\"\(name)\": 1}, \(hello)}",
      "{\"to\": {\"users\": [\"bob\"]}, \"payload\": {\"aps\": {\"alert\": \(languages)}}}",
      "{\"to\": {\"users\": [\"bob\"]}, \(hello), \"localize\": {\"\(name)\": 1}}",
      "{\"recipients\": [{\"\(name)\": 1}], \(hello)}",
    ] {
      let fault = #expect(throws: Fault.self) {
        _ = try NotifyBody(parsing: Array(body.utf8), now: noon)
      }
      for one in fault.map({ [$0] + $0.others }) ?? [] {
        #expect(one.detail.utf8.count + (one.pointer?.utf8.count ?? 0) < 2_500)
      }
    }
  }
}
