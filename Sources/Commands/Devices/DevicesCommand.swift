// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate devices`.
package struct DevicesCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List, show, register, change and remove the devices of an app.",
    subcommands: [
      List.self, Show.self, Deliveries.self, Counts.self, Register.self, Update.self, Delete.self,
      QuarantineCommand.self, ActivateCommand.self, ImportCommand.self, ExportCommand.self,
      EventsCommand.self,
    ])

  package init() {}

  static let listing = Listing(
    name: "devices",
    columns: [
      .init("TOKEN", "token"), .init("STATE", "state"), .init("ENVIRONMENT", "environment"),
      .init("KIND", "push_type"), .init("USER", "user"), .init("LANGUAGES", "languages"),
      .init("TAGS", "tags"), .init("VERSION", "app_version"),
      .init("REGISTERED", "registered_at"),
    ])

  /// `pushgate devices list`.
  struct List: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "List devices, all or those that filters leave; filters are joined by \"and\".")

    @OptionGroup var app: AppArgument
    @OptionGroup var filter: DeviceFilterOptions
    @OptionGroup var part: ListOptions
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      try await session.list(
        DevicesCommand.listing, app.path + ["devices"], query: filter.pairs, limit: part.limit)
    }
  }

  /// `pushgate devices show`.
  struct Show: GatewayCommand {
    static let configuration = CommandConfiguration(abstract: "Show one device.")

    @OptionGroup var device: DeviceArgument
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      session.show(try await session.call("GET", device.path))
    }
  }

  /// `pushgate devices deliveries`.
  struct Deliveries: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "What became of the pushes to one device, the newest first.",
      discussion: """
        Accepted pushes of a notification to everyone are counted and not listed. The app's notifications of the days that \
        are kept are gone through: with --limit that ends as soon as there are so many.
        """)

    @OptionGroup var device: DeviceArgument

    @Option(help: "Only with this outcome, such as rejected.") var outcome: String?
    @Option(help: "Only for this reason, such as TopicDisallowed.") var reason: String?

    @OptionGroup var part: ListOptions
    @OptionGroup var gateway: GatewayOptions

    private static let listing = Listing(
      name: "deliveries",
      columns: [
        .init("NOTIFICATION", "notification"), .init("OUTCOME", "outcome"),
        .init("REASON", "reason"), .init("LANGUAGE", "language"), .init("ATTEMPTS", "attempts"),
        .init("AT", "updated_at"),
      ])

    func run(_ session: GatewaySession) async throws {
      try await session.list(
        Self.listing, device.path + ["deliveries"],
        query: query([("outcome", outcome), ("reason", reason)]), limit: part.limit)
    }
  }

  /// `pushgate devices counts`.
  struct Counts: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "How many devices there are, by state, environment, kind and language.",
      discussion: "As they were counted last, mostly less than a minute ago.")

    @OptionGroup var app: AppArgument

    @Option(help: "Only of those that are active, quarantined or unregistered.")
    var state: String?

    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      let answer = try await session.call(
        "GET", app.path + ["devices", "counts"], query: query([("state", state)]))
      if session.json {
        session.tell(answer)
      } else {
        Terminal.write(Self.text(answer.root, isForPeople: Terminal.outputIsTerminal))
      }
    }

    /// A line for each number; the members of an object under its name.
    static func text(_ counts: JSONValue, isForPeople: Bool) -> String {
      var table = Table(["OF", "WHICH", "DEVICES"], isForPeople: isForPeople)
      return table.text(
        counts.members.flatMap { name, value in
          value.kind == .object
            ? value.members.map { [name, $0.name, $0.value.cell] } : [[name, "-", value.cell]]
        })
    }
  }

  /// `pushgate devices register`.
  struct Register: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Register a device, or all anew what is known of one.",
      discussion: """
        As the app's backend does when the app is opened: what is not said is cleared, and a device \
        that was quarantined or unregistered is active again. To change a part, use "update".
        """)

    @OptionGroup var device: DeviceArgument
    @OptionGroup var settings: DeviceOptions

    @Option(name: .customLong("tag"), help: "A tag; several may be given.")
    var tags: [String] = []

    @Option(
      help: ArgumentHelp(
        "What the token is for, such as alert, voip or complication.", valueName: "kind"))
    var pushType: String?

    @Option(
      help: ArgumentHelp(
        "When the app registered, such as 2026-11-20T09:00:00Z; now without it.",
        valueName: "time"))
    var registeredAt: String?

    @Option(
      help: ArgumentHelp("The token that this one replaces: its device goes.", valueName: "token"))
    var previousToken: String?

    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      var members = settings.members
      members.set("tags", all: tags)
      members.set("push_type", pushType)
      members.set("registered_at", registeredAt)
      members.set("previous_token", previousToken)
      session.show(try await session.call("PUT", device.path, body: members.body))
    }
  }

  /// `pushgate devices update`.
  struct Update: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Change a part of what is known of a device.",
      discussion: "What is not said stays.")

    @OptionGroup var device: DeviceArgument
    @OptionGroup var settings: DeviceOptions
    @OptionGroup var tags: TagOptions

    @Flag(help: "It is nobody's.") var noUser = false
    @Flag(help: "It has told no language.") var noLanguages = false
    @Flag(help: "It has told no time zone.") var noTimeZone = false
    @Flag(help: "It has told no version.") var noAppVersion = false

    @OptionGroup var gateway: GatewayOptions

    func validate() throws {
      if members.isEmpty { throw ValidationError("say what to change") }
      let pairs = [
        ("user", settings.user != nil, noUser),
        ("languages", !settings.languages.isEmpty, noLanguages),
        ("time-zone", settings.timeZone != nil, noTimeZone),
        ("app-version", settings.appVersion != nil, noAppVersion),
      ]
      for (name, isGiven, isCleared) in pairs where isGiven && isCleared {
        throw ValidationError("--no-\(name) contradicts what is said beside it")
      }
    }

    func run(_ session: GatewaySession) async throws {
      session.show(try await session.call("PATCH", device.path, body: members.body))
    }

    private var members: BodyMembers {
      var members = settings.members
      tags.write(into: &members)
      members.clear("user", noUser)
      members.clear("languages", noLanguages, with: "[]")
      members.clear("time_zone", noTimeZone)
      members.clear("app_version", noAppVersion)
      return members
    }
  }

  /// `pushgate devices delete`.
  struct Delete: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove a device: nothing is sent to it until it is registered again.")

    @OptionGroup var device: DeviceArgument
    @OptionGroup var consent: Consent
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      try consent.ask("Remove this device of \(device.app.app)?")
      try await session.call("DELETE", device.path)
      session.say("the device is removed")
    }
  }
}
