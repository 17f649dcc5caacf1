// SPDX-License-Identifier: Apache-2.0

/// Uploaded strings file, parsed and checked against the app's other strings.
///
/// A language has up to two files in a table, as in Xcode: its texts and its `.stringsdict`, whose
/// keys take precedence. A String Catalog replaces a whole table. JSON replaces all strings of one
/// language in it. A `.strings` or `.stringsdict` file replaces one of the two files and keeps the
/// other.
package struct StringsUpload: Sendable {
  package let format: StringsFormat
  package let tables: [Table]
  /// All tables of the app after the upload, as revision 0; empty after `forgetCatalogue`.
  package private(set) var catalogue: Catalogue
  package internal(set) var report: CatalogueReport
  /// Findings about excluded keys and unreadable entries, in the file's order.
  package let excluded: [StringsFinding]
  /// Languages that are removed, because the upload has their texts under the current tag.
  package let displaced: [(table: String, language: String)]
  /// Number of distinct keys in all languages, in the uploaded tables.
  package let keys: Int
  /// Number of distinct keys in all languages, in all tables after the upload.
  package let allKeys: Int

  /// Texts, or plurals, of one language in a table, in the stored form.
  package struct Table: Sendable {
    /// Stored form of `TableName`.
    package let table: String
    package let language: String
    package let isPlurals: Bool
    package let json: [UInt8]
    /// Keys excluded from the table, for `StoredStrings`; nil for none.
    package let excluded: [UInt8]?
    /// Number of texts that are marked for review.
    package let needsReview: Int
    /// Number of texts whose key is no longer in the app's code.
    package let stale: Int

    fileprivate init(_ part: Part) {
      table = part.table
      language = part.language
      isPlurals = part.isPlurals
      let findings = part.file.excluded.sorted { $0.key < $1.key }.map(\.value)
      json = part.isWhole && findings.isEmpty ? part.json ?? part.file.json : part.file.json
      excluded = ExcludedKeys.write(findings)
      needsReview = part.file.keysForReview.count
      stale = part.file.staleKeys.count
    }
  }

  /// One parsed file of texts.
  struct Part {
    var table = TableName.usual
    let language: String
    var file: StringsFile
    var isPlurals = false
    /// Original JSON, if it can be stored unchanged.
    var json: [UInt8]?
    var isWhole: Bool { file.isWhole }
  }

  /// Stored strings and settings of the app against which an upload is checked.
  package struct Surroundings: Sendable {
    /// The app's source language.
    package var sourceLanguage: String
    /// The app's fallback languages.
    package var fallbacks: [String]
    /// The active revision with all its tables.
    package var active: Catalogue?
    /// Table of the upload, in the stored form of `TableName`.
    package var table = TableName.usual
    /// The language's stored files in that table.
    package var texts: StoredStrings?
    package var plurals: StoredStrings?
    /// Stored texts of the source language in all tables.
    package var source: [StoredStrings] = []
    /// Whether an upload may leave a language without texts.
    package var allowsEmpty = false
    /// The app's `keys_are_texts`.
    package var keysAreTexts = false

    package init(
      sourceLanguage: String, fallbacks: [String] = [], active: Catalogue? = nil,
      texts: StoredStrings? = nil, plurals: StoredStrings? = nil
    ) {
      self.sourceLanguage = sourceLanguage
      self.fallbacks = fallbacks
      self.active = active
      self.texts = texts
      self.plurals = plurals
    }
  }

  /// Drops the catalogue where only the report is needed, because freeing a large catalogue takes
  /// some time.
  package mutating func forgetCatalogue() { catalogue = .empty }

  /// Path segments that cannot be languages, because they have another meaning in a path.
  package static let reservedLanguages: Set<String> = ["coverage", "revisions"]

  /// Reads a String Catalog.
  package init(
    xcstrings bytes: [UInt8], beside surroundings: Surroundings, limits: CatalogueLimits,
    taking: StringsTaking = StringsTaking()
  ) throws(StringsRefusal) {
    let catalog: StringCatalog
    let reading = StringsTaking(excludesKeys: true, keys: taking.keys)
    do throws(StringsFaults) {
      catalog = try StringCatalog(xcstrings: bytes, limits: limits, taking: reading)
    } catch { throw StringsRefusal(error, language: nil) }
    let twins = LanguageTwins.kept(catalog.files.map(\.language), source: catalog.sourceLanguage)
    var parts: [Part] = []
    for (tag, strings) in catalog.files where twins.languages.contains(tag) {
      // Xcode writes "zh-Hans"; people and scripts also write "zh_Hans".
      guard let language = LanguageList.canonical(tag), !Self.reservedLanguages.contains(language)
      else {
        throw StringsRefusal(language: tag, "is not a language for strings")
      }
      parts.append(Part(table: surroundings.table, language: language, file: strings))
    }
    let own = LanguageList.canonical(catalog.sourceLanguage) ?? catalog.sourceLanguage
    let hint =
      own == surroundings.sourceLanguage
      ? "" : "; the file's source language is \(own), the app's is \(surroundings.sourceLanguage)"
    let judging = Judging(
      table: surroundings.table, parts: parts, files: parts.map { ($0.language, $0.file) },
      hint: hint, twins: twins.twins)
    try self.init(.xcstrings, [judging], beside: surroundings, limits: limits, taking: taking)
  }

  /// Reads the file of one language: JSON, `.strings` or `.stringsdict`.
  package init(
    _ bytes: [UInt8], as format: StringsFormat, language: String,
    beside surroundings: Surroundings, limits: CatalogueLimits,
    taking: StringsTaking = StringsTaking()
  ) throws(StringsRefusal) {
    var file: StringsFile
    var part: Part
    // Reads all entries even after an error, so that a rejection contains all errors.
    let reading = StringsTaking(excludesKeys: true, keys: taking.keys)
    do throws(StringsFaults) {
      switch format {
      case .xcstrings, .xliff, .json:
        file = try StringsFile(json: bytes, limits: limits, taking: reading)
        part = Part(language: language, file: file, json: bytes)
      case .strings:
        file = try StringsFile(strings: bytes, limits: limits, taking: reading)
        part = Part(language: language, file: file)
        if let plurals = surroundings.plurals {
          file = file.overridden(by: try StringsFile(stored: plurals))
        }
      case .stringsdict:
        file = try StringsFile(stringsdict: bytes, limits: limits, taking: reading)
        part = Part(language: language, file: file, isPlurals: true)
        if let texts = surroundings.texts {
          file = try StringsFile(stored: texts).overridden(by: file)
        }
      }
    } catch { throw StringsRefusal(error, language: language) }
    part.table = surroundings.table
    let judging = Judging(
      table: part.table, parts: [part], files: [(language, file)], beside: surroundings)
    try self.init(format, [judging], beside: surroundings, limits: limits, taking: taking)
  }

  init(
    _ format: StringsFormat, _ given: [Judging], beside surroundings: Surroundings,
    limits: CatalogueLimits, taking: StringsTaking
  ) throws(StringsRefusal) {
    let active = surroundings.active ?? .empty
    // Catalogue that the app would have without exclusions.
    var wholes: [String: Catalogue] = [:]
    for judging in given { wholes[judging.table] = try judging.catalogue() }
    var catalogue = active.replacing(wholes)
    try Self.check(catalogue, limits)
    var reports: [CatalogueReport] = []
    var excluded: [StringsFinding] = []
    var catalogues: [String: Catalogue] = [:]
    var parts: [Part] = []
    var (isWhole, facts) = (true, [String: Catalogue.TableFacts]())
    for judging in given {
      guard let whole = wholes[judging.table] else { continue }
      let judged = try judging.judged(whole, beside: surroundings, limits, taking)
      reports.append(judged.report)
      excluded += judged.excluded
      catalogues[judging.table] = judged.catalogue
      facts[judging.table] = Catalogue.TableFacts(
        judged.report,
        sourceLanguage: surroundings.keysAreTexts ? "" : surroundings.sourceLanguage)
      isWhole = isWhole && judged.isWhole
      parts += judged.parts
    }
    if !surroundings.allowsEmpty {
      for judging in given {
        let own = parts.filter { $0.table == judging.table }
        guard let catalogue = catalogues[judging.table] else { continue }
        let lost = Self.loss(own, format, catalogue, judging.table, beside: surroundings)
        if !lost.isEmpty { throw StringsRefusal(excluded + lost) }
      }
    }
    displaced = given.flatMap { judging in
      judging.displaced.map { (judging.table, $0) }
    }
    self.format = format
    tables = parts.map(Table.init)
    report = CatalogueReport(joining: reports)
    self.excluded = excluded
    keys = report.keys
    if !isWhole { catalogue = active.replacing(catalogues) }
    catalogue.learn(facts)
    allKeys = catalogue.keyCount
    self.catalogue = catalogue.compacted
  }

  private static func check(
    _ catalogue: Catalogue, _ limits: CatalogueLimits
  ) throws(StringsRefusal) {
    let tables = catalogue.tables.count
    guard tables <= limits.tables else {
      throw StringsRefusal("an app may have at most \(limits.tables) tables, not \(tables)")
    }
    guard catalogue.texts.count <= limits.languages else {
      throw StringsRefusal("a catalogue may have at most \(limits.languages) languages")
    }
    guard catalogue.count <= limits.texts else {
      throw StringsRefusal("a catalogue may have at most \(limits.texts) texts in all languages")
    }
    let bytes = catalogue.compiledBytes
    guard bytes <= limits.compiledBytes else {
      throw StringsRefusal(
        "a catalogue's texts may take at most \(limits.compiledBytes) bytes of memory, not \(bytes)"
      )
    }
  }

  /// Returns an error for each language that the upload would leave without texts. Such uploads are
  /// rejected, because an empty file is usually a mistake.
  private static func loss(
    _ parts: [Part], _ format: StringsFormat, _ catalogue: Catalogue, _ table: String,
    beside surroundings: Surroundings
  ) -> [StringsFinding] {
    var lost: [StringsFinding] = []
    func lose(_ language: String, _ texts: Int) {
      guard texts > 0 else { return }
      let what = format == .stringsdict ? "plurals" : "texts"
      lost.append(
        StringsFinding(
          language: language,
          message: "the upload has none of the \(texts) \(what) that the language has now; "
            + "?allow_empty=true removes them"))
    }
    if format == .xcstrings {
      for texts in surroundings.active?.table(table).texts ?? [] {
        let language = texts.language
        let rest = catalogue.texts.first { $0.language.isSame(as: language) }
        if rest?.strings.isEmpty ?? true { lose(language.spelling, texts.templates.count) }
      }
    } else if format == .xliff {
      let active = surroundings.active?.table(table).texts ?? []
      for part in parts where part.file.isEmpty {
        let own = active.first { $0.language.spelling == part.language }
        lose(part.language, own?.templates.count ?? 0)
      }
    } else if let part = parts.first, part.file.isEmpty {
      let replaced =
        switch format {
        case .strings: [surroundings.texts]
        case .stringsdict: [surroundings.plurals]
        case .json, .xcstrings, .xliff: [surroundings.texts, surroundings.plurals]
        }
      let files = replaced.compactMap(\.self).compactMap { try? StringsFile(stored: $0) }
      lose(part.language, files.reduce(0) { $0 + $1.templates.count })
    }
    return lost
  }
}
