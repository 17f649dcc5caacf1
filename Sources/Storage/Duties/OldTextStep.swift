// SPDX-License-Identifier: Apache-2.0

/// Result of one removal step.
package struct OldTextStep: Sendable, Equatable {
  /// Number of notifications whose content was removed.
  package var removed: Int
  /// Number of unfinished notifications, which keep their content.
  package var left: Int
  /// Nil when the day is complete.
  package var last: OldTextPlace?
}
