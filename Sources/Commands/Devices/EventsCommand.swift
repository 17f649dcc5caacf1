// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate devices events`.
struct EventsCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "events",
    abstract:
      "List device events: registered, updated, quarantined, unregistered, activated, deleted.",
    discussion: """
      Lists events from the oldest stored one, or after --after. At the end the command prints the \
      event id from which to continue. With --follow it lists new events until Ctrl-C.
      """)

  /// Interval between two polls while there are no new events.
  private static let pause = Duration.seconds(1)
  /// Events per request.
  private static let page = 1_000

  @OptionGroup var app: AppArgument

  @Option(
    help: ArgumentHelp(
      "Only events after this event id; latest: only new events.", valueName: "id"))
  var after: String?

  @Option(name: .customLong("type"), help: "Only events of this type; repeatable.")
  var types: [String] = []

  @Flag(help: "Continue with new events until Ctrl-C.") var follow = false

  @OptionGroup var gateway: GatewayOptions

  func run(_ session: GatewaySession) async throws {
    var table = Table(Self.columns.map(\.title), width: Terminal.outputWidth)
    var place = after
    while true {
      let page = try await page(session, after: place)
      let events = page["events"]?.elements ?? []
      if session.json {
        Terminal.write(events.map { String(decoding: $0.bytes, as: UTF8.self) + "\n" }.joined())
      } else if !events.isEmpty {
        Terminal.write(table.text(events.map(Self.row)))
      }
      place = page["next_after"]?.string
      if page["has_more"]?.bool == true { continue }
      guard follow else { break }
      try await Task.sleep(for: Self.pause)
    }
    if let place { session.printStatus("to continue from here: --after \(place)") }
  }

  private func page(_ session: GatewaySession, after place: String?) async throws -> JSONValue {
    var pairs = types.map { QueryPair("type", $0) } + [QueryPair("limit", "\(Self.page)")]
    if let place { pairs.append(QueryPair("after", place)) }
    return try await session.call("GET", app.path + ["device-events"], query: pairs).root
  }

  private static let columns = [
    Listing.Column("AT", "at"), .init("TYPE", "type"), .init("TOKEN", "token"),
    .init("USER", "user"), .init("ENVIRONMENT", "environment"),
    .init("CHANGE", "changed", or: "reason"),
  ]

  private static func row(_ event: JSONValue) -> [String] {
    columns.map { $0.cell(event) }
  }
}
