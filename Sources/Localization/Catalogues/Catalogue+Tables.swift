// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Tables of strings: an app may have several, as in Xcode. Each table is checked separately. A
/// reader's language is chosen among the languages of all tables, as iOS does for an app.
extension Catalogue {
  /// Names of the tables, the default table first, then by name.
  package var tables: [String] {
    var names = Set(texts.flatMap(\.others.keys))
    if texts.contains(where: \.isUsual) { names.insert(TableName.usual) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Names of the tables that contain a key in any language, the default table first, then by name.
  package func tables(having key: String) -> [String] {
    let key = ExactString(key)
    return tables.filter { table in
      texts.contains { $0.strings(of: table)?.has(key) ?? false }
    }
  }

  /// Returns a catalogue of one table only; empty if the table does not exist.
  package func table(_ name: String) -> Catalogue {
    if name == TableName.usual, texts.allSatisfy({ $0.isUsual && $0.others.isEmpty }) {
      return self
    }
    let own = texts.compactMap { texts -> LanguageTexts? in
      if name == TableName.usual {
        return texts.isUsual
          ? LanguageTexts(language: texts.language, strings: texts.strings) : nil
      }
      return texts.others[name].map { LanguageTexts(language: $0.language, strings: $0.strings) }
    }
    return Catalogue(revision: revision, sourceLanguage: sourceLanguage, texts: own)
  }

  /// Creates one catalogue of several tables.
  /// - Parameters:
  ///   - tables: by name, each with its languages in the order of the store.
  ///   - facts: stored results about the tables.
  init(
    revision: Int, sourceLanguage: String, tables: [String: Catalogue],
    facts: [String: TableFacts] = [:]
  ) {
    if tables.count == 1, let only = tables[TableName.usual] {
      self.init(
        revision: revision, sourceLanguage: sourceLanguage, texts: only.texts, facts: facts)
      return
    }
    let all = tables.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .flatMap { name, catalogue in catalogue.texts.map { (table: name, texts: $0) } }
    var merged: [LanguageTexts] = []
    var places: [String: Int] = [:]
    for (table, own) in all {
      let place = places[own.language.identity] ?? merged.count
      if place == merged.count {
        places[own.language.identity] = place
        merged.append(
          LanguageTexts(language: own.language, strings: Self.noStrings, isUsual: false))
      }
      if table == TableName.usual {
        merged[place].strings = own.strings
        merged[place].isUsual = true
      } else {
        merged[place].others[table] = OtherTexts(language: own.language, strings: own.strings)
      }
    }
    // A fixed order, so that every process chooses the same language if several match equally.
    merged.sort {
      $0.language.spelling.utf8.lexicographicallyPrecedes($1.language.spelling.utf8)
    }
    self.init(revision: revision, sourceLanguage: sourceLanguage, texts: merged, facts: facts)
  }

  private static let noStrings = StringsFile(limits: .none)

  /// Returns this catalogue with some tables replaced, as revision 0.
  /// - Parameter replacements: by table name; a replacement without languages removes the table.
  func replacing(_ replacements: [String: Catalogue]) -> Catalogue {
    let kept = tables.filter { replacements[$0] == nil }
    var tables = Dictionary(uniqueKeysWithValues: kept.map { ($0, table($0)) })
    for (name, replacement) in replacements where !replacement.texts.isEmpty {
      tables[name] = replacement
    }
    return Catalogue(
      revision: 0, sourceLanguage: sourceLanguage, tables: tables,
      facts: facts.filter { replacements[$0.key] == nil })
  }

  /// Returns this catalogue without one language of a table, as revision 0; nil if the table lacks
  /// the language.
  package func removing(_ language: String, from name: String) -> Catalogue? {
    var own = table(name)
    let rest = own.texts.filter { $0.language.spelling != language }
    guard rest.count < own.texts.count else { return nil }
    own = Catalogue(revision: 0, sourceLanguage: sourceLanguage, texts: rest)
    return replacing([name: own])
  }

  /// Number of distinct keys, summed over the tables.
  package var keyCount: Int { tables.reduce(0) { $0 + (facts[$1]?.keys ?? table($1).keys.count) } }
}
