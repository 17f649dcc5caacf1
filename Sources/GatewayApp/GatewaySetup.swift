// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import FoundationEssentials
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
  /// Of provider tokens: one for each key, for all shards.
  var signers = ProviderTokenSigners()
  var insecureNoAuth: Bool
  var logger: Logger
}

/// The version of this build.
package enum PushgateVersion {
  /// Semantic version.
  package static let current = "0.1.0"
}

/// The wall clock.
enum WallClock {
  /// Microseconds since the UNIX epoch.
  static func now() -> Instant {
    Instant(microseconds: Int64(Date().timeIntervalSince1970 * 1_000_000))
  }
}
