// SPDX-License-Identifier: Apache-2.0
package import JSONText

/// One revision of an app's texts in all its languages: an immutable snapshot that a notification
/// keeps from acceptance to its last delivery.
package struct Catalogue: Sendable {
  package private(set) var revision: Int
  package let sourceLanguage: String
  /// The tags as they were uploaded, in the order given; on a tie the earlier is chosen.
  package var languages: [String] { texts.map(\.language.spelling) }

  var texts: [LanguageTexts]
  /// What is known of tables, by the names of these.
  private(set) var facts: [String: TableFacts] = [:]
  /// Chooses among its languages.
  package let matcher: LanguageMatcher

  /// The compiled texts of one language.
  struct LanguageTexts: Sendable {
    let language: AvailableLanguage
    /// Those of the usual table.
    var strings: StringsFile
    /// Whether the usual table has the language.
    var isUsual = true
    /// Those of other tables, by the names of these.
    var others: [String: OtherTexts] = [:]

    var templates: [ExactString: TextTemplate] { strings.templates }

    func strings(of table: String) -> StringsFile? {
      table == TableName.usual ? strings : others[table]?.strings
    }
  }

  /// The texts of one language in another table than the usual one.
  struct OtherTexts: Sendable {
    /// The language as it was uploaded to that table: "iw" may stand beside "he".
    let language: AvailableLanguage
    var strings: StringsFile
  }

  /// - Parameters:
  ///   - files: give them in an order that does not change from one process to the next.
  ///   - known: languages that are prepared: an upload leaves most of them as they are.
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

  /// Takes a key out of a language's texts and keeps why.
  mutating func exclude(_ finding: StringsFinding) {
    guard let index = texts.firstIndex(where: { $0.language.spelling == finding.language }) else {
      return
    }
    texts[index].strings.exclude(finding)
    facts[TableName.usual] = nil
  }

  /// What was worked out of a table and holds until it is replaced: an upload changes little of what an app may
  /// have.
  struct TableFacts: Sendable {
    /// Different keys in all languages.
    let keys: Int
    /// How far each language is, beside the source language's texts.
    var coverage: [String: CatalogueReport.Coverage] = [:]
    /// As the app names it.
    var sourceLanguage = ""

    /// Names of missing keys that are kept of a table: some 400 KB at most, with their languages.
    private static let maximumNames = 20_000

    init(keys: Int) { self.keys = keys }

    /// - Parameter report: of the table alone.
    init(_ report: CatalogueReport, sourceLanguage: String) {
      keys = report.keys
      guard report.coverage.reduce(0, { $0 + $1.missingKeys.count }) <= Self.maximumNames else {
        return
      }
      self.sourceLanguage = sourceLanguage
      coverage = Dictionary(report.coverage.map { ($0.language, $0) }) { one, _ in one }
    }

    /// Memory that it takes, roughly.
    var bytes: Int { coverage.values.reduce(0) { $0 + 256 + 16 * $1.missingKeys.count } }
  }

  /// Adds what is known of some tables, and counts the keys of all others.
  mutating func learn(_ known: [String: TableFacts]) {
    facts.merge(known) { _, new in new }
    for table in tables where facts[table] == nil {
      facts[table] = TableFacts(keys: self.table(table).keys.count)
    }
  }

  /// Memory that is taken by the texts and by what is known of them, roughly.
  var keptBytes: Int { facts.values.reduce(compiledBytes) { $0 + $1.bytes } }

  /// The same without what only the checking of an upload needs.
  var compacted: Catalogue {
    var catalogue = self
    // What is so already stays as it is: with it nothing has to be copied.
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

  /// The same under the number that the store has given it.
  package func numbered(_ revision: Int) -> Catalogue {
    var catalogue = self
    catalogue.revision = revision
    return catalogue
  }

  /// Its languages, prepared; a position among them is the matcher's.
  package var availableLanguages: [AvailableLanguage] { texts.map(\.language) }

  /// The text under `key` in the language at a position; nil where it has none.
  package func template(_ key: TextKey, at position: Int) -> TextTemplate? {
    if key.table == TableName.usual { return texts[position].templates[key.exact] }
    return texts[position].others[key.table]?.strings.templates[key.exact]
  }

  /// Texts in all languages and tables together.
  package var count: Int { sum { $0.templates.count } }

  /// Memory that the texts take, roughly.
  var compiledBytes: Int { sum { $0.compiledBytes } }

  private func sum(_ amount: (StringsFile) -> Int) -> Int {
    texts.reduce(0) { sum, texts in
      texts.others.values.reduce(sum + amount(texts.strings)) { $0 + amount($1.strings) }
    }
  }

  /// Returns the languages whose upload excluded the key, each with the reason, in the catalogue's order.
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

  /// Returns the key as a text of the source language, by the rule of `LanguageContext.keysAreTexts`: nil
  /// where the source language has or excludes the key, where no language has it, and where it is no text.
  /// - Parameter position: the source language's; nil where the catalogue does not have that language.
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

  /// Returns this catalogue, of one table, with the keys that only other languages have as texts of the
  /// source language.
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

  /// Keys that are excluded from a language's usual table, in the file's order; empty for one that it does not
  /// carry.
  package func excluded(of language: String) -> [StringsFinding] {
    let texts = texts.first { $0.language.spelling == language }
    return (texts?.strings.excluded.values ?? [:].values).sorted {
      ($0.line ?? 0, $0.column ?? 0, $0.key ?? "") < ($1.line ?? 0, $1.column ?? 0, $1.key ?? "")
    }
  }

  /// Keys of any language in the usual table.
  package var keys: Set<ExactString> {
    texts.reduce(into: []) { keys, texts in keys.formUnion(texts.templates.keys) }
  }

  package static let empty = Catalogue(revision: 0, sourceLanguage: "", texts: [])

  /// - Parameters:
  ///   - texts: no language twice.
  ///   - facts: what is known of its tables.
  init(
    revision: Int, sourceLanguage: String, texts: [LanguageTexts], facts: [String: TableFacts] = [:]
  ) {
    self.revision = revision
    self.sourceLanguage = sourceLanguage
    self.texts = texts
    self.facts = facts
    matcher = LanguageMatcher(languages: texts.map(\.language))
  }

  /// Whether any language has a text for `key` in the usual table.
  package func hasText(for key: String) -> Bool {
    texts.contains { $0.strings.has(ExactString(key)) }
  }
}

/// Why files do not make a catalogue.
package struct CatalogueFault: Error, Equatable {
  package let language: String
  /// Reads on after the language: "is the same language as he".
  package let message: String
}
