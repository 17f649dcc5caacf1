// SPDX-License-Identifier: Apache-2.0
package import LegacyBridge
package import Logging

/// The settings that can change while the gateway runs; each use reads the current value. All other
/// settings are passed at the start to the objects that need them.
package struct LiveSettings: Sendable {
  package var adminKeyHash: [UInt8]?
  package var drainDelay: Duration
  package var legacySenders: LegacySenders
  package var logLevel: Logger.Level

  /// Copies the current values.
  package init(_ configuration: GatewayConfiguration) {
    adminKeyHash = configuration.adminKeyHash
    drainDelay = .seconds(configuration.limits.drainDelay)
    legacySenders = configuration.legacy.senders
    logLevel = configuration.logLevel
  }

  /// The variables of these settings.
  static let names = Set(Setting.all.filter(\.isReloadable).flatMap(\.variables))
}
