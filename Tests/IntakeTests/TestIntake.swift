// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Glibc
import Intake
import JSONText
import Localization
import Logging
import Messages
import Postgres
import PushModel
import Storage
import Testing

/// 2026-11-20T09:00:00Z.
let noon = Instant(microseconds: 1_795_165_200_000_000)

/// Acceptance over a real store: an actor on its own loop, and a database for each test in the
/// cluster that PUSHGATE_TEST_DATABASE_URL names.
actor TestIntake {
  struct NoServer: Error, CustomStringConvertible {
    let description = """
      PUSHGATE_TEST_DATABASE_URL is not set. These tests need a real PostgreSQL: use script/test, or \
      set the variable to the connection string of a maintenance database whose user may create \
      databases.
      """
  }

  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  /// The work that was handed over.
  private(set) var handedOver: [(work: Work?, message: BoundMessage)] = []
  /// The holder that takes work at once, if any.
  var holder: UUID?

  /// The database of the test.
  private var database: PostgresConfiguration?
  private static let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  private init() throws {
    loop = try EventLoop(name: "test")
    try loop.start()
  }

  /// The intake and store of a test; used on the actor.
  struct Parts {
    let store: Store
    let intake: NotificationIntake
    var app: App

    func register(
      _ token: UInt8, user: String? = nil, languages: [String] = ["en"], kind: TokenKind = .alert
    ) async throws {
      _ = try await store.deviceChanges.register(
        app: app.id, token: DeviceToken(bytes: [token]),
        DeviceRegistration(
          languages: languages, environment: .production, tokenKind: kind, user: user))
    }

    /// Publishes these strings, as JSON by language, for the app.
    mutating func publish(_ languages: [String: String]) async throws {
      let tables = languages.sorted { $0.key < $1.key }
        .map { StringTable(language: $0.key, body: Array($0.value.utf8)) }
      let made = try await store.strings.publish(
        app: app.id,
        StringChange(
          base: app.stringsRevision, replaced: [.init()], tables: tables, format: "xcstrings"))
      app.stringsRevision = try #require(made).revision
    }

    /// Returns the stored notifications.
    func stored() async throws -> [Notification] {
      try await store.notifications.list(of: app.id, before: nil, now: noon, limit: 10)
        .notifications.map(\.notification)
    }
  }

  /// Runs `body` with a new database that has one app, and removes it afterwards.
  static func run(
    _ body: @Sendable (isolated TestIntake, inout Parts) async throws -> Void
  ) async throws {
    guard let variable = getenv("PUSHGATE_TEST_DATABASE_URL") else { throw NoServer() }
    let url = String(cString: variable)
    let database = "intake_test_\(UInt64.random(in: 0 ... .max))"
    let test = try TestIntake()
    defer {
      test.loop.stop()
      test.loop.join()
    }
    try await test.maintain(url, "CREATE DATABASE \(database)")
    let result: Result<Void, any Error>
    do {
      try await test.perform(url, database, body)
      result = .success(())
    } catch { result = .failure(error) }
    try await test.maintain(url, "DROP DATABASE \(database) WITH (FORCE)")
    try result.get()
  }

  /// Executes statements in a test's database.
  func script(_ sql: String) async throws { try await script(sql, try #require(database)) }

  private func script(_ sql: String, _ configuration: PostgresConfiguration) async throws {
    let connection = PostgresConnection(
      loop: loop, configuration: configuration, lane: .maintenance, logger: Self.logger)
    connection.start()
    try await connection.script(sql)
    await connection.close()
  }

  private func maintain(_ url: String, _ sql: String) async throws {
    try await script(sql, try PostgresConfiguration(connectionString: url))
  }

  private func perform(
    _ url: String, _ database: String,
    _ body: @Sendable (isolated TestIntake, inout Parts) async throws -> Void
  ) async throws {
    let configuration = try PostgresConfiguration(connectionString: url, database: database)
    self.database = configuration
    let migrations = PostgresConnection(
      loop: loop, configuration: configuration, lane: .maintenance, logger: Self.logger)
    migrations.start()
    _ = try await Migrator(connection: migrations, loop: loop).migrate { _ in }
    await migrations.close()
    let client = PostgresClient(loop: loop, configuration: configuration, logger: Self.logger)
    client.start()
    let secrets = try #require(SecretBox(key: [UInt8](repeating: 7, count: 32)))
    let store = Store(client: client, secrets: secrets, languages: LanguageMatcher.rule)
    let app = try await store.apps.put(
      bundleID: "com.example.chess", fallbackLanguages: ["en"], sourceLanguage: "en"
    ).app
    let strings = CatalogueSource(cache: CatalogueCache()) { app, revision in
      try await store.strings.files(app: app, revision: revision)
    }
    var parts = Parts(
      store: store,
      intake: NotificationIntake(
        store: store, strings: strings, now: { noon },
        handOver: { _ in
          let plan = self.holder.map {
            AcceptPlan(holder: $0, production: .claimed, sandbox: .claimed)
          }
          return (
            plan ?? .unclaimed,
            { works, message in self.handedOver.append((works.first, message)) }
          )
        }), app: app)
    try await body(self, &parts)
    await client.close()
  }

  func take(as holder: UUID?) { self.holder = holder }
}

/// Returns a message from a request's members.
func message(
  _ request: String, options: MessageOptions = MessageOptions(), pushType: PushType? = nil
) throws -> Message {
  let root = try JSONDocument(parsing: Array(request.utf8)).root
  return try Message(
    WrittenMessage(
      payload: root["payload"], localize: root["localize"],
      recipients: try root["recipients"].map { try RecipientList($0) }, pushType: pushType,
      options: options))
}

/// Returns the error that `body` throws on the caller's actor; fails the test without one.
func thrown<Value>(
  _ body: () async throws -> Value, sourceLocation: SourceLocation = #_sourceLocation
) async -> (any Error)? {
  do {
    let value = try await body()
    Issue.record("expected an error, got \(value)", sourceLocation: sourceLocation)
    return nil
  } catch { return error }
}

func key(_ name: String, body: UInt8 = 1) -> IdempotencyKey {
  IdempotencyKey(key: name, bodyHash: [UInt8](repeating: body, count: 32))
}
