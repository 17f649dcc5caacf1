// SPDX-License-Identifier: Apache-2.0

/// An app. Callers of the API identify it by its bundle id, the gateway by a small integer.
package struct App: Sendable, Equatable {
  package var id: AppID
  package var bundleID: String
  /// Languages to try, in order, when a device has no language with all texts.
  package var fallbackLanguages: [String]
  /// Language in which the app's texts are first written.
  package var sourceLanguage: String
  /// Substitutes for languages without texts, such as `["sr-Latn": "sr"]`.
  package var languageOverrides: [String: String]
  /// Pushes per second over all notifications of the app; nil for no limit.
  package var maxRate: Int?
  /// Time zone of devices that registered without one; nil for UTC.
  package var timeZone: String?
  /// Quiet hours of alerts whose requests have none, in each device's time zone.
  package var quietHours: QuietHours?
  /// Whether a key that the source language lacks is used as the source text itself, as on iOS. The
  /// key must exist in another language.
  package var keysAreTexts: Bool
  /// Default of `strict`: whether requests are rejected if a text is excluded or too long in any
  /// language.
  package var isStrict: Bool
  /// Active revision of the app's strings; 0 without strings.
  package var stringsRevision: Int64
  package var createdAt: Instant
  /// Changes with each update of the app; the source of its ETag.
  package var rowVersion: Int64

  package init(
    id: AppID, bundleID: String, fallbackLanguages: [String], sourceLanguage: String,
    languageOverrides: [String: String] = [:], maxRate: Int? = nil, timeZone: String? = nil,
    quietHours: QuietHours? = nil, keysAreTexts: Bool = false, isStrict: Bool = false,
    stringsRevision: Int64, createdAt: Instant, rowVersion: Int64 = 0
  ) {
    self.id = id
    self.bundleID = bundleID
    self.fallbackLanguages = fallbackLanguages
    self.sourceLanguage = sourceLanguage
    self.languageOverrides = languageOverrides
    self.maxRate = maxRate
    self.timeZone = timeZone
    self.quietHours = quietHours
    self.keysAreTexts = keysAreTexts
    self.isStrict = isStrict
    self.stringsRevision = stringsRevision
    self.createdAt = createdAt
    self.rowVersion = rowVersion
  }

  /// Returns the value of `apns-topic` for a push type.
  package func topic(for type: PushType) -> String { bundleID + type.topicSuffix }

  /// App settings that a message is validated with at acceptance and sent with later.
  package var messageContext: MessageContext {
    MessageContext(
      appFallbackLanguages: fallbackLanguages, sourceLanguage: sourceLanguage,
      languageOverrides: languageOverrides, keysAreTexts: keysAreTexts,
      stringsRevision: stringsRevision, timeZone: timeZone)
  }
}
