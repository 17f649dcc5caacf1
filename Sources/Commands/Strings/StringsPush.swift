// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import FoundationEssentials
import HTTPClient
import JSONText
import Localization

/// `pushgate strings push`.
package struct StringsPush: GatewayCommand {
  package static let configuration = CommandConfiguration(
    commandName: "push",
    abstract: "Upload the changed strings of an Xcode project to a gateway.",
    discussion: """
      Reads the .lproj folders, String Catalogs, .xliff and .xcloc below a folder, shows the \
      differences from the gateway per key, asks for confirmation, and uploads the changed files, \
      the source language of each table first. Without differences nothing is uploaded.

      Each table must be in one folder. InfoPlist, AppShortcuts, and tables of storyboards and the \
      like are skipped unless --table names them. A Settings.bundle is skipped unless it is the \
      folder itself. A String Catalog \
      replaces its table; languages that a table of .strings lacks stay on the gateway. Strings of \
      Base.lproj are used for keys that the source language's own folder lacks. Of two names of \
      one language, such as sh and sr-Latn, the current one is used. If strings on the gateway \
      change after the differences were shown, they are not overwritten, and the remaining files \
      are not uploaded.

      Findings are counted by kind and language, and the first of each is shown; --verbose shows \
      all, and every key that differs.

      An invalid file is reported, and the other files are uploaded. Exit codes: 0, the gateway \
      has all strings; 1, a file was refused or is unreadable, strings changed meanwhile, or the \
      confirmation prompt was declined; 2, invalid arguments; 3, no response from the gateway; 4, \
      uploaded, with excluded keys. With --strict an excluded key prevents the whole upload.
      """)

  @OptionGroup var app: AppArgument
  @Argument(help: "A folder of the project, or a file.") var folder: String
  @Option(
    name: .customLong("table"),
    help: ArgumentHelp("A table to upload, such as Push; repeatable.", valueName: "name"))
  var tables: [String] = []
  @Option(
    help: ArgumentHelp(
      """
      Upload only these keys, such as push.*, separated by commas. All other keys of the table are \
      removed.
      """,
      valueName: "patterns"))
  var keys: String?
  @Flag(help: "Upload nothing if a key would be excluded.") var strict = false
  @Flag(help: "Continue even if a language would lose all its strings.") var allowEmpty = false
  @Flag(help: "Show the differences and upload nothing.") var dryRun = false
  @Flag(help: "Show every finding and every key.") var verbose = false
  @OptionGroup var consent: Consent
  @OptionGroup var gateway: GatewayOptions

  package init() {}

  package func validate() throws {
    for table in tables where TableName.kept(table) == nil {
      throw ValidationError("--table: \"\(table)\" cannot be the name of a table")
    }
  }

  func run(_ session: GatewaySession) async throws {
    let known = try await session.call("GET", app.path).root
    let source = known["source_language"]?.string ?? "en"
    let isSet = known["keys_are_texts"]?.bool ?? false
    var seen = StringsSeen(app: app, session)
    let plan = try await plan(source, keysAreTexts: isSet, beside: seen)
    let report = StringsPushReport(plan, folder: folder, isStrict: strict, isVerbose: verbose)
    for line in report.lines { Terminal.complain(line.printable) }
    try report.checkRefusal()
    var changed: [StringsPushPlan.Upload] = []
    var all: [StringsDifference] = []
    for table in plan.tables {
      let differences = try await differences(table, source, session, &seen)
      all += differences
      let languages = Set(differences.map(\.language))
      changed += table.uploads.filter { upload in
        !plan.refused.contains(upload.path)
          && (upload.language.map(languages.contains) ?? !languages.isEmpty)
      }
    }
    let setsKeys = plan.keysAreTexts && !isSet
    if session.json {
      for difference in all { Terminal.write(difference.jsonLine) }
    } else if !all.isEmpty {
      Terminal.write(verbose ? all.text : all.summary)
    }
    guard !changed.isEmpty || setsKeys else {
      session.printStatus("no differences: nothing is uploaded")
      return try report.finish(refused: 0, of: 0)
    }
    if setsKeys {
      session.printStatus(
        "neither the files nor the gateway have strings in \(source), the source language: "
          + "keys are used as source strings (keys_are_texts of the app)")
    }
    if dryRun {
      session.printStatus(Self.announcement(Self.count(changed), setsKeys: setsKeys))
      return try report.finish(refused: 0, of: 0)
    }
    try consent.ask(Self.question(Self.count(changed), setsKeys: setsKeys, app: app.app))
    let refused = try await upload(changed, of: plan, setsKeys: setsKeys, session, &seen)
    try report.finish(refused: refused, of: changed.count)
  }

  // MARK: the uploads

  /// Uploads files and sets the app's `keys_are_texts` after the first success, or if it is the
  /// only difference.
  /// - Returns: the number of files that the gateway rejected.
  private func upload(
    _ changed: [StringsPushPlan.Upload], of plan: StringsPushPlan, setsKeys: Bool,
    _ session: GatewaySession, _ seen: inout StringsSeen
  ) async throws -> Int {
    if changed.isEmpty, setsKeys {
      try await session.call("PATCH", app.path, body: Self.keysAreTexts)
    }
    var isUnset = setsKeys
    var refused = 0
    for upload in changed {
      guard try await isTaken(upload, session, &seen) else {
        refused += 1
        continue
      }
      guard isUnset else { continue }
      isUnset = false
      try await session.call("PATCH", app.path, body: Self.keysAreTexts)
      // The gateway has checked this file without its keys as texts of the source language.
      // Texts that it now excludes are from this push, so that the language may lose them all.
      let hasFaults = plan.check.errors.contains { $0.file == upload.path }
      if hasFaults, try await !isTaken(upload, allowsEmpty: true, session, &seen) { refused += 1 }
    }
    return refused
  }

  /// Uploads a file.
  /// - Returns: false if the gateway rejected the file, which does not prevent other uploads.
  private func isTaken(
    _ upload: StringsPushPlan.Upload, allowsEmpty: Bool = false, _ session: GatewaySession,
    _ seen: inout StringsSeen
  ) async throws -> Bool {
    do {
      try await send(upload, allowsEmpty: allowsEmpty || allowEmpty, session, &seen)
      return true
    } catch CommandFault.refused(let refusal) where Self.isOfFile(refusal) {
      complain(refusal, about: upload, session)
      return false
    }
  }

  /// Returns the question before a push.
  /// - Parameters:
  ///   - files: number of files to upload; may be 0 if the push sets `keys_are_texts`.
  static func question(_ files: Int, setsKeys: Bool, app: String) -> String {
    let uploads = "Upload \(StringsPushReport.count(files, "file")) to \(app)"
    if !setsKeys { return uploads + "?" }
    return files == 0 ? "Set keys_are_texts of \(app)?" : uploads + " and set keys_are_texts?"
  }

  /// Returns the result of a dry run.
  static func announcement(_ files: Int, setsKeys: Bool) -> String {
    let uploads = "\(StringsPushReport.count(files, "file")) would be uploaded"
    if !setsKeys { return uploads }
    let setting = "keys_are_texts would be set"
    return files == 0 ? setting : "\(uploads), and \(setting)"
  }

  /// The body of `PATCH /v1/apps/{app}`.
  private static let keysAreTexts = Array(#"{"keys_are_texts":true}"#.utf8)

  /// Returns whether the gateway rejected a file because of its content. Other causes are the
  /// caller, or the gateway's state.
  private static func isOfFile(_ refusal: Refusal) -> Bool {
    [413, 415, 422].contains(refusal.status)
  }

  private func complain(
    _ refusal: Refusal, about upload: StringsPushPlan.Upload, _ session: GatewaySession
  ) {
    if session.json, let document = refusal.document {
      Terminal.complain(String(decoding: document.bytes, as: UTF8.self))
    } else {
      Terminal.complain("\(upload.path.printable): not uploaded: \(refusal)")
    }
  }

  private static func count(_ uploads: [StringsPushPlan.Upload]) -> Int {
    Set(uploads.map(\.path)).count
  }

  // MARK: the folder

  /// Returns the plan. The keys are inferred to be texts only if all tables are pushed and the
  /// gateway has no texts of the source language either.
  private func plan(
    _ source: String, keysAreTexts isSet: Bool, beside seen: StringsSeen
  ) async throws -> StringsPushPlan {
    let files = try read()
    let first = try plan(
      source, keysAreTexts: isSet ? true : tables.isEmpty ? nil : false, files)
    guard first.keysAreTexts, !isSet, try await seen.hasTexts(in: source) else { return first }
    return try plan(source, keysAreTexts: false, files)
  }

  /// Content of the folder's files.
  private struct Files {
    var contents: [(name: String, bytes: [UInt8])] = []
    var unreadable: [(name: String, reason: String)] = []
  }

  private func read() throws -> Files {
    let files = StringsFolder.files(at: folder).filter { StringsPath($0.name).format != .json }
    guard !files.isEmpty else {
      throw CommandFault.usage("\(folder): the folder contains no strings files")
    }
    var read = Files()
    for file in files {
      switch StringsFolder.contents(of: file.path, upTo: CatalogueLimits().uploadBytes) {
      case .success(let bytes): read.contents.append((file.name, bytes))
      case .failure(let fault): read.unreadable.append((file.name, fault.message))
      }
    }
    return read
  }

  private func plan(_ source: String, keysAreTexts: Bool?, _ files: Files) throws
    -> StringsPushPlan
  {
    try StringsPushPlan(
      files.contents, unreadable: files.unreadable,
      interfaces: StringsFolder.interfaces(at: folder),
      StringsPushPlan.Options(
        source: source, keysAreTexts: keysAreTexts,
        keys: keys?.split(separator: ",").map(String.init), tables: tables))
  }

  // MARK: the gateway

  /// Returns the differences between the gateway's strings and the folder's.
  private func differences(
    _ table: StringsPushPlan.Table, _ source: String, _ session: GatewaySession,
    _ seen: inout StringsSeen
  ) async throws -> [StringsDifference] {
    var stored = StringsCheck(source: source, allowsEmpty: true, keysAreTexts: false)
    let mine = Set(
      table.group.tables.filter { !$0.isSecondHand }.map { StringsSeen.name($0.language) })
    func isMeant(_ language: String) -> Bool {
      table.isWhole || mine.contains(StringsSeen.name(language))
    }
    for language in try await seen.languages(of: table.name) where isMeant(language) {
      let texts = try await seen.texts(of: table.name, in: language)
      stored.add(texts.bytes, at: "\(language).lproj/\(table.name).json")
    }
    stored.finish()
    return StringsDifference.between(stored.groups.first, table.group, table: table.name)
      .filter { isMeant($0.language) }
  }

  private func send(
    _ upload: StringsPushPlan.Upload, allowsEmpty: Bool, _ session: GatewaySession,
    _ seen: inout StringsSeen
  ) async throws {
    var pairs = query([
      ("table", upload.table), ("format", upload.format.rawValue), ("keys", keys),
    ])
    if strict { pairs.append(QueryPair("strict", "true")) }
    if allowsEmpty { pairs.append(QueryPair("allow_empty", "true")) }
    let place = app.path + ["strings"] + [upload.language].compactMap(\.self)
    let condition = try await seen.condition(of: upload)
    let answer: JSONDocument
    do {
      answer = try await session.call(
        "PUT", place, query: pairs, fields: condition, body: upload.bytes)
    } catch CommandFault.refused(let refusal) where refusal.status == 412 {
      throw StringsSeen.changedMeanwhile(upload)
    }
    seen.stored(upload, as: answer.root["revision"]?.int)
    if session.json { return session.printJSON(answer) }
    let excluded = answer.root["excluded_count"]?.int ?? 0
    let stored = answer.root["stored"]?.bool ?? false
    let revision = answer.root["revision"]?.int ?? 0
    session.printStatus(
      "\(upload.path): \(stored ? "stored as revision" : "is as in revision") \(revision)"
        + (excluded == 0 ? "" : ", \(excluded) excluded"))
  }
}
