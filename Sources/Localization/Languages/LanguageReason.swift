// SPDX-License-Identifier: Apache-2.0

/// Why a message has its language.
package enum LanguageReason: String, Sendable, Hashable, CaseIterable {
  /// The device's first preference itself, in any spelling.
  case exact
  /// A relative of the first preference, such as "fr" for "fr-CA".
  case parent
  /// A later preference of the device, or a relative of it.
  case laterPreference = "later_preference"
  /// The app's override for a language that it does not have.
  case override
  /// Named by the request's `fallback`.
  case requestFallback = "request_fallback"
  /// Named by the app's fallback languages.
  case appFallback = "app_fallback"
  /// The source language, because no other language had all texts.
  case source
  /// The message has no localized text.
  case notLocalized = "not_localized"
}
