// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// What an acceptance does with a schedule. Without a step, the notification is stored with its
/// queue rows.
package enum ScheduleStep: Sendable, Equatable {
  /// Stores a schedule that is due later.
  case plan(due: Instant)
  /// Stores the notification of a due schedule, unless another node has stored it. A repeated
  /// schedule moves to its next due time.
  case fire(NotificationID, due: Instant, repeats: Bool, next: Instant?)
  /// Begins a schedule by local time: stores its notification without queue rows, unless another
  /// node has stored it.
  case begin
}
