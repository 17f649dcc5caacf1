// SPDX-License-Identifier: Apache-2.0
import API
import AsyncIO
import Glibc
import HTTPTypes
import Intake
import JSONText
import Localization
import Logging
import Messages
import Postgres
import PushModel
import Storage
import TLS
import Testing

@testable import HTTPServer

/// The API over a real store: its router on an actor of its own, a database for each test in the
/// cluster that PUSHGATE_TEST_DATABASE_URL names. Requests go to the router without a socket.
actor TestGateway {
  struct NoServer: Error, CustomStringConvertible {
    let description = """
      PUSHGATE_TEST_DATABASE_URL is not set. These tests need a real PostgreSQL: use script/test, or \
      set the variable to the connection string of a maintenance database whose user may create \
      databases.
      """
  }

  static let app = "com.example.chess"
  static let adminKey = "bootstrap"

  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  private var router = Router()
  private(set) var wakeUps = 0
  private var snapshot = ConfigurationSnapshot.empty
  var readiness = ReadinessReport()

  private static let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

  private init() throws {
    loop = try EventLoop(name: "test")
    try loop.start()
  }

  /// Runs `body` on a new gateway that has one app, and removes its database afterwards.
  static func run(
    _ body: @Sendable (isolated TestGateway) async throws -> Void
  ) async throws {
    guard let variable = getenv("PUSHGATE_TEST_DATABASE_URL") else { throw NoServer() }
    let url = String(cString: variable)
    let database = "api_test_\(UInt64.random(in: 0 ... .max))"
    let gateway = try TestGateway()
    defer {
      gateway.loop.stop()
      gateway.loop.join()
    }
    try await gateway.maintain(url, "CREATE DATABASE \(database)")
    let result: Result<Void, any Error>
    do {
      try await gateway.serve(url, database, body)
      result = .success(())
    } catch { result = .failure(error) }
    try await gateway.maintain(url, "DROP DATABASE \(database) WITH (FORCE)")
    try result.get()
  }

  private func maintain(_ url: String, _ sql: String) async throws {
    let connection = PostgresConnection(
      loop: loop, configuration: try PostgresConfiguration(connectionString: url),
      lane: .maintenance, logger: Self.logger)
    connection.start()
    try await connection.script(sql)
    await connection.close()
  }

  private func serve(
    _ url: String, _ database: String,
    _ body: @Sendable (isolated TestGateway) async throws -> Void
  ) async throws {
    let configuration = try PostgresConfiguration(connectionString: url, database: database)
    let migrations = PostgresConnection(
      loop: loop, configuration: configuration, lane: .maintenance, logger: Self.logger)
    migrations.start()
    _ = try await Migrator(connection: migrations, loop: loop).migrate { _ in }
    await migrations.close()
    let client = PostgresClient(loop: loop, configuration: configuration, logger: Self.logger)
    client.start()
    let secrets = try #require(SecretBox(key: [UInt8](repeating: 7, count: 32)))
    router = APIRoutes.router(services(Store(client: client, secrets: secrets)))
    _ = try await send(.put, "/v1/apps/\(Self.app)", #"{"fallback_languages": ["en"]}"#)
    try await body(self)
    await client.close()
  }

  private func services(_ store: Store) -> APIServices {
    let catalogues = CatalogueCache()
    let strings = CatalogueSource(cache: catalogues) { app, revision in
      try await store.strings.files(app: app, revision: revision)
    }
    return APIServices(
      store: store,
      intake: NotificationIntake(
        store: store, strings: strings, now: { noon },
        handOver: NotificationIntake.HandOver { _, _ in self.wakeUps += 1 }),
      strings: strings, catalogues: catalogues, configuration: { self.snapshot },
      configurationChanged: { self.snapshot = try await store.configuration.snapshot() },
      readiness: { self.readiness },
      metrics: { Array("pushgate_up 1\n".utf8) },
      access: AccessPolicy(adminKeyHash: SHA256.hash(Array(Self.adminKey.utf8))),
      now: { noon }, version: "test", logger: Self.logger)
  }

  /// - Parameter key: the API key to send; nil sends none.
  func send(
    _ method: HTTPRequest.Method, _ target: String, _ body: String = "", bytes: [UInt8]? = nil,
    key: String? = adminKey, headers: HTTPFields = [:]
  ) async throws -> Answer {
    var headers = headers
    if let key { headers[.authorization] = "Bearer \(key)" }
    let parts = target.split(separator: "?", maxSplits: 1)
    let path = String(parts[0])
    guard case .route(let route, let parameters) = try router.match(method, Array(path.utf8)[...])
    else {
      Issue.record("no route for \(method) \(path)")
      return Answer(Response.empty(.notFound))
    }
    let query = try QueryItems(parsing: Array((parts.count > 1 ? parts[1] : "").utf8)[...])
    return Answer(
      try await route.handler(
        Request(
          method: method, path: path, query: query, headers: HeaderFields(headers),
          body: bytes ?? Array(body.utf8), parameters: parameters,
          peer: try SocketAddress(ip: "127.0.0.1", port: 1), id: "1")))
  }

  /// A request below the app.
  func app(
    _ method: HTTPRequest.Method, _ path: String, _ body: String = "", bytes: [UInt8]? = nil,
    key: String? = adminKey, headers: HTTPFields = [:]
  ) async throws -> Answer {
    try await send(
      method, "/v1/apps/\(Self.app)\(path)", body, bytes: bytes, key: key, headers: headers)
  }

  func set(_ report: ReadinessReport) { readiness = report }
}

/// What came back.
struct Answer {
  let status: Int
  let headers: HTTPFields
  let text: String
  /// Nil unless the body is JSON.
  let json: JSONValue?

  init(_ response: Response) {
    var body = response.body
    if let problem = response.problem {
      var json = JSONWriter()
      problem.write(to: &json, documentation: "errors.md")
      body = json.bytes
    }
    status = response.status.code
    headers = response.headers
    text = String(decoding: body, as: UTF8.self)
    json = try? JSONDocument(parsing: body).root
  }

  subscript(_ pointer: String) -> JSONValue? { json?.at(pointer: pointer) }

  /// The code of a problem document.
  var code: String? { json?["code"]?.string }
  var pointer: String? { json?["pointer"]?.string }

  func strings(_ pointer: String) -> [String] {
    self[pointer]?.elements.compactMap(\.string) ?? []
  }
}
