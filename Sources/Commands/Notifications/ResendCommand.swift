// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import JSONText

/// `pushgate notifications resend`.
struct ResendCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "resend",
    abstract: "Resend a notification to the active devices that it did not reach.",
    discussion: """
      The notification must be finished or cancelled. At a terminal the command asks for \
      confirmation, unless --yes is given.
      """)

  @OptionGroup var notification: NotificationArgument

  @Option(
    name: .customLong("outcome"),
    help: ArgumentHelp(
      "Only devices with this outcome: rejected, expired, cancelled or unknown; repeatable.",
      valueName: "outcome"))
  var outcomes: [String] = []

  @OptionGroup var consent: Consent
  @OptionGroup var gateway: GatewayOptions

  /// The body of the request.
  var body: [UInt8] {
    var members = BodyMembers()
    members.set("outcomes", all: outcomes)
    return members.body
  }

  func run(_ session: GatewaySession) async throws {
    if Terminal.canAsk {
      try consent.ask(
        """
        Resend the notification \(notification.id) of \(notification.app.app) to devices that it did \
        not reach?
        """
      )
    }
    NotifyOutput.state(
      try await session.call("POST", notification.path + ["resend-failures"], body: body), session)
  }
}
