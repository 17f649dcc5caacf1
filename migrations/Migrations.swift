// SPDX-License-Identifier: Apache-2.0

/// One file of `migrations/`, embedded in the binary.
package struct Migration: Sendable {
  /// Its place in the order, from the file's name.
  package let number: Int
  /// The file's name without its ending, for example `0001_initial`.
  package let name: String
  /// The statements.
  package let sql: [UInt8]

  /// Every migration in order. A file once released never changes: its checksum is kept in the
  /// database and compared.
  package static let all: [Migration] = [
    Migration(number: 1, name: "0001_initial", sql: PackageResources._001_initial_sql),
    Migration(number: 2, name: "0002_catalogues", sql: PackageResources._002_catalogues_sql),
    Migration(number: 3, name: "0003_personal", sql: PackageResources._003_personal_sql),
    Migration(number: 4, name: "0004_options", sql: PackageResources._004_options_sql),
    Migration(number: 5, name: "0005_engine", sql: PackageResources._005_engine_sql),
    Migration(number: 6, name: "0006_retention", sql: PackageResources._006_retention_sql),
    Migration(number: 7, name: "0007_intents", sql: PackageResources._007_intents_sql),
    Migration(number: 8, name: "0008_badges", sql: PackageResources._008_badges_sql),
    Migration(number: 9, name: "0009_control", sql: PackageResources._009_control_sql),
    Migration(number: 10, name: "0010_resend", sql: PackageResources._010_resend_sql),
    Migration(number: 11, name: "0011_app_rates", sql: PackageResources._011_app_rates_sql),
    Migration(number: 12, name: "0012_references", sql: PackageResources._012_references_sql),
  ]

  /// A file that begins with this line is run statement by statement outside a transaction (as
  /// `CREATE INDEX CONCURRENTLY` needs).
  package static let withoutTransactionMarker = "-- pushgate: no transaction"

  /// Whether the file asks to be run outside a transaction.
  package var needsNoTransaction: Bool {
    sql.starts(with: Migration.withoutTransactionMarker.utf8)
  }
}
