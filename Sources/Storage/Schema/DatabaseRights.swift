// SPDX-License-Identifier: Apache-2.0
package import Postgres

/// Privileges of the gateway's role on the gateway's tables.
package struct DatabaseRights: Sendable, Equatable {
  /// The schema that contains the tables.
  package var schema: String
  /// Tables that the role cannot both read and write.
  package var unusable: [String]
  /// Daily partitioned tables that the role does not own.
  package var foreign: [String]
  package var mayCreate: Bool
  /// Whether the role may execute the replication barrier.
  package var maySignal: Bool

  /// Creates the privileges from all fields.
  package init(
    schema: String, unusable: [String], foreign: [String], mayCreate: Bool, maySignal: Bool
  ) {
    self.schema = schema
    self.unusable = unusable
    self.foreign = foreign
    self.mayCreate = mayCreate
    self.maySignal = maySignal
  }

  /// Reads the privileges; any role may execute the query.
  package static func read(
    on connection: PostgresConnection
  ) async throws(StorageError) -> DatabaseRights {
    let condition = try await DatabaseCondition.read(on: connection)
    let rows = try await reading(
      connection,
      """
      WITH tables AS MATERIALIZED (
        SELECT c.oid, c.relname::text AS name, c.relowner FROM pg_class c
        WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
          AND NOT c.relispartition AND c.relname <> 'schema_migrations'
      )
      SELECT current_schema()::text AS schema, has_schema_privilege(current_schema(), 'CREATE') AS creates,
        ARRAY(SELECT name FROM tables WHERE NOT (
          has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
          AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))
          ORDER BY name LIMIT 5) AS unusable,
        ARRAY(SELECT name FROM tables WHERE name = ANY (\(DayTable.allCases.map(\.rawValue)))
          AND NOT pg_has_role(relowner, 'USAGE') ORDER BY name) AS foreign_tables
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      DatabaseRights(
        schema: try row.decode("schema"), unusable: try row.decode("unusable", as: [String].self),
        foreign: try row.decode("foreign_tables", as: [String].self),
        mayCreate: try row.decode("creates"), maySignal: condition.hasBarrier)
    }.first
    guard let found else { throw .vanished }
    return found
  }
}
