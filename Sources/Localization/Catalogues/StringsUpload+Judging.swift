// SPDX-License-Identifier: Apache-2.0
internal import JSONText

extension StringsUpload {
  /// Content of an upload for one table, which is checked separately.
  struct Judging {
    /// Stored form of `TableName`.
    let table: String
    let parts: [Part]
    /// Languages of the table after the upload, including those that it leaves unchanged.
    private let files: [(language: String, strings: StringsFile)]
    /// Languages that change; nil for all.
    private let changed: Set<String>?
    /// Appended to findings about the whole file.
    private let hint: String
    private let twins: [(language: String, twin: String)]
    /// Languages of the table that are removed, because the upload has their texts under the
    /// current tag.
    let displaced: [String]
    /// Prepared languages of the active table, by tag.
    private let known: [String: AvailableLanguage]

    /// Creates the check of an upload that replaces all of a table.
    init(
      table: String, parts: [Part], files: [(language: String, strings: StringsFile)],
      hint: String, twins: [(language: String, twin: String)]
    ) {
      (self.table, self.parts, self.files, changed) = (table, parts, files, nil)
      (self.hint, self.twins, displaced, known) = (hint, twins, [], [:])
    }

    /// Creates the check of an upload that replaces some languages of a table. `LanguageTwins`
    /// keeps one of two tags of one language, in any order of the uploads.
    init(
      table: String, parts: [Part], files: [(language: String, strings: StringsFile)],
      beside surroundings: Surroundings
    ) {
      let given = Set(files.map(\.language))
      let active = surroundings.active?.table(table).texts ?? []
      known = Dictionary(active.map { ($0.language.spelling, $0.language) }) { first, _ in first }
      let rest = active.map { ($0.language.spelling, $0.strings) }
        .filter { !given.contains($0.0) }
      let kept = LanguageTwins.kept(
        rest.map(\.0) + files.map(\.language), source: surroundings.sourceLanguage, knowing: known)
      let names = Set(kept.languages)
      self.table = table
      self.parts = parts.filter { names.contains($0.language) }
      changed = given.intersection(names)
      self.files = (files + rest).filter { names.contains($0.0) }
      (hint, twins) = ("", kept.twins)
      displaced = rest.map(\.0).filter { !names.contains($0) }
    }

    /// Findings and the remaining texts.
    struct Result {
      var parts: [Part]
      var catalogue: Catalogue
      var report: CatalogueReport
      var excluded: [StringsFinding]
      /// Whether no text was excluded from the catalogue.
      var isWhole = true
    }

    /// Returns the table before texts are excluded for their arguments.
    func catalogue() throws(StringsRefusal) -> Catalogue {
      // The order in which the store returns them: if several match equally, the earlier language
      // is chosen.
      let sorted = files.sorted { $0.language.utf8.lexicographicallyPrecedes($1.language.utf8) }
      do throws(CatalogueFault) {
        return try Catalogue(revision: 0, sourceLanguage: "", files: sorted, knowing: known)
      } catch { throw StringsRefusal(language: error.language, error.message) }
    }

    /// - Parameter whole: result of `catalogue()`.
    func judged(
      _ whole: Catalogue, beside surroundings: Surroundings, _ limits: CatalogueLimits,
      _ taking: StringsTaking
    ) throws(StringsRefusal) -> Result {
      let source = surroundings.sourceLanguage
      if !taking.excludesKeys, let (language, twin) = twins.first {
        throw StringsRefusal(language: language, "is the same language as \(twin)")
      }
      func judge(_ catalogue: Catalogue) -> CatalogueReport {
        let isOfKeys = surroundings.keysAreTexts
        // A change in any language may affect which keys are used as source texts.
        return CatalogueReport(
          isOfKeys ? catalogue.addingKeysAsTexts(sourceLanguage: source) : catalogue,
          sourceLanguage: source, fallbacks: surroundings.fallbacks, judging: changed,
          knowing: isOfKeys ? nil : surroundings.active?.facts[table], limits: limits)
      }
      var result = Result(
        parts: parts, catalogue: whole, report: judge(whole),
        excluded: parts.flatMap { part in
          part.file.findings.map { $0.naming(part.language, table: table) }
        })
      // A file whose source language differs from the app's, without texts in the app's, is
      // refused.
      let withoutSource = result.report.warnings.filter { $0.kind == .file }
      if !taking.excludesKeys || !hint.isEmpty && !withoutSource.isEmpty {
        var lacking = changed?.contains(source) ?? true ? withoutSource : []
        lacking += result.report.warnings.filter { $0.kind == .notInSource }
        let errors = (result.excluded + result.report.errors + lacking).inOrder
        if !errors.isEmpty { throw StringsRefusal(errors, hint: hint) }
      } else if !result.report.errors.isEmpty {
        exclude(result.report.errors, in: &result)
        result.isWhole = false
        result.report = judge(result.catalogue)
        result.excluded = result.excluded.inOrder
      }
      result.report.note(twins)
      result.report.stand(in: table)
      return result
    }

    private func exclude(_ errors: [StringsFinding], in result: inout Result) {
      for error in errors {
        let index = result.parts.firstIndex {
          $0.language == error.language && $0.file.has(ExactString(error.key ?? ""))
        }
        // The key is from the language's other file, which was accepted earlier; requests are
        // checked again.
        guard let index else { continue }
        result.parts[index].file.exclude(error)
        result.catalogue.exclude(error)
        result.excluded.append(error.naming(result.parts[index].language, table: table))
      }
    }
  }
}

extension [StringsFinding] {
  /// Sorted by language, then by position.
  fileprivate var inOrder: [StringsFinding] {
    sorted {
      ($0.language ?? "", $0.line ?? 0, $0.column ?? 0) < (
        $1.language ?? "", $1.line ?? 0, $1.column ?? 0
      )
    }
  }
}

extension StringsFinding {
  fileprivate func naming(_ language: String, table: String) -> StringsFinding {
    var finding = self
    finding.language = finding.language ?? language
    finding.table = table
    return finding
  }
}
