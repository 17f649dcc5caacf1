// SPDX-License-Identifier: Apache-2.0
import API
import PushModel
import Storage
import Testing

@Suite struct DeviceBodyTests {
  private let token = DeviceToken(bytes: [0xAB, 0xCD])

  private func parse(_ body: String) throws(Fault) -> DeviceBody {
    try DeviceBody(parsing: Array(body.utf8), token: token)
  }

  @Test("a full registration is parsed completely")
  func full() throws {
    let body = try parse(
      """
      { "languages": ["zh-hant-tw", "en_TW"], "environment": "sandbox", "user": "u-42",
        "push_type": "voip", "tags": ["beta", "sport:chess", "beta"], "time_zone": "Asia/Taipei",
        "app_version": "3.2.1", "registered_at": "2026-11-20T09:00:00.123Z",
        "previous_token": "00FF" }
      """)
    let device = body.registration
    #expect(device.languages == ["zh-Hant-TW", "en-TW"])
    #expect(device.environment == .sandbox)
    #expect(device.user == "u-42")
    #expect(device.tokenKind == .voip)
    #expect(device.tags == ["beta", "sport:chess"])
    #expect(device.timeZone == "Asia/Taipei")
    #expect(device.appVersion == "3.2.1")
    #expect(device.registeredAt?.microseconds == 1_795_165_200_123_000)
    #expect(device.previousToken == DeviceToken(bytes: [0x00, 0xFF]))
    #expect(body.ignoredLanguages.isEmpty)
  }

  @Test("an empty object and nulls give a device with default values")
  func defaults() throws {
    let nulls = """
      {"user": null, "time_zone": null, "app_version": null, "registered_at": null,
       "previous_token": null, "languages": null, "tags": null, "environment": null,
       "push_type": null}
      """
    for text in ["{}", nulls] {
      let device = try parse(text).registration
      #expect(device.languages == [])
      #expect(device.environment == nil)
      #expect(device.tokenKind == .alert)
      #expect(device.user == nil && device.timeZone == nil && device.appVersion == nil)
      #expect(device.registeredAt == nil && device.previousToken == nil)
    }
  }

  @Test("unusable languages are dropped and reported, never refused; eight are kept")
  func ignoredLanguages() throws {
    let some = try parse(#"{"languages": ["fr-CA", "!!", "und", "de"]}"#)
    #expect(some.registration.languages == ["fr-CA", "de"])
    #expect(some.ignoredLanguages == ["!!", "und"])
    let many = try parse(
      #"{"languages": ["af","sq","am","ar","hy","as","az","bn","eu","be"]}"#)
    #expect(many.registration.languages.count == 8)
    #expect(many.ignoredLanguages == ["eu", "be"])
  }

  @Test("a background token names its alert token, and a token cannot replace itself")
  func equivalents() throws {
    #expect(try parse(#"{"push_type": "background"}"#).registration.tokenKind == .alert)
    #expect(
      try parse(#"{"push_type": "liveactivity-start"}"#).registration.tokenKind
        == .liveactivityStart)
    #expect(try parse(#"{"previous_token": "abcd"}"#).registration.previousToken == nil)
  }

  @Test("length limits are exact")
  func limits() throws {
    let tag = String(repeating: "x", count: 128)
    let user = String(repeating: "é", count: 128)
    let tags = (0..<63).map { "\"t\($0)\"" }.joined(separator: ",")
    let device = try parse(#"{"user": "\#(user)", "tags": ["\#(tag)", \#(tags)]}"#).registration
    #expect(device.tags.count == 64)
    #expect(device.user?.utf8.count == 256)
    #expect(try parse("{\"languages\": [\(list(32, "\"fr\""))]}").registration.languages == ["fr"])
  }

  @Test(
    "each fault is reported with its pointer and the expected value",
    arguments: [
      Refusal("", .malformedJSON, "", "the body is empty"),
      Refusal("{\"user\": \"u\",\n }", .malformedJSON, "", "line 2, column 2"),
      Refusal("[]", .wrongType, "", "not an array"),
      Refusal(#"{"lang": []}"#, .unknownMember, "/lang", "languages, environment"),
      Refusal(#"{"a/b~": 1}"#, .unknownMember, "/a~1b~0", "no member of this name"),
      Refusal(#"{"activity": "x"}"#, .notAvailable, "/activity", "not available in this version"),
      Refusal(#"{"languages": "fr"}"#, .wrongType, "/languages", "array of language tags"),
      Refusal(#"{"languages": ["fr", 5]}"#, .wrongType, "/languages/1", "not a number"),
      Refusal("{\"languages\": [\(list(33, "\"fr\""))]}", .tooManyLanguages, "/languages", "32"),
      Refusal(
        "{\"languages\": [\"fr\", \"\(String(repeating: "x", count: 65))\"]}", .languageTooLong,
        "/languages/1", "64 bytes, not 65"),
      Refusal(#"{"environment": "Production"}"#, .invalidValue, "/environment", "\"sandbox\""),
      Refusal(#"{"push_type": "silent"}"#, .invalidValue, "/push_type", "\"voip\""),
      Refusal(#"{"user": ""}"#, .invalidValue, "/user", "not empty"),
      Refusal(#"{"user": 42}"#, .wrongType, "/user", "a string is expected here, not a number"),
      Refusal(#"{"user": "a\u0000b"}"#, .invalidValue, "/user", "control characters"),
      Refusal(
        #"{"user": "\#(String(repeating: "u", count: 257))"}"#, .invalidValue, "/user", "256"),
      Refusal("{\"tags\": [\(list(65, "\"a\""))]}", .invalidValue, "/tags", "64 tags, not 65"),
      Refusal(#"{"tags": ["ok", "a\u001fb"]}"#, .invalidValue, "/tags/1", "control characters"),
      Refusal(
        #"{"tags": ["\#(String(repeating: "t", count: 129))"]}"#, .invalidValue, "/tags/0", "128"),
      Refusal(#"{"time_zone": "Asia//Taipei"}"#, .invalidValue, "/time_zone", "Asia/Taipei"),
      Refusal(#"{"time_zone": "+08:00"}"#, .invalidValue, "/time_zone", "Asia/Taipei"),
      Refusal(#"{"registered_at": 1795165200}"#, .wrongType, "/registered_at", "a time such as"),
      Refusal(#"{"registered_at": "today"}"#, .invalidValue, "/registered_at", "RFC 3339"),
      Refusal(#"{"previous_token": "abc"}"#, .invalidDeviceToken, "/previous_token", "even"),
      Refusal(#"{"previous_token": "ab cd"}"#, .invalidDeviceToken, "/previous_token", "offset 2"),
    ])
  func refusals(refusal: Refusal) {
    refusal.check(fault { () throws(Fault) in try parse(refusal.body) })
  }

  @Test("all faults of a body are reported at once, at most twenty")
  func severalFaults() throws {
    let two = fault { () throws(Fault) in try parse(#"{"user": 1, "tags": {}, "tag": []}"#) }
    #expect(two?.others.map(\.pointer) == ["/tags", "/tag"])
    let many = (0..<50).map { "\"x\($0)\": 1" }.joined(separator: ",")
    #expect(fault { () throws(Fault) in try parse("{\(many)}") }?.others.count == 19)
  }

  @Test("malformed JSON is reported with line, column and offset")
  func position() throws {
    let found = fault { () throws(Fault) in try parse("{\n  \"user\": u-42\n}") }
    #expect(found?.code == .malformedJSON)
    #expect(
      found?.members == [
        Fault.Member("line", .number(2)), Fault.Member("column", .number(11)),
        Fault.Member("offset", .number(12)),
      ])
  }
}

@Suite struct DevicePatchBodyTests {
  private func parse(_ body: String) throws(Fault) -> DevicePatchBody {
    try DevicePatchBody(parsing: Array(body.utf8))
  }

  @Test("a patch keeps absent members and clears members that are null")
  func threeStates() throws {
    let nothing = try parse("{}").patch
    #expect(nothing.languages == nil && nothing.tags == nil && nothing.environment == nil)
    #expect(nothing.user == nil && nothing.timeZone == nil && nothing.appVersion == nil)
    let cleared = try parse(
      #"{"user": null, "time_zone": null, "app_version": null, "languages": null, "tags": null}"#
    ).patch
    #expect(cleared.languages == [] && cleared.tags == [])
    #expect(cleared.user == .some(nil))
    #expect(cleared.timeZone == .some(nil))
    #expect(cleared.appVersion == .some(nil))
    let changed = try parse(
      #"{"user": "u", "tags": [], "languages": ["fr", "?"], "environment": "sandbox"}"#)
    #expect(changed.patch.user == .some("u"))
    #expect(changed.patch.tags == [])
    #expect(changed.patch.languages == ["fr"])
    #expect(changed.patch.environment == .sandbox)
    #expect(changed.ignoredLanguages == ["?"])
  }

  @Test(
    "a patch refuses members that only a registration may set",
    arguments: ["registered_at", "previous_token", "push_type"])
  func registrationOnly(name: String) {
    let found = fault { () throws(Fault) in try parse("{\"\(name)\": \"x\"}") }
    #expect(found?.code == .unknownMember)
    #expect(found?.pointer == "/\(name)")
    #expect(found?.detail.contains("PUT") == true)
  }
}
