// SPDX-License-Identifier: Apache-2.0

/// How a migration waits for locks that others hold. PostgreSQL lets nobody pass who comes after a statement that waits
/// for a lock, so each try waits for a moment only, and then everybody else has their turn.
package struct LockPatience: Sendable {
  /// Milliseconds that a try waits for each of its locks: as long stand those who come behind it.
  package var tryMilliseconds = 200
  /// Between two tries. All who stood behind the one before are through by then.
  package var pause = Duration.seconds(1)
  /// For how long a file, or a statement of one without transaction, is tried again: longer than most dumps take.
  package var total = Duration.seconds(3_600)
  /// How often it is told what is waited for, while that does not change.
  package var tellEvery = Duration.seconds(30)

  /// The defaults.
  package init() {}
}

/// Whose lock a migration waits for, as far as PostgreSQL tells its role.
package struct LockHolder: Sendable, Equatable, CustomStringConvertible {
  /// The process of the session, as `pg_terminate_backend` takes it.
  package let process: Int
  package let user: String
  package let application: String
  /// How long its transaction has been open, in seconds; nil: PostgreSQL does not tell this role.
  package let seconds: Int?
  /// What it holds locks of, as far as the migration names it.
  package let tables: [String]

  package var description: String {
    let name = application.isEmpty ? user : "\(application) of \(user)"
    let since = seconds.map { ", open for \($0) s" } ?? ""
    return "process \(process) (\(name)\(since)) has \(tables.joined(separator: ", "))"
  }
}
