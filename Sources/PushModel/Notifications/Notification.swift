// SPDX-License-Identifier: Apache-2.0

/// What a caller asked, checked and complete: everything that sending needs, fixed at acceptance.
package struct Notification: Sendable, Equatable {
  package var id: NotificationID
  package var app: AppID
  package var acceptedAt: Instant
  package var audience: Audience
  package var message: MessageContent
  package var context: MessageContext
  /// The value of `apns-topic`.
  package var topic: String
  package var collapseID: String?
  /// UNIX time for `apns-expiration`; `.some(epoch)` is 0: one attempt. nil: Apple's own storage
  /// policy, with our retries ending after 24 hours.
  package var expiresAt: Instant?

  /// Every field.
  package init(
    id: NotificationID, app: AppID, acceptedAt: Instant, audience: Audience,
    message: MessageContent, context: MessageContext, topic: String, collapseID: String? = nil,
    expiresAt: Instant? = nil
  ) {
    self.id = id
    self.app = app
    self.acceptedAt = acceptedAt
    self.audience = audience
    self.message = message
    self.context = context
    self.topic = topic
    self.collapseID = collapseID
    self.expiresAt = expiresAt
  }

  package var pushType: PushType { message.options.pushType }
  package var tokenKind: TokenKind { message.options.tokenKind }

  /// Seconds after acceptance that retries end for a request that names no expiration.
  package static let lifetimeSeconds: Int64 = 86_400
  /// Seconds that a request with expiration 0 (now or never) may be tried: the time in which a
  /// connection can be replaced, not a time in which news gets old.
  package static let nowOrNeverSeconds: Int64 = 30

  /// After it nothing is worth sending.
  package var deadline: Instant { deadline(ofRunAt: acceptedAt) }

  /// After it nothing of a run that begins then is worth sending.
  package func deadline(ofRunAt start: Instant) -> Instant {
    guard let expiresAt else { return start.adding(seconds: Self.lifetimeSeconds) }
    return expiresAt.seconds <= 0 ? start.adding(seconds: Self.nowOrNeverSeconds) : expiresAt
  }

  /// After it a push is not worth sending that was due only then: what is said in seconds counts from there.
  package func deadline(ofPushDueAt due: Instant) -> Instant {
    if let seconds = message.options.expiresIn { return due.adding(seconds: Int64(seconds)) }
    return deadline(ofRunAt: due)
  }
}

/// One sending of a notification.
package struct Run: Sendable, Hashable {
  package var id: RunID
  package var app: AppID
  package var notification: NotificationID
  /// Days since 1970-01-01: the partition of the run's deliveries.
  package var day: Int32

  /// Every field.
  package init(id: RunID, app: AppID, notification: NotificationID, day: Int32) {
    self.id = id
    self.app = app
    self.notification = notification
    self.day = day
  }
}
