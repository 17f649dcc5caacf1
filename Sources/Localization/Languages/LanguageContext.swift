// SPDX-License-Identifier: Apache-2.0

/// Settings that determine the language of a message if the device's own list matches nothing.
package struct LanguageContext: Sendable, Hashable {
  /// The request's `fallback`, most wanted first.
  package var fallback: [String]
  /// The app's fallback languages, most wanted first.
  package var appFallback: [String]
  /// The app's source language; nil leaves it to the catalogue.
  package var sourceLanguage: String?
  /// The app's overrides: from a preferred tag to the tag that is tried if Apple's rule finds no
  /// match, such as `["sr-Latn": "sr"]`.
  package var overrides: [String: String]
  /// Whether a key that the source language lacks, but another language has, is used as the source
  /// text.
  package var keysAreTexts: Bool

  package init(
    fallback: [String] = [], appFallback: [String] = [], sourceLanguage: String? = nil,
    overrides: [String: String] = [:], keysAreTexts: Bool = false
  ) {
    self.fallback = fallback
    self.appFallback = appFallback
    self.sourceLanguage = sourceLanguage
    self.overrides = overrides
    self.keysAreTexts = keysAreTexts
  }
}
