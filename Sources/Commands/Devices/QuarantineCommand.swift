// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// `pushgate devices quarantine`.
struct QuarantineCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "quarantine",
    abstract: "Quarantine a device; it gets no pushes until it is activated or registers again.")

  @OptionGroup var device: DeviceArgument

  @Option(help: "The reason: one word of your choice.")
  var reason: String?

  @OptionGroup var gateway: GatewayOptions

  func run(_ session: GatewaySession) async throws {
    var members = BodyMembers()
    members.set("reason", reason)
    session.show(
      try await session.call("POST", device.path + ["quarantine"], body: members.body))
  }
}
