// SPDX-License-Identifier: Apache-2.0
package import Postgres

/// Properties of the database on which the gateway's durability depends.
package struct DatabaseCondition: Sendable, Equatable {
  /// The number of the newest applied migration.
  package var schema: Int
  /// Whether the role may execute the replication barrier (`PostgresQuery.replicationBarrier`).
  package var unsafeSettings: [String]

  /// Whether the role may execute the replication barrier (`PostgresQuery.replicationBarrier`).
  package var hasBarrier: Bool

  /// Whether committed transactions are on disk, and the gateway can verify that they have reached
  /// the standbys.
  package var isDurable: Bool { unsafeSettings.isEmpty && hasBarrier }

  /// Reads the condition, at the cost of one round trip.
  package static func read(
    on connection: PostgresConnection
  ) async throws(StorageError) -> DatabaseCondition {
    let rows = try await reading(
      connection,
      """
      SELECT coalesce(max(number), 0) AS schema,
        CASE current_setting('fsync') WHEN 'on' THEN '' ELSE 'fsync' END AS unsynced,
        CASE current_setting('full_page_writes') WHEN 'on' THEN '' ELSE 'full_page_writes' END AS torn,
        (SELECT bool_and(has_function_privilege(p.oid, 'EXECUTE')) FROM pg_proc p
          WHERE p.pronamespace = 'pg_catalog'::regnamespace AND p.proname = 'pg_logical_emit_message'
            AND p.proargtypes[1] = 'text'::regtype) AS barrier
      FROM schema_migrations
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      DatabaseCondition(
        schema: Int(try row.decode("schema", as: Int32.self)),
        unsafeSettings: [
          try row.decode("unsynced", as: String.self), try row.decode("torn", as: String.self),
        ].filter { !$0.isEmpty },
        hasBarrier: try row.decode("barrier", as: Bool?.self) ?? false)
    }
    guard let condition = found.first else { throw .vanished }
    return condition
  }

  /// The message for an operator; nil if the database is durable.
  package var complaint: String? {
    if isDurable { return nil }
    guard !unsafeSettings.isEmpty else {
      return
        "the role may not execute pg_logical_emit_message(boolean, text, text), which the replication "
        + "barrier of idempotent retries needs: GRANT EXECUTE ON FUNCTION "
        + "pg_logical_emit_message(boolean, text, text) TO it"
    }
    let off = unsafeSettings.map { "\($0) = off" }.joined(separator: " and ")
    return
      "PostgreSQL runs with \(off): a crash of its machine loses what was accepted and may ruin the "
      + "database; set \(unsafeSettings.map { "\($0) = on" }.joined(separator: " and "))"
  }
}
