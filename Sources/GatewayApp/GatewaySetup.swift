// SPDX-License-Identifier: Apache-2.0
internal import API
internal import DeliveryPipeline
internal import FoundationEssentials
internal import HTTPServer
internal import Localization
internal import Logging
internal import Metrics
internal import Postgres
internal import PushModel

/// What all shards of a process share: immutable values and counters.
struct GatewaySetup: Sendable {
  var configuration: GatewayConfiguration
  var database: PostgresConfiguration
  var metrics = MetricsRegistry()
  var catalogues = CatalogueCache()
  /// The time of day, for all that is stored or sent.
  var clock = DatabaseClock()
  /// One for each key, for all shards.
  var tokens = ProviderTokens()
  /// What API keys may send, on all shards together.
  var keyRates = KeyRates()
  /// Which shard each lane is at home on.
  var homes: LaneHomes
  /// Imports and exports under way.
  var transfers = TransferPlaces()
  /// What is served where TLS is spoken; nil where it is nowhere.
  var certificate: ServedCertificate?
  var insecureNoAuth: Bool
  /// When the start holds the work that it finds.
  var hold = HoldPolicy.afterSilence
  var logger: Logger
}

/// The version of this build.
package enum PushgateVersion {
  /// Semantic version.
  package static let current = "0.1.0"
}

/// This machine's clock, for what concerns the process alone; `DatabaseClock` has the time for
/// everything else.
enum WallClock {
  /// Microseconds since the UNIX epoch.
  static func now() -> Instant {
    Instant(microseconds: Int64(Date().timeIntervalSince1970 * 1_000_000))
  }
}
