// SPDX-License-Identifier: Apache-2.0

/// A notification as accepted: complete, validated and immutable.
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
  /// Time for `apns-expiration`. The epoch becomes 0, a single attempt. Nil uses Apple's default
  /// storage; the gateway's retries then end after 24 hours.
  package var expiresAt: Instant?

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

  /// Seconds after acceptance in which pushes without an expiration are retried.
  package static let lifetimeSeconds: Int64 = 86_400
  /// Seconds after acceptance in which pushes with expiration 0 (now or never) are attempted. Long
  /// enough to replace a connection, and short enough that the content is still current.
  package static let nowOrNeverSeconds: Int64 = 30

  /// Time after which no push of the notification is sent.
  package var deadline: Instant { deadline(ofRunAt: acceptedAt) }

  /// Returns the time after which no push of a run that starts at `start` is sent.
  package func deadline(ofRunAt start: Instant) -> Instant {
    guard let expiresAt else { return start.adding(seconds: Self.lifetimeSeconds) }
    return expiresAt.seconds <= 0 ? start.adding(seconds: Self.nowOrNeverSeconds) : expiresAt
  }

  /// Returns the time after which a push that is due at `due` is not sent. `expiresIn` counts from
  /// `due`.
  package func deadline(ofPushDueAt due: Instant) -> Instant {
    if let seconds = message.options.expiresIn { return due.adding(seconds: Int64(seconds)) }
    return deadline(ofRunAt: due)
  }
}
