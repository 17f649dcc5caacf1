// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import JSONText

/// `pushgate notifications cancel`.
struct CancelCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "cancel",
    abstract: "Cancel a notification: devices not yet reached get no push.",
    discussion: "A cancelled notification cannot be resumed.")

  @OptionGroup var notification: NotificationArgument
  @OptionGroup var consent: Consent
  @OptionGroup var gateway: GatewayOptions

  func run(_ session: GatewaySession) async throws {
    try consent.ask("Cancel the notification \(notification.id) of \(notification.app.app)?")
    NotifyOutput.state(try await session.call("POST", notification.path + ["cancel"]), session)
  }
}

/// `pushgate notifications pause`.
struct PauseCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "pause",
    abstract: "Pause a notification until it is resumed.",
    discussion: "Its expiry time keeps running.")

  @OptionGroup var notification: NotificationArgument
  @OptionGroup var gateway: GatewayOptions

  func run(_ session: GatewaySession) async throws {
    NotifyOutput.state(try await session.call("POST", notification.path + ["pause"]), session)
  }
}

/// `pushgate notifications resume`.
struct ResumeCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume", abstract: "Resume a paused notification from where it stopped.")

  @OptionGroup var notification: NotificationArgument
  @OptionGroup var gateway: GatewayOptions

  func run(_ session: GatewaySession) async throws {
    NotifyOutput.state(try await session.call("POST", notification.path + ["resume"]), session)
  }
}

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
