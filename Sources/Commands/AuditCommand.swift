// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser

/// `pushgate audit`.
package struct AuditCommand: GatewayCommand {
  package static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "List changes of the configuration, newest first.")

  @Option(help: ArgumentHelp("Only changes of this app.", valueName: "bundle id"))
  var app: String?

  @Option(help: ArgumentHelp("Maximum number of entries.", valueName: "n"))
  var limit = 100

  @OptionGroup var gateway: GatewayOptions

  package init() {}

  static let listing = Listing(
    name: "entries",
    columns: [
      .init("AT", "at"), .init("ACTOR", "actor"), .init("KEY", "key_id"),
      .init("NAME", "key_name"), .init("ACTION", "action"), .init("PATH", "path"),
    ])

  package func validate() throws {
    if limit < 1 { throw ValidationError("--limit: expected a number from 1") }
  }

  func run(_ session: GatewaySession) async throws {
    try await session.list(Self.listing, ["audit"], query: query([("app", app)]), limit: limit)
  }
}
