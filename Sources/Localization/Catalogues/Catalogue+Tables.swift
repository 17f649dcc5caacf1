// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// An app may have several tables of texts, as it has in Xcode. Each is judged by itself; a reader's
/// language is chosen among those of all tables together, as the app's own is.
extension Catalogue {
  /// The tables that it has, the usual one first, then by name.
  package var tables: [String] {
    var names = Set(texts.flatMap(\.others.keys))
    if texts.contains(where: \.isUsual) { names.insert(TableName.usual) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The tables that have a key in some language, the usual one first, then by name.
  package func tables(having key: String) -> [String] {
    let key = ExactString(key)
    return tables.filter { table in
      texts.contains { $0.strings(of: table)?.has(key) ?? false }
    }
  }

  /// One table as if it were all there is; empty for one that it has not.
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

  /// Several tables as one catalogue.
  /// - Parameters:
  ///   - tables: by their names, each with its languages in the order of the store.
  ///   - facts: what is known of them.
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
    // The same in every process, whatever was uploaded last: on a tie the earlier is chosen.
    merged.sort {
      $0.language.spelling.utf8.lexicographicallyPrecedes($1.language.spelling.utf8)
    }
    self.init(revision: revision, sourceLanguage: sourceLanguage, texts: merged, facts: facts)
  }

  private static let noStrings = StringsFile(limits: .none)

  /// The same with a table in place of the one of that name, as revision 0.
  /// - Parameter replacement: without languages, the table goes.
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

  /// The same without a language in a table, as revision 0; nil when the table does not carry the language.
  package func removing(_ language: String, from name: String) -> Catalogue? {
    var own = table(name)
    let rest = own.texts.filter { $0.language.spelling != language }
    guard rest.count < own.texts.count else { return nil }
    own = Catalogue(revision: 0, sourceLanguage: sourceLanguage, texts: rest)
    return replacing([name: own])
  }

  /// Different keys in all languages and tables.
  package var keyCount: Int { tables.reduce(0) { $0 + (facts[$1]?.keys ?? table($1).keys.count) } }
}
