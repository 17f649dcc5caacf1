// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GatewayApp
import Logging
import PushModel
import Settings

/// `pushgate queue`: shows queued work and why it waits, and ends a hold after a restore.
struct QueueCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "queue",
    abstract: "Show the backlog of the queue; release or expire held work.",
    subcommands: [Show.self, Release.self, Expire.self], defaultSubcommand: Show.self)

  /// The options for the database and the app.
  struct Place: ParsableArguments {
    @Option(help: "Only work of this app (bundle id); all apps by default.")
    var app: String?

    @Option(help: "A file of NAME=value lines; environment variables take precedence.")
    var config: String?

    /// Runs `body` with tools for the configured database.
    func withTools<Value>(_ body: (DatabaseTools) async throws -> Value) async throws -> Value {
      let configuration = try await loadConfiguration(config)
      let tools = try DatabaseTools(url: configuration.databaseURL, logger: makeLogger(.error))
      defer { tools.close() }
      do { return try await body(tools) } catch let fault as DatabaseTools.UnknownApp {
        throw ValidationError("--app: \(fault)")
      }
    }
  }

  /// `pushgate queue show`.
  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Show the backlog of the queue: how much work is pending, why, and since when.")

    @OptionGroup var place: Place

    @Flag(help: "Print the JSON of GET /v1/queue.")
    var json = false

    func run() async throws {
      let (app, json) = (place.app, json)
      printLine(try await place.withTools { try await $0.queue(app: app, json: json) })
    }
  }

  /// `pushgate queue release`.
  struct Release: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "release", abstract: "Release work that is held after a restore.")

    @OptionGroup var place: Place

    func run() async throws {
      let app = place.app
      let rows = try await place.withTools { try await $0.endHold(.release, app: app) }
      printLine("\(rows) row\(rows == 1 ? "" : "s") of work released; nodes claim them next")
    }
  }

  /// `pushgate queue expire`.
  struct Expire: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "expire",
      abstract: "Expire work that is held after a restore and was accepted before a given time.",
      discussion: "Its deliveries end as expired. Work accepted later remains held.")

    @OptionGroup var place: Place

    @Option(help: "A time, such as 2026-11-20T09:00:00Z (RFC 3339).")
    var before: String

    func validate() throws { _ = try time() }

    func run() async throws {
      let (app, time) = (place.app, try time())
      let rows = try await place.withTools {
        try await $0.endHold(.expire(before: time), app: app)
      }
      printLine("\(rows) row\(rows == 1 ? "" : "s") of work expire when nodes claim them")
    }

    private func time() throws -> Instant {
      guard let time = DatabaseTools.time(before) else {
        throw ValidationError(
          "--before: expected a time such as 2026-11-20T09:00:00Z (RFC 3339), not \(before)")
      }
      return time
    }
  }
}
