// SPDX-License-Identifier: Apache-2.0

/// The address of PostgreSQL, deadlines and limits.
package struct PostgresConfiguration: Sendable {
  /// The parameters of the connection string, by libpq's names.
  package private(set) var parameters: [String: String]

  /// Limit for one host, from the first packet to a usable connection.
  package var connectDeadline: Duration = .seconds(5)
  /// How long a statement waits to be sent (mostly during reconnects) before it fails unsent.
  package var waitLimit: Duration = .seconds(10)
  /// Statement timeouts that PostgreSQL enforces by cancelling the statement. Lanes without an
  /// entry have no limit.
  package var statementTimeouts: [PostgresLane: Duration] = [
    .write: .seconds(10), .read: .seconds(10), .reports: .seconds(10), .deliveryRead: .seconds(30),
    .deliveryWrite: .seconds(10), .duties: .seconds(60),
  ]
  /// Time without a connection, and with failing attempts, after which PostgreSQL counts as
  /// unavailable and requests are rejected at once. A restart or a failover takes a second or two.
  package var awayAfter: Duration = .seconds(2)
  /// Time without bytes from the server, in addition to the statement timeout, after which the
  /// connection counts as lost.
  package var silenceGrace: Duration = .seconds(10)
  /// Longest silence during the first statement of a connection with durable commits, which waits
  /// for the synchronous standbys. The limit is long, since the server keeps the session of an
  /// abandoned connection until a standby is back.
  package var barrierPatience: Duration = .seconds(300)
  /// Statements waiting to be sent on one connection; further ones fail with `.unavailable`.
  package var maximumQueue = 4_096
  /// Maximum statements that are sent and not yet answered on one connection. More would not make
  /// PostgreSQL faster. If the connection is lost, the outcome of all of them is unknown.
  package var maximumInFlight = 64
  /// Prepared statements of one connection; the least recently used one is evicted. Each takes ten
  /// to a hundred kilobytes in PostgreSQL.
  package var maximumPrepared = 256
  /// Delay before the first retry after a failed attempt; doubles, with jitter. Prolongs the outage
  /// of a failover by at most this time.
  package var initialBackoff: Duration = .milliseconds(100)
  package var maximumBackoff: Duration = .seconds(2)

  /// - Parameters:
  ///   - connectionString: a libpq connection string, `key=value` or `postgresql://…`; several
  ///     hosts are allowed. Missing values come from libpq's environment variables and defaults.
  ///   - database: replaces the string's database.
  /// - Throws: `.misuse` if libpq cannot parse the string.
  package init(
    connectionString: String, database: String? = nil, applicationName: String? = nil
  ) throws(PostgresError) {
    parameters = try ConnectionString.parse(connectionString)
    if let database { parameters["dbname"] = database }
    if let applicationName { parameters["application_name"] = applicationName }
  }
}
