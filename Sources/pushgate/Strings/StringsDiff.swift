// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Commands
import Localization

/// `pushgate strings diff`.
struct StringsDiff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say which texts differ between two files, or two folders of files.",
    discussion: """
      \(StringsReading.discussion) Tables of two folders are held against those of \
      the same path.

      A line is a key in a language: + added, - removed, ~ changed, ! excluded now. Requests in the making \
      break by what is removed, excluded, or "takes other arguments".

      The exit code is 0 when nothing differs, 1 when something does, 2 when a file cannot be read.
      """)

  @Argument(help: "The texts as they were: a file or a folder.") var old: String
  @Argument(help: "The texts as they are to be.") var new: String
  @OptionGroup var reading: StringsReading
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let files = [old, new].map { (path: $0, files: StringsFolder.files(at: $0)) }
    let checks = files.map { reading.check($0.files, allowsEmpty: true) }
    let faults =
      files.filter(\.files.isEmpty).map { "\($0.path): there are no files of texts below it" }
      + checks.flatMap(\.errors).filter { $0.kind == .file }.map { fault in
        "\(fault.file ?? ""): \(fault.message)"
      }
    guard faults.isEmpty else {
      for fault in faults { Terminal.complain(fault.printable) }
      throw ExitCode(2)
    }
    let differences = StringsDifference.between(checks[0], checks[1])
    if json { say(differences.json) } else { say(differences.text, terminator: "") }
    if !differences.isEmpty { throw ExitCode.failure }
  }
}
