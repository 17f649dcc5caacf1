// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient

/// `pushgate devices export`.
struct ExportCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export devices that match all filters to a file for \"devices import\".",
    discussion: """
      The file name ends in ".part" until the export is complete. The exit code is 3 if the \
      connection was lost.
      """)

  @OptionGroup var app: AppArgument

  @Argument(help: "The file; - is standard output.")
  var file: String

  @Option(
    help: ArgumentHelp(
      "ndjson or csv.",
      discussion: "By default csv if the file name ends in .csv, else ndjson.",
      valueName: "format"))
  var format: String?

  @Option(help: ArgumentHelp("Only devices after this token.", valueName: "token"))
  var after: String?

  @OptionGroup var filter: DeviceFilterOptions
  @OptionGroup var gateway: GatewayOptions

  func validate() throws {
    if gateway.json { throw ValidationError("--json: expected --format instead") }
  }

  var pairs: [QueryPair] {
    let format = format ?? (file.lowercased().hasSuffix(".csv") ? "csv" : "ndjson")
    return query([("format", format), ("after", after)]) + filter.pairs
  }

  func run(_ session: GatewaySession) async throws {
    let request = CallRequest(
      "GET", RequestTarget(["v1"] + app.path + ["devices", "export"], query: pairs))
    let progress = TransferProgress(
      size: nil,
      isShown: Terminal.errorsAreOnTerminal && (file != "-" || !Terminal.outputIsTerminal))
    defer { progress.end() }
    do {
      let head = try await session.caller.open(request)
      guard head.isSuccess else { throw try await refusal(head, session.caller) }
      let target = try FileTarget(file)
      while let bytes = try await session.caller.read() {
        try target.write(bytes)
        progress.update { state in
          state.bytes += bytes.count
          for byte in bytes where byte == UInt8(ascii: "\n") { state.rows += 1 }
        }
      }
      try target.finish()
    } catch let fault as CallFault {
      throw CommandFault.unreachable(fault)
    }
  }

  private func refusal(
    _ head: ResponseHead, _ caller: HTTPCaller
  ) async throws -> CommandFault {
    var body: [UInt8] = []
    while let bytes = try await caller.read() { body += bytes }
    return .refused(Refusal(status: head.status, body: body))
  }
}
