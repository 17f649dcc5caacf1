// SPDX-License-Identifier: Apache-2.0
internal import API
internal import Admin
internal import DeliveryPipeline
internal import HTTPServer
internal import Localization
internal import Logging
internal import Metrics
internal import Postgres
internal import PushModel
internal import Settings

/// Values that all shards of a process share: immutable settings, caches and counters.
struct GatewaySetup: Sendable {
  var configuration: GatewayConfiguration
  var database: PostgresConfiguration
  var metrics = MetricsRegistry()
  var catalogues = CatalogueCache()
  /// The clock for all times that are stored or sent.
  var clock = DatabaseClock()
  /// One provider token per key, for all shards.
  var tokens = ProviderTokens()
  /// Rate limits of API keys, over all shards.
  var keyRates = KeyRates()
  /// Failed sign-ins to the admin page, over all shards.
  var signInThrottle = SignInThrottle()
  /// Links that sign in to the admin page once.
  var signInLinks = SignInLinks()
  /// The newest count of the queue, for the admin page.
  var queueReading = QueueReading()
  /// The owning shard of each lane.
  var homes: LaneOwnership
  /// Imports and exports in progress.
  var transfers = TransferPlaces()
  /// The certificate of the TLS addresses; nil if no address uses TLS.
  var certificate: ServedCertificate?
  var insecureNoAuth: Bool
  /// When a starting node holds queued work.
  var hold = HoldPolicy.afterSilence
  /// systemd, if it started the process and waits for messages.
  var systemd: SystemdNotifier?
  var logger: Logger
}
