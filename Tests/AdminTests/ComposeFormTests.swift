// SPDX-License-Identifier: Apache-2.0
import API
import HTTPServer
import PushModel
import Testing

@testable import Admin

@Suite struct ComposeFormTests {
  private static let now = Instant(microseconds: 1_800_000_000_000_000)

  private func form(_ fields: [String: String]) -> ComposeForm {
    ComposeForm(QueryItems(fields.map { QueryItems.Item(name: $0.key, value: $0.value) }))
  }

  /// Fields of a form, and the body that they make.
  private static let bodies: [(fields: [String: String], body: String)] = [
    (
      [
        "texts.0.language": " en ", "texts.0.title": "Hi", "texts.0.body": "a\r\n\"b\"",
        "texts.1.language": "fr", "texts.1.body": "",
      ],
      #"{"to":{"everyone":true},"alert":{"en":{"title":"Hi","body":"a\n\"b\""}}}"#
    ),
    (
      [
        "to": "users", "users": "ann\r\n\r\nbob, jr\r\n", "tags_all": "a, b,", "tags_none": "c",
        "languages": "fr", "environment": "sandbox", "version_below": "4", "content": "payload",
        "payload": #" {"aps": {"alert": "x"}} "#, "truncate": "true",
      ],
      #"{"to":{"users":["ann","bob, jr"],"environment":"sandbox","#
        + #""tags":{"all":["a","b"],"none":["c"]},"languages":["fr"],"app_version":{"below":"4"}},"#
        + #""payload":{"aps": {"alert": "x"}},"truncate":true}"#
    ),
    (
      [
        "to": "device", "device": "ab", "content": "strings", "body.key": "KEY", "table": "Push",
        "body.0.kind": "text", "body.0.value": " x ", "body.1.kind": "currency",
        "body.1.value": "12.50", "body.1.detail": "EUR", "body.2.kind": "date",
        "body.2.value": "2026-11-22", "body.2.detail": "", "body.3.kind": "number",
        "body.3.value": "3", "body.4.kind": "text", "body.4.value": "",
      ],
      #"{"to":{"tokens":["ab"]},"alert":{"body":{"string":"KEY","table":"Push","#
        + #""args":[" x ",{"currency":"EUR","amount":"12.50"},{"date":"2026-11-22"},{"number":"3"}]}}}"#
    ),
    (
      [
        "when": "local", "send_at_local": "2026-12-24T07:00", "if_past": "skip", "quiet": "own",
        "quiet_from": "22:00", "quiet_to": "08:00", "quiet_then": "send", "expires_in": "3600",
        "max_rate": "fast", "collapse_id": "c", "reference": "r", "priority": "5",
        "content": "payload", "payload": "{}", "fallback": "en, fr",
      ],
      #"{"to":{"everyone":true},"send_at_local":"2026-12-24T07:00","if_past":"skip","#
        + #""quiet_hours":{"from":"22:00","to":"08:00","then":"send"},"expires_in":3600,"#
        + #""collapse_id":"c","max_rate":"fast","reference":"r","payload":{},"#
        + #""fallback":["en","fr"],"priority":5}"#
    ),
    (
      [
        "when": "at", "send_at": "2026-12-24T07:00", "quiet": "none", "content": "payload",
        "payload": "{}",
      ],
      #"{"to":{"everyone":true},"send_at":"2026-12-24T07:00:00Z","quiet_hours":false,"payload":{}}"#
    ),
  ]

  @Test("a form becomes the body of a notification", arguments: bodies)
  func body(_ fields: [String: String], _ body: String) throws {
    #expect(String(decoding: try form(fields).body(), as: UTF8.self) == body)
  }

  @Test("a test goes at once to one token or user, with the same message")
  func testBody() throws {
    var form = form([
      "to": "everyone", "when": "at", "send_at": "x", "max_rate": "1", "content": "payload",
      "payload": "{}", "test": " ann ",
    ])
    #expect(
      String(decoding: try form.testBody(), as: UTF8.self)
        == #"{"to":{"users":["ann"]},"quiet_hours":false,"payload":{}}"#)
    form["test"] = String(repeating: "ab", count: 32)
    #expect(String(decoding: try form.testBody(), as: UTF8.self).hasPrefix(#"{"to":{"tokens":["#))
  }

  @Test("a payload that is no JSON, and a language that occurs twice, are faults at their place")
  func inexpressible() {
    let payload = #expect(throws: Fault.self) { try form(["payload": "{"]).body() }
    #expect(payload?.pointer == "/payload")
    let twice = #expect(throws: Fault.self) {
      try form([
        "texts.0.language": "fr", "texts.0.body": "x", "texts.1.language": "fr",
        "texts.1.body": "y",
      ]).body()
    }
    #expect(twice?.pointer == "/alert/fr")
  }

  private static let rows = [
    "texts.0.language": "en", "texts.0.body": "", "texts.1.language": "fr", "texts.1.body": "x",
  ]
  private static let keys = ["content": "strings", "title.0.kind": "text", "title.0.value": "x"]

  /// Pointers of faults, and the fields that show them.
  private static let pointers: [(fields: [String: String], pointer: String, field: String)] = [
    ([:], "", ""), ([:], "header/Idempotency-Key", ""), ([:], "/to", "to"),
    ([:], "/to/users/3", "users"), ([:], "/to/tokens/0", "device"),
    ([:], "/to/tags", "tags_none"), ([:], "/to/tags/any/1", "tags_any"),
    ([:], "/to/app_version/from", "version_from"), ([:], "/quiet_hours/to", "quiet_to"),
    ([:], "/send_at", "send_at"), ([:], "/send_at_local", "send_at_local"),
    ([:], "/payload/aps/badge", "payload"), ([:], "/payloads", ""),
    (rows, "/alert", "content"), (rows, "/alert/fr", "texts.1.language"),
    (rows, "/alert/fr/body", "texts.1.language"), (rows, "/alert/f", "content"),
    (keys, "/alert/title/string", "title.key"), (keys, "/alert/title/args/0", "title.0.value"),
    (keys, "/alert/title/args/1", "title.key"), (keys, "/alert/body/table", "table"),
    (keys, "/alert", "content"), (["content": "payload"], "/alert", "payload"),
  ]

  @Test("a fault belongs to the field that its pointer names", arguments: pointers)
  func fields(_ fields: [String: String], _ pointer: String, _ field: String) {
    #expect(ComposeFaults.field(of: pointer, form(fields), isTest: false) == field)
  }

  @Test("a fault in the audience of a test belongs to the test")
  func testFields() {
    #expect(ComposeFaults.field(of: "/to/users/0", form([:]), isTest: true) == "test")
    #expect(ComposeFaults.field(of: "/payload", form([:]), isTest: true) == "payload")
  }

  @Test("a new form has rows for the app’s languages and its devices’, and one without")
  func start() {
    var counts = DeviceCounts()
    for (language, devices) in [
      ("de-AT", 5), ("zh-Hant-TW", 4), ("fr-CA", 9), ("en-US", 90), ("", 99),
    ] {
      let key = DeviceCountKey(
        app: AppID(rawValue: 1), state: .active, environment: .production, tokenKind: .alert,
        language: language)
      counts.counts[key] = devices
    }
    let app = App(
      id: AppID(rawValue: 1), bundleID: "a.b", fallbackLanguages: ["en"], sourceLanguage: "en",
      stringsRevision: 0, createdAt: Self.now)
    var form = form([:])
    form.start(of: app, counts)
    #expect(form.rows.map(\.language) == ["en", "fr", "de", ""])
    let key = form["key"]
    form.renewTestKey()
    #expect(form["key"] == key && form["test_key"] != key)
    form.renewKeys()
    #expect(form["key"] != key)
  }
}
