// SPDX-License-Identifier: Apache-2.0
package import PushModel
package import Storage

/// Who claims in these tests.
package let holder = NotificationID(milliseconds: 1)

/// A notification as acceptance makes it, with an id of its own.
package func sample(
  _ app: Int32, _ audience: Audience = .everyone, type: PushType = .alert,
  environment: PushEnvironment? = nil
) -> NotificationRecord {
  NotificationRecord(
    id: NotificationID(milliseconds: noon.milliseconds), app: app, acceptedAt: noon,
    payload: Array(#"{"aps":{"alert":"Hi"}}"#.utf8), audience: audience, environment: environment,
    pushType: type, topic: "com.example.chess" + type.topicSuffix, priority: type.defaultPriority,
    collapseID: nil, expiresAt: nil, fallbackLanguages: [], appFallbackLanguages: ["en"],
    sourceLanguage: "en", languageOverrides: ["sr-Latn": "sr", "ca": "es"], stringsRevision: 0)
}

/// A token of four bytes.
package func token(_ number: UInt32) -> DeviceToken {
  DeviceToken(bytes: (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
}

/// The token number `number` of those that `TestStore.fill` makes: eight bytes.
package func bulkToken(_ number: Int) -> DeviceToken {
  DeviceToken(bytes: (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) })
}

extension Audience {
  package static func tokens(_ tokens: DeviceToken...) -> Audience {
    .named(tokens: tokens, users: [])
  }
  package static func users(_ users: String...) -> Audience { .named(tokens: [], users: users) }
}

extension TestStore {
  /// Stores an outcome of a claimed notification for one device. Answers what the store does.
  @discardableResult
  package func record(
    _ item: WorkItem, _ token: DeviceToken, _ outcome: DeliveryOutcome, reason: String? = nil,
    language: String? = nil, attempts: Int = 1,
    verdict: DeliveryReport.DeviceVerdict = .none, retryAfter: Double? = nil
  ) async throws -> Bool {
    try await outcomes.record(
      DeliveryReport(
        app: item.notification.app, run: item.run, token: token, day: item.day,
        notification: item.notification.id, outcome: outcome, status: nil, reason: reason,
        language: language, apnsID: nil, attempts: attempts, verdict: verdict,
        retryAfterSeconds: outcome == .waiting ? retryAfter ?? 0 : nil))
  }
}
