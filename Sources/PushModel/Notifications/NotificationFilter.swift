// SPDX-License-Identifier: Apache-2.0

/// Which notifications of an app a list holds: those that all of it is true of.
package struct NotificationFilter: Sendable {
  /// How they stand.
  package var state: NotificationState?
  /// The caller's own id.
  package var reference: String?
  /// The repeated notification that they are times of.
  package var repetition: NotificationID?
  /// Sent or due then or later.
  package var since: Instant?
  /// Sent or due before.
  package var until: Instant?

  /// Without a word: all.
  package init(
    state: NotificationState? = nil, reference: String? = nil, repetition: NotificationID? = nil,
    since: Instant? = nil, until: Instant? = nil
  ) {
    self.since = since
    self.until = until
    self.state = state
    self.reference = reference
    self.repetition = repetition
  }
}

/// A part of a list of notifications, newest first.
package struct NotificationPage: Sendable {
  package var notifications: [(notification: Notification, state: NotificationState)]
  /// Where the next page goes on; nil at the end. There may be one after a page that is not full: a page looks
  /// at so many and no more.
  package var last: NotificationID?

  /// A page.
  package init(
    _ notifications: [(notification: Notification, state: NotificationState)], last: NotificationID?
  ) {
    self.notifications = notifications
    self.last = last
  }
}
