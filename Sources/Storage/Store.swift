// SPDX-License-Identifier: Apache-2.0
package import Postgres
package import PushModel

/// One shard's access to the database, and the only layer that contains SQL.
///
/// Created and used on the shard's actor; its parts share the shard's PostgreSQL connections. Every
/// function throws `StorageError`. A result is returned only after the commit. A crash of
/// PostgreSQL may lose commits of `deliveryWrite` (`PostgresLane.mayRepeat`).
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
  package let paces: RateShareStore
  package let providerTokens: ProviderTokenStore
  package let webhooks: WebhookStore
  package let credentialNews: CredentialEvents
  package let heldDeliveries: HeldDeliveries

  /// Creates a store over the shard's connections.
  ///
  /// - Parameters:
  ///   - languages: decides which first preferences of devices a language matches.
  ///   - policy: the share of bad tokens above which devices are no longer quarantined.
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
    paces = RateShareStore(client: client)
    providerTokens = ProviderTokenStore(connection: client.write, secrets: secrets)
    webhooks = WebhookStore(client: client, secrets: secrets)
    credentialNews = CredentialEvents(client: client)
  }
}

/// Purpose of a read, for statements that several kinds of work use.
package enum Reader: Sendable {
  /// A request that writes needs the result.
  case requests
  /// The result is the response: a list, or the state of a resource.
  case reports
  case delivery
}

/// Connections for the reads of one app, or of no particular app (nil). All concurrent statements
/// of one app use one connection.
struct ApplicationReads {
  let connections: ApplicationConnections
  let app: AppID?
}

extension PostgresClient {
  /// Returns the connections for reports of an app; nil: reports that belong to no single app.
  func reports(of app: AppID?) -> ApplicationReads {
    ApplicationReads(connections: reports, app: app)
  }

  /// Returns the connections for the audience reads of delivery, which take long for large
  /// audiences; nil: reads for several apps.
  func pages(of app: AppID?) -> ApplicationReads {
    ApplicationReads(connections: pages, app: app)
  }

  /// Runs one read-only statement for one kind of work. Each kind has its own connections, so that
  /// lists delay neither pushes nor accepted requests.
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

/// Runs one statement for an app and maps its error to a `StorageError`.
func reading(
  _ reads: ApplicationReads, _ query: PostgresQuery
) async throws(StorageError) -> PostgresRows {
  try await reads.connections.perform(for: reads.app?.rawValue) {
    (connection) async throws(StorageError) in try await reading(connection, query)
  }
}

/// Runs statements for an app as one transaction and maps their error to a `StorageError`.
func together(
  _ reads: ApplicationReads, _ queries: [PostgresQuery]
) async throws(StorageError) -> [PostgresRows] {
  try await reads.connections.perform(for: reads.app?.rawValue) {
    (connection) async throws(StorageError) in try await together(connection, queries)
  }
}

/// Runs statements for an app that read by key as one transaction, with sequential scans off. With
/// a join of few runs, the planner would otherwise scan a whole day if one run has most of that
/// day's deliveries.
func togetherByKey(
  _ reads: ApplicationReads, _ queries: [PostgresQuery]
) async throws(StorageError) -> [PostgresRows] {
  let settings: PostgresQuery = "SELECT set_config('enable_seqscan', 'off', true) AS scans"
  return Array(try await together(reads, [settings] + queries).dropFirst())
}

/// Runs one statement and maps its error to a `StorageError`. Like `together`, retries it while
/// another transaction locks a row that it needs.
func reading(
  _ connection: PostgresConnection, _ query: PostgresQuery
) async throws(StorageError) -> PostgresRows {
  let results = try await together(connection, [query])
  guard let rows = results.first else { throw .failed("no answer") }
  return rows
}

/// Runs statements as one transaction and maps their error to a `StorageError`.
///
/// On a lane that limits waits for locks, the transaction waits only briefly for each lock: rows of
/// an app, the configuration, advisory locks. After a lock timeout it is retried, after waiting
/// statements of other callers.
func together(
  _ connection: PostgresConnection, _ queries: [PostgresQuery]
) async throws(StorageError) -> [PostgresRows] {
  do { return try await connection.batchRepeatedWhileLocked(queries) } catch {
    throw StorageError(error, on: connection.lane)
  }
}

/// Runs one statement once, waiting only briefly for each lock; nil when another transaction holds
/// one. For work that is attempted again in any case.
func readingUnlessLocked(
  _ connection: PostgresConnection, _ query: PostgresQuery
) async throws(StorageError) -> PostgresRows? {
  do { return try await connection.query(query, waiting: .brief) } catch {
    if error.isLockTimeout { return nil }
    throw StorageError(error, on: connection.lane)
  }
}

/// Calls `body` for each row and maps a decoding error to a `StorageError`.
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

/// Calls `body` for one row and maps a decoding error to a `StorageError`.
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

/// Encodes an app's language overrides for a column: "sr-Latn=sr,ca=es".
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
