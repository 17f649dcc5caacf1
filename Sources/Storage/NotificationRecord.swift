// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// What a caller asked, checked and complete: everything that sending needs, fixed at acceptance.
package struct NotificationRecord: Sendable, Equatable {
  package var id: NotificationID
  package var app: Int32
  package var acceptedAt: Instant
  /// Apple's JSON as the caller wrote it, localized forms included.
  package var payload: [UInt8]
  package var audience: Audience
  /// Only devices of this environment; nil for both.
  package var environment: PushEnvironment?
  package var pushType: PushType
  /// The value of `apns-topic`.
  package var topic: String
  package var priority: Int
  package var collapseID: String?
  /// UNIX time for `apns-expiration`; `.some(epoch)` is 0: one attempt. nil: Apple's own storage
  /// policy, with our retries ending after 24 hours.
  package var expiresAt: Instant?
  /// The request's fallback languages, before the app's.
  package var fallbackLanguages: [String]
  /// The app's fallback languages as they were at acceptance.
  package var appFallbackLanguages: [String]
  /// The app's source language as it was at acceptance.
  package var sourceLanguage: String
  /// The app's language overrides as they were at acceptance.
  package var languageOverrides: [String: String]
  /// The revision of the app's strings that it was checked against.
  package var stringsRevision: Int64
  /// Texts for places of the payload outside the alert: the request's JSON as the caller wrote it.
  package var localize: [UInt8]?
  /// Whether body and subtitle may be shortened to Apple's limit.
  package var truncates: Bool
  /// The badge of every device that is given none of its own.
  package var badge: BadgeChange?
  /// Whether recipients are given arguments or badges of their own (`NotificationStore.recipients`).
  package var isPersonal: Bool

  /// Every field, in the order of the columns.
  package init(
    id: NotificationID, app: Int32, acceptedAt: Instant, payload: [UInt8], audience: Audience,
    environment: PushEnvironment?, pushType: PushType, topic: String, priority: Int,
    collapseID: String?, expiresAt: Instant?, fallbackLanguages: [String],
    appFallbackLanguages: [String], sourceLanguage: String,
    languageOverrides: [String: String] = [:], stringsRevision: Int64,
    localize: [UInt8]? = nil, truncates: Bool = false, badge: BadgeChange? = nil,
    isPersonal: Bool = false
  ) {
    self.id = id
    self.app = app
    self.acceptedAt = acceptedAt
    self.payload = payload
    self.audience = audience
    self.environment = environment
    self.pushType = pushType
    self.topic = topic
    self.priority = priority
    self.collapseID = collapseID
    self.expiresAt = expiresAt
    self.fallbackLanguages = fallbackLanguages
    self.appFallbackLanguages = appFallbackLanguages
    self.sourceLanguage = sourceLanguage
    self.languageOverrides = languageOverrides
    self.stringsRevision = stringsRevision
    self.localize = localize
    self.truncates = truncates
    self.badge = badge
    self.isPersonal = isPersonal
  }
}

/// The caller's name for one request, so that sending it twice does it once.
package struct IdempotencyKey: Sendable, Hashable {
  /// 1 to 255 characters.
  package var key: String
  /// SHA-256 of the request body.
  package var bodyHash: [UInt8]

  /// A key and the hash of the body it came with.
  package init(key: String, bodyHash: [UInt8]) {
    self.key = key
    self.bodyHash = bodyHash
  }
}

/// What became of a request to accept a notification.
package enum Acceptance: Sendable, Equatable {
  /// Committed. `audience` counts the active devices it is for, up to `audienceCountLimit`.
  case accepted(id: NotificationID, audience: Int)
  /// The same idempotency key and body was accepted before: this is that notification.
  case replayed(id: NotificationID, audience: Int)
  /// The idempotency key was used with another body.
  case keyReused
  /// A named token is of another kind than the push type needs. Nothing was stored.
  case wrongTokenKind(DeviceToken, TokenKind)

  /// Devices counted at the most for an answer: beyond it counting would cost more than accepting.
  package static let audienceCountLimit = 10_000
}

/// One device's delivery.
package struct DeliveryRecord: Sendable, Equatable {
  package var token: DeviceToken
  package var outcome: DeliveryOutcome
  /// APNs' HTTP status, when it answered.
  package var status: Int?
  package var reason: String?
  package var language: String?
  /// The `apns-id` it was sent with, canonical form.
  package var apnsID: String?
  package var attempts: Int
  package var updatedAt: Instant
}

/// What a notification's deliveries add up to.
package struct NotificationCounts: Sendable, Equatable {
  package var state: NotificationState = .queued
  package var outcomes: [DeliveryOutcome: Int] = [:]
  /// Reasons of rejected and unknown-device deliveries.
  package var reasons: [String: Int] = [:]
  /// Accepted deliveries by the language their reader was shown.
  package var languages: [String: Int] = [:]
}
