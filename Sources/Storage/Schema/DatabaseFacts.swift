// SPDX-License-Identifier: Apache-2.0
package import Postgres
package import PushModel

/// What PostgreSQL says of itself to who asks whether a gateway can work with it.
package struct DatabaseFacts: Sendable, Equatable {
  package var version: String
  /// As `server_version_num` has it: 160004.
  package var versionNumber: Int
  package var database: String
  package var role: String
  /// A standby, or one that was told to take no writes.
  package var isReadOnly: Bool
  /// Settings that are off and under which what it calls committed may be lost.
  package var unsafeSettings: [String]
  package var synchronousStandbys: String
  /// Standbys that are connected.
  package var standbys: Int
  /// Its clock when it looked.
  package var time: Instant
  /// Connections that this role may have to this database: the least of what the server, the role and the database allow.
  package var allowedConnections: Int
  /// What the tightest of the three leaves, besides who asks.
  package var freeConnections: Int
  /// Whether the session has the settings that it was begun with.
  package var keepsSettings: Bool
  /// Whether its log has the values of a row that was refused.
  package var logsValues: Bool

  /// Every field.
  package init(
    version: String, versionNumber: Int, database: String, role: String, isReadOnly: Bool,
    unsafeSettings: [String], synchronousStandbys: String, standbys: Int, time: Instant,
    allowedConnections: Int, freeConnections: Int, keepsSettings: Bool, logsValues: Bool
  ) {
    self.version = version
    self.versionNumber = versionNumber
    self.database = database
    self.role = role
    self.isReadOnly = isReadOnly
    self.unsafeSettings = unsafeSettings
    self.synchronousStandbys = synchronousStandbys
    self.standbys = standbys
    self.time = time
    self.allowedConnections = allowedConnections
    self.freeConnections = freeConnections
    self.keepsSettings = keepsSettings
    self.logsValues = logsValues
  }

  /// Whether two connections are two sessions.
  package enum Pooling: Sendable {
    case none
    /// Something between gives a session to a connection for a transaction, and to another one for the next.
    case transactions
  }

  /// Reads them; any role may.
  package static func read(
    on connection: PostgresConnection
  ) async throws(StorageError) -> DatabaseFacts {
    let rows = try await reading(
      connection,
      """
      -- Each limit with who is counted against it. What other roles' sessions are is not for everybody to see, how many
      -- a database has is.
      WITH own AS (
        SELECT count(*) AS all_of_role,
          count(*) FILTER (WHERE application_name = current_setting('application_name')) AS asking
        FROM pg_stat_activity WHERE usename = current_user
      ), allowed AS (
        SELECT min(most) AS connections, greatest(0, min(most - used + asking)) AS free FROM own CROSS JOIN LATERAL (
          SELECT current_setting('max_connections')::int
              - current_setting('superuser_reserved_connections')::int
              - coalesce(current_setting('reserved_connections', true), '0')::int AS most,
            (SELECT sum(numbackends) FROM pg_stat_database)::int8 AS used
          UNION ALL
          SELECT rolconnlimit, own.all_of_role FROM pg_roles WHERE rolname = current_user AND rolconnlimit >= 0
          UNION ALL
          SELECT d.datconnlimit, s.numbackends FROM pg_database d JOIN pg_stat_database s ON s.datid = d.oid
          WHERE d.datname = current_database() AND d.datconnlimit >= 0) AS bounds
      )
      SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
        current_database()::text AS database, current_user::text AS role,
        pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS read_only,
        CASE current_setting('fsync') WHEN 'on' THEN '' ELSE 'fsync' END AS unsynced,
        CASE current_setting('full_page_writes') WHEN 'on' THEN '' ELSE 'full_page_writes' END AS torn,
        current_setting('synchronous_standby_names') AS names,
        (SELECT count(*) FROM pg_stat_replication) AS standbys,
        clock_timestamp() AS time, allowed.connections, allowed.free,
        current_setting('jit') = 'off' AND current_setting('client_min_messages') = 'warning' AS settled,
        current_setting('log_error_verbosity') <> 'terse' AS logs_values
      FROM allowed
      """)
    let found = try decoding(rows) { (row) throws(PostgresError) in
      DatabaseFacts(
        version: try row.decode("version"),
        versionNumber: Int(try row.decode("number", as: Int32.self)),
        database: try row.decode("database"), role: try row.decode("role"),
        isReadOnly: try row.decode("read_only"),
        unsafeSettings: [
          try row.decode("unsynced", as: String.self), try row.decode("torn", as: String.self),
        ].filter { !$0.isEmpty },
        synchronousStandbys: try row.decode("names"),
        standbys: Int(try row.decode("standbys", as: Int64.self)),
        time: try row.decode("time"),
        allowedConnections: Int(try row.decode("connections", as: Int32.self)),
        freeConnections: Int(try row.decode("free", as: Int64.self)),
        keepsSettings: try row.decode("settled"), logsValues: try row.decode("logs_values"))
    }.first
    guard let found else { throw .vanished }
    return found
  }

  /// Returns what PostgreSQL's clock shows.
  package static func time(
    on connection: PostgresConnection
  ) async throws(StorageError) -> Instant {
    let rows = try await reading(connection, "SELECT clock_timestamp() AS time")
    let times = try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("time", as: Instant.self)
    }
    guard let time = times.first else { throw .vanished }
    return time
  }

  /// Whether two connections ever get the same session, or one of them two: what gives out sessions by the transaction
  /// takes the one that was given back last, or each in turn. There a statement that the one has prepared is found by
  /// the other.
  package static func pooling(
    _ first: PostgresConnection, _ second: PostgresConnection
  ) async throws(StorageError) -> Pooling {
    var sessions: [[Int32]] = [[], []]
    for (place, connection) in [(0, first), (0, first), (1, second), (0, first)] {
      do {
        let rows = try await connection.query("SELECT pg_backend_pid() AS session")
        sessions[place].append(try rows[0].decode("session", as: Int32.self))
      } catch {
        // There is one of that name, or there is none.
        if ["42P05", "26000"].contains(error.sqlState) { return .transactions }
        throw StorageError(error)
      }
    }
    let own = Set(sessions[0])
    return own.count > 1 || !own.isDisjoint(with: sessions[1]) ? .transactions : .none
  }

  /// For how many days ahead every table that is cut by day has its partition; negative: not even for today. Nil: one
  /// never had any.
  package static func partitionsAhead(
    on connection: PostgresConnection
  ) async throws(StorageError) -> Int? {
    let rows = try await reading(
      connection,
      """
      SELECT CASE WHEN bool_and(newest IS NOT NULL) THEN
        min(newest - (now() AT TIME ZONE 'UTC')::date) END::int4 AS ahead
      FROM unnest(\(DayTable.allCases.map(\.rawValue))) AS t (name) CROSS JOIN LATERAL (
        SELECT max(to_date(right(c.relname, 8), 'YYYYMMDD')) AS newest
        FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = to_regclass(t.name) AND c.relname ~ '_[0-9]{8}$') p
      """)
    return try decoding(rows) { (row) throws(PostgresError) in
      try row.decode("ahead", as: Int32?.self).map(Int.init)
    }.first ?? nil
  }
}

/// What the gateway's role may do with the gateway's tables.
package struct DatabaseRights: Sendable, Equatable {
  /// Where they are.
  package var schema: String
  /// Tables that it may not read and write.
  package var unusable: [String]
  /// Tables that are cut by day and not its own.
  package var foreign: [String]
  package var mayCreate: Bool
  /// Whether it may write the mark that waits for the standbys.
  package var maySignal: Bool

  /// Every field.
  package init(
    schema: String, unusable: [String], foreign: [String], mayCreate: Bool, maySignal: Bool
  ) {
    self.schema = schema
    self.unusable = unusable
    self.foreign = foreign
    self.mayCreate = mayCreate
    self.maySignal = maySignal
  }

  /// Reads them; any role may.
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
