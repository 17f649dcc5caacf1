// SPDX-License-Identifier: Apache-2.0
package import Localization

/// A payload as sent to Apple.
package struct RenderedPayload: Sendable, Equatable {
  package var bytes: [UInt8]
  /// Language tag as the strings spell it; nil if nothing was localized.
  package let language: String?
  package let reason: LanguageReason
  /// Whether body or subtitle had to be shortened.
  package let isTruncated: Bool

  package init(
    bytes: [UInt8], language: String?, reason: LanguageReason, isTruncated: Bool = false
  ) {
    self.bytes = bytes
    self.language = language
    self.reason = reason
    self.isTruncated = isTruncated
  }
}
