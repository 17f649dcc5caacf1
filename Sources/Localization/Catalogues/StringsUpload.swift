// SPDX-License-Identifier: Apache-2.0

/// A file of texts that somebody sent, read, and held against what the app has beside it.
///
/// A language has up to two tables, as in Xcode: its texts and its `.stringsdict`, whose keys go
/// before those of the first. A String Catalog is all texts of the app; JSON is all texts of one
/// language; a `.strings` or `.stringsdict` is one of the two tables and leaves the other.
package struct StringsUpload: Sendable {
  package let format: StringsFormat
  package let tables: [Table]
  /// What the app has with them, as revision 0; empty once forgotten.
  package private(set) var catalogue: Catalogue
  package let report: CatalogueReport
  /// Different keys in all languages.
  package let keys: Int

  /// One table of one language, in the form that is stored.
  package struct Table: Sendable {
    package let language: String
    package let isPlurals: Bool
    package let json: [UInt8]
    /// Texts marked for review.
    package let needsReview: Int
    /// Texts that are no longer in the app's code.
    package let stale: Int

    init(_ language: String, _ file: StringsFile, isPlurals: Bool, json: [UInt8]? = nil) {
      self.language = language
      self.isPlurals = isPlurals
      self.json = json ?? file.json
      needsReview = file.keysForReview.count
      stale = file.staleKeys.count
    }
  }

  /// What the upload goes beside.
  package struct Surroundings: Sendable {
    /// The app's.
    package var sourceLanguage: String
    /// The app's.
    package var fallbacks: [String]
    /// The active revision.
    package var active: Catalogue?
    /// The tables of the language that is uploaded, as they are stored.
    package var texts: [UInt8]?
    package var plurals: [UInt8]?

    package init(
      sourceLanguage: String, fallbacks: [String] = [], active: Catalogue? = nil,
      texts: [UInt8]? = nil, plurals: [UInt8]? = nil
    ) {
      self.sourceLanguage = sourceLanguage
      self.fallbacks = fallbacks
      self.active = active
      self.texts = texts
      self.plurals = plurals
    }
  }

  /// For whoever needs the report only: freeing a large catalogue takes a while.
  package mutating func forgetCatalogue() { catalogue = .empty }

  /// Names that stand for something else where a language would stand in an address.
  package static let reservedLanguages: Set<String> = ["coverage", "revisions"]

  /// A String Catalog.
  package init(
    xcstrings bytes: [UInt8], beside surroundings: Surroundings, limits: CatalogueLimits
  ) throws(StringsRefusal) {
    let catalog: StringCatalog
    do throws(StringsFaults) {
      catalog = try StringCatalog(xcstrings: bytes, limits: limits)
    } catch { throw StringsRefusal(error, language: nil) }
    var tables: [Table] = []
    var files: [(language: String, strings: StringsFile)] = []
    for (tag, strings) in catalog.files {
      // Xcode writes "zh-Hans", hands and scripts write "zh_Hans".
      guard let language = LanguageList.canonical(tag), !Self.reservedLanguages.contains(language)
      else {
        throw StringsRefusal(language: tag, "is not a language that texts can be in")
      }
      tables.append(Table(language, strings, isPlurals: false))
      files.append((language, strings))
    }
    try self.init(
      .xcstrings, tables, files, beside: surroundings, judging: nil, limits: limits)
    if report.errors.isEmpty { return }
    let own = LanguageList.canonical(catalog.sourceLanguage) ?? catalog.sourceLanguage
    let isOther = own != surroundings.sourceLanguage
    throw StringsRefusal(
      report,
      hint: isOther
        ? "; the file's source language is \(own), the app's is \(surroundings.sourceLanguage)" : ""
    )
  }

  /// One language's file.
  package init(
    _ bytes: [UInt8], as format: StringsFormat, language: String,
    beside surroundings: Surroundings, limits: CatalogueLimits
  ) throws(StringsRefusal) {
    var file: StringsFile
    let table: Table
    do throws(StringsFaults) {
      switch format {
      case .xcstrings, .json:
        file = try StringsFile(json: bytes, limits: limits)
        table = Table(language, file, isPlurals: false, json: bytes)
      case .strings:
        file = try StringsFile(strings: bytes, limits: limits)
        table = Table(language, file, isPlurals: false)
        if let plurals = surroundings.plurals {
          file = file.overridden(by: try StringsFile(stored: plurals))
        }
      case .stringsdict:
        file = try StringsFile(stringsdict: bytes, limits: limits)
        table = Table(language, file, isPlurals: true)
        if let texts = surroundings.texts {
          file = try StringsFile(stored: texts).overridden(by: file)
        }
      }
    } catch { throw StringsRefusal(error, language: language) }
    var files = [(language, file)]
    for texts in surroundings.active?.texts ?? [] where texts.language.spelling != language {
      files.append((texts.language.spelling, texts.strings))
    }
    try self.init(
      format, [table], files, beside: surroundings, judging: [language], limits: limits)
    if !report.errors.isEmpty { throw StringsRefusal(report) }
  }

  private init(
    _ format: StringsFormat, _ tables: [Table], _ files: [(language: String, strings: StringsFile)],
    beside surroundings: Surroundings, judging judged: Set<String>?, limits: CatalogueLimits
  ) throws(StringsRefusal) {
    guard files.count <= limits.languages else {
      throw StringsRefusal(
        language: nil, "a catalogue may have at most \(limits.languages) languages")
    }
    let texts = files.reduce(0) { $0 + $1.strings.templates.count }
    guard texts <= limits.texts else {
      throw StringsRefusal(
        language: nil, "a catalogue may have at most \(limits.texts) texts in all languages")
    }
    // The order in which the store answers them: on a tie the earlier language is chosen.
    let sorted = files.sorted { $0.language.utf8.lexicographicallyPrecedes($1.language.utf8) }
    let catalogue: Catalogue
    do throws(CatalogueFault) {
      catalogue = try Catalogue(revision: 0, sourceLanguage: "", files: sorted)
    } catch { throw StringsRefusal(language: error.language, error.message) }
    report = CatalogueReport(
      catalogue, sourceLanguage: surroundings.sourceLanguage, fallbacks: surroundings.fallbacks,
      judging: judged, limits: limits)
    self.format = format
    self.tables = tables
    self.catalogue = catalogue.compacted
    keys = catalogue.keys.count
  }
}

/// Why an upload is refused: everything that is wrong with it.
package struct StringsRefusal: Error, Sendable {
  package let findings: [StringsFinding]

  package init(language: String? = nil, _ message: String) {
    findings = [StringsFinding(language: language, message: message)]
  }

  init(_ faults: StringsFaults, language: String?) {
    findings = faults.all.map { fault in
      var finding = fault
      finding.language = fault.language ?? language
      return finding
    }
  }

  init(_ report: CatalogueReport, hint: String = "") {
    findings = report.errors.map { error in
      var finding = error
      if error.key == nil { finding.message += hint }
      return finding
    }
  }
}
