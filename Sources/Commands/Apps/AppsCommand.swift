// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient

/// `pushgate apps`.
package struct AppsCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "apps", abstract: "List, show, create, update and delete the apps of a gateway.",
    subcommands: [List.self, Show.self, Create.self, Update.self, Delete.self])

  package init() {}

  static let listing = Listing(
    name: "apps",
    columns: [
      .init("APP", "app"), .init("SOURCE", "source_language"),
      .init("FALLBACKS", "fallback_languages"), .init("ZONE", "time_zone"),
      .init("RATE", "max_rate"), .init("STRINGS", "strings_revision"),
      .init("CREATED", "created_at"),
    ])

  /// `pushgate apps list`.
  struct List: GatewayCommand {
    static let configuration = CommandConfiguration(abstract: "List all apps.")

    @OptionGroup var gateway: GatewayOptions
    @OptionGroup var part: ListOptions

    func run(_ session: GatewaySession) async throws {
      try await session.list(AppsCommand.listing, ["apps"], limit: part.limit)
    }
  }

  /// `pushgate apps show`.
  struct Show: GatewayCommand {
    static let configuration = CommandConfiguration(abstract: "Show an app and its settings.")

    @OptionGroup var app: AppArgument
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      session.show(try await session.call("GET", app.path))
    }
  }

  /// `pushgate apps create`.
  struct Create: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Create an app.",
      discussion:
        "Settings without an option get their defaults. The command fails if the app exists.")

    @OptionGroup var app: AppArgument
    @OptionGroup var settings: AppOptions
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      do {
        session.show(
          try await session.call(
            "PUT", app.path, fields: [HeaderField("If-None-Match", "*")],
            body: settings.members.body))
      } catch CommandFault.refused(let refusal) where refusal.status == 412 {
        throw CommandFault.bad(
          "\(app.app) exists: update it with \"pushgate apps update \(app.app)\"")
      }
    }
  }

  /// `pushgate apps update`.
  struct Update: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Update settings of an app.",
      discussion:
        "Settings without an option keep their values. All nodes apply the change within two seconds."
    )

    @OptionGroup var app: AppArgument
    @OptionGroup var settings: AppOptions
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      guard !settings.members.isEmpty else {
        throw CommandFault.usage("nothing to update: expected an option for a setting")
      }
      session.show(try await session.call("PATCH", app.path, body: settings.members.body))
    }
  }

  /// `pushgate apps delete`.
  struct Delete: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Delete an app with its devices, credentials, strings and notifications.",
      discussion:
        "The app disappears at once; its data is deleted in the background. This cannot be undone.")

    @OptionGroup var app: AppArgument
    @OptionGroup var consent: Consent
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      try consent.ask("Delete \(app.app) with everything that belongs to it?")
      let answer = try await session.call("DELETE", app.path)
      if session.json { session.printJSON(answer) }
      session.printStatus("\(app.app) is deleted")
    }
  }
}
