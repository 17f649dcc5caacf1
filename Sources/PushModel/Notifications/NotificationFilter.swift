// SPDX-License-Identifier: Apache-2.0

/// Filters of a notification list; notifications must match all of them.
package struct NotificationFilter: Sendable {
  /// State of the notifications.
  package var state: NotificationState?
  /// The caller's id of the notifications.
  package var reference: String?
  /// The repeated notification whose occurrences are listed.
  package var repetition: NotificationID?
  /// Earliest time at which the notifications were sent or are due.
  package var since: Instant?
  /// Time before which the notifications were sent or are due.
  package var until: Instant?

  /// Matches all notifications by default.
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
