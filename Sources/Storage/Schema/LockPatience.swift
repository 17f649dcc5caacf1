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
  package var tellEvery = Duration.seconds(30)

  /// The defaults.
  package init() {}
}

/// A session that holds a lock a migration needs, as far as PostgreSQL reveals it to the role.
package struct LockHolder: Sendable, Equatable, CustomStringConvertible {
  /// The process id of the session, as `pg_terminate_backend` takes it.
  package let process: Int
  package let user: String
  package let application: String
  /// Age of its transaction in seconds; nil if PostgreSQL hides it from this role.
  package let seconds: Int?
  /// Locked tables that the migration names.
  package let tables: [String]

  package var description: String {
    let name = application.isEmpty ? user : "\(application) of \(user)"
    let since = seconds.map { ", open for \($0) s" } ?? ""
    return "process \(process) (\(name)\(since)) has \(tables.joined(separator: ", "))"
  }
}
