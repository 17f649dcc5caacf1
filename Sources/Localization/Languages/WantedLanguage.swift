// SPDX-License-Identifier: Apache-2.0

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
