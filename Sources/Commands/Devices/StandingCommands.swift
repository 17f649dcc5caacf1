// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// `pushgate devices quarantine`.
struct QuarantineCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "quarantine",
    abstract: "Set a device aside: nothing is sent to it until it is activated or registers again.")

  @OptionGroup var device: DeviceArgument

  @Option(help: "Why, in a word of your own: its state's reason afterwards.")
  var reason: String?

  @OptionGroup var gateway: GatewayOptions

  func run(_ session: GatewaySession) async throws {
    var members = BodyMembers()
    members.set("reason", reason)
    session.show(
      try await session.call("POST", device.path + ["quarantine"], body: members.body))
  }
}

/// `pushgate devices activate`.
struct ActivateCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "activate", abstract: "Put back a device that was set aside.",
    discussion: "One that Apple has unregistered is put back by a registration alone.")

  @OptionGroup var device: DeviceArgument
  @OptionGroup var gateway: GatewayOptions

  func run(_ session: GatewaySession) async throws {
    session.show(try await session.call("POST", device.path + ["activate"]))
  }
}
