// SPDX-License-Identifier: Apache-2.0

/// Control state of a run, set by API commands. A run without a control state proceeds.
package enum RunControl: Int16, StoredCode, Hashable {
  /// The run sends no more pushes until it is resumed or expires.
  case paused = 1
  /// The run sends no more pushes, and its remaining devices are being counted.
  case cancelling = 2
  /// The run was cancelled, and none of its work is left.
  case cancelled = 3
}

/// An API command for a notification in progress.
package enum NotificationCommand: String, Sendable, CaseIterable {
  case pause, resume, cancel
}

/// Result of a command.
package enum NotificationCommandResult: Sendable, Equatable {
  /// The state that the command requests applies, as a result of this or an earlier command.
  case done
  /// The notification is in a state in which the command is not allowed.
  case refused(NotificationState)
}
