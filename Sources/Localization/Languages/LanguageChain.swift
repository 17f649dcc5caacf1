// SPDX-License-Identifier: Apache-2.0

/// What decides a message's language where the device's own list does not.
package struct LanguageContext: Sendable, Hashable {
  /// The request's `fallback`, most wanted first.
  package var fallback: [String]
  /// The app's fallback languages, most wanted first.
  package var appFallback: [String]
  /// The app's source language; nil leaves it to the catalogue.
  package var sourceLanguage: String?

  package init(fallback: [String] = [], appFallback: [String] = [], sourceLanguage: String? = nil) {
    self.fallback = fallback
    self.appFallback = appFallback
    self.sourceLanguage = sourceLanguage
  }
}

/// Why a message is in the language it is in.
package enum LanguageReason: String, Sendable, Hashable, CaseIterable {
  /// The device's first preference itself, however spelled.
  case exact
  /// A relative of the first preference: "fr" for "fr-CA".
  case parent
  /// The device's second or a later preference, or a relative of it.
  case laterPreference = "later_preference"
  /// Named by the request's `fallback`.
  case requestFallback = "request_fallback"
  /// Named by the app's fallback languages.
  case appFallback = "app_fallback"
  /// Nothing else had all texts.
  case source
  /// The message has no localized text.
  case notLocalized = "not_localized"
}

/// One language to try, and why it is tried.
package struct LanguageChoice: Sendable, Hashable {
  /// The tag as the texts carry it.
  package let language: String
  package let reason: LanguageReason
  /// Which entry of the device's list led here.
  package let preference: Int?
  /// Position among the matcher's languages.
  let position: Int
}

extension LanguageMatcher {
  /// Every language to try for a device, in order and each once: Apple's rule over its whole list,
  /// each preference alone, the request's fallback, the app's, the source language. The fallbacks go
  /// through the same rule.
  package func choices(
    for preferences: [String], context: LanguageContext
  ) -> [LanguageChoice] {
    var choices: [LanguageChoice] = []
    func add(_ match: Match?, preference: Int?, _ reason: (_ isWinner: Bool) -> LanguageReason) {
      for (step, position) in (match?.line ?? []).enumerated()
      where !choices.contains(where: { $0.position == position }) {
        choices.append(
          LanguageChoice(
            language: available[position], reason: reason(step == 0), preference: preference,
            position: position))
      }
    }
    func add(_ match: Match?, byPreference preference: Int) {
      add(match, preference: preference) { isWinner in
        if preference > 0 { return .laterPreference }
        return isWinner && match?.isExact == true ? .exact : .parent
      }
    }
    if let match = match(preferences) { add(match, byPreference: match.preference) }
    for (index, preference) in preferences.enumerated() {
      add(match([preference]), byPreference: index)
    }
    for tag in context.fallback { add(match([tag]), preference: nil) { _ in .requestFallback } }
    for tag in context.appFallback { add(match([tag]), preference: nil) { _ in .appFallback } }
    if let source = context.sourceLanguage {
      add(match([source]), preference: nil) { _ in .source }
    }
    return choices
  }
}
