// SPDX-License-Identifier: Apache-2.0

/// Chooses among a fixed set of languages by the rule iOS itself applies to an app's localizations.
///
/// Immutable: build one per catalogue revision or message and share it. The rule is Apple's, not RFC
/// 4647's cutting of tags nor CLDR's matcher: a reader gets the language the app itself would run in.
package struct LanguageMatcher: Sendable {
  /// What `match` found: the winner first, then what it falls back on within itself.
  struct Match {
    /// Positions among the available tags.
    let line: [Int]
    /// Which preference found it.
    let preference: Int
    /// Whether preference and winner are one language, however they are spelled.
    let isExact: Bool
  }

  /// The tags as they were given.
  package let available: [String]
  private let candidates: [Candidate]

  package init(available: [String]) {
    self.available = available
    candidates = available.enumerated().compactMap { position, tag in
      LanguageTag(parsing: tag).map { Candidate(tag: $0, position: position) }
    }
  }

  /// Apple's rule over a list of preferences, most wanted first: tags as given to `init`, the winner
  /// and then its own fallbacks. Empty when nothing fits.
  package func chain(for preferences: [String]) -> [String] {
    match(preferences)?.line.map { available[$0] } ?? []
  }

  func match(_ preferences: [String]) -> Match? {
    let preferences = preferences.enumerated().compactMap { index, preference in
      LanguageTag(parsing: preference).map { Preference(tag: $0, index: index) }
    }
    for (order, preference) in preferences.enumerated() {
      guard let (candidate, score) = nearest(to: preference) else { continue }
      let match = Match(
        line: line(of: candidate), preference: preference.index, isExact: score <= 0)
      guard score > 0, candidate.normal.region != nil, candidate.normal.language != "zh"
      else { return match }
      return exactMatch(among: preferences[(order + 1)...], language: candidate.normal.language)
        ?? match
    }
    return brazilianForEuropean(preferences) ?? noLanguage
  }

  private func nearest(to preference: Preference) -> (Candidate, score: Int)? {
    var best: (Candidate, score: Int)?
    for candidate in candidates where candidate.group == preference.group {
      if preference.wantsEuropeanPortuguese, candidate.normal.identifier == "pt_BR" { continue }
      guard let score = preference.distance(to: candidate) else { continue }
      if score < best?.score ?? .max { best = (candidate, score) }
    }
    return best
  }

  /// A later preference of the same language that is there as it was asked for goes before a
  /// neighbour of an earlier one: "fr-CA" of "fr-CH, fr-CA".
  private func exactMatch(
    among later: ArraySlice<Preference>, language: String
  ) -> Match? {
    for preference in later where preference.normal.language == language {
      let exact = candidates.first { $0.normal.identifier == preference.normal.identifier }
      guard let exact else { continue }
      return Match(line: line(of: exact), preference: preference.index, isExact: true)
    }
    return nil
  }

  /// Brazilian Portuguese for a reader of European: only when the whole list holds nothing else.
  private func brazilianForEuropean(_ preferences: [Preference]) -> Match? {
    guard let preference = preferences.first(where: \.wantsEuropeanPortuguese),
      let brazilian = candidates.first(where: { $0.normal.identifier == "pt_BR" })
    else { return nil }
    return Match(line: line(of: brazilian), preference: preference.index, isExact: false)
  }

  /// "zxx", no linguistic content, is for everyone whom nothing else fits.
  private var noLanguage: Match? {
    candidates.first { $0.canonical == "zxx" }
      .map { Match(line: [$0.position], preference: 0, isExact: false) }
  }

  private func line(of winner: Candidate) -> [Int] {
    var positions = [winner.position]
    for ancestor in winner.line {
      for candidate in candidates
      where candidate.normal.identifier == ancestor
        // The line knows Taiwan by its old name only; texts carry either.
        || ancestor == "zh_Hant_HK" && candidate.normal.identifier == "zh_Hant_TW"
      {
        if !positions.contains(candidate.position) { positions.append(candidate.position) }
      }
    }
    return positions
  }
}

/// An available tag, prepared for comparison.
private struct Candidate: Sendable {
  let canonical: String
  let normal: LanguageTag
  let group: String
  /// The tag twice where it names an unusual place, which puts its ancestors one step further.
  let line: [String]
  let position: Int

  init(tag: LanguageTag, position: Int) {
    canonical = tag.identifier
    normal = tag.normalized
    group = normal.group
    let line = normal.parentLine
    let isExempt = ["es_MX", "zh_Hant_TW"].contains(normal.identifier)
    self.line = normal.namesUnusualPlace && !isExempt ? [line[0]] + line : line
    self.position = position
  }
}

/// A wanted tag, prepared for comparison.
private struct Preference {
  let canonical: String
  let normal: LanguageTag
  let group: String
  let line: [String]
  /// Place in the reader's list.
  let index: Int

  var wantsEuropeanPortuguese: Bool { normal.identifier == "pt_PT" }

  init(tag: LanguageTag, index: Int) {
    canonical = tag.identifier
    normal = tag.normalized
    group = normal.group
    line = normal.parentLine
    self.index = index
  }

  /// Steps to the nearest common ancestor, both ways; -1 and 0 for the same tag and the same
  /// language, nil when the two have nothing in common.
  func distance(to candidate: Candidate) -> Int? {
    if canonical == candidate.canonical { return -1 }
    if normal.identifier == candidate.normal.identifier { return 0 }
    var least: Int?
    for (steps, ancestor) in line.enumerated() {
      guard let others = candidate.line.firstIndex(of: ancestor) else { continue }
      least = min(least ?? .max, steps + others)
    }
    return least.map { normal.language == candidate.normal.language ? $0 : $0 + 1 }
  }
}
