// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// `pushgate devices activate`.
struct ActivateCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "activate", abstract: "Activate a quarantined device.",
    discussion: "An unregistered device (Apple's 410) needs a new registration instead.")

  @OptionGroup var device: DeviceArgument
  @OptionGroup var gateway: GatewayOptions

  func run(_ session: GatewaySession) async throws {
    session.show(try await session.call("POST", device.path + ["activate"]))
  }
}
