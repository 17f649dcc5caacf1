// SPDX-License-Identifier: Apache-2.0
package import Postgres
package import PushModel
package import Storage
import Testing

/// 2026-11-20T09:00:00Z.
package let noon = Instant(microseconds: 1_795_165_200_000_000)

/// Store with its connections, so that tests can read the tables.
package final class TestStore {
  package let client: PostgresClient
  package let store: Store

  package init(client: PostgresClient, store: Store) {
    self.client = client
    self.store = store
  }

  package var devices: DeviceStore { store.devices }
  package var notifications: NotificationStore { store.notifications }
  package var queue: WorkQueue { store.queue }
  package var outcomes: OutcomeStore { store.outcomes }
  package var configuration: ConfigurationStore { store.configuration }
  package var apps: AppStore { store.apps }
  package var credentials: CredentialStore { store.credentials }
  package var apiKeys: APIKeyStore { store.apiKeys }
  package var changes: DeviceChanges { store.deviceChanges }
  package var runs: RunStore { store.runs }
  package var controls: ControlStore { store.controls }
  package var audiences: AudiencePages { store.audiences }
  /// Duties, in tests on the write connection.
  package var duties: DutyStore { DutyStore(connection: client.write) }

  package func close() async { await client.close() }

  // MARK: reading

  package func value<Value: PostgresDecodable>(_ query: PostgresQuery) async throws -> Value {
    try #require(try await client.write.query(query).first).decode(0)
  }

  /// Returns the number of rows of a table.
  package func count(_ table: String) async throws -> Int {
    try await value("SELECT count(*) FROM \(unsafeSQL: table)")
  }

  package func run(_ sql: String) async throws { try await client.write.script(sql) }

  /// Counts all devices as the duty does, and stores the counts.
  package func countDevices() async throws {
    var counts: [DeviceCountKey: Int] = [:]
    var place: DeviceCountPlace? = .first
    while let next = place {
      let found = try await duties.countDevices(after: next)
      counts.merge(found.counts, uniquingKeysWith: +)
      place = found.next
    }
    try await duties.store(counts, ago: 0)
  }

  // MARK: creating

  package func app(_ bundleID: String = "com.example.chess") async throws -> AppID {
    try await apps.put(
      bundleID: bundleID, fallbackLanguages: ["en"], sourceLanguage: "en"
    ).app.id
  }

  @discardableResult
  package func register(
    _ app: AppID, _ token: DeviceToken, user: String? = nil, languages: [String] = ["en"],
    environment: PushEnvironment? = .production, kind: TokenKind = .alert,
    registeredAt: Instant? = nil
  ) async throws -> DeviceChanges.Registered {
    try await changes.register(
      app: app, token: token,
      DeviceRegistration(
        languages: languages, environment: environment, tokenKind: kind, user: user,
        registeredAt: registeredAt))
  }

  /// Inserts many devices directly: `count` tokens from `bulkToken(1)` on, otherwise equal.
  package func fill(
    _ app: AppID, count: Int, user: String? = nil, languages: [String] = ["en"],
    environment: PushEnvironment = .production, kind: TokenKind = .alert
  ) async throws {
    try await register(
      app, bulkToken(1), user: user, languages: languages, environment: environment, kind: kind)
    _ = try await client.write.query(
      """
      INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, user_id,
        registered_at)
      SELECT d.app, t, get_byte(sha256(t), 0) * 256 + get_byte(sha256(t), 1), d.language_list,
        d.environment, d.token_kind, d.user_id, d.registered_at
      FROM (SELECT int8send(g) AS t FROM generate_series(2, \(Int64(count))) g) tokens,
        devices d WHERE d.app = \(app.rawValue) AND d.token = \(bulkToken(1).bytes)
      """)
  }

  /// Inserts many queue rows of an app directly, all of one notification without recipients.
  package func crowd(
    _ app: AppID, rows: Int, environment: PushEnvironment = .production
  ) async throws {
    let id = try await accept(app, .users("nobody"), environment: environment)
    _ = try await client.write.query(
      """
      INSERT INTO queue (app, run, notification, day, environment, kind, class, deadline)
      SELECT q.app, q.run, q.notification, q.day, q.environment, q.kind, q.class, q.deadline
      FROM queue q, generate_series(2, \(Int64(rows))) WHERE q.notification = \(id)
      """)
  }

  /// Publishes these texts, JSON by language, as a revision of the app, and activates it.
  package func put(
    _ app: AppID, _ languages: [String: String], base: Int64, activates: Bool = true
  ) async throws -> StringPublication? {
    let tables = languages.sorted { $0.key < $1.key }
      .map { StringTable(language: $0.key, body: Array($0.value.utf8)) }
    return try await store.strings.publish(
      app: app,
      StringChange(
        base: base, replaced: [.init()], tables: tables, format: "xcstrings", keys: 1,
        sha256: [UInt8](repeating: 1, count: 32), activates: activates))
  }

  /// Returns the store's result of accepting a notification.
  package func acceptance(
    of notification: Notification, idempotency: IdempotencyKey? = nil
  ) async throws -> Acceptance {
    try await notifications.accept(notification, idempotency: idempotency).acceptance
  }

  /// Accepts a notification and returns its id.
  package func accept(
    _ app: AppID, _ audience: Audience = .everyone, type: PushType = .alert,
    environment: PushEnvironment? = nil
  ) async throws -> NotificationID {
    let notification = sample(app, audience, type: type, environment: environment)
    let answer = try await acceptance(of: notification)
    guard case .accepted(let id, _) = answer else {
      Issue.record("not accepted: \(answer)")
      return notification.id
    }
    return id
  }

  /// Accepts a notification for named recipients and claims its row.
  package func claimed(_ app: AppID, _ audience: Audience) async throws -> Work {
    let id = try await accept(app, audience)
    let items = try await claim(singles: 10, broadcasts: 0)
    return try #require(items.first { $0.notification.id == id })
  }

  /// Claims singles, then ranges and retries of broadcasts.
  package func claim(
    holder claimer: UUID = holder, singles: Int, broadcasts: Int
  ) async throws -> [Work] {
    _ = try await queue.rescue(limit: 1_000)
    var claimed: [QueueRow] = []
    var left = broadcasts
    for kind in ClaimKind.allCases {
      let limit = kind == .single ? singles : left
      guard limit > 0 else { continue }
      let rows = try await queue.claim(WorkQueue.Wanted(kind, limit: limit), holder: claimer)
      claimed += rows.sorted { $0.id < $1.id }
      if kind != .single { left -= rows.count }
    }
    let known = try await notifications.notifications(of: claimed)
    return try claimed.map { row in
      Work(row, notification: try #require(known[row.run.notification]))
    }
  }

  /// Renews one claim; false if it is superseded.
  package func renew(_ work: Work) async throws -> Bool {
    try await queue.renew([work.claim]).renewed == [work.id]
  }

  /// Moves the deletion of apps so far back that other nodes have noticed it.
  package func forgetsDeletedApps() async throws {
    try await run(
      "UPDATE apps SET deleted_at = deleted_at - interval '\(DutyStore.deletedAppSeconds + 1) seconds'"
    )
  }

  /// Expires all leases.
  package func expireLeases() async throws {
    try await run("UPDATE queue SET available_at = now() - interval '1 second'")
  }
}
