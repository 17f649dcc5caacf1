// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import JSONText

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
