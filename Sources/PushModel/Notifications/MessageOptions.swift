// SPDX-License-Identifier: Apache-2.0

/// How a message is rendered and sent: every option by which no SQL statement filters. The store
/// contains all of them in one column. Each option appears here, in
/// `API/Bodies/MessageFields.swift`, in `Storage/Notifications/MessageOptions+JSON.swift`, and
/// where it is used. CONTRIBUTING.md explains the steps with one option as an example.
package struct MessageOptions: Sendable, Equatable {
  package var pushType: PushType
  package var priority: Int
  /// Languages to try, before the app's fallback languages, when none of the recipient's languages
  /// has all texts.
  package var fallbackLanguages: [String]
  /// Whether the request is rejected if a text is excluded or too long in any language; nil uses
  /// the app's setting.
  package var isStrict: Bool?
  /// Whether body and subtitle may be truncated to Apple's limit.
  package var truncates: Bool
  /// Badge of recipients that have no badge change of their own.
  package var badge: BadgeChange?
  /// Maximum pushes per second of the notification, over all nodes together.
  package var maxRate: Int?
  /// The caller's id of the notification, not necessarily unique. Also stored in its run, for
  /// lists.
  package var reference: String?
  /// Time of a scheduled notification; nil for an immediate one and for an occurrence of a repeated
  /// one.
  package var timing: Timing?
  /// Time of the request that scheduled the notification.
  package var askedAt: Instant?
  /// The repeated notification that this one is an occurrence of.
  package var repetition: NotificationID?
  /// Seconds after the due time in which the notification is sent; nil: until its expiration, or
  /// else for one day.
  package var expiresIn: Int?
  /// Hours in the recipient's time zone in which the notification is not shown.
  package var quietHours: QuietHours?
  /// Whether a push with an unknown result is retried; nil: the push type's default
  /// (`deliveryPolicy`).
  package var delivery: DeliveryPolicy?
  /// Whether the push starts a Live Activity. It then uses push-to-start tokens instead of the
  /// tokens of running activities.
  package var startsActivity: Bool
  /// Trace context of the request (`traceparent`), for the log and for webhooks.
  package var traceParent: String?
  /// Whether the message contains a date or time that depends on the recipient's time zone.
  package var dependsOnTimeZone: Bool
  /// API key of the request; nil for notifications without a request, as in tests.
  package var sentBy: Sender?
  /// Warnings in the response to the request.
  package var warnings: [NotificationWarning] = []

  /// Kind of device token that can receive the message.
  package var tokenKind: TokenKind { startsActivity ? .liveactivityStart : pushType.tokenKind }

  /// Maximum `maxRate` in pushes per second.
  package static let highestRate = 1_000_000

  /// Creates options with the defaults of a request.
  package init(
    pushType: PushType = .alert, priority: Int? = nil, fallbackLanguages: [String] = [],
    isStrict: Bool? = nil, truncates: Bool = false, badge: BadgeChange? = nil, maxRate: Int? = nil,
    reference: String? = nil, timing: Timing? = nil, askedAt: Instant? = nil,
    repetition: NotificationID? = nil, expiresIn: Int? = nil, quietHours: QuietHours? = nil,
    delivery: DeliveryPolicy? = nil, startsActivity: Bool = false, traceParent: String? = nil,
    dependsOnTimeZone: Bool = false
  ) {
    self.pushType = pushType
    self.priority = priority ?? pushType.defaultPriority
    self.fallbackLanguages = fallbackLanguages
    self.isStrict = isStrict
    self.truncates = truncates
    self.badge = badge
    self.maxRate = maxRate
    self.reference = reference
    self.timing = timing
    self.askedAt = askedAt
    self.repetition = repetition
    self.expiresIn = expiresIn
    self.quietHours = quietHours
    self.delivery = delivery
    self.startsActivity = startsActivity
    self.traceParent = traceParent
    self.dependsOnTimeZone = dependsOnTimeZone
  }
}
