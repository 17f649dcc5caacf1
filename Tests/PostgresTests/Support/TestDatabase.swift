// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Glibc
import Logging
import Testing

@testable import Postgres

/// A database of its own for each test, in the cluster that PUSHGATE_TEST_DATABASE_URL names.
struct TestDatabase: Sendable {
  struct NoServer: Error, CustomStringConvertible {
    let description = """
      PUSHGATE_TEST_DATABASE_URL is not set. These tests need a real PostgreSQL: use script/test, or \
      set the variable to the connection string of a maintenance database whose user may create \
      databases.
      """
  }

  let name: String
  let connectionString: String

  var configuration: PostgresConfiguration {
    get throws { try PostgresConfiguration(connectionString: connectionString, database: name) }
  }

  static var logger: Logger { Logger(label: "test") { _ in SwiftLogNoOpLogHandler() } }

  /// Runs `body` on a new shard with a new database, which is dropped afterwards.
  static func run(
    _ body: @Sendable (isolated TestShard, TestDatabase) async throws -> Void
  ) async throws {
    guard let variable = getenv("PUSHGATE_TEST_DATABASE_URL") else { throw NoServer() }
    let url = String(cString: variable)
    let name = "postgres_test_\(UInt64.random(in: 0 ... .max))"
    let database = TestDatabase(name: name, connectionString: url)
    try await maintain(url, "CREATE DATABASE \(name)")
    let result: Result<Void, any Error>
    do {
      result = .success(try await TestShard.run { shard in try await body(shard, database) })
    } catch {
      result = .failure(error)
    }
    try await maintain(url, "DROP DATABASE \(name) WITH (FORCE)")
    try result.get()
  }

  private static func maintain(_ url: String, _ sql: String) async throws {
    let configuration = try PostgresConfiguration(connectionString: url)
    try await TestShard.run { shard in
      let connection = PostgresConnection(
        loop: shard.loop, configuration: configuration, lane: .maintenance, logger: logger)
      connection.start(isolation: shard)
      try await connection.script(sql)
      await connection.close()
    }
  }

  /// A started connection; `configure` changes its limits.
  func connect(
    on shard: isolated TestShard, lane: PostgresLane = .write,
    _ configure: (inout PostgresConfiguration) -> Void = { _ in }
  ) throws -> PostgresConnection {
    var configuration = try configuration
    configure(&configuration)
    let connection = PostgresConnection(
      loop: shard.loop, configuration: configuration, lane: lane, logger: Self.logger)
    connection.start(isolation: shard)
    return connection
  }
}

extension PostgresConnection {
  /// The server's process for this connection.
  func backend() async throws -> Int {
    try await value("SELECT pg_backend_pid()")
  }

  func value<Value: PostgresDecodable>(_ query: PostgresQuery) async throws -> Value {
    let rows = try await self.query(query)
    return try #require(rows.first).decode(0)
  }

  /// Asks again and again until `query` answers true.
  func wait(until query: PostgresQuery) async throws {
    let deadline = MonotonicTime.now() + .seconds(20)
    while try await !value(query, as: Bool.self) {
      try #require(MonotonicTime.now() < deadline, "never became true: \(query.sql)")
    }
  }

  private func value<Value: PostgresDecodable>(
    _ query: PostgresQuery, as: Value.Type
  ) async throws -> Value {
    try await value(query)
  }

  /// Until the server works on a statement that contains `text`, or waits within it.
  func waitForStatement(of backend: Int, containing text: String) async throws {
    try await wait(
      until: """
        SELECT exists(SELECT FROM pg_stat_activity
          WHERE pid = \(backend) AND state = 'active' AND query LIKE \("%\(text)%"))
        """)
  }

  func terminate(_ backend: Int) async throws {
    let done: Bool = try await value("SELECT pg_terminate_backend(\(backend)::int4)")
    #expect(done)
  }
}

/// The error of `body`, or `nil` when it throws none.
func failure<Value>(
  _ body: () async throws(PostgresError) -> Value
) async -> PostgresError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error
  }
}
