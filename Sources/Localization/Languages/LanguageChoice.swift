// SPDX-License-Identifier: Apache-2.0

/// One language to try, and why it is tried.
package struct LanguageChoice: Sendable, Hashable {
  /// Tag as the texts spell it.
  package let language: String
  package let reason: LanguageReason
  /// Index of the entry of the device's list that led to this choice, from 0; nil for fallbacks.
  package let preference: Int?
  /// Index among the matcher's languages.
  package let position: Int

  package init(language: String, reason: LanguageReason, preference: Int?, position: Int) {
    self.language = language
    self.reason = reason
    self.preference = preference
    self.position = position
  }
}
