// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate devices events`.
struct EventsCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "events",
    abstract: "What became of devices: registered, updated, quarantined, unregistered, deleted.",
    discussion: """
      From the oldest event that is kept to the newest, or those after a place; every event has its own as "id". At the \
      end the place to go on from is told. With --follow it goes on by itself until Ctrl-C.
      """)

  /// Between two looks when nothing happens.
  private static let pause = Duration.seconds(1)
  /// Events asked for at once.
  private static let page = 1_000

  @OptionGroup var app: AppArgument

  @Option(
    help: ArgumentHelp(
      "After this event, by its id; \"latest\" for what happens from now on.", valueName: "id"))
  var after: String?

  @Option(name: .customLong("type"), help: "Only events of this type; several may be given.")
  var types: [String] = []

  @Flag(help: "Go on with what happens.") var follow = false

  @OptionGroup var gateway: GatewayOptions

  func run(_ session: GatewaySession) async throws {
    var table = Table(Self.columns.map(\.title), isForPeople: Terminal.outputIsTerminal)
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
    if let place { session.say("to go on from here: --after \(place)") }
  }

  private func page(_ session: GatewaySession, after place: String?) async throws -> JSONValue {
    var pairs = types.map { QueryPair("type", $0) } + [QueryPair("limit", "\(Self.page)")]
    if let place { pairs.append(QueryPair("after", place)) }
    return try await session.call("GET", app.path + ["device-events"], query: pairs).root
  }

  private static let columns = [
    Listing.Column("AT", "at"), .init("TYPE", "type"), .init("TOKEN", "token"),
    .init("USER", "user"), .init("ENVIRONMENT", "environment"), .init("CHANGED, OR WHY", "changed"),
  ]

  private static func row(_ event: JSONValue) -> [String] {
    columns.map { column in
      let value = event[column.member] ?? (column.member == "changed" ? event["reason"] : nil)
      return value?.cell ?? "-"
    }
  }
}
