// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
package import Intake
package import Localization
package import Logging
package import Messages
package import Metrics
package import PushModel
package import Storage

/// What a shard lends the API. Made and used on the shard's actor; one for each shard.
package struct APIServices {
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
  /// Prometheus' text format.
  package let metrics: () async -> [UInt8]
  /// The shard's event streams.
  package let events: EventStreams
  /// What they tell of notifications.
  let readings: NotificationReadings
  package let access: AccessPolicy
  package let limits: APILimits
  package let now: () -> Instant
  package let version: String
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
    metrics: @escaping () async -> [UInt8],
    events: EventStreams, access: AccessPolicy, limits: APILimits = APILimits(),
    now: @escaping () -> Instant,
    version: String, logger: Logger,
    meters: MetricsShard? = nil
  ) {
    self.store = store
    self.intake = intake
    self.strings = strings
    self.catalogues = catalogues
    self.catalogueLimits = catalogueLimits
    self.configuration = configuration
    self.configurationChanged = configurationChanged
    self.readiness = readiness
    self.isDatabaseAway = isDatabaseAway
    self.metrics = metrics
    self.events = events
    readings = NotificationReadings(store)
    self.access = access
    self.limits = limits
    self.now = now
    self.version = version
    self.logger = logger
    self.meters = meters
  }

  /// An app as it is now, when a change was worked out for an earlier state of it.
  func newest(_ app: App) async throws -> App {
    try await configurationChanged()
    guard let newest = configuration().app(id: app.id) else { throw StorageError.vanished }
    return newest
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
