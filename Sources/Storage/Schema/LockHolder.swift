// SPDX-License-Identifier: Apache-2.0

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
