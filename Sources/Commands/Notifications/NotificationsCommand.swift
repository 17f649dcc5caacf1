// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate notifications`.
package struct NotificationsCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "notifications",
    abstract: "List, show, cancel, pause, resume and resend the notifications of an app.",
    subcommands: [
      List.self, Show.self, Deliveries.self, CancelCommand.self, PauseCommand.self,
      ResumeCommand.self, ResendCommand.self,
    ])

  package init() {}

  /// `pushgate notifications list`.
  struct List: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "List notifications, newest first.")

    @OptionGroup var app: AppArgument

    @Option(help: "Only notifications in this state, such as scheduled or finished.")
    var state: String?

    @Option(help: "Only notifications with this reference.") var reference: String?

    @Option(
      help: ArgumentHelp(
        "Only notifications sent or due at this time or later, such as 2026-11-20T09:00:00Z.",
        valueName: "time"))
    var since: String?

    @Option(
      help: ArgumentHelp("Only notifications sent or due before this time.", valueName: "time"))
    var until: String?

    @OptionGroup var part: ListOptions
    @OptionGroup var gateway: GatewayOptions

    private static let listing = Listing(
      name: "notifications",
      columns: [
        .init("ID", "id"), .init("STATE", "state"), .init("ACCEPTED", "accepted_at"),
        .init("DEVICES", "audience", or: "audience_at_acceptance"), .init("DUE", "due_at"),
        .init("OUTCOMES", "outcomes"),
        .init("TEXT", "text"),
      ])

    var pairs: [QueryPair] {
      query([("state", state), ("reference", reference), ("since", since), ("until", until)])
    }

    func run(_ session: GatewaySession) async throws {
      try await session.list(
        Self.listing, app.path + ["notifications"], query: pairs, limit: part.limit)
    }
  }

  /// `pushgate notifications show`.
  struct Show: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show a notification: its state and the number of devices per outcome.")

    @OptionGroup var notification: NotificationArgument
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      session.show(try await session.call("GET", notification.path))
    }
  }

  /// `pushgate notifications deliveries`.
  struct Deliveries: GatewayCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the deliveries of a notification: outcome and reason per device.",
      discussion: "Accepted pushes of a broadcast are counted but not listed.")

    @OptionGroup var notification: NotificationArgument
    @OptionGroup var filter: DeliveryFilterOptions
    @OptionGroup var part: ListOptions
    @OptionGroup var gateway: GatewayOptions

    func run(_ session: GatewaySession) async throws {
      try await session.list(
        NotifyOutput.listing, notification.path + ["deliveries"], query: filter.pairs,
        limit: part.limit)
    }
  }
}
