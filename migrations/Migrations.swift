// SPDX-License-Identifier: Apache-2.0

/// One file of `migrations/`, embedded in the binary.
package struct Migration: Sendable {
  /// Position in the order, taken from the file's name.
  package let number: Int
  /// The file's name without its extension, for example `0001_initial`.
  package let name: String
  /// The statements.
  package let sql: [UInt8]

  package init(number: Int, name: String, sql: [UInt8]) {
    (self.number, self.name, self.sql) = (number, name, sql)
  }

  /// All migrations in order. A released file never changes, because the database stores its
  /// checksum. A release adds at most one file. That file changes nothing that the previous release
  /// uses, because nodes of that release serve until they are replaced (decision 0060).
  package static let all: [Migration] = [
    Migration(number: 1, name: "0001_initial", sql: PackageResources._001_initial_sql),
    Migration(
      number: 2, name: "0002_legacy_feedback", sql: PackageResources._002_legacy_feedback_sql),
  ]

  /// First line of a file whose statements are executed one by one outside a transaction, as
  /// `CREATE INDEX CONCURRENTLY` requires.
  package static let withoutTransactionMarker = "-- pushgate: no transaction"

  /// Whether the file begins with `withoutTransactionMarker`.
  package var needsNoTransaction: Bool {
    sql.starts(with: Migration.withoutTransactionMarker.utf8)
  }
}
