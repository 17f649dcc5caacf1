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
  package let apps: AppStore
  package let credentials: CredentialStore
  package let apiKeys: APIKeyStore
  package let strings: StringStore
  package let devices: DeviceStore
  package let deviceChanges: DeviceChanges
  package let statuses: DeviceStatuses
  package let pruneGuards: PruneGuards
  package let erasures: Erasures
  package let deviceFeed: DeviceFeed
  package let feedback: FeedbackStore
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
  package let rateShares: RateShareStore
  package let providerTokens: ProviderTokenStore
  package let webhooks: WebhookStore
  package let credentialEvents: CredentialEvents
  package let heldDeliveries: HeldDeliveries
  package let statistics: PushStatisticsStore

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
    apps = AppStore(client: client)
    credentials = CredentialStore(client: client, secrets: secrets)
    apiKeys = APIKeyStore(client: client)
    strings = StringStore(client: client)
    devices = DeviceStore(client: client, fits: fits)
    deviceChanges = DeviceChanges(client: client)
    statuses = DeviceStatuses(client: client)
    pruneGuards = PruneGuards(client: client, policy: policy)
    erasures = Erasures(client: client)
    deviceFeed = DeviceFeed(client: client)
    feedback = FeedbackStore(client: client, feed: deviceFeed)
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
    rateShares = RateShareStore(client: client)
    providerTokens = ProviderTokenStore(connection: client.write, secrets: secrets)
    webhooks = WebhookStore(client: client, secrets: secrets)
    credentialEvents = CredentialEvents(client: client)
    statistics = PushStatisticsStore(client: client)
  }
}
