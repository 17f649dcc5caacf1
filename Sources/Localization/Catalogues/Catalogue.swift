// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// One revision of an app's strings in all languages. Immutable: a notification uses it from
/// acceptance to its last delivery.
package struct Catalogue: Sendable {
  package private(set) var revision: Int
  package let sourceLanguage: String
  /// Tags as uploaded, in the given order; if several match equally, the earlier language is
  /// chosen.
  package var languages: [String] { texts.map(\.language.spelling) }

  var texts: [LanguageTexts]
  /// Stored results about tables, by table name.
  private(set) var facts: [String: TableFacts] = [:]
  /// Matcher over these languages.
  package let matcher: LanguageMatcher

  /// Compiled texts of one language.
  struct LanguageTexts: Sendable {
    let language: AvailableLanguage
    /// Texts of the default table.
    var strings: StringsFile
    /// Whether the default table has the language.
    var isUsual = true
    /// Texts of the other tables, by table name.
    var others: [String: OtherTexts] = [:]

    var templates: [ExactString: TextTemplate] { strings.templates }

    func strings(of table: String) -> StringsFile? {
      table == TableName.usual ? strings : others[table]?.strings
    }
  }

  /// Texts of one language in a table other than the default one.
  struct OtherTexts: Sendable {
    /// Language as uploaded to this table. Its tag may differ from that of another table, as "iw"
    /// and "he" do for one language.
    let language: AvailableLanguage
    var strings: StringsFile
  }

  /// - Parameters:
  ///   - files: in an order that is the same in every process.
  ///   - known: prepared languages by tag, since most uploads change few languages.
  package init(
    revision: Int, sourceLanguage: String, files: [(language: String, strings: StringsFile)],
    knowing known: [String: AvailableLanguage] = [:]
  ) throws(CatalogueFault) {
    var texts: [LanguageTexts] = []
    var spellings: [String: String] = [:]
    for (tag, strings) in files {
      guard let language = known[tag] ?? AvailableLanguage(tag) else {
        throw CatalogueFault(language: tag, message: "is not a language tag")
      }
      if let twin = spellings.updateValue(tag, forKey: language.identity) {
        throw CatalogueFault(language: tag, message: "is the same language as \(twin)")
      }
      texts.append(LanguageTexts(language: language, strings: strings))
    }
    self.init(revision: revision, sourceLanguage: sourceLanguage, texts: texts)
  }

  /// Excludes a key from the texts of a language and keeps the reason.
  mutating func exclude(_ finding: StringsFinding) {
    guard let index = texts.firstIndex(where: { $0.language.spelling == finding.language }) else {
      return
    }
    texts[index].strings.exclude(finding)
    facts[TableName.usual] = nil
  }

  /// Results about a table that stay valid until it is replaced; most uploads change few tables.
  struct TableFacts: Sendable {
    /// Number of distinct keys in all languages.
    let keys: Int
    /// Coverage of each language, relative to the source language.
    var coverage: [String: CatalogueReport.Coverage] = [:]
    /// Source language as set for the app.
    var sourceLanguage = ""

    /// Maximum number of names of missing keys that are kept for a table: about 400 KB with their
    /// languages.
    private static let maximumNames = 20_000

    init(keys: Int) { self.keys = keys }

    /// - Parameter report: report about this table only.
    init(_ report: CatalogueReport, sourceLanguage: String) {
      keys = report.keys
      guard report.coverage.reduce(0, { $0 + $1.missingKeys.count }) <= Self.maximumNames else {
        return
      }
      self.sourceLanguage = sourceLanguage
      coverage = Dictionary(report.coverage.map { ($0.language, $0) }) { one, _ in one }
    }

    /// Estimated memory in bytes.
    var bytes: Int { coverage.values.reduce(0) { $0 + 256 + 16 * $1.missingKeys.count } }
  }

  /// Adds known results about tables, and counts the keys of the other tables.
  mutating func learn(_ known: [String: TableFacts]) {
    facts.merge(known) { _, new in new }
    for table in tables where facts[table] == nil {
      facts[table] = TableFacts(keys: self.table(table).keys.count)
    }
  }

  /// Estimated memory of the texts and the results about tables, in bytes.
  var keptBytes: Int { facts.values.reduce(compiledBytes) { $0 + $1.bytes } }

  /// A copy of this catalogue without the data that only the check of an upload needs.
  var compacted: Catalogue {
    var catalogue = self
    // Compact texts are not assigned again, which avoids a copy.
    for index in texts.indices {
      if !texts[index].strings.isCompact {
        catalogue.texts[index].strings = texts[index].strings.compacted
      }
      for (name, others) in texts[index].others where !others.strings.isCompact {
        catalogue.texts[index].others[name]?.strings = others.strings.compacted
      }
    }
    return catalogue
  }

  /// Returns this catalogue with the revision number of the store.
  package func numbered(_ revision: Int) -> Catalogue {
    var catalogue = self
    catalogue.revision = revision
    return catalogue
  }

  /// The prepared languages; their indices are the matcher's positions.
  package var availableLanguages: [AvailableLanguage] { texts.map(\.language) }

  /// Returns the text of `key` in the language at a position; nil if the language lacks it.
  package func template(_ key: TextKey, at position: Int) -> TextTemplate? {
    if key.table == TableName.usual { return texts[position].templates[key.exact] }
    return texts[position].others[key.table]?.strings.templates[key.exact]
  }

  /// Number of texts in all languages and tables.
  package var count: Int { sum { $0.templates.count } }

  /// Estimated memory of the texts, in bytes.
  var compiledBytes: Int { sum { $0.compiledBytes } }

  private func sum(_ amount: (StringsFile) -> Int) -> Int {
    texts.reduce(0) { sum, texts in
      texts.others.values.reduce(sum + amount(texts.strings)) { $0 + amount($1.strings) }
    }
  }

  /// Returns the languages whose upload excluded the key, each with the reason, in the catalogue's
  /// order.
  package func exclusions(of key: TextKey) -> [(language: String, reason: String)] {
    texts.compactMap { texts in
      texts.strings(of: key.table)?.excluded[key.exact]
        .map { (texts.language.spelling, $0.message) }
    }
  }

  /// The first of `exclusions(of:)`; nil when no language excludes the key.
  package func firstExclusion(of key: TextKey) -> (language: String, reason: String)? {
    for texts in texts {
      guard let finding = texts.strings(of: key.table)?.excluded[key.exact] else { continue }
      return (texts.language.spelling, finding.message)
    }
    return nil
  }

  /// Returns the key itself as the source text, by the rule of `LanguageContext.keysAreTexts`. Nil
  /// if the source language has or excludes the key, if no language has it, or if it is not a valid
  /// text.
  /// - Parameter position: index of the source language; nil if the catalogue lacks it.
  package func keyAsText(_ key: TextKey, source position: Int?) -> TextTemplate? {
    if let position {
      let strings = texts[position].strings(of: key.table)
      guard strings?.templates[key.exact] == nil, strings?.excluded[key.exact] == nil else {
        return nil
      }
    }
    guard texts.indices.contains(where: { template(key, at: $0) != nil }) else { return nil }
    return try? TextTemplate(text: key.name)
  }

  /// Returns this catalogue, which has one table, with source texts for the keys that only other
  /// languages have.
  package func addingKeysAsTexts(sourceLanguage: String) -> Catalogue {
    guard let source = AvailableLanguage(sourceLanguage), !texts.isEmpty else { return self }
    var own = texts
    var position = own.firstIndex { $0.language.isSame(as: source) }
    if position == nil {
      own.append(LanguageTexts(language: source, strings: StringsFile(limits: .none)))
      position = own.count - 1
    }
    guard let position else { return self }
    for texts in texts {
      for key in texts.templates.keys where own[position].strings.lacks(key) {
        own[position].strings.add(key.text, at: Place(line: 1), .text(key.text))
      }
    }
    own.sort { $0.language.spelling.utf8.lexicographicallyPrecedes($1.language.spelling.utf8) }
    return Catalogue(revision: revision, sourceLanguage: self.sourceLanguage, texts: own)
  }

  /// Returns the excluded keys of a language's default table, in the file's order; empty for an
  /// unknown language.
  package func excluded(of language: String) -> [StringsFinding] {
    let texts = texts.first { $0.language.spelling == language }
    return (texts?.strings.excluded.values ?? [:].values).sorted {
      ($0.line ?? 0, $0.column ?? 0, $0.key ?? "") < ($1.line ?? 0, $1.column ?? 0, $1.key ?? "")
    }
  }

  /// Keys of the default table in any language.
  package var keys: Set<ExactString> {
    texts.reduce(into: []) { keys, texts in keys.formUnion(texts.templates.keys) }
  }

  package static let empty = Catalogue(revision: 0, sourceLanguage: "", texts: [])

  /// - Parameters:
  ///   - texts: each language at most once.
  ///   - facts: stored results about the tables.
  init(
    revision: Int, sourceLanguage: String, texts: [LanguageTexts], facts: [String: TableFacts] = [:]
  ) {
    self.revision = revision
    self.sourceLanguage = sourceLanguage
    self.texts = texts
    self.facts = facts
    matcher = LanguageMatcher(languages: texts.map(\.language))
  }

  /// Whether any language has a text for `key` in the default table.
  package func hasText(for key: String) -> Bool {
    texts.contains { $0.strings.has(ExactString(key)) }
  }
}
