// SPDX-License-Identifier: Apache-2.0
package import Postgres

/// What a gateway must know of its database to promise anything.
package struct DatabaseCondition: Sendable, Equatable {
  /// The schema's number.
  package var schema: Int
  /// Whether what PostgreSQL calls committed is on its disk.
  package var isDurable: Bool

  /// Reads it: also a round trip to the database.
  package static func read(
    on connection: PostgresConnection
  ) async throws(StorageError) -> DatabaseCondition {
    let rows = try await reading(
      connection,
      """
      SELECT coalesce(max(number), 0) AS schema, current_setting('fsync') = 'on' AS durable
      FROM schema_migrations
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      DatabaseCondition(
        schema: Int(try row.decode("schema", as: Int32.self)), isDurable: try row.decode("durable"))
    }
    guard let condition = found.first else { throw .vanished }
    return condition
  }

  /// What an operator must be told; nil when all is well.
  package var complaint: String? {
    if isDurable { return nil }
    return "PostgreSQL runs with fsync = off: a crash of its machine loses what was accepted and "
      + "may ruin the database; set fsync = on"
  }
}
