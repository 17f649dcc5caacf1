// SPDX-License-Identifier: Apache-2.0
import API
import AsyncIO
import HTTPTypes
import Intake
import JSONText
import Localization
import Messages
import Postgres
import PushModel
import Storage
import TLS
import TestSupport
import Testing

@testable import HTTPServer

/// The API over a real store: its router on its own actor, a database for each test in the
/// cluster that PUSHGATE_TEST_DATABASE_URL names. Requests go to the router without a socket.
actor TestGateway {
  static let app = "com.example.chess"
  static let adminKey = "bootstrap"

  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  private var router = Router()
  private(set) var wakeUps = 0
  private var snapshot = ConfigurationSnapshot.empty
  var readiness = ReadinessReport()
  var isDatabaseAway = false
  var now = noon
  private var importIdle = TransferLimits().idle
  let channels = TestChannels()
  /// Requests and answers for the comparison with openapi.json.
  private(set) var contract = Contract()
  private(set) var store: TestStore?
  private(set) var events: EventStreams
  private let settings: EventSettings
  private let insecureNoAuth: Bool

  private init(_ shard: isolated TestShard, _ settings: EventSettings, insecureNoAuth: Bool) {
    self.insecureNoAuth = insecureNoAuth
    loop = shard.loop
    self.settings = settings
    var limits = StreamLimits()
    limits.eventStreams = settings.streams
    limits.waitingResponses = settings.held
    events = EventStreams(loop: shard.loop, limits: limits)
  }

  /// Runs `body` on a new gateway that has one app, and removes its database afterwards.
  static func run(
    _ settings: EventSettings = EventSettings(), insecureNoAuth: Bool = false,
    _ body: @Sendable (isolated TestGateway) async throws -> Void
  ) async throws {
    try await TestDatabase.migrated { shard, database in
      try await TestGateway(shard, settings, insecureNoAuth: insecureNoAuth)
        .serve(database.configuration, body)
    }
  }

  /// Limits of event streams.
  struct EventSettings: Sendable {
    var streams = 100
    /// Maximum number of waiting answers.
    var held = 100
    /// Interval between two reads of a notification.
    var pause = Duration.milliseconds(5)
  }

  private func serve(
    _ configuration: PostgresConfiguration,
    _ body: @Sendable (isolated TestGateway) async throws -> Void
  ) async throws {
    let client = PostgresClient(
      loop: loop, configuration: configuration, logger: TestDatabase.logger)
    client.start()
    let secrets = try #require(SecretBox(key: [UInt8](repeating: 7, count: 32)))
    let store = Store(client: client, secrets: secrets, languages: LanguageMatcher.rule)
    self.store = TestStore(client: client, store: store)
    router = APIRoutes.router(services(store))
    _ = try await send(.put, "/v1/apps/\(Self.app)", #"{"fallback_languages": ["en"]}"#)
    try await body(self)
    await client.close()
  }

  private func services(_ store: Store) -> APIServices {
    let catalogues = CatalogueCache()
    var limits = APILimits()
    limits.progressPause = settings.pause
    func currentLimits() -> APILimits {
      var current = limits
      current.transfers.idle = importIdle
      return current
    }
    let strings = CatalogueSource(cache: catalogues) { app, revision in
      try await store.strings.files(app: app, revision: revision)
    }
    return APIServices(
      store: store,
      intake: NotificationIntake(
        store: store, strings: strings, now: { self.now },
        credentialFault: { app, environment, type in
          self.snapshot.isUncovered(app, type, in: environment, at: self.now) ? .noCredential : nil
        },
        handOver: { _ in (.unclaimed, { _, _ in self.wakeUps += 1 }) }),
      strings: strings, catalogues: catalogues, configuration: { self.snapshot },
      configurationChanged: { self.snapshot = try await store.configuration.snapshot() },
      readiness: { self.readiness }, isDatabaseAway: { self.isDatabaseAway },
      channels: { command, _, environment in self.channels.answer(command, in: environment) },
      checkCredential: { credential, app in
        CredentialCheck(
          .good, pushType: .background, topic: app.bundleID, status: 400, reason: credential.name)
      },
      metrics: { Array("pushgate_up 1\n".utf8) }, events: events,
      access: AccessPolicy(
        adminKeyHash: SHA256.hash(Array(Self.adminKey.utf8)),
        insecureNoAuth: self.insecureNoAuth),
      limits: currentLimits(), now: { self.now },
      workLimit: AdaptiveConcurrencyLimit(account: { self.loop.account }),
      version: "test",
      logger: TestDatabase.logger, allowsPrivateWebhooks: true)
  }

  /// - Parameter key: the API key to send; nil sends none.
  func send(
    _ method: HTTPRequest.Method, _ target: String, _ body: String = "", bytes: [UInt8]? = nil,
    key: String? = adminKey, headers: HTTPFields = [:]
  ) async throws -> Answer {
    try await exchange(method, target, body, bytes: bytes, key: key, headers: headers).answer
  }

  private func exchange(
    _ method: HTTPRequest.Method, _ target: String, _ body: String = "", bytes: [UInt8]? = nil,
    key: String? = adminKey, headers: HTTPFields = [:], thenIsSilent: Bool = false
  ) async throws -> (answer: Answer, content: Response.Content) {
    var headers = headers
    if let key { headers[.authorization] = "Bearer \(key)" }
    let parts = target.split(separator: "?", maxSplits: 1)
    let path = String(parts[0])
    guard case .route(let route, let parameters) = try router.match(method, Array(path.utf8)[...])
    else {
      Issue.record("no route for \(method) \(path)")
      let nothing = Response.empty(.notFound)
      return (Answer(nothing), nothing.content)
    }
    let query = try QueryItems(parsing: Array((parts.count > 1 ? parts[1] : "").utf8)[...])
    let body = bytes ?? Array(body.utf8)
    let request = Request(
      method: method, path: path, query: query, headers: HeaderFields(headers),
      body: body, parameters: parameters,
      peer: try SocketAddress(ip: "127.0.0.1", port: 1), id: "1")
    let response =
      if thenIsSilent {
        try await route.respond(to: request, body: SilentBody(body))
      } else {
        try await route.respond(to: request)
      }
    let answer = Answer(response)
    contract.check(method, path, body: body, answer)
    return (answer, response.content)
  }

  /// Sends a batch and returns its results, each compared with openapi.json.
  func batch(
    _ body: String, query: String = "", headers: HTTPFields = [:]
  ) async throws -> (answer: Answer, results: [JSONValue]) {
    let (answer, results, _) = try await lines(
      .post, "/notifications/batch", query: query, Array(body.utf8), headers: headers)
    return (answer, results)
  }

  /// Sends any request below the app that has an NDJSON answer; returns the raw bytes as well.
  func lines(
    _ method: HTTPRequest.Method, _ path: String, query: String = "", _ body: [UInt8] = [],
    headers: HTTPFields = [:], thenIsSilent: Bool = false
  ) async throws -> (answer: Answer, results: [JSONValue], text: String) {
    let path = "/v1/apps/\(Self.app)\(path)"
    let (answer, content) = try await exchange(
      method, path + query, bytes: body, headers: headers, thenIsSilent: thenIsSilent)
    guard case .stream(let producer) = content else { return (answer, [], "") }
    let sink = LineSink()
    try await producer(ResponseWriter(sink))
    guard answer.contentType == "application/x-ndjson" else { return (answer, [], sink.text) }
    let results = try sink.text.split(separator: "\n").map { line in
      try JSONDocument(parsing: Array(line.utf8)).root
    }
    for result in results { contract.check(line: result, method, path) }
    return (answer, results, sink.text)
  }

  /// Sends a request and reads nothing of the answer; keeping the content keeps it open.
  func begin(
    _ method: HTTPRequest.Method, _ path: String, _ body: String = "", query: String = ""
  ) async throws -> (status: Int, content: Response.Content) {
    let (answer, content) = try await exchange(
      method, "/v1/apps/\(Self.app)\(path)\(query)", body)
    return (answer.status, content)
  }

  /// Requests an event stream, and reads the answer if it is one.
  func follow(
    _ path: String, lastEventID: String? = nil
  ) async throws -> (answer: Answer, reader: EventReader) {
    var headers = HTTPFields()
    if let name = HTTPField.Name("Last-Event-ID") { headers[name] = lastEventID }
    let (answer, content) = try await exchange(
      .get, "/v1/apps/\(Self.app)\(path)", headers: headers)
    let reader = EventReader()
    if case .stream(let producer) = content {
      let writer = ResponseWriter(reader)
      reader.reading = Task {
        _ = self
        try await producer(writer)
        reader.end()
      }
    }
    return (answer, reader)
  }

  /// Stores a certificate without checking its validity period, as the test's time is `noon`.
  func store(_ identity: PushIdentity, name: String) async throws {
    guard let store, let app = snapshot.apps[Self.app] else { return }
    _ = try await store.credentials.putCertificate(
      identity, app: app, environment: .production, name: name)
  }

  /// The store's id of the app.
  var appID: AppID? { snapshot.apps[Self.app]?.id }

  /// Sends a request below the app.
  func app(
    _ method: HTTPRequest.Method, _ path: String, _ body: String = "", bytes: [UInt8]? = nil,
    key: String? = adminKey, headers: HTTPFields = [:]
  ) async throws -> Answer {
    try await send(
      method, "/v1/apps/\(Self.app)\(path)", body, bytes: bytes, key: key, headers: headers)
  }

  func set(_ report: ReadinessReport) { readiness = report }
  func set(importIdle: Duration) { self.importIdle = importIdle }
  func set(databaseIsAway: Bool) { isDatabaseAway = databaseIsAway }
}

/// The response as the test received it.
struct Answer {
  let status: Int
  let headers: HTTPFields
  let text: String
  /// Empty if the answer has no body.
  let contentType: String
  /// Nil unless the body is JSON.
  let json: JSONValue?

  init(_ response: Response) {
    var body: [UInt8] = []
    var contentType = response.headers[.contentType] ?? ""
    switch response.content {
    case .bytes(let bytes): body = bytes
    case .problem(let problem):
      var json = JSONWriter()
      problem.write(to: &json, documentation: "errors.md", requestID: "1")
      body = json.bytes
      contentType = Problem.contentType
    // Not read yet: `follow` reads the bytes.
    case .stream: break
    }
    status = response.status.code
    headers = response.headers
    self.contentType = contentType
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
