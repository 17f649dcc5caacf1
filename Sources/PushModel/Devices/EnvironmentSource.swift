// SPDX-License-Identifier: Apache-2.0

/// Source of a device's environment.
package enum EnvironmentSource: String, StoredCode, Hashable {
  /// The registration contains the environment.
  case stated
  /// The registration contains none. If Apple refuses the token, the other environment is tried
  /// once.
  case assumed
  /// Apple accepted a push in this environment after a refusal in the assumed one.
  case found
  /// Apple refused the token in both environments. The other one is not tried again until the app
  /// registers the device again.
  case refused

  package var code: Int16 {
    switch self {
    case .stated: 1
    case .assumed: 2
    case .found: 3
    case .refused: 4
    }
  }
}
