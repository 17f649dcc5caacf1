// SPDX-License-Identifier: Apache-2.0

/// One file of `migrations/`, embedded in the binary.
package struct Migration: Sendable {
  /// Its place in the order, from the file's name.
  package let number: Int
  /// The file's name without its ending, for example `0001_initial`.
  package let name: String
  /// The statements.
  package let sql: [UInt8]

  package init(number: Int, name: String, sql: [UInt8]) {
    (self.number, self.name, self.sql) = (number, name, sql)
  }

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
    Migration(number: 13, name: "0013_audiences", sql: PackageResources._013_audiences_sql),
    Migration(number: 14, name: "0014_schedules", sql: PackageResources._014_schedules_sql),
    Migration(
      number: 15, name: "0015_schedule_indexes", sql: PackageResources._015_schedule_indexes_sql),
    Migration(number: 16, name: "0016_holds", sql: PackageResources._016_holds_sql),
    Migration(number: 17, name: "0017_superseded", sql: PackageResources._017_superseded_sql),
    Migration(number: 18, name: "0018_serves_from", sql: PackageResources._018_serves_from_sql),
    Migration(
      number: 19, name: "0019_provider_tokens", sql: PackageResources._019_provider_tokens_sql),
    Migration(number: 20, name: "0020_environments", sql: PackageResources._020_environments_sql),
    Migration(number: 21, name: "0021_certificates", sql: PackageResources._021_certificates_sql),
    Migration(number: 22, name: "0022_prune_guard", sql: PackageResources._022_prune_guard_sql),
    Migration(number: 23, name: "0023_second_410", sql: PackageResources._023_second_410_sql),
    Migration(number: 24, name: "0024_audit", sql: PackageResources._024_audit_sql),
    Migration(number: 25, name: "0025_device_lists", sql: PackageResources._025_device_lists_sql),
    Migration(
      number: 26, name: "0026_device_counts", sql: PackageResources._026_device_counts_sql),
    Migration(number: 27, name: "0027_erasures", sql: PackageResources._027_erasures_sql),
    Migration(number: 28, name: "0028_key_rates", sql: PackageResources._028_key_rates_sql),
    Migration(
      number: 29, name: "0029_device_events", sql: PackageResources._029_device_events_sql),
    Migration(number: 32, name: "0032_held_out", sql: PackageResources._032_held_out_sql),
    Migration(number: 33, name: "0033_webhooks", sql: PackageResources._033_webhooks_sql),
    Migration(
      number: 34, name: "0034_webhook_order", sql: PackageResources._034_webhook_order_sql),
    Migration(
      number: 35, name: "0035_badges_in_place",
      sql: PackageResources._035_badges_in_place_sql),
    Migration(number: 36, name: "0036_unproven", sql: PackageResources._036_unproven_sql),
    Migration(
      number: 42, name: "0042_string_tables", sql: PackageResources._042_string_tables_sql),
    Migration(
      number: 45, name: "0045_key_certificates", sql: PackageResources._045_key_certificates_sql),
    Migration(
      number: 50, name: "0050_webhook_failures", sql: PackageResources._050_webhook_failures_sql),
    Migration(
      number: 51, name: "0051_webhook_secrets", sql: PackageResources._051_webhook_secrets_sql),
    Migration(number: 52, name: "0052_webhook_haste", sql: PackageResources._052_webhook_haste_sql),
    Migration(number: 56, name: "0056_held_late", sql: PackageResources._056_held_late_sql),
  ]

  /// A file that begins with this line is run statement by statement outside a transaction (as
  /// `CREATE INDEX CONCURRENTLY` needs).
  package static let withoutTransactionMarker = "-- pushgate: no transaction"

  /// Whether the file asks to be run outside a transaction.
  package var needsNoTransaction: Bool {
    sql.starts(with: Migration.withoutTransactionMarker.utf8)
  }

  /// A file that begins with this and a number takes away or changes what releases of older schemas than that use:
  /// from when it is applied on they say that they are not ready. Its statements are one transaction.
  package static let servesFromMarker = "-- pushgate: serves from "

  /// The oldest schema whose release may serve beside what the file leaves; 0, the rule: all of them.
  package var servesFrom: Int {
    guard sql.starts(with: Migration.servesFromMarker.utf8) else { return 0 }
    let rest = String(decoding: sql.dropFirst(Migration.servesFromMarker.utf8.count), as: UTF8.self)
    // A file without a number shuts out everybody rather than nobody.
    return Int(rest.prefix(while: \.isWholeNumber)) ?? number
  }
}
