// SPDX-License-Identifier: Apache-2.0

/// Settings that determine the language of a message if the device's own list matches nothing.
package struct LanguageContext: Sendable, Hashable {
  /// The request's `fallback`, most wanted first.
  package var fallback: [String]
  /// The app's fallback languages, most wanted first.
  package var appFallback: [String]
  /// The app's source language; nil leaves it to the catalogue.
  package var sourceLanguage: String?
  /// The app's overrides: from a preferred tag to the tag that is tried if Apple's rule finds no
  /// match, such as `["sr-Latn": "sr"]`.
  package var overrides: [String: String]
  /// Whether a key that the source language lacks, but another language has, is used as the source
  /// text.
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

extension LanguageMatcher {
  /// Returns every language to try for a device, in order and each once. First come the matches of
  /// the whole list by Apple's rule, then those of each preference alone or of its override. The
  /// request's fallback, the app's fallback and the source language follow; Apple's rule also
  /// applies to each fallback.
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

  /// Returns the first choice for which `isFit` is true. Choices may repeat; later choices are not
  /// computed.
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

  /// Returns the match of the override for the wanted tag, or for its nearest ancestor that has an
  /// override.
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
