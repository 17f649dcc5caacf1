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
    abstract: "Upload the texts of an Xcode project to a gateway, what changed of them.",
    discussion: """
      Reads the .lproj folders, String Catalogs, .xliff and .xcloc below a folder, shows key by key what \
      differs from what the gateway has, asks, and uploads the files that make the difference: of each \
      table the source language first. Nothing is sent where nothing differs.

      Each table must be in one place below the folder. InfoPlist, and what belongs to storyboards and \
      the like, is left out unless --table names it. A String Catalog is all of its table; languages that a \
      table of .strings lacks stay on the gateway. What somebody else has changed since the differences were shown is \
      not overwritten: what is left is not uploaded then.

      The exit code is 0 when the gateway has the texts, 1 when it refused them, they changed meanwhile, a file \
      cannot be read, or the question was answered with no, 2 when the command line makes no sense, 3 when no gateway answered. \
      Keys that are held out are told and cost nothing, unless --strict says so.
      """)

  @Argument(help: "A folder of the project, or a file.") var folder: String
  @OptionGroup var app: AppOption
  @Option(
    name: .customLong("table"),
    help: ArgumentHelp("A table to upload, such as Push; again for another.", valueName: "name"))
  var tables: [String] = []
  @Option(
    help: ArgumentHelp(
      "The keys to take, such as push.*, parted by commas; a table then has these alone.",
      valueName: "patterns"))
  var keys: String?
  @Flag(help: "Upload nothing where a key would be held out.") var strict = false
  @Flag(help: "Go on where a language would be left without texts.") var allowEmpty = false
  @Flag(help: "Show what differs, and upload nothing.") var dryRun = false
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
    let plan = try plan(source)
    try judge(plan, session)
    var changed: [StringsPushPlan.Upload] = []
    var all: [StringsDifference] = []
    var seen = StringsSeen(app: app, session)
    for table in plan.tables {
      let differences = try await differences(table, source, session, &seen)
      all += differences
      let languages = Set(differences.map(\.language))
      changed += table.uploads.filter { upload in
        upload.language.map(languages.contains) ?? !languages.isEmpty
      }
    }
    if session.json {
      for difference in all { Terminal.write(difference.jsonLine) }
    } else if !all.isEmpty {
      Terminal.write(all.text)
    }
    guard !changed.isEmpty else { return session.say("nothing differs: nothing is uploaded") }
    if dryRun {
      return session.say("\(Self.count(changed)) would be uploaded")
    }
    try consent.ask("Upload \(Self.count(changed)) to \(app.app)?")
    for upload in changed { try await send(upload, session, &seen) }
  }

  private static func count(_ uploads: [StringsPushPlan.Upload]) -> String {
    let paths = Set(uploads.map(\.path)).count
    return "\(paths) file\(paths == 1 ? "" : "s")"
  }

  // MARK: the folder

  private func plan(_ source: String) throws -> StringsPushPlan {
    let files = StringsFolder.files(at: folder).filter { StringsPath($0.name).format != .json }
    guard !files.isEmpty else {
      throw CommandFault.usage("\(folder): there are no files of texts below it")
    }
    var contents: [(name: String, bytes: [UInt8])] = []
    for file in files {
      switch StringsFolder.contents(of: file.path, upTo: CatalogueLimits().uploadBytes) {
      case .success(let bytes): contents.append((file.name, bytes))
      case .failure(let fault): throw CommandFault.bad("\(file.path): \(fault.message)")
      }
    }
    return try StringsPushPlan(
      contents, interfaces: StringsFolder.interfaces(at: folder),
      StringsPushPlan.Options(
        source: source, keys: keys?.split(separator: ",").map(String.init), tables: tables))
  }

  /// Tells what would be held out, and ends where that, or a file as a whole, is not taken.
  private func judge(_ plan: StringsPushPlan, _ session: GatewaySession) throws {
    for table in plan.skipped {
      session.say("\(table) is left out: no push names its texts (--table \(table) uploads it)")
    }
    let isRefused = plan.check.isRefused || strict && !plan.check.errors.isEmpty
    for (finding, isError) in plan.check.inOrder where isError {
      let place = "\(finding.file ?? folder):\(finding.line ?? 1)"
      let subject = [finding.language, finding.key.map { "\"\($0)\"" }].compactMap(\.self)
      let what = finding.kind == .file || strict ? "error" : "held out"
      Terminal.complain(
        "\(place): \(what): \((subject + [finding.message]).joined(separator: ": "))".printable)
    }
    if isRefused { throw CommandFault.bad("nothing was uploaded") }
    guard !plan.tables.isEmpty else {
      throw CommandFault.usage("\(folder): there are no texts that a push could name below it")
    }
  }

  // MARK: the gateway

  /// What the folder's texts change of those that the gateway has.
  private func differences(
    _ table: StringsPushPlan.Table, _ source: String, _ session: GatewaySession,
    _ seen: inout StringsSeen
  ) async throws -> [StringsDifference] {
    var stored = StringsCheck(source: source, allowsEmpty: true)
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
    _ upload: StringsPushPlan.Upload, _ session: GatewaySession, _ seen: inout StringsSeen
  ) async throws {
    var pairs = query([
      ("table", upload.table), ("format", upload.format.rawValue), ("keys", keys),
    ])
    if strict { pairs.append(QueryPair("strict", "true")) }
    if allowEmpty { pairs.append(QueryPair("allow_empty", "true")) }
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
    if session.json { return session.tell(answer) }
    let heldOut = answer.root["held_out_count"]?.int ?? 0
    let stored = answer.root["stored"]?.bool ?? false
    let revision = answer.root["revision"]?.int ?? 0
    session.say(
      "\(upload.path): \(stored ? "stored as revision" : "is as in revision") \(revision)"
        + (heldOut == 0 ? "" : ", \(heldOut) held out"))
  }
}

/// Which app, where arguments are files.
struct AppOption: ParsableArguments {
  @Option(help: ArgumentHelp("The app's bundle id.", valueName: "bundle id")) var app: String

  var path: [String] { ["apps", app] }

  func validate() throws {
    if app.isEmpty { throw ValidationError("--app: the bundle id is empty") }
  }
}
