// SPDX-License-Identifier: Apache-2.0

/// What is taken of named tokens that the app has no device for, which are sent to all the same.
package struct UnregisteredTokens: Sendable, Hashable {
  package var environment: PushEnvironment
  /// As a device has them; none leaves it to the app's fallback.
  package var languages: [String]

  /// Both are one device's, as its app would have registered it.
  package init(environment: PushEnvironment, languages: [String] = []) {
    self.environment = environment
    self.languages = languages
  }
}
