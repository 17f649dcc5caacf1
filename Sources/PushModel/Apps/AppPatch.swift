// SPDX-License-Identifier: Apache-2.0

/// An update of an app's settings: nil leaves a setting unchanged, `.some(nil)` clears it.
package struct AppPatch: Sendable, Equatable {
  package var fallbackLanguages: [String]?
  package var sourceLanguage: String?
  package var languageOverrides: [String: String]?
  package var maxRate: Int??
  package var timeZone: String??
  package var quietHours: QuietHours??
  package var keysAreTexts: Bool?
  package var isStrict: Bool?

  /// Creates a patch without changes.
  package init() {}
}
