// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import FoundationEssentials
import GatewayApp
import Logging

/// `pushgate migrate`: brings the database to this release's schema.
struct MigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Bring the database to this release's schema.",
    discussion: """
      Needs PUSHGATE_DATABASE_URL. Forward only; each file is applied in a transaction and checked \
      by its checksum ever after. Several at once wait for each other.
      """)

  @Option(help: "A libpq connection string, instead of PUSHGATE_DATABASE_URL.")
  var database: String?

  @Option(help: "A file of NAME=value lines; the environment wins over it.")
  var config: String?

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
    let applied = try await tools.migrate { say("  \($0)") }
    say(applied == 0 ? "nothing to do" : "applied \(applied) migration\(applied == 1 ? "" : "s")")
  }
}
