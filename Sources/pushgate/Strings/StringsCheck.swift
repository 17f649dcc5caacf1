// SPDX-License-Identifier: Apache-2.0
import Localization

/// Files of texts held to what a gateway asks of them.
struct StringsCheck {
  /// One remark, with the place it is about.
  struct Finding {
    let path: String
    let line: Int
    let column: Int
    let language: String?
    let key: String?
    let message: String
    let isError: Bool
  }

  /// Files that make one catalogue: a String Catalog, or one table in several languages.
  struct Group {
    let name: String
    /// Nil where no file says it.
    var sourceLanguage: String?
    var tables: [Table] = []
    var coverage: [CatalogueReport.Coverage] = []
  }

  /// The texts of one file in one language.
  struct Table {
    let path: String
    let language: String
    let isPlurals: Bool
    let strings: StringsFile
  }

  private let language: String?
  private let source: String?
  private let limits: CatalogueLimits = {
    var limits = CatalogueLimits()
    limits.listedFindings = .max
    return limits
  }()

  private(set) var files = 0
  private var isIncomplete = false
  private(set) var findings: [Finding] = []
  private(set) var groups: [Group] = []

  var errors: Int { findings.count { $0.isError } }
  var warnings: Int { findings.count - errors }

  init(language: String?, source: String?) {
    self.language = language
    self.source = source
  }

  // MARK: reading

  mutating func read(_ path: String) {
    files += 1
    switch contents(ofFile: path, upTo: limits.uploadBytes) {
    case .failure(let fault): refuse(path, "cannot be read: \(fault.message)")
    case .success(let bytes): read(bytes, StringsPath(path))
    }
  }

  private mutating func read(_ bytes: [UInt8], _ path: StringsPath) {
    let format = path.format ?? StringsFormat(sniffing: bytes)
    do throws(StringsFaults) {
      if format == .xcstrings {
        let catalog = try StringCatalog(xcstrings: bytes, limits: limits)
        let tables = catalog.files.map {
          Table(path: path.text, language: $0.language, isPlurals: false, strings: $0.strings)
        }
        groups.append(
          Group(name: path.text, sourceLanguage: catalog.sourceLanguage, tables: tables))
        return
      }
      let strings =
        switch format {
        case .stringsdict: try StringsFile(stringsdict: bytes, limits: limits)
        case .strings: try StringsFile(strings: bytes, limits: limits)
        default: try StringsFile(json: bytes, limits: limits)
        }
      guard let language = path.language ?? language else {
        return refuse(path.text, "name the file's language with --language")
      }
      add(
        Table(
          path: path.text, language: language, isPlurals: format == .stringsdict, strings: strings),
        to: path.table)
    } catch {
      let language = format == .xcstrings ? nil : path.language ?? language
      for fault in error.all {
        findings.append(
          Finding(
            path: path.text, line: fault.line, column: fault.column,
            language: fault.language ?? language, key: fault.key, message: fault.message,
            isError: true))
      }
    }
  }

  private mutating func add(_ table: Table, to name: String) {
    let index = groups.firstIndex { $0.name == name } ?? groups.count
    if index == groups.count { groups.append(Group(name: name)) }
    let twin = groups[index].tables.first {
      $0.language == table.language && $0.isPlurals == table.isPlurals
    }
    if let twin {
      return refuse(table.path, "\(twin.path) is of \(table.language) already", table.language)
    }
    groups[index].tables.append(table)
  }

  private mutating func refuse(_ path: String, _ message: String, _ language: String? = nil) {
    findings.append(
      Finding(
        path: path, line: 1, column: 1, language: language, key: nil, message: message,
        isError: true))
  }

  // MARK: judging

  /// Holds the languages of each group against its source language. To be called last.
  mutating func finish() {
    isIncomplete = errors > 0
    for index in groups.indices { groups[index] = judged(groups[index]) }
    findings.sort {
      ($0.path, $0.line, $0.column, $0.isError ? 0 : 1)
        < ($1.path, $1.line, $1.column, $1.isError ? 0 : 1)
    }
  }

  private mutating func judged(_ group: Group) -> Group {
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
    let files = languages.map { language -> (language: String, strings: StringsFile) in
      let tables = group.tables.filter { $0.language == language }
        .sorted { !$0.isPlurals && $1.isPlurals }
      return (
        language, tables.dropFirst().reduce(tables[0].strings) { $0.overridden(by: $1.strings) }
      )
    }
    do throws(CatalogueFault) {
      let catalogue = try Catalogue(revision: 0, sourceLanguage: source, files: files)
      let report = CatalogueReport(catalogue, limits: limits)
      group.coverage = report.coverage
      note(report.errors, in: group, areErrors: true)
      note(report.warnings, in: group, areErrors: false)
    } catch {
      let path = group.tables.first { $0.language == error.language }?.path ?? group.name
      refuse(path, error.message, error.language)
    }
    return group
  }

  /// The only language there is, or English among others.
  private static func likelySource(among languages: [String]) -> String? {
    languages.count == 1 ? languages[0] : languages.first { $0.lowercased() == "en" }
  }

  private mutating func note(
    _ remarks: [CatalogueReport.Finding], in group: Group, areErrors: Bool
  ) {
    for remark in remarks {
      let tables = group.tables.filter { $0.language == remark.language }
        .sorted { $0.isPlurals && !$1.isPlurals }
      let table = tables.first { table in
        remark.key.map { table.strings.keys.contains($0) } ?? true
      }
      findings.append(
        Finding(
          path: table?.path ?? tables.first?.path ?? group.name, line: remark.line ?? 1,
          column: remark.column ?? 1, language: remark.language, key: remark.key,
          message: remark.message, isError: areErrors))
    }
  }
}

/// What a file's path says of its texts.
struct StringsPath {
  let text: String
  /// Nil where neither folder nor name tells.
  let language: String?
  /// What files of several languages have in common.
  let table: String
  let format: StringsFormat?

  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last ?? ""
    let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast()
      .joined(separator: ".")
    format = StringsFormat(rawValue: String(name.dropFirst(stem.utf8.count + 1)).lowercased())
    let folder = parts.dropLast().last ?? ""
    if folder.hasSuffix(".lproj") {
      language = String(folder.dropLast(".lproj".count))
      table = (parts.dropLast(2) + [stem[...]]).joined(separator: "/")
    } else {
      // "Localizable" has the form of a tag, too; a code of today has two or three small letters.
      let code = stem.prefix { $0 != "-" && $0 != "_" }
      let isCode = (2...3).contains(code.count) && code.allSatisfy(\.isLowercase)
      language = isCode && LanguageTag(parsing: stem) != nil ? stem : nil
      table = parts.dropLast().joined(separator: "/") + "/"
    }
  }
}
