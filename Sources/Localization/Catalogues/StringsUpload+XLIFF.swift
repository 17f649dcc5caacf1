// SPDX-License-Identifier: Apache-2.0

extension StringsUpload {
  /// An XLIFF: all texts that it has of a language take the place of those that the language had in the
  /// tables that the file names.
  /// - Parameters:
  ///   - language: the only one that the file may be in, in the spelling that the store keeps; nil for any.
  ///   - table: the only one that is taken, as `TableName` keeps it; nil for all.
  package init(
    xliff bytes: [UInt8], language: String?, table: String?, beside surroundings: Surroundings,
    limits: CatalogueLimits, taking: StringsTaking = StringsTaking()
  ) throws(StringsRefusal) {
    let catalog: XLIFFCatalog
    do throws(StringsFaults) {
      catalog = try XLIFFCatalog(
        bytes, limits: limits, taking: StringsTaking(holdsOut: true, keys: taking.keys),
        known: { name in
          let tables = surroundings.source.filter { $0.table == name }
          return tables.compactMap {
            try? StringsFile(json: $0.body, limits: .none, taking: StringsTaking(holdsOut: true))
          }
        })
    } catch { throw StringsRefusal(error, language: language) }
    var parts: [Part] = []
    for text in catalog.texts where table == nil || table == text.table {
      guard let own = LanguageList.canonical(text.language), !Self.reservedLanguages.contains(own)
      else {
        throw StringsRefusal(language: text.language, "is not a language that texts can be in")
      }
      if let language, own != language {
        throw StringsRefusal(
          language: own,
          "the file's target-language is \(text.language), and it was sent for \(language)")
      }
      parts.append(Part(table: text.table, language: own, file: text.strings))
    }
    guard !parts.isEmpty else {
      let names = catalog.tables.map(TableName.shown).joined(separator: ", ")
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
          beside: surroundings.active))
    }
    try self.init(.xliff, judgings, beside: surroundings, limits: limits, taking: taking)
    report.note(catalog.skipped)
  }
}

/// An XLIFF as texts, by table and language.
struct XLIFFCatalog {
  struct Texts {
    /// As `TableName` keeps it.
    let table: String
    /// As the file has it.
    let language: String
    let strings: StringsFile
  }

  private(set) var texts: [Texts] = []
  /// Of what in the project there are no texts that a push could use.
  private(set) var skipped: [StringsFinding] = []

  /// In the file's order.
  var tables: [String] {
    texts.map(\.table).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  private struct Name: Hashable {
    let table: String
    let language: String
  }

  /// The translations.
  /// - Parameter known: what the source language has in a table.
  init(
    _ bytes: [UInt8], limits: CatalogueLimits, taking: StringsTaking,
    known: (_ table: String) -> [StringsFile] = { _ in [] }
  ) throws(StringsFaults) {
    try self.init(XLIFF(parsing: bytes).files, ofSource: false, limits, taking, known)
  }

  /// - Parameter ofSource: whether what was to be translated is meant.
  init(
    _ files: [XLIFF.File], ofSource: Bool, _ limits: CatalogueLimits, _ taking: StringsTaking,
    _ known: (_ table: String) -> [StringsFile] = { _ in [] }
  ) throws(StringsFaults) {
    var order: [Name] = []
    var gathered: [Name: XLIFFTexts] = [:]
    for file in files {
      guard let table = Self.table(of: file.original) else {
        skipped.append(
          StringsFinding(
            .skipped, line: file.line, column: file.column,
            message: "\(file.original) is no file of texts that a push could name: it is left out"))
        continue
      }
      // Xcode exports files that hold nothing, too.
      guard file.units.contains(where: { !XLIFFPart(id: $0.id).key.isEmpty }) else { continue }
      let told = ofSource ? file.sourceLanguage : file.targetLanguage ?? file.sourceLanguage
      guard let language = told, LanguageTag(parsing: language) != nil else {
        throw StringsFaults([
          StringsFinding(
            line: file.line, column: file.column,
            message: "source-language and target-language must name languages")
        ])
      }
      let name = Name(table: table, language: language)
      if gathered[name] == nil {
        guard order.count < limits.tables * 4 else {
          throw StringsFaults([
            StringsFinding(line: file.line, message: "the file has too many tables and languages")
          ])
        }
        let sources = known(table)
        order.append(name)
        gathered[name] = XLIFFTexts(
          language: language, isSource: ofSource || file.isSource,
          known: { key in
            sources.reduce(into: [:]) { known, source in
              known.merge(source.variables(of: key)) { _, later in later }
            }
          }, limits: limits, taking: taking)
      }
      gathered[name]?.add(ofSource ? file.units.map(\.untranslated) : file.units)
    }
    var faults: [StringsFinding] = []
    for name in order {
      do throws(StringsFaults) {
        guard let strings = try gathered[name]?.finished() else { continue }
        texts.append(Texts(table: name.table, language: name.language, strings: strings))
      } catch { faults += error.all }
    }
    if !faults.isEmpty { throw StringsFaults(faults) }
  }

  /// The table that a file of a project is; nil for storyboards, Info.plist and the like.
  private static func table(of original: String) -> String? {
    let name = original.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."),
      [".strings", ".stringsdict", ".xcstrings"].contains(name[dot...].lowercased())
    else { return nil }
    return TableName.kept(String(name[..<dot]))
  }
}
