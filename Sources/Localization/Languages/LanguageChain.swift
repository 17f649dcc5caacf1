// SPDX-License-Identifier: Apache-2.0

/// What decides a message's language where the device's own list does not.
package struct LanguageContext: Sendable, Hashable {
  /// The request's `fallback`, most wanted first.
  package var fallback: [String]
  /// The app's fallback languages, most wanted first.
  package var appFallback: [String]
  /// The app's source language; nil leaves it to the catalogue.
  package var sourceLanguage: String?
  /// The app's own opinion, wanted tag and the one to try when Apple's rule finds nothing for it:
  /// `["sr-Latn": "sr"]`.
  package var overrides: [String: String]
  /// Whether a key that the source language lacks and another language has is its own text.
  package var keysAreTexts: Bool

  package init(
    fallback: [String] = [], appFallback: [String] = [], sourceLanguage: String? = nil,
    overrides: [String: String] = [:], keysAreTexts: Bool = false
  ) {
    self.fallback = fallback
    self.appFallback = appFallback
    self.sourceLanguage = sourceLanguage
    self.overrides = overrides
    self.keysAreTexts = keysAreTexts
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
  /// What the app has set in place of a language that it lacks.
  case override
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
  package let position: Int

  /// Every field.
  package init(language: String, reason: LanguageReason, preference: Int?, position: Int) {
    self.language = language
    self.reason = reason
    self.preference = preference
    self.position = position
  }
}

extension LanguageMatcher {
  /// Every language to try for a device, in order and each once: Apple's rule over its whole list,
  /// each preference alone, or what the app has set in its place, the request's fallback, the app's, the source language. The fallbacks go
  /// through the same rule.
  package func choices(
    for preferences: [String], context: LanguageContext
  ) -> [LanguageChoice] {
    var choices: [LanguageChoice] = []
    _ = firstChoice(for: preferences, context: context) { choice in
      if !choices.contains(where: { $0.position == choice.position }) { choices.append(choice) }
      return false
    }
    return choices
  }

  /// The first of the choices, possibly repeated ones, that satisfies; the rest is not worked out.
  package func firstChoice(
    for preferences: [String], context: LanguageContext, where isFit: (LanguageChoice) -> Bool
  ) -> LanguageChoice? {
    if let match = matchOfFirst(preferences), let choice = first(of: match, where: isFit) {
      return choice
    }
    let wanted = WantedLanguage.list(preferences)
    if let choice = match(wanted[...]).flatMap({ first(of: $0, where: isFit) }) { return choice }
    if wanted.count > 1 || !context.overrides.isEmpty {
      for index in wanted.indices {
        if let match = match(wanted[index...index]) {
          if let choice = first(of: match, where: isFit) { return choice }
        } else if let match = match(overriding: wanted[index], context.overrides) {
          let choices = match.line.map { position in
            LanguageChoice(
              language: available[position], reason: .override, preference: wanted[index].index,
              position: position)
          }
          if let choice = choices.first(where: isFit) { return choice }
        }
      }
    }
    let fallbacks: [(tags: [String], reason: LanguageReason)] = [
      (context.fallback, .requestFallback), (context.appFallback, .appFallback),
      ([context.sourceLanguage].compactMap(\.self), .source),
    ]
    for (tags, reason) in fallbacks {
      for tag in tags {
        guard let match = match(WantedLanguage.list([tag])[...]) else { continue }
        for position in match.line {
          let choice = LanguageChoice(
            language: available[position], reason: reason, preference: nil, position: position)
          if isFit(choice) { return choice }
        }
      }
    }
    return nil
  }

  /// The override for a wanted tag itself, or for the nearest tag on its parent line.
  private func match(
    overriding wanted: WantedLanguage, _ overrides: [String: String]
  ) -> Match? {
    for ancestor in wanted.line {
      for (tag, replacement) in overrides
      where LanguageTag(parsing: tag)?.normalized.identifier == ancestor {
        return match(WantedLanguage.list([replacement])[...])
      }
    }
    return nil
  }

  private func first(
    of match: Match, where isFit: (LanguageChoice) -> Bool
  ) -> LanguageChoice? {
    for (step, position) in match.line.enumerated() {
      let ofFirst: LanguageReason = step == 0 && match.isExact ? .exact : .parent
      let choice = LanguageChoice(
        language: available[position], reason: match.preference > 0 ? .laterPreference : ofFirst,
        preference: match.preference, position: position)
      if isFit(choice) { return choice }
    }
    return nil
  }
}
