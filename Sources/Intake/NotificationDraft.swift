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
  /// Hours of the readers in which it is not shown; nil leaves that to the app.
  package var quiet: QuietChoice?
  /// The place in a trace of the request that it came with.
  package var traceParent: String?
  /// The key of the request.
  package var sentBy: Sender?

  /// What a request says of quiet hours.
  package enum QuietChoice: Sendable, Equatable {
    /// There are none.
    case never
    case hours(QuietHours)
  }

  /// - Parameter expiresAt: nil leaves it to Apple's storage policy, but for calls and talk bursts, which
  ///   are now or never.
  package init(
    audience: Audience, message: Message, collapseID: String? = nil, expiresAt: Instant? = nil,
    quiet: QuietChoice? = nil
  ) {
    self.quiet = quiet
    self.audience = audience
    self.message = message
    self.collapseID = collapseID
    self.expiresAt =
      expiresAt ?? (message.options.pushType.isNowOrNever ? Instant(microseconds: 0) : nil)
  }

  /// The notification that is stored, with what it is checked and later sent with.
  ///
  /// - Parameter due: when it is sent, where that is later.
  func notification(of app: App, at now: Instant, due: Instant? = nil) -> Notification {
    let expiresIn = due == nil ? message.options.expiresIn : nil
    var content = message.content
    content.options.quietHours = quietHours(of: app)
    content.options.traceParent = traceParent
    content.options.sentBy = sentBy
    return Notification(
      id: NotificationID(milliseconds: (due ?? now).milliseconds), app: app.id, acceptedAt: now,
      audience: audience, message: content, context: app.messageContext,
      topic: app.topic(for: message.options.pushType), collapseID: collapseID,
      expiresAt: expiresIn.map { now.adding(seconds: Int64($0)) } ?? expiresAt)
  }
}

extension NotificationDraft {
  /// Whether it may wait for a morning: an alert that does not say that it may not.
  package var mayWait: Bool {
    let facts = message.template.facts
    return message.options.pushType == .alert && !facts.hasCriticalSound
      && !["time-sensitive", "critical"].contains(facts.interruptionLevel)
  }

  private func quietHours(of app: App) -> QuietHours? {
    guard mayWait, quiet != .never else { return nil }
    var hours = app.quietHours
    if case .hours(let asked) = quiet { hours = asked }
    hours?.timeZone = app.timeZone ?? "UTC"
    return hours
  }
}
