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
