// SPDX-License-Identifier: Apache-2.0

/// A notification that is to be sent later, or again, as it stands before it is due.
package struct Schedule: Sendable, Equatable {
  /// What may become of one.
  package enum State: Int16, StoredCode, Hashable {
    /// It is sent when it is due.
    case waiting = 1
    /// What becomes due of it waits until it is resumed.
    case paused = 2
    /// Nothing more of it becomes due.
    case cancelled = 3
    /// Nothing more is due.
    case over = 4
  }

  package var state: State
  /// When it is due next; nil of one that is cancelled or over.
  package var due: Instant?
  /// How often it has been due, of one that repeats.
  package var fired: Int
  /// What it became the last time, of one that repeats.
  package var last: NotificationID?
  /// Whether a part of it has been sent already: of one that follows the clocks of its readers.
  package var hasBegun: Bool

  /// Every field.
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

  /// How its notification stands while nothing of it is under way.
  package var notificationState: NotificationState {
    switch state {
    case .waiting: hasBegun ? .sending : .scheduled
    case .paused: .paused
    case .cancelled: .cancelled
    case .over: .finished
    }
  }

  /// Seconds ahead that a notification may be due: what is planned for longer is better kept where it was
  /// planned.
  package static let horizon: Int64 = 366 * 86_400
}
