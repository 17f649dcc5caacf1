// SPDX-License-Identifier: Apache-2.0

/// App settings at acceptance. Later changes of the app do not affect the message.
package struct MessageContext: Sendable, Equatable {
  /// The app's fallback languages.
  package var appFallbackLanguages: [String]
  /// Language in which the app's texts are first written.
  package var sourceLanguage: String
  /// The app's language overrides.
  package var languageOverrides: [String: String]
  /// Whether keys that the source language lacks are used as the source text.
  package var keysAreTexts: Bool
  /// Revision of the app's strings that the message was validated against; 0 without strings.
  package var stringsRevision: Int64
  /// Time zone of devices that registered without one; nil for UTC. Stored only for messages with a
  /// date or time.
  package var timeZone: String?

  package init(
    appFallbackLanguages: [String] = [], sourceLanguage: String = "en",
    languageOverrides: [String: String] = [:], keysAreTexts: Bool = false,
    stringsRevision: Int64 = 0, timeZone: String? = nil
  ) {
    self.appFallbackLanguages = appFallbackLanguages
    self.sourceLanguage = sourceLanguage
    self.languageOverrides = languageOverrides
    self.keysAreTexts = keysAreTexts
    self.stringsRevision = stringsRevision
    self.timeZone = timeZone
  }
}
