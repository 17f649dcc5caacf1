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
