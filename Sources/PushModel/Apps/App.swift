// SPDX-License-Identifier: Apache-2.0

/// An app, named outside by its bundle id and inside by a small integer.
package struct App: Sendable, Equatable {
  package var id: AppID
  package var bundleID: String
  /// Languages to try for a reader none of whose own fits, in order.
  package var fallbackLanguages: [String]
  /// The language the app's texts are written in first.
  package var sourceLanguage: String
  /// What it tries in place of a language that its texts lack: `["sr-Latn": "sr"]`.
  package var languageOverrides: [String: String]
  /// Pushes a second that all its notifications together go with at most; nil: as fast as they can.
  package var maxRate: Int?
  /// The time zone of devices that have said none; nil: UTC.
  package var timeZone: String?
  /// Hours of the readers in which its alerts are not shown that say nothing of such hours themselves.
  package var quietHours: QuietHours?
  /// Whether a key that the source language lacks and another has is its own text, as iOS shows it.
  package var keysAreTexts: Bool
  /// Whether a request is refused whose text is excluded or does not fit in any language, and that says
  /// nothing of it.
  package var isStrict: Bool
  /// The active revision of its strings; 0 when it has none.
  package var stringsRevision: Int64
  package var createdAt: Instant
  /// Another one after each change of it.
  package var rowVersion: Int64

  /// Every field.
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

  /// The value of `apns-topic`.
  package func topic(for type: PushType) -> String { bundleID + type.topicSuffix }

  /// What a message accepted now is checked with, and later sent with.
  package var messageContext: MessageContext {
    MessageContext(
      appFallbackLanguages: fallbackLanguages, sourceLanguage: sourceLanguage,
      languageOverrides: languageOverrides, keysAreTexts: keysAreTexts,
      stringsRevision: stringsRevision, timeZone: timeZone)
  }
}
