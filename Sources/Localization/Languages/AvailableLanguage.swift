// SPDX-License-Identifier: Apache-2.0

/// Language in which strings exist, with the forms that the matcher compares. All tables of an app
/// share one object.
package final class AvailableLanguage: Sendable {
  /// Tag as the texts spell it.
  package let spelling: String
  let canonical: String
  let normal: LanguageTag
  let group: String
  /// The tag and its ancestors. A tag that names an unusual region is listed twice, so that its
  /// ancestors are one step further away.
  let line: [String]
  package let writing: LanguageWriting

  var isBrazilianPortuguese: Bool { normal.identifier == "pt_BR" }

  /// Returns nil if the spelling is not a language tag.
  package init?(_ spelling: String) {
    guard let tag = LanguageTag(parsing: spelling) else { return nil }
    self.spelling = spelling
    canonical = tag.canonical
    normal = tag.normalized
    group = normal.group
    let line = normal.parentLine
    let isExempt = ["es_MX", "zh_Hant_TW"].contains(normal.identifier)
    self.line = normal.namesUnusualPlace && !isExempt ? [line[0]] + line : line
    writing = LanguageWriting(tag: normal)
  }

  /// Returns how texts of this language write arguments for a reader in a place.
  package func writing(for place: ReaderPlace) -> LanguageWriting {
    place == .unknown ? writing : LanguageWriting(tag: normal, for: place)
  }

  /// Whether both tags name one language, such as "iw" and "he".
  package func isSame(as other: AvailableLanguage) -> Bool { identity == other.identity }

  /// Identifier that all tags of one language share.
  package var identity: String { normal.identifier }
}

/// Language that a reader prefers, with the forms that the matcher compares.
struct WantedLanguage {
  let canonical: String
  let normal: LanguageTag
  let group: String
  let line: [String]
  /// Position in the reader's list, from 0.
  let index: Int

  var isEuropeanPortuguese: Bool { normal.identifier == "pt_PT" }

  /// Returns the usable tags of a reader's list, in order.
  static func list(_ preferences: [String]) -> [WantedLanguage] {
    preferences.enumerated().compactMap { WantedLanguage($1, index: $0) }
  }

  init?(_ spelling: String, index: Int) {
    guard let tag = LanguageTag(parsing: spelling) else { return nil }
    canonical = tag.canonical
    normal = tag.normalized
    group = normal.group
    line = normal.parentLine
    self.index = index
  }

  /// Returns the number of steps to the nearest common ancestor, summed over both sides. -1 stands
  /// for an identical tag, 0 for the same language, nil for no common ancestor.
  func distance(to available: AvailableLanguage) -> Int? {
    if canonical == available.canonical { return -1 }
    if normal.identifier == available.normal.identifier { return 0 }
    var least: Int?
    for (steps, ancestor) in line.enumerated() {
      guard let others = available.line.firstIndex(of: ancestor) else { continue }
      least = min(least ?? .max, steps + others)
    }
    return least.map { normal.language == available.normal.language ? $0 : $0 + 1 }
  }
}
