// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import JSONText

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
