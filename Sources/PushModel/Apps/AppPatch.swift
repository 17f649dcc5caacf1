// SPDX-License-Identifier: Apache-2.0

/// A change of some settings of an app: nil leaves one alone, `.some(nil)` clears it.
package struct AppPatch: Sendable, Equatable {
  package var fallbackLanguages: [String]?
  package var sourceLanguage: String?
  package var languageOverrides: [String: String]?
  package var maxRate: Int??
  package var timeZone: String??
  package var quietHours: QuietHours??
  package var keysAreTexts: Bool?
  package var isStrict: Bool?

  /// A patch that changes nothing yet.
  package init() {}
}
