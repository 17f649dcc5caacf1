// SPDX-License-Identifier: Apache-2.0

/// Assumed attributes of named tokens that have no device, so that pushes can be sent to them.
package struct UnregisteredTokens: Sendable, Hashable {
  package var environment: PushEnvironment
  /// Languages in order of preference; empty for the app's fallback languages.
  package var languages: [String]
  /// Whether pushes are also sent to unregistered devices. A device becomes active again if APNs
  /// accepts the push.
  package var revivesDevices: Bool

  package init(
    environment: PushEnvironment, languages: [String] = [], revivesDevices: Bool = false
  ) {
    self.environment = environment
    self.languages = languages
    self.revivesDevices = revivesDevices
  }
}
