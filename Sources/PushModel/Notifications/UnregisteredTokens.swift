// SPDX-License-Identifier: Apache-2.0

/// Attributes assumed for named tokens without a device, so that they receive the push.
package struct UnregisteredTokens: Sendable, Hashable {
  package var environment: PushEnvironment
  /// Languages in order of preference; empty for the app's fallback languages.
  package var languages: [String]

  package init(environment: PushEnvironment, languages: [String] = []) {
    self.environment = environment
    self.languages = languages
  }
}
