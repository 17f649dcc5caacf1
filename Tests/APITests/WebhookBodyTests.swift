// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@testable import API

/// Bodies of webhooks, and valid signing keys.
@Suite struct WebhookBodyTests {
  private static let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"

  @Test("a webhook body is parsed; its events are unique and in catalogue order")
  func read() throws {
    let body = try WebhookBody(
      parsing: Array(
        #"{"url": "https://a/b", "events": ["notification.finished", "device.quarantined", "notification.finished"], "secret": "\#(Self.secret)"}"#
          .utf8), creates: true)
    #expect(body.url?.text == "https://a/b" && body.key?.count == 24)
    #expect(body.kinds == [.deviceQuarantined, .notificationFinished])
    let nothing = try WebhookBody(parsing: Array("{}".utf8), creates: false)
    #expect(nothing.url == nil && nothing.kinds == nil && nothing.key == nil)
  }

  @Test("a rotation may set a secret and the old one's overlap (default one day)")
  func rotation() throws {
    func read(_ text: String) throws -> WebhookRotationBody {
      try WebhookRotationBody(parsing: Array(text.utf8))
    }
    for text in ["", "{}", #"{"previous_expires_in": null}"#] {
      let body = try read(text)
      #expect(body.key == nil && body.formerSeconds == 86_400)
    }
    let body = try read(#"{"secret": "\#(Self.secret)", "previous_expires_in": 0}"#)
    #expect(body.key?.count == 24 && body.formerSeconds == 0)
    #expect(try read(#"{"previous_expires_in": 604800}"#).formerSeconds == 604_800)
  }

  @Test(
    "an invalid rotation is refused with a pointer",
    arguments: [
      (#"{"previous_expires_in": -1}"#, ErrorCode.invalidValue, "/previous_expires_in"),
      (#"{"previous_expires_in": 604801}"#, .invalidValue, "/previous_expires_in"),
      (#"{"previous_expires_in": 1.5}"#, .wrongType, "/previous_expires_in"),
      (#"{"previous_expires_in": "1"}"#, .wrongType, "/previous_expires_in"),
      (#"{"secret": "whsec_AAAA"}"#, .invalidValue, "/secret"),
      (#"{"url": "https://a"}"#, .unknownMember, "/url"), ("[]", .wrongType, ""),
    ])
  func refusedRotation(text: String, code: ErrorCode, pointer: String) {
    let found = fault { () throws(Fault) in
      try WebhookRotationBody(parsing: Array(text.utf8))
    }
    #expect(found?.code == code && (found?.pointer ?? "") == pointer)
  }

  @Test(
    "an invalid webhook is refused with a pointer",
    arguments: [
      (#"{"events": ["device.quarantined"]}"#, true, ErrorCode.missingMember, "/url"),
      (#"{"url": "https://a"}"#, true, .missingMember, "/events"),
      (#"{"url": "https://u:p@a"}"#, false, .invalidValue, "/url"),
      (#"{"url": 1}"#, false, .wrongType, "/url"),
      (#"{"events": []}"#, false, .invalidValue, "/events"),
      (#"{"events": ["webhook.test"]}"#, false, .invalidValue, "/events/0"),
      (#"{"events": "device.quarantined"}"#, false, .wrongType, "/events"),
      (#"{"secret": "\#(secret)"}"#, false, .unknownMember, "/secret"),
      (
        #"{"url": "https://a", "events": ["device.quarantined"], "secret": "x"}"#, true,
        .invalidValue, "/secret"
      ),
      (
        #"{"url": "https://a", "events": ["device.quarantined"], "secret": "whsec_AAAA"}"#, true,
        .invalidValue, "/secret"
      ),
      (
        #"{"url": "https://a", "events": ["device.quarantined"], "secret": null}"#, true,
        .invalidValue, "/secret"
      ),
    ])
  func refused(text: String, creates: Bool, code: ErrorCode, pointer: String) {
    let found = fault { () throws(Fault) in
      try WebhookBody(parsing: Array(text.utf8), creates: creates)
    }
    #expect(found?.code == code && found?.pointer == pointer)
  }
}
