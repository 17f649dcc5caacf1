// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Glibc
import Logging
import Postgres
import Storage
import Testing

/// A database of its own for each test, in the cluster that PUSHGATE_TEST_DATABASE_URL names.
struct TestDatabase: Sendable {
  struct NoServer: Error, CustomStringConvertible {
    let description = """
      PUSHGATE_TEST_DATABASE_URL is not set. These tests need a real PostgreSQL: use script/test, or \
      set the variable to the connection string of a maintenance database whose user may create \
      databases.
      """
  }

  let configuration: PostgresConfiguration

  private static let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  /// Runs `body` on a new shard with a new, empty database, which is dropped afterwards.
  static func empty(
    _ body: @Sendable (isolated TestShard, TestDatabase) async throws -> Void
  ) async throws {
    guard let variable = getenv("PUSHGATE_TEST_DATABASE_URL") else { throw NoServer() }
    let url = String(cString: variable)
    let name = "storage_test_\(UInt64.random(in: 0 ... .max))"
    let server = TestDatabase(configuration: try PostgresConfiguration(connectionString: url))
    let database = TestDatabase(
      configuration: try PostgresConfiguration(connectionString: url, database: name))
    try await TestShard.run { shard in
      let maintenance = server.connect(on: shard)
      try await maintenance.script("CREATE DATABASE \(name)")
      let result: Result<Void, any Error>
      do {
        result = .success(try await body(shard, database))
      } catch { result = .failure(error) }
      try await maintenance.script("DROP DATABASE \(name) WITH (FORCE)")
      await maintenance.close()
      try result.get()
    }
  }

  /// The same with the schema in place and a store opened.
  static func store(
    _ body: @Sendable (isolated TestShard, TestDatabase, TestStore) async throws -> Void
  ) async throws {
    try await empty { shard, database in
      _ = try await database.migrate(on: shard)
      let store = try database.open(on: shard)
      try await body(shard, database, store)
      await store.close()
    }
  }

  /// A started connection without statement timeout.
  func connect(on shard: isolated TestShard) -> PostgresConnection {
    let connection = PostgresConnection(
      loop: shard.loop, configuration: configuration, lane: .maintenance, logger: Self.logger)
    connection.start(isolation: shard)
    return connection
  }

  /// Migrates on a connection of its own. Answers how many files were applied.
  func migrate(on shard: isolated TestShard) async throws -> Int {
    let connection = connect(on: shard)
    let count = try await Migrator(connection: connection, loop: shard.loop).migrate { _ in }
    await connection.close()
    return count
  }

  /// A store over connections of its own, as another shard has it. `secret` fills its secret key.
  func open(on shard: isolated TestShard, secret: UInt8 = 7) throws -> TestStore {
    let client = PostgresClient(loop: shard.loop, configuration: configuration, logger: Self.logger)
    client.start(isolation: shard)
    let secrets = try #require(SecretBox(key: [UInt8](repeating: secret, count: 32)))
    return TestStore(client: client, store: Store(client: client, secrets: secrets))
  }
}
