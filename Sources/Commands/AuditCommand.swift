// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser

/// `pushgate audit`.
package struct AuditCommand: GatewayCommand {
  package static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Show who changed what, the newest first.")

  @Option(help: ArgumentHelp("Only what was done to this app.", valueName: "bundle id"))
  var app: String?

  @Option(help: ArgumentHelp("At most so many.", valueName: "n"))
  var limit = 100

  @OptionGroup var gateway: GatewayOptions

  package init() {}

  static let listing = Listing(
    name: "entries",
    columns: [
      .init("AT", "at"), .init("WHO", "actor"), .init("KEY", "key_id"),
      .init("NAME", "key_name"), .init("ACTION", "action"), .init("PATH", "path"),
    ])

  package func validate() throws {
    if limit < 1 { throw ValidationError("--limit: expected a number from 1") }
  }

  func run(_ session: GatewaySession) async throws {
    try await session.list(Self.listing, ["audit"], query: query([("app", app)]), limit: limit)
  }
}
