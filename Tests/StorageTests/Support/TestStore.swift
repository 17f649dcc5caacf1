// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import Testing

/// 2026-11-20T09:00:00Z.
let noon = Instant(microseconds: 1_795_165_200_000_000)

/// A store and the connections below it, for looking at what it left there.
final class TestStore {
  let client: PostgresClient
  let store: Store

  init(client: PostgresClient, store: Store) {
    self.client = client
    self.store = store
  }

  var devices: DeviceStore { store.devices }
  var notifications: NotificationStore { store.notifications }
  var queue: QueueStore { store.queue }
  var outcomes: OutcomeStore { store.outcomes }
  var configuration: ConfigurationStore { store.configuration }
  var maintenance: MaintenanceStore { store.maintenance }

  func close() async { await client.close() }

  // MARK: looking

  func value<Value: PostgresDecodable>(_ query: PostgresQuery) async throws -> Value {
    try #require(try await client.write.query(query).first).decode(0)
  }

  /// Rows of a table.
  func count(_ table: String) async throws -> Int {
    try await value("SELECT count(*) FROM \(unsafeSQL: table)")
  }

  func run(_ sql: String) async throws { try await client.write.script(sql) }

  /// Until another session holds the advisory lock 1, its sign that it has come so far.
  func waitForSignal() async throws {
    let notYet: PostgresQuery = """
      SELECT NOT EXISTS (SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.granted)
      """
    while try await value(notYet) {}
  }

  // MARK: making

  func app(_ bundleID: String = "com.example.chess") async throws -> Int32 {
    try await configuration.putApp(
      bundleID: bundleID, fallbackLanguages: ["en"], sourceLanguage: "en"
    ).app.id
  }

  @discardableResult
  func register(
    _ app: Int32, _ token: DeviceToken, user: String? = nil, languages: [String] = ["en"],
    environment: PushEnvironment = .production, kind: TokenKind = .alert,
    registeredAt: Instant? = nil
  ) async throws -> (created: Bool, registeredAt: Instant) {
    try await devices.register(
      app: app, token: token,
      DeviceRegistration(
        languages: languages, environment: environment, tokenKind: kind, user: user,
        registeredAt: registeredAt))
  }

  /// Many devices at once, past the store: `count` tokens of eight bytes, all alike.
  func fill(_ app: Int32, count: Int, user: String? = nil) async throws {
    _ = try await client.write.query(
      """
      INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, user_id,
        registered_at)
      SELECT \(app), t, get_byte(sha256(t), 0) * 256 + get_byte(sha256(t), 1), 1, 1, 1, \(user), now()
      FROM (SELECT int8send(g) AS t FROM generate_series(1, \(Int64(count))) g) tokens
      """)
  }

  /// Makes the app's texts these, as JSON by language, and activates them.
  func put(
    _ app: Int32, _ languages: [String: String], base: Int64, activates: Bool = true
  ) async throws -> StringPublication? {
    let tables = languages.sorted { $0.key < $1.key }
      .map { StringTable(language: $0.key, body: Array($0.value.utf8)) }
    return try await store.strings.publish(
      app: app,
      StringChange(
        base: base, replaced: .everything, tables: tables, format: "xcstrings", keys: 1,
        sha256: [UInt8](repeating: 1, count: 32), activates: activates))
  }

  /// Accepts a notification and answers its id.
  func accept(
    _ app: Int32, _ audience: Audience = .everyone, type: PushType = .alert,
    environment: PushEnvironment? = nil
  ) async throws -> NotificationID {
    let notification = sample(app, audience, type: type, environment: environment)
    let answer = try await notifications.accept(notification, idempotency: nil)
    guard case .accepted(let id, _) = answer else {
      Issue.record("not accepted: \(answer)")
      return notification.id
    }
    return id
  }

  /// Accepts a notification for names and claims its row.
  func claimed(_ app: Int32, _ audience: Audience) async throws -> WorkItem {
    let id = try await accept(app, audience)
    let items = try await queue.claim(holder: holder, singles: 10, broadcasts: 0)
    return try #require(items.first { $0.notification.id == id })
  }

  /// Lets every lease run out.
  func expireLeases() async throws {
    try await run("UPDATE queue SET available_at = now() - interval '1 second'")
  }
}

/// Who claims in these tests.
let holder = NotificationID(milliseconds: 1)

/// A notification as acceptance makes it, with an id of its own.
func sample(
  _ app: Int32, _ audience: Audience = .everyone, type: PushType = .alert,
  environment: PushEnvironment? = nil
) -> NotificationRecord {
  NotificationRecord(
    id: NotificationID(milliseconds: noon.milliseconds), app: app, acceptedAt: noon,
    payload: Array(#"{"aps":{"alert":"Hi"}}"#.utf8), audience: audience, environment: environment,
    pushType: type, topic: "com.example.chess" + type.topicSuffix, priority: type.defaultPriority,
    collapseID: nil, expiresAt: nil, fallbackLanguages: [], appFallbackLanguages: ["en"],
    sourceLanguage: "en", languageOverrides: ["sr-Latn": "sr", "ca": "es"], stringsRevision: 0)
}

/// A token of four bytes.
func token(_ number: UInt32) -> DeviceToken {
  DeviceToken(bytes: (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
}

extension Audience {
  static func tokens(_ tokens: DeviceToken...) -> Audience { .named(tokens: tokens, users: []) }
  static func users(_ users: String...) -> Audience { .named(tokens: [], users: users) }
}

extension TestStore {
  /// Stores an outcome of a claimed notification for one device. Answers what the store does.
  @discardableResult
  func record(
    _ item: WorkItem, _ token: DeviceToken, _ outcome: DeliveryOutcome, reason: String? = nil,
    language: String? = nil, attempts: Int = 1,
    verdict: DeliveryReport.DeviceVerdict = .none, retryAfter: Double? = nil
  ) async throws -> Bool {
    try await outcomes.record(
      DeliveryReport(
        app: item.notification.app, run: item.run, token: token, day: item.day,
        notification: item.notification.id, outcome: outcome, status: nil, reason: reason,
        language: language, apnsID: nil, attempts: attempts, verdict: verdict,
        retryAfterSeconds: outcome == .waiting ? retryAfter ?? 0 : nil))
  }
}
