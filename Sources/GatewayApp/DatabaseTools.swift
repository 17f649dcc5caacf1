// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
internal import Localization
package import Logging
internal import Postgres
package import PushModel
package import Storage
internal import TLS

/// Database access of command line tools, without a gateway: migrations, the queue, and the first
/// API key.
package actor DatabaseTools {
  /// The event loop of all connections of this actor.
  package nonisolated let loop: EventLoop
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    loop.asUnownedSerialExecutor()
  }

  private let connection: PostgresConnection
  let client: PostgresClient

  /// Creates the connections, which connect at first use. `url` is a libpq connection string.
  package init(url: String, logger: Logger) throws {
    loop = try EventLoop(name: "tools")
    let configuration = try PostgresConfiguration(
      connectionString: url, applicationName: "pushgate-tools")
    connection = PostgresConnection(
      loop: loop, configuration: configuration, lane: .maintenance, logger: logger)
    client = PostgresClient(loop: loop, configuration: configuration, logger: logger)
    try loop.start()
  }

  /// Default number of seconds for which a migration is retried while other sessions hold the locks
  /// that it needs.
  package static let lockPatience = Int(LockPatience().total.components.seconds)

  /// Applies the missing migrations. Reports each file, and the lock holders for which a migration
  /// waits. Returns the number of applied files.
  package func migrate(
    lockPatience seconds: Int = lockPatience, _ report: @Sendable (String) -> Void
  ) async throws -> Int {
    connection.start()
    var patience = LockPatience()
    patience.total = .seconds(seconds)
    let applied = try await Migrator(connection: connection, loop: loop, patience: patience)
      .migrate(report)
    await connection.close()
    return applied
  }

  /// Stores an API key as the hash of its secret.
  package func createKey(
    name: String, secret: String, scopes: Set<KeyScope>, apps: Set<String>?, rateLimit: Int?,
    secrets: SecretBox
  ) async throws -> APIKey {
    client.start()
    let store = Store(client: client, secrets: secrets, languages: LanguageMatcher.rule)
    let record = try await store.apiKeys.create(
      name: name, hash: SHA256.hash(Array(secret.utf8)), scopes: scopes, apps: apps,
      rateLimit: rateLimit, noting: AuditedChange(by: .commandLine, action: "pushgate keys create"))
    await client.close()
    return record
  }

  /// Stops the event loop.
  package nonisolated func close() {
    loop.stop()
    loop.join()
  }
}
