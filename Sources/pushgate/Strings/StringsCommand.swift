// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Commands
import Localization

/// `pushgate strings`: an app's strings in files and on a gateway.
struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Check, show and compare files of texts, and upload them to a gateway.",
    groupedSubcommands: [
      CommandGroup(
        name: "Without a gateway", subcommands: [Check.self, StringsShow.self, StringsDiff.self]),
      CommandGroup(name: "API", subcommands: asking),
    ])

  /// Commands that call a running gateway.
  static let asking: [any ParsableCommand.Type] = [
    StringsPush.self, StringsCoverage.self, StringsRevisions.self, StringsActivate.self,
  ]

  /// `pushgate strings check`.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Say what a gateway would not take of files of texts, and what looks wrong.",
      discussion: """
        \(StringsReading.discussion)

        Findings are counted by kind and language, and the first of each is shown; --verbose shows all.

        The exit code is 0 when a gateway would take every key, 1 when not, with --strict also when \
        there are warnings.
        """)

    @Argument(help: "Files of texts, or folders of them.") var files: [String]
    @OptionGroup var reading: StringsReading
    @Flag(help: "Fail on warnings too.") var strict = false
    @Flag(help: "Show every finding.") var verbose = false
    @Flag(help: "Print JSON.") var json = false

    func run() throws {
      let check = reading.check(StringsFolder.files(at: files))
      say(json ? check.json : check.text(listingAll: verbose))
      if !check.errors.isEmpty || strict && !check.warnings.isEmpty { throw ExitCode.failure }
    }
  }
}

/// The options for reading string files.
struct StringsReading: ParsableArguments {
  static let discussion = """
    Takes .xcstrings, .strings, .stringsdict, .xliff and JSON, and folders of them, .xcloc too. The \
    language of a file other than a String Catalog or XLIFF is its folder's, fr.lproj/Localizable.strings, or its name's, fr.strings, or \
    --language, which also names what lies in Base.lproj. Files of one table in several languages \
    are held against each other.
    """

  @Option(help: "The language of the files whose names do not tell it.") var language: String?
  @Option(
    help:
      "The language that the texts are written in, also where no file has its texts because the keys are the texts; a String Catalog names it itself."
  )
  var source: String?
  @Option(help: "The keys to look at, such as push.*; several are parted by commas.")
  var keys: String?
  @Option(help: ArgumentHelp("The only table to look at, such as Push.", valueName: "name"))
  var table: String?
  @Flag(
    inversion: .prefixedNo,
    help:
      "Take a key that the source language lacks for its text, as the app's keys_are_texts does; else only where no file has texts of the source language, which --source names."
  )
  var keysAreTexts: Bool?

  func validate() throws {
    for tag in [language, source] { if let tag { try Self.validate(tag) } }
    if let table, TableName.kept(table) == nil {
      throw ValidationError("--table: \"\(table)\" cannot be the name of a table")
    }
  }

  static func validate(_ tag: String) throws {
    guard LanguageTag(parsing: tag) == nil else { return }
    throw ValidationError("\"\(tag)\" is no language tag, such as fr or zh-Hant")
  }

  /// Reads files and checks them, also for consistency with each other.
  /// - Parameters:
  ///   - allowsEmpty: whether a source language without strings is accepted.
  func check(_ files: [StringsFolder.File], allowsEmpty: Bool = false) -> StringsCheck {
    let keys = keys?.split(separator: ",").map(String.init)
    var check = StringsCheck(
      language: language, source: source, keys: keys, table: table.flatMap(TableName.kept),
      allowsEmpty: allowsEmpty, keysAreTexts: keysAreTexts)
    for file in files {
      switch StringsFolder.contents(of: file.path, upTo: check.limits.uploadBytes) {
      case .success(let bytes): check.add(bytes, at: file.name)
      case .failure(let fault): check.addUnreadable(file.name, because: fault.message)
      }
    }
    check.finish()
    return check
  }
}
