// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Checks strings files by the gateway's rules, without a gateway. Call `add` for every file, then
/// `finish`; the result is in `errors`, `warnings` and `groups`.
package struct StringsCheck {
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

  /// Number of files added.
  package private(set) var files = 0
  /// Refused files, each with its language if that is known.
  private var refusedFiles: [(path: String, language: String?)] = []
  /// Whether keys that the source language lacks are its texts.
  package private(set) var keysAreTexts = false
  /// Problems for which a gateway would exclude a key or reject a file. Each contains file and
  /// position.
  package private(set) var errors: [StringsFinding] = []
  package private(set) var warnings: [StringsFinding] = []
  package private(set) var groups: [Group] = []

  /// - Parameters:
  ///   - language: language of files without one in their path.
  ///   - source: source language of files that do not name it.
  ///   - keys: patterns of the keys to check; nil for all.
  ///   - table: only table to check, in the stored form of `TableName`; nil for all.
  ///   - allowsEmpty: whether a source language without texts is allowed.
  ///   - keysAreTexts: the app's `keys_are_texts`; nil enables it if no file has texts of the
  ///     source language.
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

  /// Number of keys that a gateway would exclude.
  package var excluded: Int {
    Set(
      errors.filter { $0.kind != .file }.map { finding in
        [finding.file, finding.language, finding.key].map { $0.map { ExactString($0) } }
      }
    ).count
  }
  /// Whether a gateway would reject a whole file.
  package var isRefused: Bool { errors.contains { $0.kind == .file } }

  /// All findings by position; errors precede warnings of the same position.
  package var inOrder: [(finding: StringsFinding, isError: Bool)] {
    (errors.map { ($0, true) } + warnings.map { ($0, false) }).sorted {
      let (left, right) = ($0.0, $1.0)
      return (left.file ?? "", left.line ?? 1, left.column ?? 1, $0.1 ? 0 : 1)
        < (right.file ?? "", right.line ?? 1, right.column ?? 1, $1.1 ? 0 : 1)
    }
  }

  /// Placeholder language of files in Base.lproj, until the source language is known.
  private static let base = "Base"

  // MARK: reading

  /// Counts a file that exists but is unreadable, and adds an error.
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

  /// Reads an XLIFF, which contains source texts in addition to the translations, and checks both.
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

  /// Returns the language of a file. A given language has precedence over a name that only has the
  /// form of a tag, such as "app.json".
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

  /// - Returns: whether the file was added to the group.
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
      refuse(table.path, "\(twin.path) already contains \(table.language)", table.language)
      return false
    }
    groups[index].tables[place] = table
    return true
  }

  private mutating func refuse(_ path: String, _ message: String, _ language: String? = nil) {
    errors.append(
      StringsFinding(file: path, language: language, line: 1, column: 1, message: message))
  }

  // MARK: checking

  /// Compares the languages of each group with its source language. Call it last.
  package mutating func finish() {
    refusedFiles = errors.compactMap { error in
      guard error.kind == .file, let file = error.file else { return nil }
      let path = StringsPath(file)
      let isOfAll = path.format == .xcstrings || path.format == .xliff
      return (path: file, language: isOfAll ? nil : language(of: path))
    }
    for index in groups.indices { groups[index] = prepared(groups[index]) }
    keysAreTexts = keysAreTextsAsSet ?? lacksSourceTexts
    if keysAreTexts, keysAreTextsAsSet == nil, let group = groups.first { noteKeysAreTexts(group) }
    for index in groups.indices { groups[index] = judged(groups[index]) }
  }

  /// Whether no file has texts of the source language while other languages have some; iOS then
  /// shows the keys. False with key patterns: the source language may lack these keys and have
  /// others.
  private var lacksSourceTexts: Bool {
    guard taking.keys == nil else { return false }
    // A refused file may have the only texts of the source language.
    var sources: Set<String> = [Self.base]
    if let source { sources.insert(source) }
    sources.formUnion(groups.compactMap(\.sourceLanguage))
    let isUnread = refusedFiles.contains { file in
      guard let language = file.language else { return true }
      return sources.contains { Self.isSame($0, language) }
    }
    if isUnread { return false }
    var hasTexts = false
    for group in groups {
      guard let languages = group.languages else { return false }
      for table in group.tables where languages.contains(table.language) {
        if table.language != group.sourceLanguage {
          hasTexts = hasTexts || !table.strings.isEmpty
        } else if !table.strings.isEmpty || !table.strings.excluded.isEmpty {
          return false
        }
      }
    }
    return hasTexts
  }

  /// Returns a refused file of a group's table whose language is the source language or unknown;
  /// nil without one.
  private func refusedSource(of group: Group, in source: String?) -> String? {
    let file = refusedFiles.first { file in
      let path = StringsPath(file.path)
      // The tables of a refused XLIFF are unknown.
      if path.format == .xliff { return false }
      let name =
        path.format == .xcstrings ? String(file.path.dropLast(".xcstrings".count)) : path.table
      guard name == group.name else { return false }
      guard let language = file.language, let source else { return true }
      return Self.isSame(language, source) || language == Self.base
    }
    return file?.path
  }

  /// Whether two tags are spellings of one language, such as "zh_Hans" and "zh-Hans".
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other
      || (LanguageList.canonical(one) ?? one) == (LanguageList.canonical(other) ?? other)
  }

  private mutating func noteKeysAreTexts(_ group: Group) {
    let finding = StringsFinding(
      .file, language: group.sourceLanguage,
      message:
        "no file has strings of the source language: keys are used as source strings "
        + "(keys_are_texts of the app)")
    warnings.append(placed(finding, in: group))
  }

  /// Determines the source language and the languages whose texts are taken.
  private mutating func prepared(_ group: Group) -> Group {
    var group = group
    var languages: [String] = []
    for table in group.tables where !languages.contains(table.language) {
      languages.append(table.language)
    }
    let named = group.sourceLanguage ?? source ?? Self.likelySource(among: languages)
    // The app's setting is canonical; a folder may spell the language in another way.
    let source = named.map { named in languages.first { Self.isSame($0, named) } ?? named }
    // Without the source language's file, which was unreadable, there is nothing to compare with.
    if let file = refusedSource(of: group, in: source),
      !languages.contains(where: { $0 == source })
    {
      group.unreadSource = file
      return group
    }
    guard let source else {
      refuse(
        group.tables[0].path,
        "name the language the texts are written in with --source, also if no file has its texts "
          + "because the keys are the texts")
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
    group.twins = twins(of: languages, in: group, source: source)
    languages.removeAll { language in group.twins.contains { $0.language == language } }
    group.languages = languages
    return group
  }

  /// Compares the languages of a group with its source language.
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
      // The only finding about a whole language is that it is empty.
      let errors = allowsEmpty ? report.errors.filter { $0.kind != .file } : report.errors
      self.errors += errors.map { placed($0, in: group) }
      warnings += report.warnings.map { placed($0, in: group) }
    } catch {
      let path = group.tables.first { $0.language == error.language }?.path ?? group.name
      refuse(path, error.message, error.language)
    }
    return group
  }

  /// Adds a warning for each key of Base.lproj that the language's own folder overrides with
  /// another text.
  private mutating func compare(_ base: Table, in group: Group) {
    let own = group.tables.filter { $0.language == base.language && !$0.isBase && !$0.isSecondHand }
    for key in base.strings.keys.sorted() {
      guard let table = own.last(where: { $0.strings.has(key) }),
        table.strings.source(of: key).map({ ExactString($0) })
          != base.strings.source(of: key).map({ ExactString($0) })
      else { continue }
      warnings.append(
        StringsFinding(
          .twice, file: base.path, language: base.language, key: key.text,
          line: base.strings.line(of: key) ?? 1, column: base.strings.column(of: key) ?? 1,
          message: "\(table.path) has another text, which is used"))
    }
  }

  /// Returns the valid languages. A folder with an invalid tag loses only its own files.
  private mutating func carried(_ languages: [String], in group: Group) -> [String] {
    languages.filter { language in
      if AvailableLanguage(language) != nil { return true }
      for table in group.tables where table.language == language {
        refuse(table.path, "\(language.excerpt) is not a language tag", language)
      }
      return false
    }
  }

  /// Returns the second tags of languages, with a warning for each.
  private mutating func twins(
    of languages: [String], in group: Group, source: String
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

  /// Returns the only language, or English among several; nil without English.
  private static func likelySource(among languages: [String]) -> String? {
    languages.count == 1 ? languages[0] : languages.first { $0.lowercased() == "en" }
  }

  /// Returns a finding with its file and position.
  private func placed(_ remark: StringsFinding, in group: Group) -> StringsFinding {
    let tables = group.tables.filter { $0.language == remark.language }
      .sorted { $0.rank > $1.rank }
    let key = remark.key.map { ExactString($0) }
    let table = tables.first { table in key.map { table.strings.has($0) } ?? true }
    // A finding about a language without a file names the source language's file.
    let source = group.tables.first { $0.language == group.sourceLanguage }
    return StringsFinding(
      remark.kind,
      file: remark.file
        ?? (table ?? tables.first ?? source ?? group.tables.first)?.path ?? group.name,
      language: remark.language, key: remark.key, line: remark.line ?? 1,
      column: remark.column ?? 1, message: remark.message)
  }
}
