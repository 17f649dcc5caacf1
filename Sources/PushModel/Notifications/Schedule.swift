// SPDX-License-Identifier: Apache-2.0

/// State of a scheduled or repeated notification.
package struct Schedule: Sendable, Equatable {
  /// State of a schedule.
  package enum State: Int16, StoredCode, Hashable {
    /// The notification is sent when due.
    case waiting = 1
    /// Notifications that become due wait until the schedule is resumed.
    case paused = 2
    /// No further notification becomes due.
    case cancelled = 3
    /// All due times have passed.
    case over = 4
  }

  package var state: State
  /// Next due time; nil if the schedule is cancelled or over.
  package var due: Instant?
  /// Number of past occurrences of a repeated notification.
  package var fired: Int
  /// Latest occurrence of a repeated notification.
  package var last: NotificationID?
  /// Whether a part has been sent, for a notification by local time.
  package var hasBegun: Bool

  package init(
    state: State = .waiting, due: Instant?, fired: Int = 0, last: NotificationID? = nil,
    hasBegun: Bool = false
  ) {
    self.state = state
    self.due = due
    self.fired = fired
    self.last = last
    self.hasBegun = hasBegun
  }

  /// State of the notification while none of its work is in progress.
  package var notificationState: NotificationState {
    switch state {
    case .waiting: hasBegun ? .sending : .scheduled
    case .paused: .paused
    case .cancelled: .cancelled
    case .over: .finished
    }
  }

  /// Maximum seconds between request and due time. Longer plans belong in the caller's system.
  package static let horizon: Int64 = 366 * 86_400
}
