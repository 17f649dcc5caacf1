// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import FoundationEssentials
import GatewayApp
import Logging

/// `pushgate migrate`: applies this release's schema to the database.
struct MigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Bring the database to this release's schema.",
    discussion: """
      Needs PUSHGATE_DATABASE_URL. Forward only; each file is applied in a transaction and checked \
      by its checksum ever after. Several at once wait for each other. A table that a dump or a report \
      reads is waited for a fifth of a second at a time, so that no statement of a gateway stands \
      behind that for longer, and whose it is is told.
      """)

  @Option(help: "A libpq connection string, instead of PUSHGATE_DATABASE_URL.")
  var database: String?

  @Option(help: "A file of NAME=value lines; the environment wins over it.")
  var config: String?

  @Option(
    help: "Seconds for which a file is tried again while others hold locks of what it changes.")
  var wait = DatabaseTools.lockPatience

  func validate() throws {
    guard (0...604_800).contains(wait) else {
      throw ValidationError("--wait is a number of seconds between 0 and 604800 (a week).")
    }
  }

  func run() async throws {
    let url: String
    if let database {
      url = database
    } else {
      url = try await checkingConfiguration {
        try await GatewayConfiguration.databaseURL(
          environment: ProcessInfo.processInfo.environment, file: config)
      }
    }
    let tools = try DatabaseTools(url: url, logger: makeLogger(.error))
    defer { tools.close() }
    let applied = try await tools.migrate(lockPatience: wait) { say("  \($0)") }
    say(applied == 0 ? "nothing to do" : "applied \(applied) migration\(applied == 1 ? "" : "s")")
  }
}
