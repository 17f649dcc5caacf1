// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate devices import`.
struct ImportCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Store many devices out of a file.",
    discussion: """
      In each line what a registration says, and the token, as JSON; or CSV whose first line names the columns; or \
      what other servers export (--format). Each line that cannot be used is told on standard error, and \
      concerns no other; where there is one, the command ends with 1. Where the connection breaks off, it ends with 3 \
      and says from which line to go on with the same file. What is imported twice is as it was.
      """)

  @OptionGroup var app: AppArgument

  @Argument(help: "The file; - is standard input.")
  var file: String

  @Option(
    help: ArgumentHelp(
      "ndjson, csv, tokens (one a line), parse, aerogear or onesignal.",
      discussion: "Without it: csv where the file's name ends so, else ndjson.",
      valueName: "format"))
  var format: String?

  @Option(help: ArgumentHelp("The first line that is taken: go on there.", valueName: "n"))
  var fromLine = 1

  @Flag(
    help: "The app has no devices yet: they are stored faster, and it is refused if it has some.")
  var empty = false

  @Option(
    help: ArgumentHelp("That of lines that do not say.", valueName: "production|sandbox"))
  var environment: String?

  @Option(help: ArgumentHelp("The kind of token of lines that do not say.", valueName: "kind"))
  var pushType: String?

  @Option(help: "That of lines that do not say.")
  var language: String?

  @OptionGroup var gateway: GatewayOptions

  func validate() throws {
    if fromLine < 1 { throw ValidationError("--from-line: expected a number from 1") }
  }

  var pairs: [QueryPair] {
    query([
      ("format", format ?? (file.lowercased().hasSuffix(".csv") ? "csv" : "ndjson")),
      ("from_line", fromLine == 1 ? nil : "\(fromLine)"), ("empty", empty ? "true" : nil),
      ("environment", environment), ("push_type", pushType), ("language", language),
    ])
  }

  func run(_ session: GatewaySession) async throws {
    let upload = DeviceUpload(session, try FileSource(file), first: fromLine)
    let target = RequestTarget(["v1"] + app.path + ["devices", "import"], query: pairs)
    let answer = try await upload.run(to: target)
    if !session.json, let counts = answer.counts {
      Terminal.write(sheet(counts, isForPeople: Terminal.outputIsTerminal))
    }
    if let stopped = answer.stopped {
      throw CommandFault.bad("\(stopped)\n  \(answer.whereToGoOn)")
    }
    if answer.bad > 0 {
      throw CommandFault.bad("\(answer.bad) line\(answer.bad == 1 ? "" : "s") could not be used")
    }
  }
}
