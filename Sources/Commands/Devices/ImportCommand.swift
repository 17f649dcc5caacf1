// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate devices import`.
struct ImportCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Store the devices of a file.",
    discussion: """
      Each line has a registration with its token as JSON. CSV names the columns in its first line. --format names \
      exports of other servers. Lines that cannot be used are reported on standard error, and the exit code is then 1. \
      When the connection is lost, the exit code is 3 and the message has the line to go on from. Importing a line \
      twice changes nothing.
      """)

  @OptionGroup var app: AppArgument

  @Argument(help: "The file; - is standard input.")
  var file: String

  @Option(
    help: ArgumentHelp(
      "ndjson, csv, tokens (one a line), parse, aerogear or onesignal.",
      discussion: "By default csv if the file's name ends so, else ndjson.",
      valueName: "format"))
  var format: String?

  @Option(help: ArgumentHelp("The first line to import.", valueName: "n"))
  var fromLine = 1

  @Flag(
    help: "Import faster into an app without devices; refused if it has some.")
  var empty = false

  @Option(
    help: ArgumentHelp("The environment of lines without one.", valueName: "production|sandbox"))
  var environment: String?

  @Option(help: ArgumentHelp("The kind of token of lines without one.", valueName: "kind"))
  var pushType: String?

  @Option(help: "The language of lines without one.")
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
