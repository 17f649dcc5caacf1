// SPDX-License-Identifier: Apache-2.0

/// What somebody said of a run while it works. A run of which nothing was said goes on.
package enum RunControl: Int16, StoredCode, Hashable {
  /// Nothing more of it is sent until it is resumed, or its time is over.
  case paused = 1
  /// Nothing more of it is sent; what it had not come to is being counted.
  case cancelling = 2
  /// It was cancelled, and no work of it is left.
  case cancelled = 3
}

/// What a caller asks of a notification that is under way.
package enum NotificationCommand: String, Sendable, CaseIterable {
  case pause, resume, cancel
}

/// What became of a command.
package enum NotificationCommandResult: Sendable, Equatable {
  /// It is so: from now on, or since before.
  case done
  /// The notification is in a state that forbids it.
  case refused(NotificationState)
}
