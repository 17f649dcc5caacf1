// SPDX-License-Identifier: Apache-2.0

extension StringsCheck {
  /// Files of one catalogue: a String Catalog, or one table in several languages.
  package struct Group {
    package let name: String
    /// Nil if no file names it.
    package internal(set) var sourceLanguage: String?
    package internal(set) var tables: [Table] = []
    package internal(set) var coverage: [CatalogueReport.Coverage] = []
    /// Catalogue that a gateway would have; nil if it would have none.
    package internal(set) var catalogue: Catalogue?
    /// `catalogue` with source texts for keys that serve as their own text.
    var complete: Catalogue?
    /// Languages whose texts are used; nil if the source language is unknown.
    var languages: [String]?
    /// Second tags of languages, such as "sh" in addition to "sr-Latn", whose texts are not used.
    package internal(set) var twins: [(language: String, twin: String)] = []
    /// Refused file that may have the source language's texts, if no other file has them.
    package internal(set) var unreadSource: String?

    /// Returns the joined files of a language: its `.stringsdict` overrides its `.strings`, and
    /// both override those in Base.lproj. Nil for a language without files.
    package func strings(in language: String) -> StringsFile? {
      let files = tables.filter { $0.language == language }.sorted { $0.rank < $1.rank }
        .map { $0.strings.named($0.path) }
      guard let first = files.first else { return nil }
      return files.dropFirst().reduce(first) { $0.overridden(by: $1) }
    }
  }

  /// Texts of one file in one language.
  package struct Table {
    package let path: String
    package internal(set) var language: String
    let isPlurals: Bool
    /// Whether the file is in Base.lproj. iOS uses its texts where the language's own folder has
    /// none.
    package var isBase = false
    /// Whether the texts are source texts in another language's file; the language's own file has
    /// precedence.
    package internal(set) var isSecondHand = false
    package let strings: StringsFile

    /// Precedence: a file overrides files of lower rank, key by key.
    var rank: Int { (isSecondHand ? 0 : isBase ? 1 : 3) + (isPlurals ? 1 : 0) }
  }
}
