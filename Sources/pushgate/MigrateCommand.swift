// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import FoundationEssentials
import GatewayApp
import Logging
import Settings

/// `pushgate migrate`: applies this release's schema to the database.
struct MigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Apply the schema migrations of this release to the database.",
    discussion: """
      Needs PUSHGATE_DATABASE_URL. Migrations cannot be reverted. Each file is applied in one \
      transaction, and later runs compare its checksum. Concurrent runs wait for each other. While \
      another session, such as a dump, locks a table, the migration is retried every 0.2 s, so \
      that no gateway statement waits longer behind it. The output names the blocking session.
      """)

  @Option(help: "A libpq connection string, instead of PUSHGATE_DATABASE_URL.")
  var database: String?

  @Option(help: "A file of NAME=value lines; environment variables take precedence.")
  var config: String?

  @Option(
    help: "Seconds for which a migration is retried while other sessions lock its tables.")
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
    let systemd = SystemdNotifier()
    let extending = Task { await systemd?.extendTimeout() }
    defer { extending.cancel() }
    let applied = try await tools.migrate(lockPatience: wait) {
      printLine("  \($0)")
      systemd?.notify("STATUS=migrating: \($0)")
    }
    printLine(
      applied == 0 ? "nothing to do" : "applied \(applied) migration\(applied == 1 ? "" : "s")")
  }
}
