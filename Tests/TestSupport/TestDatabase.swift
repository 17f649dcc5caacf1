// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Glibc
package import Logging
package import Postgres
import Storage
import Testing

/// Separate database for each test, in the cluster that PUSHGATE_TEST_DATABASE_URL names.
package struct TestDatabase: Sendable {
  /// Error of every test with a database if the variable is not set.
  package struct NoServer: Error, CustomStringConvertible {
    package let description = """
      PUSHGATE_TEST_DATABASE_URL is not set. These tests need a real PostgreSQL: use script/test, or \
      set the variable to the connection string of a maintenance database whose user may create \
      databases.
      """
  }

  package let name: String
  package let configuration: PostgresConfiguration

  package static let logger = Logger(label: "test") { _ in SearchedLog() }

  /// Runs `body` on a new shard with a new, empty database, which is dropped afterwards.
  package static func empty(
    _ body: @Sendable (isolated TestShard, TestDatabase) async throws -> Void
  ) async throws {
    try await made("", body)
  }

  /// - Parameter options: options of CREATE DATABASE.
  private static func made(
    _ options: String, _ body: @Sendable (isolated TestShard, TestDatabase) async throws -> Void
  ) async throws {
    let name = "test_\(UInt64.random(in: 0 ... .max))"
    let server = try named(nil)
    let database = try named(name)
    try await TestShard.run { shard in
      try await server.script("CREATE DATABASE \(name) \(options)", on: shard)
      let result: Result<Void, any Error>
      do {
        result = .success(try await body(shard, database))
      } catch { result = .failure(error) }
      try await server.script("DROP DATABASE \(name) WITH (FORCE)", on: shard)
      try result.get()
    }
  }

  /// Returns the database with that name; for nil, the maintenance database in which others are
  /// created.
  private static func named(_ name: String?) throws -> TestDatabase {
    guard let variable = getenv("PUSHGATE_TEST_DATABASE_URL") else { throw NoServer() }
    return TestDatabase(
      name: name ?? "postgres",
      configuration: try PostgresConfiguration(
        connectionString: String(cString: variable), database: name))
  }

  /// Runs `body` on a new shard with a new database that has the current schema.
  package static func migrated(
    _ body: @Sendable (isolated TestShard, TestDatabase) async throws -> Void
  ) async throws {
    try await made("TEMPLATE \(await Original.shared.name())", body)
  }

  /// Migrated once per process; the other databases are copies of it. It stays in the cluster,
  /// which is only for tests.
  private actor Original {
    static let shared = Original()

    private var making: Task<String, any Error>?

    func name() async throws -> String {
      if let making { return try await making.value }
      let task = Task {
        let name = "test_original_\(getpid())"
        let server = try TestDatabase.named(nil)
        let original = try TestDatabase.named(name)
        try await TestShard.run { shard in
          try await server.script("DROP DATABASE IF EXISTS \(name) WITH (FORCE)", on: shard)
          try await server.script("CREATE DATABASE \(name)", on: shard)
          _ = try await original.migrate(on: shard)
        }
        return name
      }
      making = task
      return try await task.value
    }
  }

  /// Runs `body` on a new shard with a migrated database and an open store.
  package static func store(
    _ body: @Sendable (isolated TestShard, TestDatabase, TestStore) async throws -> Void
  ) async throws {
    try await migrated { shard, database in
      let store = try database.open(on: shard)
      try await body(shard, database, store)
      await store.close()
    }
  }

  // MARK: connections

  /// Value of PUSHGATE_DATABASE_URL for a gateway that uses this database.
  package var connectionString: String {
    configuration.parameters.sorted { $0.key < $1.key }
      .map { "\($0.key)='\($0.value.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'" }
      .joined(separator: " ")
  }

  /// Returns a started connection; `configure` changes its limits.
  package func connect(
    on shard: isolated TestShard, lane: PostgresLane = .write,
    _ configure: (inout PostgresConfiguration) -> Void = { _ in }
  ) -> PostgresConnection {
    var configuration = configuration
    configure(&configuration)
    let connection = PostgresConnection(
      loop: shard.loop, configuration: configuration, lane: lane, logger: Self.logger)
    connection.start(isolation: shard)
    return connection
  }

  /// Migrates on a separate connection. Returns the number of applied files.
  package func migrate(on shard: isolated TestShard) async throws -> Int {
    let connection = connect(on: shard, lane: .maintenance)
    let count = try await Migrator(connection: connection, loop: shard.loop).migrate { _ in }
    await connection.close()
    return count
  }

  /// Opens a store with separate connections, as each shard does. `secret` is the byte that fills
  /// its secret key.
  package func open(on shard: isolated TestShard, secret: UInt8 = 7) throws -> TestStore {
    let client = PostgresClient(loop: shard.loop, configuration: configuration, logger: Self.logger)
    client.start(isolation: shard)
    let secrets = try #require(SecretBox(key: [UInt8](repeating: secret, count: 32)))
    return TestStore(
      client: client, store: Store(client: client, secrets: secrets, languages: prefixRule))
  }

  private func script(_ sql: String, on shard: isolated TestShard) async throws {
    let connection = connect(on: shard, lane: .maintenance)
    try await connection.script(sql)
    await connection.close()
  }
}
