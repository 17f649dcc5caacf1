// SPDX-License-Identifier: Apache-2.0
import APNs
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

@Suite struct PushTranslationTests {
  private let token = DeviceToken(bytes: [0x00, 0xff, 0x10])

  @Test("the apns-id is the version 5 UUID of notification, run and device")
  func goldenID() throws {
    var notification = Notification.sample()
    notification.id = try #require(NotificationID("019a2b3c-4d5e-7000-8000-000000000001"))
    let id = PushTranslation(notification: notification, run: 77).apnsID(for: token)
    #expect("\(id)" == "50447814-01db-5d31-9a0f-0847b41632a0")
  }

  @Test("a retry keeps its apns-id; another run, device or notification has another one")
  func stableID() {
    let notification = Notification.sample()
    var other = notification
    other.id = NotificationID(milliseconds: 1)
    let first = PushTranslation(notification: notification, run: 1)
    #expect(
      first.request(for: token, payload: [1]).apnsID
        == PushTranslation(notification: notification, run: 1)
        .request(for: token, payload: [2]).apnsID)
    let ids = [
      first.apnsID(for: token), first.apnsID(for: DeviceToken(bytes: [0x00, 0xff, 0x11])),
      PushTranslation(notification: notification, run: 2).apnsID(for: token),
      PushTranslation(notification: other, run: 1).apnsID(for: token),
    ]
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.bytes[6] >> 4 == 5 && id.bytes[8] >> 6 == 0b10) }
  }

  @Test(
    "an alert without a collapse id gets its run's, of at most 64 bytes", arguments: [1, Int64.max])
  func derivedCollapseID(run: Int64) throws {
    let translation = PushTranslation(notification: .sample(.alert), run: RunID(rawValue: run))
    let derived = try #require(translation.request(for: token, payload: []).collapseID)
    #expect((1...64).contains(derived.utf8.count))
    let again = translation.request(for: DeviceToken(bytes: [9]), payload: [])
    #expect(again.collapseID == derived)
    let next = PushTranslation(notification: .sample(.alert), run: RunID(rawValue: run - 1))
    #expect(next.request(for: token, payload: []).collapseID != derived)
    // An equal run number in another database or before a restore.
    var other = Notification.sample(.alert)
    other.id = NotificationID(milliseconds: 1)
    let elsewhere = PushTranslation(notification: other, run: RunID(rawValue: run))
    #expect(elsewhere.request(for: token, payload: []).collapseID != derived)
  }

  @Test("other push types have only the collapse id of their request")
  func onlyAlerts() {
    for type in PushType.allCases {
      let request = PushTranslation(notification: .sample(type), run: 5)
        .request(for: token, payload: [])
      #expect((request.collapseID != nil) == (type == .alert))
      let given = PushTranslation(notification: .sample(type, collapseID: "game"), run: 5)
      #expect(given.request(for: token, payload: []).collapseID == "game")
    }
  }

  @Test(
    "token, topic, type, priority and payload reach Apple unchanged", arguments: PushType.allCases
  )
  func fields(type: PushType) {
    let request = PushTranslation(notification: .sample(type), run: 1)
      .request(for: token, payload: [1, 2, 3])
    #expect(request.deviceToken == token.bytes)
    #expect(
      request.kind
        == APNsRequest.Kind(
          topic: "com.example.chess" + type.topicSuffix, pushType: type.rawValue,
          priority: type.defaultPriority))
    #expect(request.payload == [1, 2, 3])
  }

  @Test(
    "the expiration is in UNIX seconds, 0 for no storage, and absent by default",
    arguments: [
      (nil, nil), (Instant(microseconds: 0), 0), (Instant(microseconds: -5_000_000), 0),
      (Instant(microseconds: 1_795_165_200_999_999), 1_795_165_200),
    ] as [(Instant?, Int64?)])
  func expiration(expiresAt: Instant?, expiration: Int64?) {
    let translation = PushTranslation(notification: .sample(expiresAt: expiresAt), run: 1)
    #expect(translation.request(for: token, payload: []).expiration == expiration)
  }

  @Test(
    "retries end with the expiration, by default after a day",
    arguments: [
      (nil, 86_400), (noon.adding(seconds: 3_600), 3_600), (noon.adding(seconds: 604_800), 604_800),
      (noon.adding(seconds: 5), 5), (Instant(microseconds: 0), 30),
    ] as [(Instant?, Int64)])
  func deadline(expiresAt: Instant?, seconds: Int64) {
    let notification = Notification.sample(expiresAt: expiresAt)
    #expect(notification.deadline == noon.adding(seconds: seconds))
  }

  @Test("duplicates are harmful for voip and pushtotalk only, unless the request decides")
  func repeats() {
    for type in PushType.allCases {
      var notification = Notification.sample(type)
      func isHarmless() -> Bool {
        PushTranslation(notification: notification, run: 1).repeatIsHarmless
      }
      #expect(isHarmless() == (type != .voip && type != .pushtotalk))
      for policy in DeliveryPolicy.allCases {
        notification.message.options.delivery = policy
        #expect(isHarmless() == (policy == .atLeastOnce))
        let resent = Resend.outcomes(of: notification)
        #expect(resent.contains(.unknown) == (policy == .atLeastOnce))
      }
    }
  }
}
