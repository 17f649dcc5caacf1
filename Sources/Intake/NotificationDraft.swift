// SPDX-License-Identifier: Apache-2.0
package import Messages
package import PushModel

/// A parsed notification: its audience, message and expiration. All other values are determined at
/// acceptance.
package struct NotificationDraft: Sendable {
  package var audience: Audience
  package var message: Message
  package var collapseID: String?
  /// Expiration, with the semantics of `Notification.expiresAt`.
  package var expiresAt: Instant?
  /// Quiet hours in which readers are not shown the notification; nil: the app's quiet hours.
  package var quiet: QuietChoice?
  /// The request's position in a trace (`traceparent`).
  package var traceParent: String?
  /// The API key of the request.
  package var sentBy: Sender?

  /// A request's choice between the app's quiet hours, its own and none.
  package enum QuietChoice: Sendable, Equatable {
    /// No quiet hours.
    case never
    case hours(QuietHours)
  }

  /// - Parameter expiresAt: nil applies Apple's storage policy. Calls and talk bursts expire at
  ///   once instead.
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

  /// Returns the notification to store, with the context for its check and its delivery.
  ///
  /// - Parameter due: time of a later delivery; nil: at once.
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
  /// Whether quiet hours may delay the notification: an alert that is neither critical nor
  /// time-sensitive.
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
