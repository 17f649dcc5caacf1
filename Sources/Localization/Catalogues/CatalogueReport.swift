// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Check of a catalogue before its use: errors, warnings, and the coverage of each language.
package struct CatalogueReport: Sendable {
  /// How much of the source language's texts a language translates.
  package struct Coverage: Sendable, Equatable {
    /// Stored form of `TableName`.
    package fileprivate(set) var table = TableName.usual
    package let language: String
    /// Number of texts of the language, including those that the source language lacks.
    package var texts = 0
    /// Number of keys of the source language that the language has.
    package let translated: Int
    /// Keys of the source language that the language lacks: their number, and the names of those
    /// listed.
    package let missing: Int
    package var missingKeys: [String] = []
    /// Plural categories that the language needs, with the number of texts that lack each.
    package var lackingPlurals: [PluralCategory: Int] = [:]
    /// Number of keys that are excluded because their text is unusable.
    package var excluded = 0
    /// Number of texts with several letters that equal the source language's text: brand names, or
    /// missing translations.
    package var sameAsSource = 0
  }

  /// Bytes from which a text gets a warning: half of Apple's 4,096. Such a text leaves little space
  /// for the rest of a payload, and no screen shows all of it.
  private static let longText = 2_048

  /// Texts to exclude, each with its key, because readers would get wrong content.
  package private(set) var errors: [StringsFinding] = []
  package private(set) var warnings: [StringsFinding] = []
  package private(set) var coverage: [Coverage] = []
  /// Number of distinct keys in all languages, summed over the tables.
  private(set) var keys = 0
  private let listed: Int

  /// - Parameters:
  ///   - sourceLanguage: nil uses the catalogue's.
  ///   - fallbacks: the app's fallback languages.
  ///   - judged: languages that are about to change; nil for all. A problem that a change causes in
  ///     another language is only a warning: a later upload can correct it, and requests with such
  ///     a text are rejected until then.
  package init(
    _ catalogue: Catalogue, sourceLanguage: String? = nil, fallbacks: [String] = [],
    judging judged: Set<String>? = nil, limits: CatalogueLimits = CatalogueLimits()
  ) {
    self.init(
      catalogue, sourceLanguage: sourceLanguage, fallbacks: fallbacks, judging: judged,
      knowing: nil, limits: limits)
  }

  /// - Parameter known: results for the table from before the change, under the same limits. The
  ///   coverage of unchanged languages stays valid unless the source language changes.
  init(
    _ catalogue: Catalogue, sourceLanguage: String?, fallbacks: [String],
    judging judged: Set<String>?, knowing known: Catalogue.TableFacts?, limits: CatalogueLimits
  ) {
    listed = limits.listedFindings
    let sourceLanguage = sourceLanguage ?? catalogue.sourceLanguage
    let sourceTag = AvailableLanguage(sourceLanguage)
    let source = catalogue.texts.first { texts in
      sourceTag.map { texts.language.isSame(as: $0) } ?? false
    }
    let stays = source.map { !(judged?.contains($0.language.spelling) ?? true) } ?? false
    let known = stays && known?.sourceLanguage == sourceLanguage ? known?.coverage ?? [:] : [:]
    var beyondSource: Set<ExactString> = []
    for texts in catalogue.texts {
      if judged?.contains(texts.language.spelling) ?? true {
        check(texts, against: source)
      } else if let source, judged?.contains(source.language.spelling) ?? false {
        var others = self
        (others.errors, others.warnings) = ([], [])
        others.check(texts, against: source)
        warnings += others.errors
      }
      let language = texts.language.spelling
      if let known = known[language], !(judged?.contains(language) ?? true) {
        coverage.append(known)
        guard known.texts > known.translated, let originals = source?.templates else { continue }
        beyondSource.formUnion(
          texts.templates.keys.lazy.filter { originals.index(forKey: $0) == nil })
      } else {
        cover(texts, source, &beyondSource)
      }
    }
    keys = (source?.templates.count ?? 0) + beyondSource.count
    // If all texts of the source language are excluded, each has its own error.
    let isLacking = source.map { $0.strings.isEmpty && $0.strings.findings.isEmpty } ?? true
    if isLacking {
      warnings.append(
        StringsFinding(
          .file, language: sourceLanguage,
          message:
            "the source language has no strings: readers of other languages may get no text; "
            + "if keys are the source strings, set the app's keys_are_texts"))
    }
    for fallback in fallbacks where catalogue.matcher.chain(for: [fallback]).isEmpty {
      warnings.append(
        StringsFinding(
          .language, language: fallback,
          message: "a fallback language of the app is not in the catalogue"))
    }
  }

  /// Sets the table of all findings and of the coverage.
  mutating func stand(in table: String) {
    guard table != TableName.usual else { return }
    for index in errors.indices { errors[index].table = table }
    for index in warnings.indices { warnings[index].table = table }
    for index in coverage.indices { coverage[index].table = table }
  }

  /// Joins the reports of several tables.
  init(joining reports: [CatalogueReport]) {
    listed = reports.first?.listed ?? 0
    errors = reports.flatMap(\.errors)
    warnings = reports.flatMap(\.warnings)
    coverage = reports.flatMap(\.coverage)
    keys = reports.reduce(0) { $0 + $1.keys }
  }

  /// Adds warnings about an upload.
  mutating func note(_ findings: [StringsFinding]) { warnings += findings }

  /// Adds a warning for each language that exists under two names.
  mutating func note(_ twins: [(language: String, twin: String)]) {
    for (language, twin) in twins {
      warnings.append(
        StringsFinding(.language, language: language, message: LanguageTwins.message(twin)))
    }
  }

  private mutating func check(
    _ texts: Catalogue.LanguageTexts, against source: Catalogue.LanguageTexts?
  ) {
    checkFile(texts)
    let common = texts.language.writing.commonCategories
    for key in texts.templates.keys.sorted() {
      guard let template = texts.templates[key] else { continue }
      checkAlone(key, template, texts, common)
      if let source, source.language.spelling != texts.language.spelling {
        checkAgainstSource(key, template, texts, source)
      }
    }
  }

  /// Computes the coverage of one language. The source language's texts are read only once, because
  /// an upload does this for every language of an app.
  private mutating func cover(
    _ texts: Catalogue.LanguageTexts, _ source: Catalogue.LanguageTexts?,
    _ beyondSource: inout Set<ExactString>
  ) {
    let (originals, templates) = (source?.templates ?? [:], texts.templates)
    let mayRepeat = source.map { $0.language.group != texts.language.group } ?? false
    let common = texts.language.writing.commonCategories
    var lacking: [PluralCategory: Int] = [:]
    var missing: [ExactString] = []
    var repeats = 0
    for (key, original) in originals {
      guard let template = templates[key] else {
        missing.append(key)
        continue
      }
      template.count(lackingOf: common, in: &lacking)
      if mayRepeat, template.pieces == original.pieces, original.isWordy { repeats += 1 }
    }
    let translated = originals.count - missing.count
    if templates.count > translated {
      for (key, template) in templates where originals.index(forKey: key) == nil {
        template.count(lackingOf: common, in: &lacking)
        beyondSource.insert(key)
      }
    }
    coverage.append(
      Coverage(
        language: texts.language.spelling, texts: templates.count, translated: translated,
        missing: missing.count, missingKeys: missing.sorted().prefix(listed).map(\.text),
        lackingPlurals: lacking, excluded: texts.strings.excluded.count, sameAsSource: repeats))
  }

  private mutating func checkFile(_ texts: Catalogue.LanguageTexts) {
    let language = texts.language.spelling
    if texts.language.normal.language == "base" {
      warnings.append(
        StringsFinding(
          .language, language: language,
          message: "Base is no language; name the one that it is written in"))
    }
    for warning in texts.strings.warnings {
      var warning = warning
      warning.language = language
      warnings.append(warning)
    }
  }

  private mutating func checkAlone(
    _ key: ExactString, _ template: TextTemplate, _ texts: Catalogue.LanguageTexts,
    _ common: Set<PluralCategory>
  ) {
    func warn(_ kind: StringsFinding.Kind, _ message: String) {
      warnings.append(finding(kind, key, texts, message))
    }
    if template.withoutOther.contains(where: { !common.isSubset(of: $0) }) {
      errors.append(
        finding(.text, key, texts, "plural forms must include \"other\", which the language needs"))
      return
    }
    if template.pieces.isEmpty { warn(.emptyText, "the text is empty") }
    if template.plainWords != nil {
      warn(
        .barePercent,
        "the text has a bare percent sign: it is sent as it is, by requests without arguments")
    }
    if template.mixesIndexedAndPlain {
      warn(
        .mixedIndexes,
        "placeholders with an index and without are counted apart; give each an index")
    }
    // Once for each text, even if it has several plurals or repeats one.
    var (lacking, unused): (Set<PluralCategory>, Set<PluralCategory>) = ([], [])
    for forms in template.hasPlurals ? template.pluralForms : [] {
      let given = Set(forms.keys)
      lacking.formUnion(common.subtracting(given))
      unused.formUnion(given.subtracting(texts.language.writing.categories).subtracting([.zero]))
    }
    if !lacking.isEmpty {
      let names = lacking.map(\.rawValue).sorted().joined(separator: ", ")
      warn(.lackingForms, "the language also needs \(names); other stands in")
    }
    if !unused.isEmpty {
      let names = unused.map(\.rawValue).sorted().joined(separator: ", ")
      warn(.unusedForms, "the language never uses \(names)")
    }
    if template.hidesItsNumber {
      warn(.hiddenNumber, "the number is not shown in the form for other")
    }
    if let skipped = template.skippedArgument {
      warn(
        .skippedArgument,
        "argument \(skipped + 1) is not used, but a later one is: iOS itself gets that wrong")
    }
    // Most texts have no isolates and are short, so that their literals need not be joined.
    guard template.pieces.hasIsolatesOrLength(beyond: Self.longText) else { return }
    let literals = template.literals
    if !literals.allSatisfy(Self.hasBalancedIsolates) {
      warn(.isolates, "direction isolates are not closed where they were opened")
    }
    if let longest = literals.map(\.utf8.count).max(), longest > Self.longText {
      warn(.longText, "the text has \(longest) bytes, and Apple takes 4096 for everything")
    }
  }

  private mutating func checkAgainstSource(
    _ key: ExactString, _ template: TextTemplate, _ texts: Catalogue.LanguageTexts,
    _ source: Catalogue.LanguageTexts
  ) {
    guard let original = source.templates[key] else {
      // An excluded key of the source language has its own finding there.
      guard source.strings.excluded[key] == nil else { return }
      let message =
        "\(source.language.spelling) lacks the text; readers that it stands in for get none"
      warnings.append(finding(.notInSource, key, texts, message))
      return
    }
    if template.takesTheSame(as: original) { return }
    if let wrong = wrongArgument(key, template, original) {
      errors.append(finding(.arguments, key, texts, wrong))
      return
    }
    // One warning per text, because a small file could produce millions of warnings about
    // arguments.
    let beyond = template.argumentTypes.keys.filter { $0 >= original.argumentCount }
    if let extra = beyond.min() {
      if Self.declared(extra, key) != nil {
        let message = "argument \(extra + 1) is the key's; the source text does not show it"
        warnings.append(finding(.argumentOfKey, key, texts, message))
      } else {
        let message =
          "argument \(extra + 1) is not one of the source text's; requests without it send another "
          + "language's text"
        warnings.append(finding(.argumentBeyondSource, key, texts, message))
      }
    }
    let unused = original.argumentTypes.keys.filter { template.argumentTypes[$0] == nil }.sorted()
    if let first = unused.first {
      let message =
        unused.count == 1
        ? "argument \(first + 1) of the source text is not used"
        : "\(unused.count) arguments of the source text are not used, the first is \(first + 1)"
      warnings.append(finding(.unusedArgument, key, texts, message))
    }
  }

  /// Returns why a text does not fit the source language's arguments: its first wrong argument. Nil
  /// if it fits.
  private func wrongArgument(
    _ key: ExactString, _ template: TextTemplate, _ original: TextTemplate
  ) -> String? {
    if template.plainWords != nil, original.argumentCount > 0 { return TextTemplate.wordsTakeNone }
    if original.plainWords != nil, template.argumentCount > 0 {
      return "the source text is plain words with a bare percent sign; an argument there needs %%"
    }
    for (index, type) in template.argumentTypes.sorted(by: { $0.key < $1.key }) {
      let own = original.argumentTypes[index]
      let isBeyond = index >= original.argumentCount
      guard let wanted = own ?? (isBeyond ? Self.declared(index, key) : nil),
        (type == .text) != (wanted == .text)
      else { continue }
      let kinds = type == .text ? ("number", "text") : ("text", "number")
      let place = own == nil ? "key" : "source"
      return "argument \(index + 1) is a \(kinds.0) in the \(place), here a \(kinds.1)"
    }
    return nil
  }

  /// Returns the type that a key such as "likes %lld" declares for an argument; nil without one.
  private static func declared(_ index: Int, _ key: ExactString) -> TextConversion? {
    guard key.text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    return (try? TextTemplate(parsing: key.text))?.argumentTypes[index]
  }

  private func finding(
    _ kind: StringsFinding.Kind, _ key: ExactString, _ texts: Catalogue.LanguageTexts,
    _ message: String
  ) -> StringsFinding {
    StringsFinding(
      kind, language: texts.language.spelling, key: key.text, line: texts.strings.line(of: key),
      column: texts.strings.column(of: key), message: message)
  }

  private static func hasBalancedIsolates(_ text: String) -> Bool {
    // First byte of U+2066 to U+2069 in UTF-8.
    guard text.utf8.contains(0xE2) else { return true }
    var open = 0
    for scalar in text.unicodeScalars {
      if (0x2066...0x2068).contains(scalar.value) { open += 1 }
      if scalar.value == 0x2069 { open -= 1 }
      if open < 0 { return false }
    }
    return open == 0
  }
}
