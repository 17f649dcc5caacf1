// SPDX-License-Identifier: Apache-2.0
package import Postgres
package import PushModel

/// The store as one shard sees it: the one layer that owns SQL.
///
/// Made and used on the shard's actor; its parts share the shard's PostgreSQL connections.
/// Every function throws `StorageError`; nothing that was answered can be lost afterwards.
package final class Store {
  package let configuration: ConfigurationStore
  package let strings: StringStore
  package let devices: DeviceStore
  package let deviceChanges: DeviceChanges
  package let standings: DeviceStandings
  package let pruneGuards: PruneGuards
  package let erasures: Erasures
  package let deviceFeed: DeviceFeed
  package let audit: AuditLog
  package let timeZones: TimeZoneNames
  package let badges: BadgeStore
  package let notifications: NotificationStore
  package let runs: RunStore
  package let ended: EndedNotifications
  package let queue: WorkQueue
  package let audiences: AudiencePages
  package let intents: IntentStore
  package let superseding: SupersedingStore
  package let outcomes: OutcomeStore
  package let controls: ControlStore
  package let resends: ResendStore
  package let schedules: ScheduleStore
  package let quietHours: QuietHoursStore
  package let paces: PaceStore
  package let providerTokens: ProviderTokenStore
  package let webhooks: WebhookStore
  package let credentialNews: CredentialNews
  package let heldDeliveries: HeldDeliveries

  /// A store over the shard's connections.
  ///
  /// - Parameters:
  ///   - languages: which readers a language is for.
  ///   - policy: when so many tokens are bad that nobody is quarantined.
  package init(
    client: PostgresClient, secrets: SecretBox, languages: @escaping LanguageRule,
    guarding policy: PruneGuardPolicy = PruneGuardPolicy()
  ) {
    let fits = LanguageFits(rule: languages)
    configuration = ConfigurationStore(
      write: client.write, read: client.read, secrets: secrets)
    strings = StringStore(client: client)
    devices = DeviceStore(client: client, fits: fits)
    deviceChanges = DeviceChanges(client: client)
    standings = DeviceStandings(client: client)
    pruneGuards = PruneGuards(client: client, policy: policy)
    erasures = Erasures(client: client)
    deviceFeed = DeviceFeed(client: client)
    audit = AuditLog(client: client)
    timeZones = TimeZoneNames(client: client)
    badges = BadgeStore(client: client)
    notifications = NotificationStore(client: client, fits: fits)
    runs = RunStore(client: client)
    ended = EndedNotifications(client: client, runs: runs)
    queue = WorkQueue(client: client)
    audiences = AudiencePages(client: client, fits: fits)
    heldDeliveries = HeldDeliveries(client: client, audiences: audiences)
    intents = IntentStore(client: client)
    superseding = SupersedingStore(client: client, fits: fits)
    outcomes = OutcomeStore(client: client, guarding: policy)
    controls = ControlStore(client: client)
    resends = ResendStore(client: client)
    schedules = ScheduleStore(client: client)
    quietHours = QuietHoursStore(client: client)
    paces = PaceStore(client: client)
    providerTokens = ProviderTokenStore(connection: client.write, secrets: secrets)
    webhooks = WebhookStore(client: client, secrets: secrets)
    credentialNews = CredentialNews(client: client)
  }
}

/// What something is read for, where several kinds of work read the same.
package enum Reader: Sendable {
  /// To answer a request that writes.
  case requests
  /// For its own sake: a list, the state of something.
  case reports
  case delivery
}

/// What one application reads, or none in particular: all its statements under way use one
/// connection.
struct ApplicationReads {
  let connections: ApplicationConnections
  let app: AppID?
}

extension PostgresClient {
  /// The reports of an app; nil: of none in particular.
  func reports(of app: AppID?) -> ApplicationReads {
    ApplicationReads(connections: reports, app: app)
  }

  /// What delivery reads for an app, which may take long where its audiences are large; nil: of
  /// several.
  func pages(of app: AppID?) -> ApplicationReads {
    ApplicationReads(connections: pages, app: app)
  }

  /// Reads one statement for one kind of work. Each kind has connections of its own, so that no
  /// list stands before a push or an acceptance.
  func reading(
    for reader: Reader, of app: AppID?, _ query: PostgresQuery
  ) async throws(StorageError) -> PostgresRows {
    switch reader {
    case .requests: try await Storage.reading(read, query)
    case .reports: try await Storage.reading(reports(of: app), query)
    case .delivery: try await Storage.reading(pages(of: app), query)
    }
  }
}

/// Runs one statement of an application and translates its failure.
func reading(
  _ reads: ApplicationReads, _ query: PostgresQuery
) async throws(StorageError) -> PostgresRows {
  try await reads.connections.perform(for: reads.app?.rawValue) {
    (connection) async throws(StorageError) in try await reading(connection, query)
  }
}

/// Runs statements of an application as one transaction and translates their failure.
func together(
  _ reads: ApplicationReads, _ queries: [PostgresQuery]
) async throws(StorageError) -> [PostgresRows] {
  try await reads.connections.perform(for: reads.app?.rawValue) {
    (connection) async throws(StorageError) in try await together(connection, queries)
  }
}

/// Runs statements of an application that read by key as one transaction, without sequential scans,
/// and translates their failure. A join with few runs is otherwise planned as a scan of a day in
/// which one run has most of the deliveries.
func togetherByKey(
  _ reads: ApplicationReads, _ queries: [PostgresQuery]
) async throws(StorageError) -> [PostgresRows] {
  let settings: PostgresQuery = "SELECT set_config('enable_seqscan', 'off', true) AS scans"
  return Array(try await together(reads, [settings] + queries).dropFirst())
}

/// Runs one statement and translates its failure. It is repeated while another transaction holds a
/// row that it locks, as in `together`.
func reading(
  _ connection: PostgresConnection, _ query: PostgresQuery
) async throws(StorageError) -> PostgresRows {
  let results = try await together(connection, [query])
  guard let rows = results.first else { throw .failed("no answer") }
  return rows
}

/// Runs statements as one transaction and translates their failure. On a lane that limits waits for
/// locks the transaction waits only briefly for each, whatever it locks (rows of an app, the
/// configuration, advisory locks), and is repeated between the statements of others.
func together(
  _ connection: PostgresConnection, _ queries: [PostgresQuery]
) async throws(StorageError) -> [PostgresRows] {
  do { return try await connection.batchRepeatedWhileLocked(queries) } catch {
    throw StorageError(error, on: connection.lane)
  }
}

/// Runs one statement once, waiting only briefly for each lock; nil when another transaction holds
/// one. For work that is tried again anyway.
func readingUnlessLocked(
  _ connection: PostgresConnection, _ query: PostgresQuery
) async throws(StorageError) -> PostgresRows? {
  do { return try await connection.query(query, waiting: .brief) } catch {
    if error.isLockTimeout { return nil }
    throw StorageError(error, on: connection.lane)
  }
}

/// Runs `body` on each row and translates the failure of a column that is not what the code expects.
func decoding<Value>(
  _ rows: PostgresRows, _ body: (PostgresRow) throws(PostgresError) -> Value
) throws(StorageError) -> [Value] {
  var values: [Value] = []
  values.reserveCapacity(rows.count)
  do throws(PostgresError) {
    for index in 0..<rows.count { values.append(try body(rows[index])) }
  } catch { throw StorageError(error) }
  return values
}

/// The same for one row.
func decoding<Value>(
  _ row: PostgresRow, _ body: (PostgresRow) throws(PostgresError) -> Value
) throws(StorageError) -> Value {
  do { return try body(row) } catch { throw StorageError(error) }
}

extension PostgresRow {
  func languages(_ column: String) throws(PostgresError) -> [String] {
    try decode(column, as: String.self).split(separator: ",").map(String.init)
  }

  func overrides(_ column: String) throws(PostgresError) -> [String: String] {
    LanguageOverrides.parse(try decode(column, as: String.self))
  }
}

/// An app's language overrides in a column: "sr-Latn=sr,ca=es".
enum LanguageOverrides {
  static func text(_ overrides: [String: String]) -> String {
    overrides.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }

  static func parse(_ text: String) -> [String: String] {
    var overrides: [String: String] = [:]
    for pair in text.split(separator: ",") {
      let tags = pair.split(separator: "=")
      if tags.count == 2 { overrides[String(tags[0])] = String(tags[1]) }
    }
    return overrides
  }
}
