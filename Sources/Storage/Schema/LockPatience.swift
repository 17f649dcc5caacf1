// SPDX-License-Identifier: Apache-2.0

/// Limits on how long a migration waits for locks of other sessions. In PostgreSQL, later
/// statements queue behind a statement that waits for a lock. Each attempt therefore waits only
/// briefly, and the queue drains before the next attempt.
package struct LockPatience: Sendable {
  /// Milliseconds that an attempt waits for each lock. Statements that queue behind the migration
  /// are delayed by up to this time.
  package var tryMilliseconds = 200
  /// Pause between two attempts: long enough for the statements that queued behind the last attempt
  /// to finish.
  package var pause = Duration.seconds(1)
  /// Total time for the attempts of one file, or of one statement of a file without a transaction.
  /// Longer than most dumps take.
  package var total = Duration.seconds(3_600)
  /// Interval at which unchanged lock holders are reported again.
  package var reportInterval = Duration.seconds(30)

  /// The defaults.
  package init() {}
}
