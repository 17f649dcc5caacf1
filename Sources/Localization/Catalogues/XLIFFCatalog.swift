// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Texts of an XLIFF, by table and language.
struct XLIFFCatalog {
  struct Texts {
    /// Stored form of `TableName`.
    let table: String
    /// Language tag as in the file.
    let language: String
    let strings: StringsFile
  }

  /// Variables of texts, by key and name.
  typealias Variables = [ExactString: [String: PluralVariable]]

  private(set) var texts: [Texts] = []
  /// Findings about files of the project without texts that pushes can use.
  private(set) var skipped: [StringsFinding] = []
  /// All tables in the file's order, including those not taken; only the first ones if there are
  /// more than an app may have.
  private(set) var allTables: [String] = []

  /// Tables with texts, in the file's order.
  var tables: [String] {
    texts.map(\.table).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  private struct Name: Hashable {
    let table: String
    let language: String
  }

  /// Texts that are being collected.
  private var order: [Name] = []
  private var gathered: [Name: XLIFFTexts] = [:]
  private var languages: Set<String> = []

  /// Reads the translations.
  /// - Parameters:
  ///   - taken: whether to take the texts of a table in a language; throws if it refuses the file.
  ///     Called before any text is collected.
  ///   - known: returns the source language's variables of a table. Called once for each table with
  ///     variables.
  init(
    _ bytes: [UInt8], limits: CatalogueLimits, taking: StringsTaking,
    taken: (_ table: String, _ language: String) throws(StringsFaults) -> Bool = { _, _ in true },
    known: (_ table: String) -> Variables = { _ in [:] }
  ) throws(StringsFaults) {
    try self.init(
      XLIFF(parsing: bytes).files, ofSource: false, limits, taking, taken: taken, known: known)
  }

  /// - Parameter ofSource: whether to read the source texts instead of the translations.
  init(
    _ files: [XLIFF.File], ofSource: Bool, _ limits: CatalogueLimits, _ taking: StringsTaking,
    taken: (_ table: String, _ language: String) throws(StringsFaults) -> Bool = { _, _ in true },
    known: (_ table: String) -> Variables = { _ in [:] }
  ) throws(StringsFaults) {
    for file in files {
      guard let table = Self.table(of: file.original) else {
        skip(file, limits)
        continue
      }
      // Xcode also exports files without texts.
      guard file.units.contains(where: { !XLIFFPart(id: $0.id).key.isEmpty }) else { continue }
      let declared = ofSource ? file.sourceLanguage : file.targetLanguage ?? file.sourceLanguage
      guard let language = declared, LanguageTag(parsing: language) != nil else {
        throw StringsFaults([
          StringsFinding(
            line: file.line, column: file.column,
            message: "source-language and target-language must name languages")
        ])
      }
      let name = Name(table: table, language: language)
      if gathered[name] == nil {
        note(table, limits)
        guard try taken(table, language) else { continue }
        try begin(name, at: file, limits)
        gathered[name] = XLIFFTexts(
          language: language, isSource: ofSource || file.isSource, limits: limits, taking: taking)
      }
      gathered[name]?.add(ofSource ? file.units.map(\.untranslated) : file.units)
    }
    try finish(known)
  }

  private mutating func note(_ table: String, _ limits: CatalogueLimits) {
    guard allTables.count < limits.tables, !allTables.contains(table) else { return }
    allTables.append(table)
  }

  private mutating func skip(_ file: XLIFF.File, _ limits: CatalogueLimits) {
    guard skipped.count < limits.keys else { return }
    skipped.append(
      StringsFinding(
        .skipped, line: file.line, column: file.column,
        message:
          "\(file.original.excerpt) is not a strings file that pushes can use: it is skipped"))
  }

  private mutating func begin(
    _ name: Name, at file: XLIFF.File, _ limits: CatalogueLimits
  ) throws(StringsFaults) {
    languages.insert(name.language)
    // Empty files take memory for their names, too.
    guard languages.count <= limits.languages, order.count / 4 < limits.tables else {
      let what = languages.count > limits.languages ? "languages" : "tables and languages"
      throw StringsFaults([
        StringsFinding(line: file.line, message: "the file has too many \(what)")
      ])
    }
    order.append(name)
  }

  private mutating func finish(_ known: (String) -> Variables) throws(StringsFaults) {
    var faults: [StringsFinding] = []
    var asked: [String: Variables] = [:]
    for name in order {
      func variables(of key: String) -> [String: PluralVariable] {
        if asked[name.table] == nil { asked[name.table] = known(name.table) }
        return asked[name.table]?[ExactString(key)] ?? [:]
      }
      do throws(StringsFaults) {
        guard var units = gathered.removeValue(forKey: name) else { continue }
        let strings = try units.finished(known: variables)
        texts.append(Texts(table: name.table, language: name.language, strings: strings))
      } catch { faults += error.all }
    }
    if !faults.isEmpty { throw StringsFaults(faults) }
  }

  /// Returns the table that a file of the project contains; nil for storyboards, Info.plist and
  /// other files.
  private static func table(of original: String) -> String? {
    let name = original.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."),
      [".strings", ".stringsdict", ".xcstrings"].contains(name[dot...].lowercased())
    else { return nil }
    return TableName.kept(String(name[..<dot]))
  }
}
