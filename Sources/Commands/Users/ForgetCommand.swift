// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// `pushgate users forget`.
struct ForgetCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Forget a person: their devices, and what names them in all that is stored.",
    discussion: """
      The devices are gone at once, the rest behind the answer, which has the number that "users erasure" \
      takes. Nothing brings it back.
      """)

  @OptionGroup var user: UserArgument
  @OptionGroup var consent: Consent
  @OptionGroup var gateway: GatewayOptions

  func run(_ session: GatewaySession) async throws {
    try consent.ask("Forget \(user.user) of \(user.app.app)?")
    session.show(try await session.call("DELETE", user.path))
  }
}

/// `pushgate users erasure`.
struct ErasureCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "erasure", abstract: "Whether a person is forgotten by now.")

  @OptionGroup var app: AppArgument

  @Argument(help: "The number that \"users forget\" answered.")
  var id: String

  @OptionGroup var gateway: GatewayOptions

  func run(_ session: GatewaySession) async throws {
    session.show(try await session.call("GET", app.path + ["erasures", id]))
  }
}
