// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Commands
import Localization

/// `pushgate strings`: an app's strings in files and on a gateway.
struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Validate, show and compare strings files, and upload them to a gateway.",
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
      abstract: "Validate strings files: report keys that a gateway would exclude, and warnings.",
      discussion: """
        \(StringsReading.discussion)

        Findings are counted by kind and language, and the first of each is shown; --verbose shows \
        all.

        The exit code is 0 if a gateway would store every key, otherwise 1; with --strict, \
        warnings also give 1.
        """)

    @Argument(help: "Strings files, or folders that contain them.") var files: [String]
    @OptionGroup var reading: StringsReading
    @Flag(help: "Exit with 1 on warnings too.") var strict = false
    @Flag(help: "Show every finding.") var verbose = false
    @Flag(help: "Print JSON.") var json = false

    func run() throws {
      let check = reading.check(StringsFolder.files(at: files))
      printLine(json ? check.json : check.text(listingAll: verbose))
      if !check.errors.isEmpty || strict && !check.warnings.isEmpty { throw ExitCode.failure }
    }
  }
}
