// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import APNs

@Suite("Reasons of APNs rejections")
struct RejectionReasonTests {
  /// A second copy of Apple's table ("Handling notification responses from APNs").
  static let apple: [(status: Int, fault: RejectionReason.Fault, texts: String)] = [
    (
      400, .request,
      "BadCollapseId BadExpirationDate BadMessageId BadPriority BadTopic DuplicateHeaders"
        + " InvalidPushType MissingDeviceToken MissingTopic PayloadEmpty TopicDisallowed"
    ),
    (400, .token, "BadDeviceToken DeviceTokenNotForTopic"),
    (400, .connection, "IdleTimeout"),
    (
      403, .credential,
      "BadCertificate BadCertificateEnvironment BadEnvironmentKeyIdInToken Forbidden"
        + " InvalidProviderToken MissingProviderToken"
    ),
    (403, .connection, "ExpiredProviderToken UnrelatedKeyIdInToken"),
    (404, .request, "BadPath"),
    (405, .request, "MethodNotAllowed"),
    (410, .token, "ExpiredToken Unregistered"),
    (413, .request, "PayloadTooLarge"),
    (429, .tryLater, "TooManyProviderTokenUpdates TooManyRequests"),
    (500, .tryLater, "InternalServerError"),
    (503, .tryLater, "ServiceUnavailable Shutdown"),
  ]

  @Test("every documented reason has its status and its fault")
  func documented() {
    var count = 0
    for row in Self.apple {
      for text in row.texts.split(separator: " ").map(String.init) {
        count += 1
        let reason = RejectionReason.named(text, status: 599)
        #expect(reason.text == text)
        #expect(reason.status == row.status, "\(text)")
        #expect(reason.fault == row.fault, "\(text)")
      }
    }
    #expect(RejectionReason.documented.count == count)
    #expect(Set(RejectionReason.documented.map(\.text)).count == count)
  }

  @Test(
    "an undocumented reason is classified by its status",
    arguments: [
      (400, RejectionReason.Fault.request), (418, .request), (403, .credential), (410, .token),
      (408, .tryLater), (429, .tryLater), (500, .tryLater), (502, .tryLater), (302, .tryLater),
    ])
  func unknown(status: Int, fault: RejectionReason.Fault) {
    for text in ["NeverHeardOf", ""] {
      let reason = RejectionReason.named(text, status: status)
      #expect(reason.text == text && reason.status == status && reason.fault == fault)
      #expect(reason.consequence == .keep)
    }
  }

  @Test("spellings seen on the wire map to the documented reason")
  func aliases() {
    #expect(RejectionReason.named("InvalidCollapseId", status: 400) == .badCollapseID)
    #expect(RejectionReason.named("Service Unavailable", status: 503) == .serviceUnavailable)
  }

  @Test(
    "only valid members of an answer's body are used",
    arguments: [
      (#"{"reason":"Unregistered","timestamp":1454402113123}"#, "Unregistered", 1_454_402_113_123),
      (#" {"timestamp": 12, "other": [1], "reason": "ExpiredToken"} "#, "ExpiredToken", 12),
      (#"{"reason":"Unregistered"}"#, "Unregistered", nil),
      (#"{"reason":410}"#, "", nil), (#"["reason"]"#, "", nil), (#"{"reason":"Unreg"#, "", nil),
      ("", "", nil), ("<html>Bad Gateway</html>", "", nil), ("\u{0}\u{1}", "", nil),
    ] as [(String, String, Int64?)])
  func bodies(text: String, reason: String, timestamp: Int64?) {
    var body = ResponseBody()
    for byte in text.utf8 { body.append(CollectionOfOne(byte)) }
    let rejection = body.rejection(status: 410, retryAfterSeconds: nil)
    #expect(rejection.reason.text == reason)
    #expect(rejection.reason.fault == .token)
    #expect(rejection.timestampMilliseconds == timestamp)
  }

  @Test("the length of an answer's body is limited")
  func endless() {
    var body = ResponseBody()
    for _ in 0..<10 { body.append([UInt8](repeating: 0x20, count: 10_000)) }
    #expect(body.bytes.count == ResponseBody.limit)
  }

  @Test(
    "the reason of a GOAWAY may be JSON, plain text or absent",
    arguments: [
      (#"{"reason":"Shutdown"}"#, "Shutdown"),
      ("Maximum active streams violated", "Maximum active streams violated"), ("", nil),
    ] as [(String, String?)])
  func goAway(data: String, reason: String?) {
    #expect(ResponseBody.goAwayReason(Array(data.utf8)) == reason)
  }
}
