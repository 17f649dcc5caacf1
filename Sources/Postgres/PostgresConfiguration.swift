// SPDX-License-Identifier: Apache-2.0

/// Where PostgreSQL is and how long to wait for what.
package struct PostgresConfiguration: Sendable {
  /// The parameters of the connection string, by libpq's names.
  package private(set) var parameters: [String: String]

  /// For one host, from the first packet to being usable.
  package var connectDeadline: Duration = .seconds(5)
  /// How long a statement waits to be sent (reconnecting, mostly) before it fails unsent.
  package var waitLimit: Duration = .seconds(10)
  /// Enforced by PostgreSQL, which cancels the statement. A lane that is not listed has none.
  package var statementTimeouts: [PostgresLane: Duration] = [
    .write: .seconds(10), .read: .seconds(10), .reports: .seconds(10), .deliveryRead: .seconds(30),
    .deliveryWrite: .seconds(10), .duties: .seconds(60),
  ]
  /// After this time without a connection, and attempts that failed, PostgreSQL is known to be away, and
  /// who asks is told at once. A restart or a failover takes a second or two.
  package var awayAfter: Duration = .seconds(2)
  /// Over the statement timeout, without a sign from the server: the connection counts as lost.
  package var silenceGrace: Duration = .seconds(10)
  /// The same for the first statement of a connection that promises: it waits for the synchronous standbys, and
  /// each connection that is given up meanwhile stays a session of the server until there is one.
  package var barrierPatience: Duration = .seconds(300)
  /// Statements waiting to be sent on one connection; one more is refused with `.unavailable`.
  package var maximumQueue = 4_096
  /// Statements sent and not yet answered on one connection. More would not make PostgreSQL faster,
  /// and all of them are in doubt when the connection dies.
  package var maximumInFlight = 64
  /// Prepared statements kept on one connection; the least recently used one goes first. Each costs
  /// PostgreSQL some ten to a hundred kilobytes.
  package var maximumPrepared = 256
  /// Before the first reconnection attempt that follows a failed one; doubles, with jitter. At most that much is
  /// added to what a failover takes.
  package var initialBackoff: Duration = .milliseconds(100)
  package var maximumBackoff: Duration = .seconds(2)

  /// - Parameters:
  ///   - connectionString: a libpq connection string, `key=value` or `postgresql://…`, several hosts
  ///     allowed. What it leaves out comes from libpq's environment variables and defaults.
  ///   - database: takes the place of the string's database.
  /// - Throws: `.misuse` when libpq cannot read the string.
  package init(
    connectionString: String, database: String? = nil, applicationName: String? = nil
  ) throws(PostgresError) {
    parameters = try ConnectionString.parse(connectionString)
    if let database { parameters["dbname"] = database }
    if let applicationName { parameters["application_name"] = applicationName }
  }
}
