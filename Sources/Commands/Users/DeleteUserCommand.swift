// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// `pushgate users delete`.
struct DeleteUserCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Erase a user: delete their devices and remove their id from all stored data.",
    discussion: """
      The devices are deleted at once, other data in the background. The output contains the \
      number for "users erasure". This cannot be undone.
      """)

  @OptionGroup var user: UserArgument
  @OptionGroup var consent: Consent
  @OptionGroup var gateway: GatewayOptions

  func run(_ session: GatewaySession) async throws {
    try consent.ask("Delete \(user.user) of \(user.app.app)?")
    session.show(try await session.call("DELETE", user.path))
  }
}
