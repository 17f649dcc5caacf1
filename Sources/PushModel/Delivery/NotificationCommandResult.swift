// SPDX-License-Identifier: Apache-2.0

/// Result of a command.
package enum NotificationCommandResult: Sendable, Equatable {
  /// The state that the command requests applies, as a result of this or an earlier command.
  case done
  /// The notification is in a state in which the command is not allowed.
  case refused(NotificationState)
}
