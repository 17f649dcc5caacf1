// SPDX-License-Identifier: Apache-2.0
package import Localization
package import Messages
package import PushModel
package import Storage

/// Result of a survey: what the readers of a notification's audience would get, by language.
package struct AudienceSurvey: Sendable {
  /// Readers of the message in one language.
  package struct Readers: Sendable {
    /// Devices in the sample.
    package var devices: Int
    /// Devices in the sample by the reason for the language.
    package var reasons: [LanguageReason: Int]
    /// Preferences of most of these devices, and the message as they get it.
    package var rendering: Preview.Rendering
  }

  /// Active devices in the audience, up to `Acceptance.audienceCountLimit`.
  package var audience: Int
  /// Time at which the notification would be sent; nil: at once.
  package var due: Instant?
  /// Warnings that an acceptance would return.
  package var warnings: [NotificationWarning]
  /// Why an acceptance would throw, if the only fault is that some readers would get no text.
  package var fault: MessageFault?
  /// Readers by language, the most frequent first, at most as many as requested.
  package var readers: [Readers]
  /// Number of languages in which readers get the message.
  package var languages: Int
  /// Preferences of the devices that would get no text, the most frequent first.
  package var withoutText: [AudienceSample.Preferences]
  /// Devices in the sample, of which `readers` and `withoutText` are parts.
  package var sampled: Int
  /// Devices in the sample that are in quiet hours when they would get the push; nil without quiet
  /// hours.
  package var quiet: Int?
  /// Whether the sample is the whole audience.
  package var isComplete: Bool
  package var pushType: PushType
  /// Kind of device that gets the push.
  package var tokenKind: TokenKind
}
