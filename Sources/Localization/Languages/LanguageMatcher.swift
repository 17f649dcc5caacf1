// SPDX-License-Identifier: Apache-2.0

/// Chooses among a fixed set of languages by the rule that iOS applies to an app's localizations.
///
/// Immutable: create one per catalogue revision or message and share it. The rule is Apple's, and
/// differs from the truncation of tags in RFC 4647 and from CLDR's matcher. A reader thus gets the
/// language that the app itself would use.
package struct LanguageMatcher: Sendable {
  /// Result of `match`: the winning language, then its own fallbacks.
  struct Match {
    /// Indices among the available tags.
    let line: [Int]
    /// Index of the preference that matched.
    let preference: Int
    /// Whether preference and winner are one language, in any spelling.
    let isExact: Bool
  }

  /// Tags as given to `init`.
  package let available: [String]
  private let candidates: [Candidate]

  private struct Candidate: Sendable {
    let language: AvailableLanguage
    let position: Int
  }

  package init(available: [String]) {
    self.available = available
    candidates = available.enumerated().compactMap { position, tag in
      AvailableLanguage(tag).map { Candidate(language: $0, position: position) }
    }
  }

  /// Creates a matcher for prepared languages.
  package init(languages: [AvailableLanguage]) {
    available = languages.map(\.spelling)
    candidates = languages.enumerated().map { Candidate(language: $1, position: $0) }
  }

  /// Applies Apple's rule to a list of preferences, most wanted first. Returns tags as given to
  /// `init`: the winner, then its own fallbacks. Empty if nothing matches.
  package func chain(for preferences: [String]) -> [String] {
    match(WantedLanguage.list(preferences)[...])?.line.map { available[$0] } ?? []
  }

  /// Returns a predicate: whether one of these languages matches a reader's preference on its own.
  package static func rule(_ named: [String]) -> (_ preference: String) -> Bool {
    let matcher = LanguageMatcher(available: named)
    return { !matcher.chain(for: [$0]).isEmpty }
  }

  func match(_ preferences: ArraySlice<WantedLanguage>) -> Match? {
    for (order, preference) in zip(preferences.indices, preferences) {
      guard let (candidate, score) = nearest(to: preference) else { continue }
      if !isFinal(candidate, score),
        let exact = exactMatch(
          among: preferences[(order + 1)...], language: candidate.language.normal.language)
      {
        return exact
      }
      return Match(line: line(of: candidate), preference: preference.index, isExact: score <= 0)
    }
    return brazilianForEuropean(preferences) ?? noLanguage
  }

  /// Returns the match if the first preference determines it regardless of later ones. That is so
  /// for most readers, and avoids parsing the rest of their list. Nil if `match` needs the whole
  /// list.
  func matchOfFirst(_ preferences: [String]) -> Match? {
    guard let preference = preferences.first.flatMap({ WantedLanguage($0, index: 0) }),
      let (candidate, score) = nearest(to: preference), isFinal(candidate, score)
    else { return nil }
    return Match(line: line(of: candidate), preference: 0, isExact: score <= 0)
  }

  /// Whether no later preference can take precedence over this candidate.
  private func isFinal(_ candidate: Candidate, _ score: Int) -> Bool {
    score <= 0 || candidate.language.normal.region == nil
      || candidate.language.normal.language == "zh"
  }

  private func nearest(to preference: WantedLanguage) -> (Candidate, score: Int)? {
    var best: (Candidate, score: Int)?
    for candidate in candidates where candidate.language.group == preference.group {
      if preference.isEuropeanPortuguese, candidate.language.isBrazilianPortuguese { continue }
      guard let score = preference.distance(to: candidate.language) else { continue }
      if score < best?.score ?? .max { best = (candidate, score) }
    }
    return best
  }

  /// Returns a later preference of the same language that matches exactly. It takes precedence over
  /// an inexact match of an earlier one: for "fr-CH, fr-CA", "fr-CA".
  private func exactMatch(
    among later: ArraySlice<WantedLanguage>, language: String
  ) -> Match? {
    for preference in later where preference.normal.language == language {
      let exact = candidates.first { $0.language.normal.identifier == preference.normal.identifier }
      guard let exact else { continue }
      return Match(line: line(of: exact), preference: preference.index, isExact: true)
    }
    return nil
  }

  /// Returns Brazilian Portuguese for readers of European Portuguese if nothing else in their list
  /// matches.
  private func brazilianForEuropean(_ preferences: ArraySlice<WantedLanguage>) -> Match? {
    guard let preference = preferences.first(where: \.isEuropeanPortuguese),
      let brazilian = candidates.first(where: \.language.isBrazilianPortuguese)
    else { return nil }
    return Match(line: line(of: brazilian), preference: preference.index, isExact: false)
  }

  /// "zxx" (no linguistic content) matches every reader if no other language does.
  private var noLanguage: Match? {
    candidates.first { $0.language.canonical == "zxx" }
      .map { Match(line: [$0.position], preference: 0, isExact: false) }
  }

  private func line(of winner: Candidate) -> [Int] {
    var positions = [winner.position]
    for ancestor in winner.language.line {
      for candidate in candidates
      where candidate.language.normal.identifier == ancestor
        // Apple's parent line has only the old name of Taiwan's tag; texts may use either name.
        || ancestor == "zh_Hant_HK" && candidate.language.normal.identifier == "zh_Hant_TW"
      {
        if !positions.contains(candidate.position) { positions.append(candidate.position) }
      }
    }
    return positions
  }
}
