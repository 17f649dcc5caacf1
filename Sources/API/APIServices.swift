// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
package import Intake
package import Localization
package import Logging
package import Messages
package import Metrics
package import PushModel
package import Storage

/// Services of a shard for the API, in one object that each request passes on. One per shard,
/// created and used on the shard's actor.
package final class APIServices {
  package let store: Store
  /// Accepts notifications.
  package let intake: NotificationIntake
  /// Returns the strings of the apps.
  package let strings: CatalogueSource
  package let catalogues: CatalogueCache
  package let catalogueLimits: CatalogueLimits
  /// The configuration that this shard has in memory; never queries the database.
  package let configuration: () -> ConfigurationSnapshot
  /// Called after a committed change; when it returns, every shard of this process has the change.
  package let configurationChanged: () async throws -> Void
  package let readiness: () async -> ReadinessReport
  /// Returns whether PostgreSQL is known to be unavailable.
  package let isDatabaseAway: () -> Bool
  /// Sends a command about an app's broadcast channels to Apple.
  package let channels: (ChannelCommand, App, PushEnvironment) async -> ChannelAnswer
  /// Checks an app's credential with Apple.
  package let checkCredential: (Credential, App) async -> CredentialCheck
  /// Returns the metrics in Prometheus' text format.
  package let metrics: () async -> [UInt8]
  /// The shard's event streams.
  package let events: EventStreams
  /// Slots of the process's imports and exports.
  let transfers: TransferPlaces
  /// Uses of keys that are not written to the store yet.
  let keyUses: KeyUses
  /// Rate limiter of the process's keys.
  let keyRates: KeyRates
  /// The shard's requests in flight.
  package let inFlight: RequestsInFlight
  /// Shared readings of followed notifications.
  let readings: NotificationReadings
  /// Whether webhooks may target the operator's own network, and use unencrypted HTTP.
  let allowsPrivateWebhooks: Bool
  /// The current access policy, which may change while requests are served.
  package var access: AccessPolicy { currentAccess() }
  package var limits: APILimits { currentLimits() }
  private let currentAccess: () -> AccessPolicy
  private let currentLimits: () -> APILimits
  package let now: () -> Instant
  package let version: String
  /// The constant responses of `/` and `/healthz`.
  let root: Response
  let health: Response
  package let logger: Logger
  /// The shard's counters; nil counts nothing.
  package let meters: MetricsShard?

  package init(
    store: Store, intake: NotificationIntake, strings: CatalogueSource,
    catalogues: CatalogueCache, catalogueLimits: CatalogueLimits = CatalogueLimits(),
    configuration: @escaping () -> ConfigurationSnapshot,
    configurationChanged: @escaping () async throws -> Void,
    readiness: @escaping () async -> ReadinessReport,
    isDatabaseAway: @escaping () -> Bool = { false },
    channels: @escaping (ChannelCommand, App, PushEnvironment) async -> ChannelAnswer,
    checkCredential: @escaping (Credential, App) async -> CredentialCheck,
    metrics: @escaping () async -> [UInt8],
    events: EventStreams, access: @autoclosure @escaping () -> AccessPolicy,
    limits: @autoclosure @escaping () -> APILimits = APILimits(),
    now: @escaping () -> Instant, workLimit: AdaptiveConcurrencyLimit,
    version: String, logger: Logger,
    meters: MetricsShard? = nil, keyUses: KeyUses = KeyUses(),
    transfers: TransferPlaces = TransferPlaces(), keyRates: KeyRates = KeyRates(),
    allowsPrivateWebhooks: Bool = false
  ) {
    self.allowsPrivateWebhooks = allowsPrivateWebhooks
    self.transfers = transfers
    self.keyRates = keyRates
    self.keyUses = keyUses
    self.store = store
    self.intake = intake
    self.strings = strings
    self.catalogues = catalogues
    self.catalogueLimits = catalogueLimits
    self.configuration = configuration
    self.configurationChanged = configurationChanged
    self.readiness = readiness
    self.isDatabaseAway = isDatabaseAway
    self.channels = channels
    self.checkCredential = checkCredential
    self.metrics = metrics
    self.events = events
    readings = NotificationReadings(
      store, appMaxRate: { configuration().app(id: $0)?.maxRate }, now: now)
    currentAccess = access
    currentLimits = limits
    inFlight = RequestsInFlight(
      meters: meters, limit: workLimit, resting: { events.held.restingCount }, limits: limits)
    self.now = now
    self.version = version
    root = HealthRoutes.root(of: version)
    health = HealthRoutes.health(of: version)
    self.logger = logger
    self.meters = meters
  }

  /// Returns the app's current state, for another attempt after a concurrent change.
  func newest(_ app: App) async throws -> App {
    try await configurationChanged()
    guard let newest = configuration().app(id: app.id) else { throw StorageError.vanished }
    return newest
  }

  /// Returns PostgreSQL's spelling of the time zone in a body's `time_zone`. Throws a `Fault` for
  /// an unknown zone.
  func known(timeZone name: String) async throws -> String {
    guard let known = try await store.timeZones.known(name) else {
      throw Fault(
        .invalidValue, at: "/time_zone",
        "expected the name of a time zone that the database knows, such as \"Asia/Taipei\"; or null"
      )
    }
    return known
  }
}
