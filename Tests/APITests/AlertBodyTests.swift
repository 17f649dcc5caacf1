// SPDX-License-Identifier: Apache-2.0
import API
import Intake
import JSONText
import Localization
import Messages
import PushModel
import TestSupport
import Testing

/// `alert` beside `payload` is the short form of `payload.aps.alert`.
@Suite struct AlertBodyTests {
  private func parse(_ members: String) throws(Fault) -> NotificationDraft {
    try NotifyBody(parsing: Array(#"{"to": {"everyone": true}, \#(members)}"#.utf8), now: noon)
      .draft
  }

  private func payload(_ members: String) throws -> String {
    String(decoding: try parse(members).message.content.payload, as: UTF8.self)
  }

  @Test(
    "each short form becomes the payload's alert",
    arguments: [
      (#""alert": "Hello""#, #"{"aps":{"alert":"Hello"}}"#),
      (
        #""alert": {"title": "A", "body": {"string": "KEY", "args": ["x"]}}"#,
        #"{"aps":{"alert":{"title": "A", "body": {"string": "KEY", "args": ["x"]}}}}"#
      ),
      (
        #""alert": {"string": "KEY", "table": "Push", "args": ["Jenna", 3]}"#,
        #"{"aps":{"alert":{"string": "KEY", "table": "Push", "args": ["Jenna", 3]}}}"#
      ),
      (
        #""alert": {"localized": {"en": "Hi"}}"#, #"{"aps":{"alert":{"localized": {"en": "Hi"}}}}"#
      ),
      (
        #""alert": {"en": "Hi", "fr-CA": "Allô"}"#,
        #"{"aps":{"alert":{"localized":{"en":"Hi","fr-CA":"Allô"}}}}"#
      ),
      (
        #""alert": {"en": {"title": "T", "body": "B"}, "fr": {"body": "b", "title": "t"}}"#,
        #"{"aps":{"alert":{"title":{"localized":{"en":"T","fr":"t"}},"body":{"localized":{"en":"B","fr":"b"}}}}}"#
      ),
      (
        #""alert": {"en": "B", "fr": {"body": "b"}}"#,
        #"{"aps":{"alert":{"body":{"localized":{"fr":"b","en":"B"}}}}}"#
      ),
      (
        #""alert": "Hi", "payload": {"game": "g-17"}"#,
        #"{"aps":{"alert":"Hi"},"game": "g-17"}"#
      ),
      (#""alert": "Hi", "payload": {}"#, #"{"aps":{"alert":"Hi"}}"#),
      (
        #""payload": {"game": 1, "aps": {"sound": "x"}}, "alert": "Hi""#,
        #"{"game": 1, "aps": {"alert":"Hi","sound": "x"}}"#
      ),
      (#""payload": {"aps": { }}, "alert": "Hi""#, #"{"aps": {"alert":"Hi" }}"#),
    ])
  func merged(members: String, expected: String) throws {
    #expect(try payload(members) == expected)
    #expect(try parse(members).message.options.pushType == .alert)
  }

  @Test(
    "a fault in the short form is reported at its position in the request",
    arguments: [
      Refusal(#""alert": """#, .invalidPayload, "/alert", "expected a text"),
      Refusal(#""alert": 7"#, .invalidPayload, "/alert", "expected a text"),
      Refusal(#""alert": {}"#, .invalidPayload, "/alert", "expected a text"),
      Refusal(
        #""alert": {"title": "A", "bodi": "B"}"#, .invalidPayload, "/alert/bodi",
        "payload.aps.alert"
      ),
      Refusal(
        #""alert": {"titel": "A"}"#, .invalidPayload, "/alert/titel", "title, subtitle or body"),
      Refusal(
        #""alert": {"en": 7}"#, .invalidPayload, "/alert/en", "expected a text, or an object"),
      Refusal(#""alert": {"en": {"titel": "A"}}"#, .invalidPayload, "/alert/en/titel", "title"),
      Refusal(#""alert": {"en": "a", "EN": "b"}"#, .invalidPayload, "/alert", "one language"),
      Refusal(#""alert": {"string": ""}"#, .invalidPayload, "/alert/string", "a key"),
      Refusal(#""alert": {"body": {"string": 1}}"#, .invalidPayload, "/alert/body/string", "a key"),
      Refusal(#""alert": {"body": 1}"#, .invalidPayload, "/alert/body", "must be a string"),
      Refusal(
        #""alert": "x", "payload": {"aps": {"alert": "y"}}"#, .invalidValue, "/alert", "not both"),
      Refusal(
        #""alert": "x", "payload": {"aps": 1}"#, .invalidPayload, "/payload/aps", "an object"),
      Refusal(
        #""alert": {"body": {"string": "K", "args": [{"recipient": "n"}]}}"#, .invalidPayload,
        "/alert/body/args/0", "recipients"),
      Refusal(
        #""alert": "x", "push_type": "background", "payload": {"aps": {"content-available": 1}}"#,
        .pushTypeMismatch, "/alert", "may not have alert"),
    ])
  func refused(refusal: Refusal) {
    refusal.check(fault { () throws(Fault) in try parse(refusal.body) })
  }

  @Test("an alert text missing in a reader's language is reported at its position")
  func missingTexts() async throws {
    let context = LanguageContext(appFallback: ["en"])
    for (members, pointer) in [
      (#""alert": {"fr": "Bonjour"}"#, "/alert"),
      (#""alert": {"body": {"localized": {"fr": "Bonjour"}}}"#, "/alert/body"),
      (#""payload": {"aps": {"alert": {"localized": {"fr": "x"}}}}"#, "/payload/aps/alert"),
    ] {
      let message = try parse(members).message
      let found = await fault { () async throws(Fault) in
        try await message.check(catalogue: nil, context: context)
      }
      #expect(found?.pointer == pointer)
    }
  }

  @Test("a request without payload and alert is refused, and the error names both")
  func neither() {
    let found = fault { () throws(Fault) in try parse(#""priority": 5"#) }
    #expect(found?.code == .missingMember)
    #expect(found?.detail.contains("\"alert\"") == true)
  }
}
