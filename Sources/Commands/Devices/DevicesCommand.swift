// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate devices`.
package struct DevicesCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List, show, create, update, delete, import and export the devices of an app.",
    subcommands: [
      List.self, Show.self, Deliveries.self, Counts.self, Create.self, Update.self, Delete.self,
      QuarantineCommand.self, ActivateCommand.self, ImportCommand.self, ExportCommand.self,
      EventsCommand.self,
    ])

  package init() {}

  static let listing = Listing(
    name: "devices",
    columns: [
      .init("TOKEN", "token"), .init("STATE", "state"), .init("ENV", "environment"),
      .init("KIND", "push_type"), .init("USER", "user"), .init("LANGUAGES", "languages"),
      .init("TAGS", "tags"), .init("VERSION", "app_version"),
      .init("REGISTERED", "registered_at"),
    ])

  /// `pushgate devices list`.
  struct List: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "List devices that match all filters.")

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
      abstract: "List the deliveries to one device, newest first.",
      discussion: """
        Accepted pushes of a broadcast are counted but not listed. The gateway searches all stored \
        notifications; --limit ends the search early.
        """)

    @OptionGroup var device: DeviceArgument

    @OptionGroup var filter: DeliveryFilterOptions
    @OptionGroup var part: ListOptions
    @OptionGroup var gateway: GatewayOptions

    private static let listing = Listing(
      name: "deliveries",
      columns: [
        .init("NOTIFICATION", "notification"), .init("OUTCOME", "outcome"),
        .init("REASON", "reason"), .init("LANGUAGE", "language"), .init("ATTEMPTS", "attempts"),
        .init("AT", "updated_at"), .init("NEXT", "waiting_until"),
      ])

    func run(_ session: GatewaySession) async throws {
      try await session.list(
        Self.listing, device.path + ["deliveries"],
        query: filter.pairs, limit: part.limit)
    }
  }

  /// `pushgate devices counts`.
  struct Counts: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Count devices by state, environment, kind of token and language.",
      discussion: "The gateway updates the counts about every 20 seconds.")

    @OptionGroup var app: AppArgument

    @Option(help: "Only devices in this state: active, quarantined or unregistered.")
    var state: String?

    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      let answer = try await session.call(
        "GET", app.path + ["devices", "counts"], query: query([("state", state)]))
      if session.json {
        session.printJSON(answer)
      } else {
        Terminal.write(Self.text(answer.root, width: Terminal.outputWidth))
      }
    }

    /// Returns one line per number. Members of an object follow the object's name.
    static func text(_ counts: JSONValue, width: Table.Width) -> String {
      var table = Table(["OF", "WHICH", "DEVICES"], width: width)
      return table.text(
        counts.members.flatMap { name, value in
          value.kind == .object
            ? value.members.map { [name, $0.name, $0.value.cell] } : [[name, "-", value.cell]]
        })
    }
  }

  /// `pushgate devices create`.
  struct Create: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Register a device, as the app's backend does.",
      discussion: """
        Replaces a device with this token: fields without an option are cleared, and the device is \
        active again. "devices update" changes individual fields.
        """)

    @OptionGroup var device: DeviceArgument
    @OptionGroup var settings: DeviceOptions

    @Option(name: .customLong("tag"), help: "A tag; repeatable.")
    var tags: [String] = []

    @Option(
      help: ArgumentHelp(
        "The kind of token, such as alert, voip or complication.", valueName: "kind"))
    var pushType: String?

    @Option(
      help: ArgumentHelp(
        "When the app registered, such as 2026-11-20T09:00:00Z; now by default.",
        valueName: "time"))
    var registeredAt: String?

    @Option(
      help: ArgumentHelp(
        "The token that this one replaces; the old device is deleted.", valueName: "token"))
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
      abstract: "Update individual fields of a device.",
      discussion: "Fields without an option keep their values.")

    @OptionGroup var device: DeviceArgument
    @OptionGroup var settings: DeviceOptions
    @OptionGroup var tags: TagOptions

    @Flag(help: "Clear the user.") var noUser = false
    @Flag(help: "Clear the languages.") var noLanguages = false
    @Flag(help: "Clear the time zone.") var noTimeZone = false
    @Flag(help: "Clear the version.") var noAppVersion = false

    @OptionGroup var gateway: GatewayOptions

    func validate() throws {
      let pairs = [
        ("user", settings.user != nil, noUser),
        ("languages", !settings.languages.isEmpty, noLanguages),
        ("time-zone", settings.timeZone != nil, noTimeZone),
        ("app-version", settings.appVersion != nil, noAppVersion),
      ]
      for (name, isGiven, isCleared) in pairs where isGiven && isCleared {
        throw ValidationError("--no-\(name): expected without the value")
      }
    }

    func run(_ session: GatewaySession) async throws {
      guard !members.isEmpty else {
        throw CommandFault.usage("nothing to update: expected an option for a value")
      }
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
      abstract: "Delete a device; it gets no pushes until it registers again.")

    @OptionGroup var device: DeviceArgument
    @OptionGroup var consent: Consent
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      try consent.ask("Delete this device of \(device.app.app)?")
      try await session.call("DELETE", device.path)
      session.printStatus("the device is deleted")
    }
  }
}
