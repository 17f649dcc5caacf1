// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// What a person should know about a catalogue before it is used: what would go wrong, what looks
/// wrong, and how much of it is translated.
package struct CatalogueReport: Sendable {
  /// How far a language is.
  package struct Coverage: Sendable, Equatable {
    /// As `TableName` keeps it.
    package fileprivate(set) var table = TableName.usual
    package let language: String
    /// Texts that it has, those that the source language lacks among them.
    package var texts = 0
    /// Keys of the source language that it has.
    package let translated: Int
    /// Keys of the source language that it lacks: how many, and by name those that are listed.
    package let missing: Int
    package var missingKeys: [String] = []
    /// Plural categories that the language needs, and how many of its texts lack each.
    package var lackingPlurals: [PluralCategory: Int] = [:]
    /// Keys that are not among the texts because theirs cannot be used.
    package var excluded = 0
    /// Texts of several letters that are the source language's word for word: brands, or not translated.
    package var sameAsSource = 0
  }

  /// A text that takes half of Apple's 4,096 bytes leaves little for the rest of a payload, and no
  /// screen shows it whole.
  private static let longText = 2_048

  /// What would show a reader nonsense: texts to be excluded, each with its key.
  package private(set) var errors: [StringsFinding] = []
  package private(set) var warnings: [StringsFinding] = []
  package private(set) var coverage: [Coverage] = []
  /// Different keys in all languages, each table by itself.
  private(set) var keys = 0
  private let listed: Int

  /// - Parameters:
  ///   - sourceLanguage: nil takes the catalogue's.
  ///   - fallbacks: the app's fallback languages.
  ///   - judged: the languages that are about to change; nil for all. What a change makes wrong in
  ///     another language is a warning: it can be mended next, and a request with such a text is
  ///     refused until then.
  package init(
    _ catalogue: Catalogue, sourceLanguage: String? = nil, fallbacks: [String] = [],
    judging judged: Set<String>? = nil, limits: CatalogueLimits = CatalogueLimits()
  ) {
    self.init(
      catalogue, sourceLanguage: sourceLanguage, fallbacks: fallbacks, judging: judged,
      knowing: nil, limits: limits)
  }

  /// - Parameter known: what was found of the table before the languages that are judged changed, under the same
  ///   limits. How far the others are stays as it was, unless the source language is about to change.
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
    // Where all of them are excluded, each has an error of its own.
    let isLacking = source.map { $0.strings.isEmpty && $0.strings.findings.isEmpty } ?? true
    if isLacking {
      warnings.append(
        StringsFinding(
          .file, language: sourceLanguage,
          message:
            "the source language has no texts: readers without a text of their own get none; "
            + "where keys are the texts, set the app's keys_are_texts"))
    }
    for fallback in fallbacks where catalogue.matcher.chain(for: [fallback]).isEmpty {
      warnings.append(
        StringsFinding(
          .language, language: fallback,
          message: "a fallback language of the app that the catalogue does not carry"))
    }
  }

  /// Says of which table it is.
  mutating func stand(in table: String) {
    guard table != TableName.usual else { return }
    for index in errors.indices { errors[index].table = table }
    for index in warnings.indices { warnings[index].table = table }
    for index in coverage.indices { coverage[index].table = table }
  }

  /// Those of several tables as one.
  init(joining reports: [CatalogueReport]) {
    listed = reports.first?.listed ?? 0
    errors = reports.flatMap(\.errors)
    warnings = reports.flatMap(\.warnings)
    coverage = reports.flatMap(\.coverage)
    keys = reports.reduce(0) { $0 + $1.keys }
  }

  /// What else is to be said of an upload.
  mutating func note(_ findings: [StringsFinding]) { warnings += findings }

  /// Languages that stand twice under two names.
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

  /// Goes through the source language's texts once, for every language of an app whenever one is uploaded.
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
    // Once for a text, however many plurals it has or names again.
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
    // The usual text has neither: it need not be put together.
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
      // A key that is excluded there has its finding there.
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
    // One remark for a text: with as many as there are arguments a small file would have millions.
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

  /// Why a text does not take the arguments of the source language's: the first of them that it gets wrong.
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

  /// What a key such as "likes %lld" says an argument is; nil where it names none.
  private static func declared(_ index: Int, _ key: ExactString) -> TextTemplate.Conversion? {
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
    // U+2066 to U+2069 all begin with this byte.
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
