// SPDX-License-Identifier: Apache-2.0
internal import JSONText

extension StringsUpload {
  /// What an upload has for one table, to be judged by itself.
  struct Judging {
    /// As `TableName` keeps it.
    let table: String
    let parts: [Part]
    /// The languages of the table as they would be, those that the upload leaves among them.
    private let files: [(language: String, strings: StringsFile)]
    /// The languages that change; nil for all.
    private let changed: Set<String>?
    /// Goes behind a remark that is about a file as a whole.
    private let hint: String
    private let twins: [(language: String, twin: String)]
    /// Languages of the table whose texts go, because the upload has them under today's name.
    let displaced: [String]
    /// Languages that the table has already.
    private let known: [String: AvailableLanguage]

    /// All of a table.
    init(
      table: String, parts: [Part], files: [(language: String, strings: StringsFile)],
      hint: String, twins: [(language: String, twin: String)]
    ) {
      (self.table, self.parts, self.files, changed) = (table, parts, files, nil)
      (self.hint, self.twins, displaced, known) = (hint, twins, [], [:])
    }

    /// Some languages of a table, whose others stay. Of two names of one language `LanguageTwins` keeps
    /// one, in whatever order they come.
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

    /// What was found, and what is left.
    struct Result {
      var parts: [Part]
      var catalogue: Catalogue
      var report: CatalogueReport
      var excluded: [StringsFinding]
      /// Whether the catalogue is as it was given.
      var isWhole = true
    }

    /// The table before anything is excluded for its arguments.
    func catalogue() throws(StringsRefusal) -> Catalogue {
      // The order in which the store answers them: on a tie the earlier language is chosen.
      let sorted = files.sorted { $0.language.utf8.lexicographicallyPrecedes($1.language.utf8) }
      do throws(CatalogueFault) {
        return try Catalogue(revision: 0, sourceLanguage: "", files: sorted, knowing: known)
      } catch { throw StringsRefusal(language: error.language, error.message) }
    }

    /// - Parameter whole: `catalogue()`.
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
        // Texts that are keys come and go with those of any language.
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
      // A file in another source language than the app's, which has no texts in that, is refused.
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
        // What the file beside it has under a key was taken before, and a request is checked again.
        guard let index else { continue }
        result.parts[index].file.exclude(error)
        result.catalogue.exclude(error)
        result.excluded.append(error.naming(result.parts[index].language, table: table))
      }
    }
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
  fileprivate func naming(_ language: String, table: String) -> StringsFinding {
    var finding = self
    finding.language = finding.language ?? language
    finding.table = table
    return finding
  }
}
