// SPDX-License-Identifier: Apache-2.0
internal import JSONText

extension StringsUpload {
  /// Reads an XLIFF. Its texts of a language replace all texts of that language in the tables that
  /// the file names.
  /// - Parameters:
  ///   - language: only language that is accepted, in the stored spelling; nil for any.
  ///   - table: only table that is used, in the stored form of `TableName`; nil for all.
  package init(
    xliff bytes: [UInt8], language: String?, table: String?, beside surroundings: Surroundings,
    limits: CatalogueLimits, taking: StringsTaking = StringsTaking()
  ) throws(StringsRefusal) {
    let catalog: XLIFFCatalog
    do throws(StringsFaults) {
      catalog = try XLIFFCatalog(
        bytes, limits: limits, taking: StringsTaking(excludesKeys: true, keys: taking.keys),
        taken: { (name, declared) throws(StringsFaults) in
          guard table == nil || table == name else { return false }
          _ = try Self.canonical(declared, of: language)
          return true
        },
        known: { name in Self.variables(of: surroundings.source, in: name) })
    } catch { throw StringsRefusal(error, language: language) }
    var parts: [Part] = []
    for text in catalog.texts {
      let own: String
      do throws(StringsFaults) { own = try Self.canonical(text.language, of: language) } catch {
        throw StringsRefusal(error, language: language)
      }
      parts.append(Part(table: text.table, language: own, file: text.strings))
    }
    guard !parts.isEmpty else {
      let names = catalog.allTables.map(TableName.shown).joined(separator: ", ")
      throw StringsRefusal(
        "the file has no texts of \(table.map { "the table " + TableName.shown($0) } ?? "a table")"
          + (names.isEmpty ? "" : "; it has \(names)"))
    }
    var judgings: [Judging] = []
    for name in catalog.tables {
      let own = parts.filter { $0.table == name }
      if own.isEmpty { continue }
      judgings.append(
        Judging(
          table: name, parts: own, files: own.map { ($0.language, $0.file) },
          beside: surroundings))
    }
    try self.init(.xliff, judgings, beside: surroundings, limits: limits, taking: taking)
    report.note(catalog.skipped)
  }

  /// Returns a language of the file in the stored spelling.
  /// - Parameter language: only accepted language; nil for any.
  private static func canonical(
    _ declared: String, of language: String?
  ) throws(StringsFaults) -> String {
    guard let own = LanguageList.canonical(declared), !reservedLanguages.contains(own) else {
      throw StringsFaults([
        StringsFinding(language: declared.excerpt, message: "is not a language for strings")
      ])
    }
    if let language, own != language {
      throw StringsFaults([
        StringsFinding(
          language: own,
          message:
            "the file's target-language is \(declared.excerpt), and it was sent for \(language)")
      ])
    }
    return own
  }

  /// Returns the variables of the source language's texts in a table, by key. The compiled texts
  /// are not kept.
  private static func variables(
    of source: [StoredStrings], in table: String
  ) -> XLIFFCatalog.Variables {
    source.filter { $0.table == table }.reduce(into: [:]) { known, stored in
      let file = try? StringsFile(
        json: stored.body, limits: .none, taking: StringsTaking(excludesKeys: true))
      known.merge(file?.variables ?? [:]) { $0.merging($1) { _, later in later } }
    }
  }
}
