// SPDX-License-Identifier: Apache-2.0
internal import Logging

/// What of a configuration can change while the gateway runs: values that are looked at anew each time they are
/// needed. Everything else was handed on at start to objects that were built with it.
struct LiveSettings: Sendable {
  var adminKeyHash: [UInt8]?
  var drainDelay: Duration
  var logLevel: Logger.Level

  init(_ configuration: GatewayConfiguration) {
    adminKeyHash = configuration.adminKeyHash
    drainDelay = .seconds(configuration.limits.drainDelay)
    logLevel = configuration.logLevel
  }

  /// The variables that set them.
  static let names = Set(Setting.all.filter(\.isReloadable).flatMap(\.variables))
}

/// What a second reading of the configuration found.
struct SettingChanges: Equatable {
  /// Names of settings that were changed, and can be while the gateway runs.
  var live: [String] = []
  /// The others.
  var needRestart: [String] = []

  /// - Parameter old: of what is in force.
  init(from old: [String: [UInt8]], to new: [String: [UInt8]]) {
    for name in Set(old.keys).union(new.keys).sorted() where old[name] != new[name] {
      if LiveSettings.names.contains(name) { live.append(name) } else { needRestart.append(name) }
    }
  }
}
