// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Commands
import Localization

/// `pushgate strings diff`.
struct StringsDiff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show which strings differ between two files or folders.",
    discussion: """
      \(StringsReading.discussion) Tables of two folders are compared if they have the same path.

      Each line is a key in a language: + added, - removed, ~ changed, ! newly excluded. Requests \
      of senders fail if a key is removed, excluded, or "takes other arguments".

      The exit code is 0 without differences, 1 with differences, 2 if a file cannot be read.
      """)

  @Argument(help: "The old strings: a file or a folder.") var old: String
  @Argument(help: "The new strings: a file or a folder.") var new: String
  @OptionGroup var reading: StringsReading
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let files = [old, new].map { (path: $0, files: StringsFolder.files(at: $0)) }
    let checks = files.map { reading.check($0.files, allowsEmpty: true) }
    let faults =
      files.filter(\.files.isEmpty).map { "\($0.path): the folder contains no strings files" }
      + checks.flatMap(\.errors).filter { $0.kind == .file }.map { fault in
        "\(fault.file ?? ""): \(fault.message)"
      }
    guard faults.isEmpty else {
      for fault in faults { Terminal.complain(fault.printable) }
      throw ExitCode(2)
    }
    let differences = StringsDifference.between(checks[0], checks[1])
    if json { printLine(differences.json) } else { printLine(differences.text, terminator: "") }
    if !differences.isEmpty { throw ExitCode.failure }
  }
}
