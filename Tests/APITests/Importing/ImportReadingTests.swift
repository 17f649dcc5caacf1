// SPDX-License-Identifier: Apache-2.0
import PushModel
import TestSupport
import Testing

@testable import API

/// Parsing of import lines, without a database.
@Suite struct ImportReadingTests {
  private static func rows(
    _ text: String, _ format: ImportFormat, _ defaults: ImportDefaults = ImportDefaults()
  ) async throws -> [ImportResult] {
    let query = ImportQuery(format: format, defaults: defaults)
    let reading = ImportReading(query, limit: 1000, now: noon)
    let rows = try await reading.take(Array(text.utf8))
    return (rows + (try await reading.finish())).map(\.result)
  }

  private static func device(
    _ text: String, _ format: ImportFormat = .ndjson,
    _ defaults: ImportDefaults = ImportDefaults(), sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ImportedDevice {
    let rows = try await rows(text, format, defaults)
    guard rows.count == 1, case .device(let device) = rows[0] else {
      Issue.record("\(rows)", sourceLocation: sourceLocation)
      throw CancellationError()
    }
    return device
  }

  @Test("an import line has all members of a registration and the device's state")
  func whole() async throws {
    let device = try await Self.device(
      """
      {"token": "AB01", "languages": ["de-CH", "fr"], "environment": "sandbox", "user": "u", "push_type": "voip", \
      "tags": ["a", "b"], "time_zone": "Asia/Taipei", "app_version": "3.2", "registered_at": "2026-01-02T03:04:05.123456Z", \
      "state": "unregistered", "state_reason": "Unregistered", "unregistered_at": "2026-02-02T03:04:05Z", \
      "environment_source": "found", "updated_at": "x", "ignored_languages": ["x"]}
      """)
    #expect(device.token.hex == "ab01")
    let registration = device.registration
    #expect(registration.languages == ["de-CH", "fr"] && registration.environment == .sandbox)
    #expect(registration.tokenKind == .voip && registration.user == "u")
    #expect(registration.tags == ["a", "b"] && registration.timeZone == "Asia/Taipei")
    #expect(registration.registeredAt == RFC3339.parse("2026-01-02T03:04:05.123456Z"))
    #expect(device.state == .unregistered && device.stateReason == "Unregistered")
    #expect(device.environmentSource == .found && device.unregisteredAt != nil)
  }

  @Test("absent and null members are equal, and defaults apply")
  func defaults() async throws {
    let nulls =
      #"{"token": "ab", "user": null, "state": null, "environment": null, "push_type": null, "languages": []}"#
    let device = try await Self.device(nulls)
    #expect(device.state == .active && device.stateReason == nil && device.registration.user == nil)
    #expect(device.registration.registeredAt == nil && device.registration.environment == nil)
    let said = ImportDefaults(environment: .sandbox, tokenKind: .voip, language: "de")
    let other = try await Self.device("ab", .tokens, said).registration
    #expect(other.environment == .sandbox && other.tokenKind == .voip && other.languages == ["de"])
    // An empty list is a value: the default does not replace it.
    let ofNulls = try await Self.device(nulls, .ndjson, said).registration
    #expect(ofNulls.languages == [] && ofNulls.environment == .sandbox)
    #expect(ofNulls.tokenKind == .voip)
    let future = try await Self.device(#"{"token": "ab", "registered_at": "2099-01-01T00:00:00Z"}"#)
    #expect(future.registration.registeredAt == noon)
  }

  private static let refusals: [Refusal] = [
    Refusal("{", .malformedJSON, "", ""), Refusal("[]", .wrongType, "", "an object"),
    Refusal("{}", .missingMember, "/token", "token"),
    Refusal(#"{"token": null}"#, .wrongType, "/token", "quotes"),
    Refusal(#"{"token": "xyz"}"#, .invalidDeviceToken, "/token", "hexadecimal"),
    Refusal(#"{"token": "ab", "tokn": 1}"#, .unknownMember, "/tokn", "token, languages"),
    Refusal(
      #"{"token": "ab", "previous_token": "cd"}"#, .unknownMember, "/previous_token", "remove"),
    Refusal(#"{"token": "ab", "user": "a\u0000b"}"#, .invalidValue, "/user", "control"),
    Refusal(#"{"token": "ab", "user": 5}"#, .wrongType, "/user", "a string"),
    Refusal(#"{"token": "ab", "state": "gone"}"#, .invalidValue, "/state", "\"active\""),
    Refusal(#"{"token": "ab", "state": "quarantined"}"#, .missingMember, "/state_reason", "reason"),
    Refusal(#"{"token": "ab", "state_reason": "x"}"#, .invalidValue, "/state_reason", "reason"),
    Refusal(
      #"{"token": "ab", "unregistered_at": "2026-01-01T00:00:00Z"}"#, .invalidValue,
      "/unregistered_at",
      "unregistered"),
    Refusal(
      #"{"token": "ab", "environment_source": "found"}"#, .missingMember, "/environment", "beside"),
    Refusal(
      #"{"token": "ab", "registered_at": "soon"}"#, .invalidValue, "/registered_at", "RFC 3339"),
  ]

  @Test("an unusable line is reported with its number and field", arguments: refusals)
  func refusal(_ refusal: Refusal) async throws {
    let rows = try await Self.rows(refusal.body, .ndjson)
    guard rows.count == 1, case .bad(let fault) = rows[0] else {
      Issue.record("\(rows)")
      return
    }
    refusal.check(fault)
  }

  @Test("CSV columns name members; lists are separated by semicolons or are JSON")
  func csv() async throws {
    let device = try await Self.device(
      "\u{FEFF}token,languages,tags,user,registered_at\r\nab,de-CH fr;it,a b;c,\"x,\"\"y\"\"\",\r\n",
      .csv)
    #expect(device.registration.languages == ["de-CH", "fr", "it"])
    #expect(device.registration.tags == ["a b", "c"] && device.registration.user == "x,\"y\"")
    #expect(device.registration.registeredAt == nil)
    let json = try await Self.device("tags,token\n\"[\"\"a;b\"\",\"\"[c\"\"]\",ab", .csv)
    #expect(json.registration.tags == ["a;b", "[c"])
    let rows = try await Self.rows("token,user\nab\nab,\u{1}\nab,u\n,u\n", .csv)
    let codes = rows.map { if case .bad(let fault) = $0 { fault.code.number } else { "" } }
    #expect(codes == ["PG1110", "PG1105", "", "PG1104"])
  }

  @Test(
    "a CSV header that does not name the columns fails the whole import",
    arguments: [
      ("token,usr\n", "PG1102", "/usr"), ("user,tags\n", "PG1104", "/token"),
      ("token,token\n", "PG1110", "/token"), ("to\"ken\n", "PG1110", ""),
    ])
  func header(text: String, code: String, pointer: String) async throws {
    do {
      _ = try await Self.rows(text, .csv)
      Issue.record("accepted")
    } catch let fault as Fault {
      #expect(fault.code.number == code && fault.pointer == pointer)
    }
  }

  @Test(
    "Parse installations: channels become tags, the locale a language; other systems are skipped"
  )
  func parse() async throws {
    let rows = try await Self.rows(
      """
      {"results": [
        {"objectId": "x", "deviceToken": "ab", "deviceType": "ios", "channels": ["news", "beta"],
         "localeIdentifier": "pt_BR", "timeZone": "America/Sao_Paulo", "appVersion": "3.1", "badge": 3,
         "user": {"__type": "Pointer", "className": "_User", "objectId": "u1"}, "createdAt": "2025-01-02T03:04:05.678Z"},
        {"deviceToken": "cd", "deviceType": "android", "pushType": "gcm"}, {"deviceType": "ios"},
        {"deviceToken": "ef", "deviceType": "ios", "pushType": "fcm"},
        {"deviceToken": "0123", "_p_user": "_User$u2", "deviceTokenLastModified": 1700000000,
         "createdAt": {"__type": "Date", "iso": "2025-01-02T03:04:05.678Z"}},
        {"deviceToken": "45", "deviceTokenLastModified": 1700000000123, "createdAt": "2025-01-02T03:04:05.678Z"}
      ]}
      """, .parse)
    let devices = rows.compactMap { if case .device(let device) = $0 { device } else { nil } }
    #expect(rows.count == 6 && devices.map(\.token.hex) == ["ab", "0123", "45"])
    // Numbers of milliseconds are accepted.
    #expect(devices[2].registration.registeredAt == Instant(microseconds: 1_700_000_000_123_000))
    let first = devices[0].registration
    #expect(first.tags == ["news", "beta"] && first.languages == ["pt-BR"] && first.user == "u1")
    #expect(first.timeZone == "America/Sao_Paulo" && first.appVersion == "3.1")
    #expect(first.registeredAt == RFC3339.parse("2025-01-02T03:04:05.678Z"))
    #expect(devices[1].registration.user == "u2")
    #expect(devices[1].registration.registeredAt == Instant(microseconds: 1_700_000_000_000_000))
  }

  @Test("AeroGear installations: the alias becomes the user, categories become tags")
  func aerogear() async throws {
    let rows = try await Self.rows(
      """
      [{"id": "1", "enabled": true, "deviceToken": "ab", "alias": "ann", "categories": [{"name": "a"}, "b"], "platform": "iOS"},
       {"deviceToken": "cd", "enabled": false}, {"deviceToken": "xx", "platform": "android"}, {"deviceToken": "zz"}]
      """, .aerogear)
    guard rows.count == 4, case .device(let device) = rows[0], case .skipped = rows[1],
      case .skipped = rows[2], case .bad = rows[3]
    else {
      Issue.record("\(rows)")
      return
    }
    #expect(device.registration.user == "ann" && device.registration.tags == ["a", "b"])
  }

  @Test("OneSignal exports: rows of other platforms and invalid tokens are skipped")
  func onesignal() async throws {
    let rows = try await Self.rows(
      #"""
      id,identifier,session_count,language,timezone,game_version,device_type,tags,created_at,invalid_identifier,external_user_id,timezone_id
      1,ab,3,zh-Hant,-28800,3.2,0,"{""level"":""5"",""beta"":"""",""n"":7}",2015-03-05 18:38:27 UTC,f,u1,Asia/Taipei
      2,cd,3,en,0,1,1,{},,f,,
      3,ef,3,en,0,1,0,{},,t,,
      4,,3,en,0,1,0,{},,f,,
      5,cc,3,en,0,1,0,x,,f,,
      """#, .onesignal)
    guard rows.count == 5, case .device(let device) = rows[0], case .skipped = rows[1],
      case .skipped = rows[2], case .skipped = rows[3], case .bad = rows[4]
    else {
      Issue.record("\(rows)")
      return
    }
    let registration = device.registration
    #expect(registration.languages == ["zh-Hant"] && registration.user == "u1")
    #expect(registration.tags == ["level:5", "beta", "n:7"] && registration.appVersion == "3.2")
    #expect(registration.timeZone == "Asia/Taipei")
    #expect(registration.registeredAt == RFC3339.parse("2015-03-05T18:38:27Z"))
  }
}
