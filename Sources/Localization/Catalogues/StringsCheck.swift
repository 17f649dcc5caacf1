// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Files of texts held to what a gateway asks of them, without one. A value: it is given every file,
/// then told to `finish`, and has the findings.
package struct StringsCheck {
  /// Files that make one catalogue: a String Catalog, or one table in several languages.
  package struct Group {
    package let name: String
    /// Nil where no file says it.
    package fileprivate(set) var sourceLanguage: String?
    package fileprivate(set) var tables: [Table] = []
    package fileprivate(set) var coverage: [CatalogueReport.Coverage] = []
    /// What a gateway would have of it; nil where that is nothing.
    package fileprivate(set) var catalogue: Catalogue?
    /// `catalogue`, with the keys that are texts of the source language among them.
    fileprivate(set) var complete: Catalogue?
    /// Those whose texts are taken; nil where the source language is not known.
    fileprivate var languages: [String]?
    /// Second names of languages, such as "sh" beside "sr-Latn": the texts under them are not taken.
    package fileprivate(set) var twins: [(language: String, twin: String)] = []

    /// What a language's files say together: its `.stringsdict` over its `.strings`, and both over
    /// those in Base.lproj. Nil for a language without files.
    package func strings(in language: String) -> StringsFile? {
      let files = tables.filter { $0.language == language }.sorted { $0.rank < $1.rank }
        .map { $0.strings.named($0.path) }
      guard let first = files.first else { return nil }
      return files.dropFirst().reduce(first) { $0.overridden(by: $1) }
    }
  }

  /// The texts of one file in one language.
  package struct Table {
    package let path: String
    package fileprivate(set) var language: String
    let isPlurals: Bool
    /// Whether it lies in Base.lproj, whose texts iOS takes where the language's own folder has none.
    package var isBase = false
    /// Whether it is what another language's file says of this one: the language's own goes before it.
    package fileprivate(set) var isSecondHand = false
    package let strings: StringsFile

    /// Goes over the files of a lower one, key by key.
    var rank: Int { (isSecondHand ? 0 : isBase ? 1 : 3) + (isPlurals ? 1 : 0) }
  }

  private let language: String?
  private let source: String?
  private let taking: StringsTaking
  private let allowsEmpty: Bool
  private let table: String?
  private let keysAreTextsAsSet: Bool?
  package let limits: CatalogueLimits = {
    var limits = CatalogueLimits()
    limits.listedFindings = .max
    return limits
  }()

  /// How many were given.
  package private(set) var files = 0
  private var isIncomplete = false
  /// Whether keys that the source language lacks are its texts.
  package private(set) var keysAreTexts = false
  /// What a gateway would exclude or refuse. All of them name their file and a place in it.
  package private(set) var errors: [StringsFinding] = []
  package private(set) var warnings: [StringsFinding] = []
  package private(set) var groups: [Group] = []

  /// - Parameters:
  ///   - language: of the files whose folders do not tell it.
  ///   - source: the language that the texts are written in, where no file says it.
  ///   - keys: those that are looked at, as patterns; nil for all.
  ///   - table: the only one that is looked at, as `TableName` keeps it; nil for all.
  ///   - allowsEmpty: whether a source language without texts is no fault.
  ///   - keysAreTexts: the app's `keys_are_texts`; nil turns it on where no file has texts of the source
  ///     language.
  package init(
    language: String? = nil, source: String? = nil, keys: [String]? = nil, table: String? = nil,
    allowsEmpty: Bool = false, keysAreTexts: Bool? = nil
  ) {
    self.table = table
    keysAreTextsAsSet = keysAreTexts
    self.allowsEmpty = allowsEmpty
    self.language = language
    self.source = source
    taking = StringsTaking(excludesKeys: true, keys: keys)
  }

  /// Keys that a gateway would exclude.
  package var excluded: Int {
    Set(
      errors.filter { $0.kind != .file }.map { finding in
        [finding.file, finding.language, finding.key].map { $0.map { ExactString($0) } }
      }
    ).count
  }
  /// Whether a gateway would take none of it.
  package var isRefused: Bool { errors.contains { $0.kind == .file } }

  /// All findings by their places; on one place errors come first.
  package var inOrder: [(finding: StringsFinding, isError: Bool)] {
    (errors.map { ($0, true) } + warnings.map { ($0, false) }).sorted {
      let (left, right) = ($0.0, $1.0)
      return (left.file ?? "", left.line ?? 1, left.column ?? 1, $0.1 ? 0 : 1)
        < (right.file ?? "", right.line ?? 1, right.column ?? 1, $1.1 ? 0 : 1)
    }
  }

  /// What lies in Base.lproj, until the source language is known.
  private static let base = "Base"

  // MARK: reading

  /// A file that is there and cannot be read.
  package mutating func addUnreadable(_ path: String, because reason: String) {
    files += 1
    refuse(path, "cannot be read: \(reason)")
  }

  package mutating func add(_ bytes: [UInt8], at path: String) {
    let path = StringsPath(path)
    if let table, let name = path.tableName, name != table { return }
    files += 1
    read(bytes, path)
  }

  private mutating func read(_ bytes: [UInt8], _ path: StringsPath) {
    let format = path.format ?? StringsFormat(sniffing: bytes)
    do throws(StringsFaults) {
      if format == .xliff { return try read(xliff: bytes, path) }
      if format == .xcstrings {
        let catalog = try StringCatalog(xcstrings: bytes, limits: limits, taking: taking)
        let tables = catalog.files.map {
          Table(path: path.text, language: $0.language, isPlurals: false, strings: $0.strings)
        }
        groups.append(
          Group(name: path.text, sourceLanguage: catalog.sourceLanguage, tables: tables))
        for table in tables { note(table.strings.findings, path.text, table.language) }
        return
      }
      let strings =
        switch format {
        case .stringsdict: try StringsFile(stringsdict: bytes, limits: limits, taking: taking)
        case .strings: try StringsFile(strings: bytes, limits: limits, taking: taking)
        default: try StringsFile(json: bytes, limits: limits, taking: taking)
        }
      guard let language = language(of: path) else {
        return refuse(path.text, "name the file's language with --language")
      }
      note(strings.findings, path.text, language)
      add(
        Table(
          path: path.text, language: language, isPlurals: format == .stringsdict,
          isBase: path.isBase, strings: strings),
        to: path.table)
    } catch {
      let isOfAll = format == .xcstrings || format == .xliff
      note(error.all, path.text, isOfAll ? nil : language(of: path))
    }
  }

  /// It has the source language's texts beside the translations, which are held against them.
  private mutating func read(xliff bytes: [UInt8], _ path: StringsPath) throws(StringsFaults) {
    let files = try XLIFF(parsing: bytes).files
    let translations = try XLIFFCatalog(files, ofSource: false, limits, taking)
    let sources = try XLIFFCatalog(files.filter { !$0.isSource }, ofSource: true, limits, taking)
    for (catalog, isSecondHand) in [(translations, false), (sources, true)] {
      for texts in catalog.texts where table == nil || table == texts.table {
        let isNew = add(
          Table(
            path: path.text, language: texts.language, isPlurals: false,
            isSecondHand: isSecondHand, strings: texts.strings),
          to: TableName.shown(texts.table))
        if isNew { note(texts.strings.findings, path.text, texts.language) }
      }
    }
    for texts in sources.texts {
      let index = groups.firstIndex { $0.name == TableName.shown(texts.table) }
      if let index { groups[index].sourceLanguage = texts.language }
    }
    for var finding in translations.skipped {
      finding.file = path.text
      warnings.append(finding)
    }
  }

  /// A name that only has the form of a language, "app.json", gives way to the one that was told.
  private func language(of path: StringsPath) -> String? {
    if path.isBase { return language ?? source ?? Self.base }
    return path.isLanguageCertain ? path.language : language ?? path.language
  }

  private mutating func note(_ findings: [StringsFinding], _ path: String, _ language: String?) {
    for var finding in findings {
      finding.file = path
      finding.language = finding.language ?? language
      errors.append(finding)
    }
  }

  /// - Returns: whether the group has it now.
  @discardableResult
  private mutating func add(_ table: Table, to name: String) -> Bool {
    let index = groups.firstIndex { $0.name == name } ?? groups.count
    if index == groups.count { groups.append(Group(name: name)) }
    let place = groups[index].tables.firstIndex {
      $0.language == table.language && $0.isPlurals == table.isPlurals
        && $0.isBase == table.isBase
    }
    guard let place else {
      groups[index].tables.append(table)
      return true
    }
    if table.isSecondHand { return false }
    let twin = groups[index].tables[place]
    guard twin.isSecondHand else {
      refuse(table.path, "\(twin.path) is of \(table.language) already", table.language)
      return false
    }
    groups[index].tables[place] = table
    return true
  }

  private mutating func refuse(_ path: String, _ message: String, _ language: String? = nil) {
    errors.append(
      StringsFinding(file: path, language: language, line: 1, column: 1, message: message))
  }

  // MARK: judging

  /// Holds the languages of each group against its source language. To be called last.
  package mutating func finish() {
    isIncomplete = isRefused
    for index in groups.indices { groups[index] = prepared(groups[index]) }
    keysAreTexts = keysAreTextsAsSet ?? lacksSourceTexts
    if keysAreTexts, keysAreTextsAsSet == nil, let group = groups.first { noteKeysAreTexts(group) }
    for index in groups.indices { groups[index] = judged(groups[index]) }
  }

  /// Whether no file has texts of the source language, and others have some: iOS shows the keys then. Of
  /// some keys the source language may have none although it has others.
  private var lacksSourceTexts: Bool {
    guard taking.keys == nil else { return false }
    var hasTexts = false
    for group in groups {
      let isUnread = errors.contains {
        $0.kind == .file && ($0.language == nil || $0.language == group.sourceLanguage)
      }
      if isUnread { return false }
      for table in group.tables where group.languages?.contains(table.language) ?? false {
        if table.language != group.sourceLanguage {
          hasTexts = hasTexts || !table.strings.isEmpty
        } else if !table.strings.isEmpty || !table.strings.excluded.isEmpty {
          return false
        }
      }
    }
    return hasTexts
  }

  private mutating func noteKeysAreTexts(_ group: Group) {
    let finding = StringsFinding(
      .file, language: group.sourceLanguage,
      message:
        "no file has texts of the source language: the keys are taken for its texts "
        + "(keys_are_texts of the app)")
    warnings.append(placed(finding, in: group))
  }

  /// Finds the source language and the languages whose texts are taken.
  private mutating func prepared(_ group: Group) -> Group {
    var group = group
    var languages: [String] = []
    for table in group.tables where !languages.contains(table.language) {
      languages.append(table.language)
    }
    let source = group.sourceLanguage ?? source ?? Self.likelySource(among: languages)
    // Where the source language's own file could not be read, there is nothing to hold against.
    if isIncomplete, !languages.contains(where: { $0 == source }) { return group }
    guard let source else {
      refuse(group.tables[0].path, "name the language the texts are written in with --source")
      return group
    }
    group.sourceLanguage = source
    for index in group.tables.indices where group.tables[index].language == Self.base {
      group.tables[index].language = source
    }
    languages = languages.map { $0 == Self.base ? source : $0 }.reduce(into: []) { all, language in
      if !all.contains(language) { all.append(language) }
    }
    for table in group.tables where table.isBase { compare(table, in: group) }
    languages = carried(languages, in: group)
    group.twins = told(languages, in: group, source: source)
    languages.removeAll { language in group.twins.contains { $0.language == language } }
    group.languages = languages
    return group
  }

  /// Holds the languages of a group against its source language.
  private mutating func judged(_ group: Group) -> Group {
    guard let languages = group.languages, let source = group.sourceLanguage else { return group }
    var group = group
    let files = languages.compactMap { language in
      group.strings(in: language).map { (language: language, strings: $0) }
    }
    do throws(CatalogueFault) {
      var catalogue = try Catalogue(revision: 0, sourceLanguage: source, files: files)
      let report = CatalogueReport(
        keysAreTexts ? catalogue.addingKeysAsTexts(sourceLanguage: source) : catalogue,
        limits: limits)
      for error in report.errors { catalogue.exclude(error) }
      group.catalogue = catalogue
      group.complete =
        keysAreTexts ? catalogue.addingKeysAsTexts(sourceLanguage: source) : catalogue
      group.coverage = report.coverage
      // Of a language as a whole it says only that it is empty.
      let told = allowsEmpty ? report.errors.filter { $0.kind != .file } : report.errors
      errors += told.map { placed($0, in: group) }
      warnings += report.warnings.map { placed($0, in: group) }
    } catch {
      let path = group.tables.first { $0.language == error.language }?.path ?? group.name
      refuse(path, error.message, error.language)
    }
    return group
  }

  /// Names keys of Base.lproj that the language's own folder has with another text: that one is taken.
  private mutating func compare(_ base: Table, in group: Group) {
    let own = group.tables.filter { $0.language == base.language && !$0.isBase && !$0.isSecondHand }
    for key in base.strings.keys.sorted() {
      guard let table = own.last(where: { $0.strings.has(key) }),
        table.strings.source(of: key) != base.strings.source(of: key)
      else { continue }
      warnings.append(
        StringsFinding(
          .twice, file: base.path, language: base.language, key: key.text,
          line: base.strings.line(of: key) ?? 1, column: base.strings.column(of: key) ?? 1,
          message: "\(table.path) has another text, which is taken"))
    }
  }

  /// Without what is no language: such a folder costs its own files alone.
  private mutating func carried(_ languages: [String], in group: Group) -> [String] {
    languages.filter { language in
      if AvailableLanguage(language) != nil { return true }
      for table in group.tables where table.language == language {
        refuse(table.path, "\(language.excerpt) is not a language tag", language)
      }
      return false
    }
  }

  /// The second names of languages, which are told of.
  private mutating func told(
    _ languages: [String], in group: Group, source: String
  ) -> [(language: String, twin: String)] {
    let kept = LanguageTwins.kept(languages, source: source)
    for (language, twin) in kept.twins {
      warnings.append(
        StringsFinding(
          .language, file: group.tables.first { $0.language == language }?.path ?? group.name,
          language: language, line: 1, column: 1, message: LanguageTwins.message(twin)))
    }
    return kept.twins
  }

  /// The only language there is, or English among others.
  private static func likelySource(among languages: [String]) -> String? {
    languages.count == 1 ? languages[0] : languages.first { $0.lowercased() == "en" }
  }

  /// The same remark, with the file that it is about.
  private func placed(_ remark: StringsFinding, in group: Group) -> StringsFinding {
    let tables = group.tables.filter { $0.language == remark.language }
      .sorted { $0.rank > $1.rank }
    let key = remark.key.map { ExactString($0) }
    let table = tables.first { table in key.map { table.strings.has($0) } ?? true }
    // What is said of a language that has no file is said of the source language's.
    let source = group.tables.first { $0.language == group.sourceLanguage }
    return StringsFinding(
      remark.kind,
      file: remark.file
        ?? (table ?? tables.first ?? source ?? group.tables.first)?.path ?? group.name,
      language: remark.language, key: remark.key, line: remark.line ?? 1,
      column: remark.column ?? 1, message: remark.message)
  }
}
