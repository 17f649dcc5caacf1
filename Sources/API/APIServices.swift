// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
package import Intake
package import Localization
package import Logging
package import Messages
package import Metrics
package import PushModel
package import Storage

/// What a shard lends the API. Made and used on the shard's actor; one for each shard. One reference: each request hands
/// it on.
package final class APIServices {
  package let store: Store
  /// Takes notifications in.
  package let intake: NotificationIntake
  /// The apps' strings.
  package let strings: CatalogueSource
  package let catalogues: CatalogueCache
  package let catalogueLimits: CatalogueLimits
  /// The configuration that this shard has now: never the database.
  package let configuration: () -> ConfigurationSnapshot
  /// Called after a change was committed; when it returns, every shard of this process has it.
  package let configurationChanged: () async throws -> Void
  package let readiness: () async -> ReadinessReport
  /// Whether PostgreSQL is known to be away.
  package let isDatabaseAway: () -> Bool
  /// Asks Apple about an app's broadcast channels.
  package let channels: (ChannelCommand, App, PushEnvironment) async -> ChannelAnswer
  /// Asks Apple about one of an app's credentials.
  package let tryOut: (Credential, App) async -> CredentialTrial
  /// Prometheus' text format.
  package let metrics: () async -> [UInt8]
  /// The shard's event streams.
  package let events: EventStreams
  /// Imports and exports of the process that are under way.
  let transfers: TransferPlaces
  /// Which keys were used, until that is noted.
  let keyUses: KeyUses
  /// What keys with a rate limit have sent to the process.
  let keyRates: KeyRates
  /// What the shard works for.
  let inFlight: RequestsInFlight
  /// What they tell of notifications.
  let readings: NotificationReadings
  /// Whether webhooks may be at addresses of the operator's own network, and so be spoken to in clear.
  let allowsPrivateWebhooks: Bool
  /// As they are now: both may change while requests are served.
  package var access: AccessPolicy { currentAccess() }
  package var limits: APILimits { currentLimits() }
  private let currentAccess: () -> AccessPolicy
  private let currentLimits: () -> APILimits
  package let now: () -> Instant
  package let version: String
  /// The answers of `/` and `/healthz`, always the same.
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
    tryOut: @escaping (Credential, App) async -> CredentialTrial,
    metrics: @escaping () async -> [UInt8],
    events: EventStreams, access: @autoclosure @escaping () -> AccessPolicy,
    limits: @autoclosure @escaping () -> APILimits = APILimits(),
    now: @escaping () -> Instant, workLimit: WorkLimit,
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
    self.tryOut = tryOut
    self.metrics = metrics
    self.events = events
    readings = NotificationReadings(store)
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

  /// An app as it is now, when a change was worked out for an earlier state of it.
  func newest(_ app: App) async throws -> App {
    try await configurationChanged()
    guard let newest = configuration().app(id: app.id) else { throw StorageError.vanished }
    return newest
  }

  /// A time zone as PostgreSQL spells it; of a body's `time_zone`.
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

/// What `/readyz` reports. Only draining, a missing database and a wrong schema make a gateway
/// unready: everything else would take a whole fleet out of service at once.
package struct ReadinessReport: Sendable, Equatable {
  package var isDraining: Bool
  package var hasDatabase: Bool
  package var hasRightSchema: Bool
  /// Reported, whatever they say.
  package var notes: [Note]

  /// One more thing an operator may want to know, such as a credential that Apple refuses.
  package struct Note: Sendable, Equatable {
    package var name: String
    package var isGood: Bool
    package var detail: String

    package init(_ name: String, isGood: Bool, _ detail: String) {
      self.name = name
      self.isGood = isGood
      self.detail = detail
    }
  }

  package init(
    isDraining: Bool = false, hasDatabase: Bool = true, hasRightSchema: Bool = true,
    notes: [Note] = []
  ) {
    self.isDraining = isDraining
    self.hasDatabase = hasDatabase
    self.hasRightSchema = hasRightSchema
    self.notes = notes
  }

  package var isReady: Bool { !isDraining && hasDatabase && hasRightSchema }
}
