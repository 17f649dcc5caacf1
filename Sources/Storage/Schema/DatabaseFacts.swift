// SPDX-License-Identifier: Apache-2.0
package import Postgres
package import PushModel

/// Properties of PostgreSQL that `pushgate doctor` checks.
package struct DatabaseFacts: Sendable, Equatable {
  package var version: String
  /// PostgreSQL's `server_version_num`, for example 160004.
  package var versionNumber: Int
  package var database: String
  package var role: String
  /// Whether the server is a standby or its transactions are read-only.
  package var isReadOnly: Bool
  /// Settings that are off, so that committed transactions may be lost.
  package var unsafeSettings: [String]
  package var synchronousStandbys: String
  /// The number of connected standbys.
  package var standbys: Int
  /// PostgreSQL's clock at the time of the query.
  package var time: Instant
  /// Connections that this role may open to this database: the lowest limit of server, role and
  /// database.
  package var allowedConnections: Int
  /// Number of connections that the tightest of the three limits leaves, besides those of this
  /// program.
  package var freeConnections: Int
  /// Whether the session has the settings that the client sent when it opened the session.
  package var keepsSettings: Bool
  /// Whether PostgreSQL logs the values of rejected rows.
  package var logsValues: Bool

  /// Creates the facts from all fields.
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

  /// How a connection pooler between the gateway and PostgreSQL assigns sessions.
  package enum Pooling: Sendable {
    case none
    /// A pooler assigns a session for one transaction only.
    case transactions
  }

  /// Reads the facts; any role may execute the query.
  package static func read(
    on connection: PostgresConnection
  ) async throws(StorageError) -> DatabaseFacts {
    let rows = try await reading(
      connection,
      """
      -- Each limit with the connections counted against it. The role may not see the sessions
      -- of other roles, but it may read how many sessions a database has.
      WITH own AS (
        SELECT count(*) AS all_of_role,
          count(*) FILTER (WHERE application_name = current_setting('application_name')
            OR application_name LIKE 'pushgate %' AND client_addr IS NOT DISTINCT FROM inet_client_addr())
            AS of_machine
        FROM pg_stat_activity WHERE usename = current_user
      ), allowed AS (
        SELECT min(most) AS connections, greatest(0, min(most - used + of_machine)) AS free FROM own CROSS JOIN LATERAL (
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

  /// Returns the time of PostgreSQL's clock.
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

  /// Detects transaction pooling: two connections share a session, or one connection uses two
  /// sessions.
  ///
  /// A transaction pooler assigns the session that was returned last, or each session in turn. One
  /// connection then sees statements that the other one has prepared.
  package static func pooling(
    _ first: PostgresConnection, _ second: PostgresConnection
  ) async throws(StorageError) -> Pooling {
    var sessions: [[Int32]] = [[], []]
    for (place, connection) in [(0, first), (0, first), (1, second), (0, first)] {
      do {
        let rows = try await connection.query("SELECT pg_backend_pid() AS session")
        sessions[place].append(try rows[0].decode("session", as: Int32.self))
      } catch {
        // Duplicate (42P05) or missing (26000) prepared statement: the session belongs to another
        // connection.
        if ["42P05", "26000"].contains(error.sqlState) { return .transactions }
        throw StorageError(error)
      }
    }
    let own = Set(sessions[0])
    return own.count > 1 || !own.isDisjoint(with: sessions[1]) ? .transactions : .none
  }

  /// Returns the number of days ahead for which every daily partitioned table has a partition. A
  /// negative number means that today's partition is missing; nil that a table never had one.
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
