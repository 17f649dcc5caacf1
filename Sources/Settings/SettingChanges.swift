// SPDX-License-Identifier: Apache-2.0

/// The difference between two readings of the configuration.
package struct SettingChanges: Equatable {
  /// Changed settings that take effect while the gateway runs.
  package var live: [String] = []
  /// Changed settings that need a restart.
  package var needRestart: [String] = []

  /// Compares two sets of fingerprints.
  /// - Parameter old: the fingerprints of the settings in force.
  package init(from old: [String: [UInt8]], to new: [String: [UInt8]]) {
    for name in Set(old.keys).union(new.keys).sorted() where old[name] != new[name] {
      if LiveSettings.names.contains(name) { live.append(name) } else { needRestart.append(name) }
    }
  }
}
