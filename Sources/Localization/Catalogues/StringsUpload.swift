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
  /// What was held out, or could not be read, in the file's order.
  package let heldOut: [StringsFinding]
  /// Different keys in all languages.
  package let keys: Int

  /// One table of one language, in the form that is stored.
  package struct Table: Sendable {
    package let language: String
    package let isPlurals: Bool
    package let json: [UInt8]
    /// Keys that were held out of it, for `StoredStrings`; nil for none.
    package let heldOut: [UInt8]?
    /// Texts marked for review.
    package let needsReview: Int
    /// Texts that are no longer in the app's code.
    package let stale: Int

    fileprivate init(_ part: Part) {
      language = part.language
      isPlurals = part.isPlurals
      let held = part.file.heldOut.sorted { $0.key < $1.key }.map(\.value)
      json = part.isWhole && held.isEmpty ? part.json ?? part.file.json : part.file.json
      heldOut = HeldOutKeys.write(held)
      needsReview = part.file.keysForReview.count
      stale = part.file.staleKeys.count
    }
  }

  /// A table as it was read.
  fileprivate struct Part {
    let language: String
    var file: StringsFile
    var isPlurals = false
    /// What it was read from, where that can be kept.
    var json: [UInt8]?
    var isWhole: Bool { file.isWhole }
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
    package var texts: StoredStrings?
    package var plurals: StoredStrings?
    /// Whether a language may be left without texts.
    package var allowsEmpty = false

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

  /// For whoever needs the report only: freeing a large catalogue takes a while.
  package mutating func forgetCatalogue() { catalogue = .empty }

  /// Names that stand for something else where a language would stand in an address.
  package static let reservedLanguages: Set<String> = ["coverage", "revisions"]

  /// A String Catalog.
  package init(
    xcstrings bytes: [UInt8], beside surroundings: Surroundings, limits: CatalogueLimits,
    taking: StringsTaking = StringsTaking()
  ) throws(StringsRefusal) {
    let catalog: StringCatalog
    let reading = StringsTaking(holdsOut: true, keys: taking.keys)
    do throws(StringsFaults) {
      catalog = try StringCatalog(xcstrings: bytes, limits: limits, taking: reading)
    } catch { throw StringsRefusal(error, language: nil) }
    let twins = LanguageTwins.kept(catalog.files.map(\.language), source: catalog.sourceLanguage)
    if !taking.holdsOut, let (language, twin) = twins.twins.first {
      throw StringsRefusal(language: language, "is the same language as \(twin)")
    }
    var parts: [Part] = []
    for (tag, strings) in catalog.files where twins.languages.contains(tag) {
      // Xcode writes "zh-Hans", hands and scripts write "zh_Hans".
      guard let language = LanguageList.canonical(tag), !Self.reservedLanguages.contains(language)
      else {
        throw StringsRefusal(language: tag, "is not a language that texts can be in")
      }
      parts.append(Part(language: language, file: strings))
    }
    let own = LanguageList.canonical(catalog.sourceLanguage) ?? catalog.sourceLanguage
    let hint =
      own == surroundings.sourceLanguage
      ? "" : "; the file's source language is \(own), the app's is \(surroundings.sourceLanguage)"
    try self.init(
      .xcstrings, parts, parts.map { ($0.language, $0.file) }, beside: surroundings, judging: nil,
      limits: limits, taking: taking, hint: hint, twins: twins.twins)
  }

  /// One language's file.
  package init(
    _ bytes: [UInt8], as format: StringsFormat, language: String,
    beside surroundings: Surroundings, limits: CatalogueLimits,
    taking: StringsTaking = StringsTaking()
  ) throws(StringsRefusal) {
    var file: StringsFile
    let part: Part
    // All that is wrong is told, also where it refuses the file.
    let reading = StringsTaking(holdsOut: true, keys: taking.keys)
    do throws(StringsFaults) {
      switch format {
      case .xcstrings, .json:
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
    var files = [(language, file)]
    for texts in surroundings.active?.texts ?? [] where texts.language.spelling != language {
      files.append((texts.language.spelling, texts.strings))
    }
    try self.init(
      format, [part], files, beside: surroundings, judging: [language], limits: limits,
      taking: taking)
  }

  private init(
    _ format: StringsFormat, _ parts: [Part], _ files: [(language: String, strings: StringsFile)],
    beside surroundings: Surroundings, judging judged: Set<String>?, limits: CatalogueLimits,
    taking: StringsTaking, hint: String = "", twins: [(language: String, twin: String)] = []
  ) throws(StringsRefusal) {
    try Self.check(files, limits)
    // The order in which the store answers them: on a tie the earlier language is chosen.
    let sorted = files.sorted { $0.language.utf8.lexicographicallyPrecedes($1.language.utf8) }
    var catalogue: Catalogue
    do throws(CatalogueFault) {
      catalogue = try Catalogue(revision: 0, sourceLanguage: "", files: sorted)
    } catch { throw StringsRefusal(language: error.language, error.message) }
    func judge(_ catalogue: Catalogue) -> CatalogueReport {
      CatalogueReport(
        catalogue, sourceLanguage: surroundings.sourceLanguage, fallbacks: surroundings.fallbacks,
        judging: judged, limits: limits)
    }
    var report = judge(catalogue)
    var parts = parts
    var heldOut = parts.flatMap { part in
      part.file.findings.map { $0.naming(part.language) }
    }
    let isFatal = report.errors.contains { $0.kind == .file }
    if isFatal || !taking.holdsOut {
      let lacking = taking.holdsOut ? [] : report.warnings.filter { $0.kind == .notInSource }
      let errors = (heldOut + report.errors + lacking).inOrder
      if !errors.isEmpty { throw StringsRefusal(errors, hint: hint) }
    } else if !report.errors.isEmpty {
      let errors = report.errors
      for error in errors {
        let index = parts.firstIndex {
          $0.language == error.language && $0.file.has(error.key ?? "")
        }
        // What the table beside it has under a key was taken before, and a request is checked again.
        guard let index else { continue }
        parts[index].file.holdOut(error)
        catalogue.holdOut(error)
        heldOut.append(error)
      }
      report = judge(catalogue)
      heldOut = heldOut.inOrder
    }
    report.note(twins)
    // A file of which nothing is sound is another file than was meant.
    if !heldOut.isEmpty, parts.allSatisfy(\.file.isEmpty) { throw StringsRefusal(heldOut) }
    if !surroundings.allowsEmpty {
      try Self.refuseLoss(parts, format, catalogue, beside: surroundings)
    }
    self.format = format
    tables = parts.map(Table.init)
    self.catalogue = catalogue.compacted
    self.report = report
    self.heldOut = heldOut
    keys = catalogue.keys.count
  }

  private static func check(
    _ files: [(language: String, strings: StringsFile)], _ limits: CatalogueLimits
  ) throws(StringsRefusal) {
    guard files.count <= limits.languages else {
      throw StringsRefusal("a catalogue may have at most \(limits.languages) languages")
    }
    let texts = files.reduce(0) { $0 + $1.strings.templates.count }
    guard texts <= limits.texts else {
      throw StringsRefusal("a catalogue may have at most \(limits.texts) texts in all languages")
    }
    let bytes = files.reduce(0) { $0 + $1.strings.compiledBytes }
    guard bytes <= limits.compiledBytes else {
      throw StringsRefusal(
        "a catalogue's texts may take at most \(limits.compiledBytes) bytes of memory, not \(bytes)"
      )
    }
  }

  /// Refuses an upload without texts where there are some: an empty file is a mistake more often than
  /// a wish.
  private static func refuseLoss(
    _ parts: [Part], _ format: StringsFormat, _ catalogue: Catalogue,
    beside surroundings: Surroundings
  ) throws(StringsRefusal) {
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
      for texts in surroundings.active?.texts ?? [] {
        let language = texts.language
        let rest = catalogue.texts.first { $0.language.isSame(as: language) }
        if rest?.strings.isEmpty ?? true { lose(language.spelling, texts.templates.count) }
      }
    } else if let part = parts.first, part.file.isEmpty {
      let replaced =
        switch format {
        case .strings: [surroundings.texts]
        case .stringsdict: [surroundings.plurals]
        case .json, .xcstrings: [surroundings.texts, surroundings.plurals]
        }
      let files = replaced.compactMap(\.self).compactMap { try? StringsFile(stored: $0) }
      lose(part.language, files.reduce(0) { $0 + $1.templates.count })
    }
    if !lost.isEmpty { throw StringsRefusal(lost) }
  }
}

extension [StringsFinding] {
  /// By language, then by place.
  fileprivate var inOrder: [StringsFinding] {
    sorted {
      ($0.language ?? "", $0.line ?? 0, $0.column ?? 0) < (
        $1.language ?? "", $1.line ?? 0, $1.column ?? 0
      )
    }
  }
}

extension StringsFinding {
  fileprivate func naming(_ language: String) -> StringsFinding {
    var finding = self
    finding.language = finding.language ?? language
    return finding
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

  init(_ findings: [StringsFinding], hint: String = "") {
    self.findings = findings.map { error in
      var finding = error
      if error.key == nil { finding.message += hint }
      return finding
    }
  }
}
