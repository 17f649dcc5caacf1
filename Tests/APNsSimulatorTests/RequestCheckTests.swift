// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import HTTP2
import Testing

@Suite("Apple's header rules")
struct RequestCheckTests {
  static let token = String(repeating: "ab", count: 32)
  static let id = "123e4567-e89b-12d3-a456-426614174000"

  /// One changed header (nil removes it) and the expected reason.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var value: String?
    var others: [String: String] = [:]
    var reason: Reason?
    var testDescription: String {
      "\(name): \(value ?? "none")\(others.isEmpty ? "" : " with \(others)")"
    }
    init(_ name: String, _ value: String?, _ reason: Reason?, with others: [String: String] = [:]) {
      self.name = name
      self.value = value
      self.reason = reason
      self.others = others
    }
  }

  @Test(
    "the length of a device token is checked only if configured",
    arguments: [(nil, 2, true), ([64], 64, true), ([64], 62, false), ([64, 160], 160, true)]
      as [(Set<Int>?, Int, Bool)])
  func digits(allowed: Set<Int>?, count: Int, isGood: Bool) {
    let facts = Self.facts(
      changing: ":path", to: "/3/device/" + String(repeating: "a", count: count))
    let verdict = RequestCheck.check(facts, policy: RequestPolicy(tokenDigits: allowed))
    #expect(reason(verdict) == (isGood ? nil : .badDeviceToken))
  }

  @Test(
    "a strict simulator requires JSON objects, with aps where the push type needs it",
    arguments: [
      ("alert", #"{"aps":{}}"#, Reason?.none), ("alert", "{}", .badRequestPayload),
      ("alert", #"{"aps":[]}"#, .badRequestPayload), ("alert", "hi", .badRequestPayload),
      ("alert", #"["aps"]"#, .badRequestPayload), ("alert", #"{"aps":{}"#, .badRequestPayload),
      ("mdm", #"{"mdm":"magic"}"#, nil), ("fileprovider", #"{"domain":"d"}"#, nil),
      ("fileprovider", "[]", .badRequestPayload), ("voip", #"{"call":1}"#, .badRequestPayload),
    ] as [(String, String, Reason?)])
  func strictJSON(type: String, payload: String, reason: Reason?) throws {
    let rule = try #require(PushTypeRule.all.first { "\($0.name)" == type })
    let bytes = Array(payload.utf8)
    func check(_ policy: RequestPolicy) -> Reason? {
      RequestCheck.checkPayload(bytes, size: bytes.count, rule: rule, policy: policy)
    }
    #expect(check(RequestPolicy(requiresJSON: true)) == reason)
    #expect(check(RequestPolicy()) == nil)
  }

  static let rows: [Row] = [
    Row("accept", "*/*", nil),
    Row(":method", "GET", .methodNotAllowed),
    Row(":method", "post", .methodNotAllowed),
    Row(":path", "/", .badPath),
    Row(":path", "/4/device/\(token)", .badPath),
    Row(":path", "/3/device", .missingDeviceToken),
    Row(":path", "/3/device/", .missingDeviceToken),
    Row(":path", "/3/device/abc", .badDeviceToken),
    Row(":path", "/3/device/zz", .badDeviceToken),
    Row(":path", "/3/device/ab%20", .badDeviceToken),
    Row(":path", "/3/device/abcd/", .badDeviceToken),
    Row(":path", "/3/device/AB", nil),
    Row(":path", "/3/device/\(String(repeating: "0", count: 200))", nil),
    Row("apns-id", nil, nil),
    Row("apns-id", "123E4567-E89B-12D3-A456-426614174000", .badMessageID),
    Row("apns-id", "123e4567e89b12d3a456426614174000", .badMessageID),
    Row("apns-id", "123e4567-e89b-12d3-a456-42661417400", .badMessageID),
    Row("apns-id", "g23e4567-e89b-12d3-a456-426614174000", .badMessageID),
    Row("apns-push-type", nil, nil),
    Row("apns-push-type", "Alert", .invalidPushType),
    Row("apns-push-type", "", .invalidPushType),
    Row("apns-push-type", "silent", .invalidPushType),
    Row("apns-topic", nil, .missingTopic),
    Row("apns-topic", "", .missingTopic),
    Row("apns-topic", "com.example app", .badTopic),
    Row("apns-topic", "com.example.app.voip", .badTopic),
    Row("apns-topic", "com.example.app.voip", nil, with: ["apns-push-type": "voip"]),
    Row("apns-topic", ".voip", .badTopic, with: ["apns-push-type": "voip"]),
    Row("apns-priority", nil, nil),
    Row("apns-priority", "5", nil),
    Row("apns-priority", "1", nil),
    Row("apns-priority", "9", .badPriority),
    Row("apns-priority", "05", .badPriority),
    Row("apns-priority", "", .badPriority),
    Row("apns-priority", "10", .badPriority, with: ["apns-push-type": "background"]),
    Row("apns-priority", nil, .badPriority, with: ["apns-push-type": "background"]),
    Row("apns-priority", "5", nil, with: ["apns-push-type": "background"]),
    Row(
      "apns-priority", "1", .badPriority,
      with: [
        "apns-push-type": "liveactivity", "apns-topic": "com.example.app.push-type.liveactivity",
      ]),
    Row("apns-expiration", "0", nil),
    Row("apns-expiration", "1900000000", nil),
    Row("apns-expiration", "-1", .badExpirationDate),
    Row("apns-expiration", "1.5", .badExpirationDate),
    Row("apns-expiration", "tomorrow", .badExpirationDate),
    Row("apns-expiration", "", .badExpirationDate),
    Row("apns-expiration", String(repeating: "9", count: 30), .badExpirationDate),
    Row("apns-collapse-id", String(repeating: "x", count: 64), nil),
    Row("apns-collapse-id", String(repeating: "x", count: 65), .badCollapseID),
    Row("apns-collapse-id", String(repeating: "é", count: 33), .badCollapseID),
    Row("apns-collapse-id", "", .badCollapseID),
  ]

  static func facts(changing name: String, to value: String?, others: [String: String] = [:])
    -> RequestFacts
  {
    RequestFacts(HTTP2Fields(headers(changing: name, to: value, others: others)))
  }

  private static func headers(
    changing name: String, to value: String?, others: [String: String]
  ) -> [HTTP2Header] {
    var headers = [
      ":method": "POST", ":path": "/3/device/\(token)", ":scheme": "https",
      "apns-id": id, "apns-push-type": "alert", "apns-topic": "com.example.app",
      "apns-priority": "10", "authorization": "bearer x",
    ]
    for (name, value) in others { headers[name] = value }
    headers[name] = value
    return headers.map { HTTP2Header($0, $1) }
  }

  @Test("each header rule returns Apple's reason", arguments: rows)
  func headerRule(row: Row) {
    let facts = Self.facts(changing: row.name, to: row.value, others: row.others)
    #expect(reason(RequestCheck.check(facts, policy: RequestPolicy())) == row.reason)
  }

  @Test("each push type requires its own topic suffix", arguments: PushTypeRule.all)
  func suffixes(rule: PushTypeRule) {
    for other in PushTypeRule.all {
      let facts = Self.facts(
        changing: "apns-push-type", to: "\(rule.name)",
        others: ["apns-topic": "com.example.app\(other.suffix)", "apns-priority": "5"])
      let fits = "\(rule.suffix)" == "\(other.suffix)"
      #expect(
        reason(RequestCheck.check(facts, policy: RequestPolicy())) == (fits ? nil : .badTopic),
        "\(rule.name) with \(other.suffix)")
    }
  }

  @Test(
    "a repeated header that APNs evaluates receives DuplicateHeaders",
    arguments: [
      "apns-id", "apns-topic", "apns-priority", "apns-expiration", "apns-collapse-id",
      "apns-push-type", "authorization",
    ])
  func duplicates(name: String) {
    let twice = HTTP2Header(name, "1")
    let facts = RequestFacts(
      HTTP2Fields(Self.headers(changing: name, to: nil, others: [:]) + [twice, twice]))
    #expect(facts.repeated == name)
    #expect(reason(RequestCheck.check(facts, policy: RequestPolicy())) == .duplicateHeaders)
  }

  @Test("compressed payloads are recorded as a breach")
  func encoding() {
    let names = [":method", ":path", "content-encoding"]
    #expect(
      RequestFacts(HTTP2Fields(names.map { HTTP2Header($0, "1") })).breach == .contentEncoding)
    #expect(RequestFacts(HTTP2Fields([HTTP2Header(":method", "1")])).breach == nil)
  }

  @Test("malformed requests for which APNs closes the connection are distinguished")
  func malformed() {
    #expect(Breach(HTTP2MessageFault.upperCaseName) == .upperCaseHeaderName)
    #expect(Breach(HTTP2MessageFault.latePseudoHeader) == .latePseudoHeader)
    #expect(HTTP2MessageFault.allCases.count { Breach($0) == .malformedRequest } == 11)
  }

  @Test("a push type can be required, as watchOS does")
  func demandedPushType() {
    let facts = Self.facts(changing: "apns-push-type", to: nil)
    let verdict = RequestCheck.check(facts, policy: RequestPolicy(requiresPushType: true))
    #expect(reason(verdict) == .invalidPushType)
  }

  @Test("payloads are limited to 5120 bytes for voip and 4096 bytes for other types")
  func payloadSizes() {
    for rule in PushTypeRule.all {
      let limit = "\(rule.name)" == "voip" ? 5120 : 4096
      for (size, reason) in [
        (0, .payloadEmpty), (limit, nil), (limit + 1, .payloadTooLarge),
      ] as [(Int, Reason?)] {
        let refusal = RequestCheck.checkPayload(
          [], size: size, rule: rule, policy: RequestPolicy())
        #expect(refusal == reason)
      }
    }
  }

  @Test("every reason has a status that Apple documents")
  func reasonStatuses() {
    let statuses = Set(Reason.allCases.map(\.status))
    #expect(statuses == [400, 403, 404, 405, 410, 413, 429, 500, 503])
    #expect(Reason.allCases.filter { $0.status == 410 } == [.expiredToken, .unregistered])
    #expect(Reason.allCases.count == 33)
  }

  private func reason(_ verdict: RequestCheck.Verdict) -> Reason? {
    if case .refused(let reason) = verdict { reason } else { nil }
  }
}
