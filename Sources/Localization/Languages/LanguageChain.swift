// SPDX-License-Identifier: Apache-2.0

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
