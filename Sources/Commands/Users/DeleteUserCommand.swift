// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// `pushgate users delete`.
struct DeleteUserCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete a user: their devices, and their name in all stored data.",
    discussion: """
      The devices are removed at once, the other data in the background. The answer has the number that "users erasure" \
      takes. This cannot be undone.
      """)

  @OptionGroup var user: UserArgument
  @OptionGroup var consent: Consent
  @OptionGroup var gateway: GatewayOptions

  func run(_ session: GatewaySession) async throws {
    try consent.ask("Delete \(user.user) of \(user.app.app)?")
    session.show(try await session.call("DELETE", user.path))
  }
}

/// `pushgate users erasure`.
struct ErasureCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "erasure", abstract: "Show how far the deletion of a user is.")

  @OptionGroup var app: AppArgument

  @Argument(help: "The number that \"users delete\" returned.")
  var id: String

  @OptionGroup var gateway: GatewayOptions

  func run(_ session: GatewaySession) async throws {
    session.show(try await session.call("GET", app.path + ["erasures", id]))
  }
}
