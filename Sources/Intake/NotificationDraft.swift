// SPDX-License-Identifier: Apache-2.0
package import Messages
package import PushModel

/// A notification as a door has read it: whom it is for, what it says, and how long it is worth. Everything
/// else is worked out when it is accepted.
package struct NotificationDraft: Sendable {
  package var audience: Audience
  package var message: Message
  package var collapseID: String?
  /// As in `Notification`.
  package var expiresAt: Instant?

  /// - Parameter expiresAt: nil leaves it to Apple's storage policy, but for calls and talk bursts, which
  ///   are now or never.
  package init(
    audience: Audience, message: Message, collapseID: String? = nil, expiresAt: Instant? = nil
  ) {
    self.audience = audience
    self.message = message
    self.collapseID = collapseID
    self.expiresAt =
      expiresAt ?? (message.options.pushType.isNowOrNever ? Instant(microseconds: 0) : nil)
  }

  /// The notification that is stored, with what it is checked and later sent with.
  func notification(of app: App, at now: Instant) -> Notification {
    Notification(
      id: NotificationID(milliseconds: now.milliseconds), app: app.id, acceptedAt: now,
      audience: audience, message: message.content, context: app.messageContext,
      topic: app.topic(for: message.options.pushType), collapseID: collapseID,
      expiresAt: expiresAt)
  }
}

extension App {
  /// The value of `apns-topic`.
  func topic(for type: PushType) -> String { bundleID + type.topicSuffix }
}
