// SPDX-License-Identifier: Apache-2.0
import Localization

/// The uploads of a project's files. Each table is taken from one file or folder, its source
/// language first.
struct StringsPushPlan {
  /// A file to upload.
  struct Upload: Sendable {
    /// The displayed name of the table.
    let table: String
    /// The language; nil for a file that declares its languages itself.
    let language: String?
    let format: StringsFormat
    let path: String
    let bytes: [UInt8]
  }

  /// A file that is not uploaded, because its language is another name of an uploaded one.
  struct LeftOut: Equatable {
    let path: String
    let language: String
    /// The name of the language whose strings are uploaded instead.
    let twin: String
    let keys: Int
  }

  /// A table and its content after the upload.
  struct Table {
    let name: String
    let group: StringsCheck.Group
    let uploads: [Upload]
    /// Whether one file contains all of the table's languages. The upload then deletes languages
    /// that the file lacks.
    let isWhole: Bool
  }

  let tables: [Table]
  /// Tables that are not uploaded because pushes do not use them and `--table` does not name them.
  let skipped: [String]
  let leftOut: [LeftOut]
  /// Whether files of a Settings.bundle are left out.
  let hasSettings: Bool
  /// Tables that are not uploaded, each with the refused file that may have the source language's
  /// texts; without one, the table's own errors have the reason.
  let withoutSource: [(table: String, unread: String?)]
  /// Files that are rejected as a whole; the errors of `check` describe their faults.
  let refused: Set<String>
  /// Whether the app's keys are used as its source strings, by its setting, or because the source
  /// language has no strings in any table.
  let keysAreTexts: Bool
  let check: StringsCheck

  /// Selection of the project's strings.
  struct Options {
    /// The app's source language, which is also the language of Base.lproj.
    var source: String
    /// The app's `keys_are_texts`; nil infers it from the files.
    var keysAreTexts: Bool?
    var keys: [String]?
    /// Displayed names of the tables to upload; empty for all tables that pushes may use.
    var tables: [String] = []
  }

  /// Tables that iOS itself reads, in lower case.
  private static let systemTables: Set<String> = ["infoplist", "appshortcuts"]

  /// - Parameters:
  ///   - unreadable: files that exist but are unreadable, each with the reason.
  ///   - interfaces: names of tables of interface files, such as storyboards.
  init(
    _ files: [(name: String, bytes: [UInt8])],
    unreadable: [(name: String, reason: String)] = [], interfaces: Set<String>,
    _ options: Options
  ) throws(CommandFault) {
    func isWanted(_ table: String) -> Bool {
      if !options.tables.isEmpty { return options.tables.contains(table) }
      return !Self.systemTables.contains(table.lowercased()) && !interfaces.contains(table)
    }
    var skipped: Set<String> = []
    var check = StringsCheck(
      source: options.source, keys: options.keys, allowsEmpty: true,
      keysAreTexts: options.keysAreTexts)
    var contents: [String: [UInt8]] = [:]
    let settings = (files.map(\.name) + unreadable.map(\.name)).filter(StringsFolder.isInSettings)
    hasSettings = !settings.isEmpty
    for (name, bytes) in files where !StringsFolder.isInSettings(name) {
      if let table = StringsPath(name).tableName.map(TableName.shown), !isWanted(table) {
        skipped.insert(table)
        continue
      }
      contents[name] = bytes
      check.add(bytes, at: name)
    }
    for (name, reason) in unreadable where !StringsFolder.isInSettings(name) {
      if let table = StringsPath(name).tableName.map(TableName.shown), !isWanted(table) { continue }
      check.addUnreadable(name, because: reason)
    }
    check.finish()
    self.check = check
    refused = Set(check.errors.filter { $0.kind == .file }.compactMap(\.file))
    var tables: [String: Table] = [:]
    var withoutSource: [(table: String, unread: String?)] = []
    for group in check.groups {
      let name = Self.table(of: group)
      let isOfSettings = options.tables.isEmpty && Self.isOfSettings(group, settings)
      guard isWanted(name), !isOfSettings else {
        skipped.insert(name)
        continue
      }
      // Without its source language, a table's other languages cannot be checked.
      if group.catalogue == nil {
        withoutSource.append((name, group.unreadSource))
        continue
      }
      if tables[name] != nil {
        let places = check.groups.filter { Self.table(of: $0) == name }.map(\.name)
        throw .usage(
          "the table \(name) is in \(places.count) places, \(places.joined(separator: ", ")): "
            + "specify a folder that contains only one of them")
      }
      tables[name] = Table(
        name: name, group: group, uploads: Self.uploads(of: group, name, contents),
        isWhole: group.tables.contains { StringsPath($0.path).format == .xcstrings })
    }
    let names = Set(check.groups.map(Self.table))
    for name in options.tables where tables[name] == nil && !names.contains(name) {
      throw .usage("the folder contains no table \(name)")
    }
    self.tables = tables.values.sorted { $0.name < $1.name }
    self.skipped = skipped.sorted()
    self.withoutSource = withoutSource.sorted { $0.table < $1.table }
    leftOut = self.tables.flatMap { Self.leftOut(of: $0.group) }
    keysAreTexts = check.keysAreTexts
  }

  /// Returns whether a group has the texts of a Settings.bundle's table from XLIFF files.
  private static func isOfSettings(_ group: StringsCheck.Group, _ settings: [String]) -> Bool {
    guard group.name != TableName.usualName,
      group.tables.allSatisfy({ StringsPath($0.path).format == .xliff })
    else { return false }
    return settings.contains { StringsPath($0).tableName == group.name }
  }

  private static func leftOut(of group: StringsCheck.Group) -> [LeftOut] {
    group.twins.flatMap { name in
      group.tables.filter { $0.language == name.language && !$0.isSecondHand }.map {
        LeftOut(
          path: $0.path, language: name.language, twin: name.twin, keys: $0.strings.keys.count)
      }
    }
  }

  /// Returns the last part of a group's name, for example of "App/Localizable.xcstrings" or
  /// "App/Push".
  private static func table(of group: StringsCheck.Group) -> String {
    var name = group.name.split(separator: "/").last.map(String.init) ?? group.name
    if StringsPath(group.name).format == .xcstrings { name.removeLast(".xcstrings".count) }
    return name
  }

  private static func uploads(
    of group: StringsCheck.Group, _ table: String, _ contents: [String: [UInt8]]
  ) -> [Upload] {
    var uploads: [Upload] = []
    let source = group.sourceLanguage
    let ordered =
      group.tables.filter { $0.language == source } + group.tables.filter { $0.language != source }
    let others = Set(group.twins.map(\.language))
    for part in ordered where !part.isSecondHand && !others.contains(part.language) {
      // A gateway has one set of strings per language. If a language has files in Base.lproj and in
      // its own folder, the joined strings are uploaded once, under the own folder's path.
      if ordered.contains(where: { $0.isBase && $0.language == part.language }),
        ordered.contains(where: { !$0.isBase && $0.language == part.language })
      {
        if uploads.contains(where: { $0.language == part.language }) { continue }
        guard let texts = group.strings(in: part.language) else { continue }
        let own = ordered.first { !$0.isBase && $0.language == part.language } ?? part
        uploads.append(
          Upload(
            table: table, language: part.language, format: .json, path: own.path,
            bytes: texts.json))
        continue
      }
      guard let format = StringsPath(part.path).format, let bytes = contents[part.path] else {
        continue
      }
      let namesItself = format == .xcstrings || format == .xliff
      if namesItself, uploads.contains(where: { $0.path == part.path }) { continue }
      uploads.append(
        Upload(
          table: table, language: namesItself ? nil : part.language, format: format,
          path: part.path, bytes: bytes))
    }
    return uploads
  }
}
