// SPDX-License-Identifier: Apache-2.0

/// Assumed attributes of named tokens that have no device, so that pushes can be sent to them.
package struct UnregisteredTokens: Sendable, Hashable {
  package var environment: PushEnvironment
  /// Languages in order of preference; empty for the app's fallback languages.
  package var languages: [String]

  package init(environment: PushEnvironment, languages: [String] = []) {
    self.environment = environment
    self.languages = languages
  }
}
