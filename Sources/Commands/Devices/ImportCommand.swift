// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate devices import`.
struct ImportCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import devices from a file.",
    discussion: """
      Each line is a JSON object: a registration with its token. The first line of a CSV file \
      names the columns. --format selects exports of other servers. Invalid lines are reported on \
      standard error, and the exit code is then 1. If the connection is lost, the exit code is 3 \
      and the message contains the line from which to resume. Importing a line twice is safe.
      """)

  @OptionGroup var app: AppArgument

  @Argument(help: "The file; - is standard input.")
  var file: String

  @Option(
    help: ArgumentHelp(
      "ndjson, csv, tokens (one per line), parse, aerogear or onesignal.",
      discussion: "By default csv if the file name ends in .csv, else ndjson.",
      valueName: "format"))
  var format: String?

  @Option(help: ArgumentHelp("The line at which to start.", valueName: "n"))
  var fromLine = 1

  @Flag(
    help: "Import faster into an app without devices; refused if the app has devices.")
  var empty = false

  @Option(
    help: ArgumentHelp(
      "Default environment for lines without one.", valueName: "production|sandbox"))
  var environment: String?

  @Option(help: ArgumentHelp("Default kind of token for lines without one.", valueName: "kind"))
  var pushType: String?

  @Option(help: "Default language for lines without one.")
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
      throw CommandFault.bad("\(answer.bad) line\(answer.bad == 1 ? "" : "s") not imported")
    }
  }
}
