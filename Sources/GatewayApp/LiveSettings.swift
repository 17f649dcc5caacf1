// SPDX-License-Identifier: Apache-2.0
internal import API
internal import Logging

/// What of a configuration can change while the gateway runs: values that are looked at anew each time they are
/// needed. Everything else was handed on at start to objects that were built with it.
struct LiveSettings: Sendable {
  var adminKeyHash: [UInt8]?
  var api: APILimits
  var drainDelay: Duration
  var logLevel: Logger.Level

  init(_ configuration: GatewayConfiguration) {
    adminKeyHash = configuration.adminKeyHash
    api = configuration.limits.api
    drainDelay = .seconds(configuration.limits.drainDelay)
    logLevel = configuration.logLevel
  }

  /// The settings that it is made of; `docs/configuration.md` lists them.
  static let names: Set<String> = [
    "PUSHGATE_ADMIN_KEY", "PUSHGATE_ADMIN_KEY_FILE", "PUSHGATE_DRAIN_DELAY", "PUSHGATE_LOG",
    "PUSHGATE_LONGEST_WAIT", "PUSHGATE_PREVIEWS", "PUSHGATE_RECIPIENTS",
    "PUSHGATE_REQUESTS_IN_FLIGHT", "PUSHGATE_REQUESTS_IN_FLIGHT_OVERLOADED",
    "PUSHGATE_WEBHOOKS_PER_APP",
    "PUSHGATE_TLS_CERTIFICATE", "PUSHGATE_TLS_CLIENT_CA_FILE", "PUSHGATE_TLS_KEY",
  ]
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
