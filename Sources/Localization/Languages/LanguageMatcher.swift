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
    for (index, preference) in preferences.enumerated() {
      guard let tag = LanguageTag(parsing: preference) else { continue }
      let wanted = Candidate(tag: tag, position: index)
      var best: (score: Int, candidate: Candidate)?
      for candidate in candidates {
        guard let score = wanted.distance(to: candidate) else { continue }
        if best.map({ score < $0.score }) ?? true { best = (score, candidate) }
      }
      if let best {
        return Match(
          line: line(of: best.candidate), preference: index, isExact: best.score <= 0)
      }
    }
    return nil
  }

  private func line(of winner: Candidate) -> [Int] {
    var positions = [winner.position]
    for ancestor in winner.line.dropFirst() {
      for candidate in candidates where candidate.normal == ancestor {
        if !positions.contains(candidate.position) { positions.append(candidate.position) }
      }
    }
    return positions
  }
}

/// One tag, prepared for comparison.
private struct Candidate: Sendable {
  let canonical: String
  let normal: String
  let language: String
  let line: [String]
  let position: Int

  init(tag: LanguageTag, position: Int) {
    canonical = tag.identifier
    normal = tag.identifier
    language = tag.language
    line = LanguageTag.parentLine(of: normal)
    self.position = position
  }

  /// Nil when the two have nothing in common; the smaller the nearer.
  func distance(to other: Candidate) -> Int? {
    if canonical == other.canonical { return -1 }
    if normal == other.normal { return 0 }
    guard language == other.language else { return nil }
    var least: Int?
    for (steps, ancestor) in line.enumerated() {
      guard let otherSteps = other.line.firstIndex(of: ancestor) else { continue }
      least = min(least ?? .max, steps + otherSteps)
    }
    return least
  }
}
