// SPDX-License-Identifier: Apache-2.0
package import Postgres
package import PushModel

/// The store as one shard sees it: the one layer that owns SQL.
///
/// Made and used on the shard's actor; its parts share the shard's four PostgreSQL connections.
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
    audit = AuditLog(read: client.read)
    timeZones = TimeZoneNames(client: client)
    badges = BadgeStore(client: client)
    notifications = NotificationStore(client: client, fits: fits)
    runs = RunStore(client: client)
    queue = WorkQueue(client: client)
    audiences = AudiencePages(client: client, fits: fits)
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

/// For whom something is read that requests and delivery both want to know.
package enum Reader: Sendable {
  case requests, delivery
}

extension PostgresClient {
  /// Each has a connection of its own, so that no list stands before a push.
  func reads(for reader: Reader) -> PostgresConnection {
    switch reader {
    case .requests: read
    case .delivery: deliveryRead
    }
  }
}

/// Runs one statement and translates its failure.
func reading(
  _ connection: PostgresConnection, _ query: PostgresQuery
) async throws(StorageError) -> PostgresRows {
  do { return try await connection.query(query) } catch {
    throw StorageError(error, on: connection.lane)
  }
}

/// Runs statements as one transaction and translates their failure.
func together(
  _ connection: PostgresConnection, _ queries: [PostgresQuery]
) async throws(StorageError) -> [PostgresRows] {
  do { return try await connection.batch(queries) } catch {
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
