// SPDX-License-Identifier: Apache-2.0
internal import Logging

/// The settings that can change while the gateway runs; each use reads the current value. All other
/// settings are passed at the start to the objects that need them.
struct LiveSettings: Sendable {
  var adminKeyHash: [UInt8]?
  var drainDelay: Duration
  var logLevel: Logger.Level

  init(_ configuration: GatewayConfiguration) {
    adminKeyHash = configuration.adminKeyHash
    drainDelay = .seconds(configuration.limits.drainDelay)
    logLevel = configuration.logLevel
  }

  /// The variables of these settings.
  static let names = Set(Setting.all.filter(\.isReloadable).flatMap(\.variables))
}

/// The difference between two readings of the configuration.
struct SettingChanges: Equatable {
  /// Changed settings that take effect while the gateway runs.
  var live: [String] = []
  /// Changed settings that need a restart.
  var needRestart: [String] = []

  /// Compares two sets of fingerprints.
  /// - Parameter old: the fingerprints of the settings in force.
  init(from old: [String: [UInt8]], to new: [String: [UInt8]]) {
    for name in Set(old.keys).union(new.keys).sorted() where old[name] != new[name] {
      if LiveSettings.names.contains(name) { live.append(name) } else { needRestart.append(name) }
    }
  }
}
