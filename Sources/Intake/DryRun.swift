// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Result of a dry run.
package struct DryRun: Sendable {
  /// Active devices in the audience, up to `Acceptance.audienceCountLimit`.
  package var audience: Int
  /// Time at which the notification would be sent; nil: at once.
  package var due: Instant?
  /// Warnings that an acceptance would return.
  package var warnings: [NotificationWarning]
  /// Renderings for some readers: the named ones, or otherwise one for each of the app's fallback
  /// languages.
  package var preview: Preview
}
