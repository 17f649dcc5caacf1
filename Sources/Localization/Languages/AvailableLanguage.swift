// SPDX-License-Identifier: Apache-2.0

/// A language that texts exist in, prepared for being compared with what readers want. Shared: an app's texts
/// have it in each of their tables.
package final class AvailableLanguage: Sendable {
  /// The tag as the texts carry it.
  package let spelling: String
  let canonical: String
  let normal: LanguageTag
  let group: String
  /// The tag twice where it names an unusual place, which puts its ancestors one step further.
  let line: [String]
  package let writing: LanguageWriting

  var isBrazilianPortuguese: Bool { normal.identifier == "pt_BR" }

  /// Nil when the spelling is no language tag.
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

  /// How its texts write what is put into them for a reader who is somewhere.
  package func writing(for place: ReaderPlace) -> LanguageWriting {
    place == .unknown ? writing : LanguageWriting(tag: normal, for: place)
  }

  /// Whether the two are names of one language: "iw" and "he".
  package func isSame(as other: AvailableLanguage) -> Bool { identity == other.identity }

  /// The same for all names of one language.
  package var identity: String { normal.identifier }
}

/// A language that a reader wants, prepared likewise.
struct WantedLanguage {
  let canonical: String
  let normal: LanguageTag
  let group: String
  let line: [String]
  /// Place in the reader's list.
  let index: Int

  var isEuropeanPortuguese: Bool { normal.identifier == "pt_PT" }

  /// A reader's list, what is no language tag left out.
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

  /// Steps to the nearest common ancestor, both ways; -1 and 0 for the same tag and the same
  /// language, nil when the two have nothing in common.
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
