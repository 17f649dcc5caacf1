// SPDX-License-Identifier: Apache-2.0
import PushModel
import TLS
import Testing

@testable import Webhooks

/// Messages of webhooks and their retry times, without a network.
@Suite struct WebhookTableTests {
  /// The signature of this message with a key of twenty-four ones, by Python's hmac.
  private static let other = "FBLAo+HK5p2knCUgA8qP2rAcQBKsRjSyHR9ZWinL1ZE="

  @Test("the signature equals the published example of Standard Webhooks")
  func signature() throws {
    let key = try #require(Base64.decode("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"))
    let value = WebhookSignature.value(
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1_614_265_330,
      body: Array(#"{"test": 2432232314}"#.utf8), keys: [key])
    #expect(value == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")
    // During a rotation each secret signs, the newest first.
    let both = WebhookSignature.value(
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1_614_265_330,
      body: Array(#"{"test": 2432232314}"#.utf8), keys: [[UInt8](repeating: 1, count: 24), key])
    #expect(both == "v1,\(Self.other) \(value)")
  }

  @Test(
    "each failed attempt doubles the wait, up to the maximum",
    arguments: [(1, 5.0), (2, 10), (3, 20), (7, 320), (8, 640), (9, 900), (500, 900)])
  func waits(tries: Int, seconds: Double) {
    let limits = WebhookLimits()
    #expect(limits.wait(afterTries: tries, longest: 900, chance: 0) == seconds)
    #expect(limits.wait(afterTries: tries, longest: 900, chance: 1) == seconds * 0.9)
    #expect(limits.wait(afterTries: tries, longest: 60, chance: 0) == min(60, seconds))
  }

  private static let id = UUID(high: 0x0123_4567_89ab_7cde, low: 0x8f01_2345_6789_abcd)
  private static let at = Instant(microseconds: 1_795_165_200_000_000)

  private static func message(
    _ kind: WebhookKind, _ subject: [UInt8], reason: String?
  ) -> WebhookMessage {
    let isOfDevice = kind == .deviceQuarantined || kind == .deviceUnregistered
    return WebhookMessage(
      number: 1, id: id, kind: kind, subject: subject, at: at, user: isOfDevice ? "ann" : nil,
      environment: isOfDevice ? .sandbox : nil, tokenKind: isOfDevice ? .alert : nil,
      reason: reason, nextAt: at)
  }

  private static var failed: WebhookMessage {
    var message = WebhookMessage(
      number: 1, id: id, kind: .deliveryFailed, subject: [0xAB], at: at, user: "ann",
      reason: "PayloadTooLarge", nextAt: at)
    (message.notification, message.reference, message.outcome) = (id, "order 7", .rejected)
    return message
  }

  private static func credential(
    _ kind: WebhookKind, reason: String? = nil, days: Int? = nil
  ) -> WebhookMessage {
    var message = WebhookMessage(
      number: 1, id: id, kind: kind, subject: [1], at: at, environment: .production,
      reason: reason, nextAt: at)
    (message.credential, message.days, message.expiresAt) = ("main", days, days.map { _ in at })
    return message
  }

  @Test(
    "each kind of message has its own members",
    arguments: [
      (
        message(.test, [1], reason: nil),
        #"webhook.test","timestamp":"2026-11-20T09:00:00.000Z","data":{"app":"a.b"}}"#
      ),
      (
        message(.deviceQuarantined, [0xAB], reason: "BadDeviceToken"),
        #"device.quarantined","timestamp":"2026-11-20T09:00:00.000Z","data":{"app":"a.b","token":"ab","user":"ann","environment":"sandbox","push_type":"alert","reason":"BadDeviceToken"}}"#
      ),
      (
        message(.deviceUnregistered, [0xAB], reason: "Unregistered"),
        #"device.unregistered","timestamp":"2026-11-20T09:00:00.000Z","data":{"app":"a.b","token":"ab","user":"ann","environment":"sandbox","push_type":"alert","reason":"Unregistered"}}"#
      ),
      (
        message(.notificationFinished, id.bytes, reason: "cancelled"),
        #"notification.finished","timestamp":"2026-11-20T09:00:00.000Z","data":{"app":"a.b","notification":"01234567-89ab-7cde-8f01-23456789abcd","state":"cancelled"}}"#
      ),
      (
        failed,
        #"delivery.failed","timestamp":"2026-11-20T09:00:00.000Z","data":{"app":"a.b","notification":"01234567-89ab-7cde-8f01-23456789abcd","reference":"order 7","token":"ab","user":"ann","outcome":"rejected","reason":"PayloadTooLarge"}}"#
      ),
      (
        credential(.credentialRefused, reason: "InvalidProviderToken"),
        #"credential.refused","timestamp":"2026-11-20T09:00:00.000Z","data":{"app":"a.b","environment":"production","credential":"main","reason":"InvalidProviderToken"}}"#
      ),
      (
        credential(.credentialExpiring, days: 7),
        #"credential.expiring","timestamp":"2026-11-20T09:00:00.000Z","data":{"app":"a.b","environment":"production","credential":"main","expires_at":"2026-11-20T09:00:00.000Z","days":7}}"#
      ),
    ])
  func texts(message: WebhookMessage, said: String) {
    let text = String(decoding: WebhookText.body(of: message, app: "a.b"), as: UTF8.self)
    #expect(text == #"{"type":""# + said)
  }

  @Test("with one slot, a webhook with constant work takes turns with others")
  func turns() {
    var turns = WebhookTurns(limit: 1, rounds: 3)
    let ids = (1...3).map { UUID(high: $0, low: 0) }
    var received: [UUID] = []
    // All of them always have work.
    for _ in 0..<6 {
      let begins = turns.begin(ids)
      #expect(begins.count == 1 && turns.busy == Set(begins))
      #expect(turns.begin(ids).isEmpty, "its delivery is running")
      #expect(!turns.isOver(after: 2) && turns.isOver(after: 3))
      received += begins
      for id in begins { turns.ended(id) }
    }
    #expect(received == ids + ids)
    // No other webhook waits: it continues.
    #expect(turns.begin([ids[1]]) == [ids[1]] && !turns.isOver(after: 1_000))
    // With a slot for each webhook, none is interrupted.
    var many = WebhookTurns(limit: 64, rounds: 3)
    #expect(many.begin(ids) == ids && !many.isOver(after: 1_000))
  }
}
