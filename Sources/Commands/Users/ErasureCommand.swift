// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// `pushgate users erasure`.
struct ErasureCommand: GatewayCommand {
  static let configuration = CommandConfiguration(
    commandName: "erasure", abstract: "Show the progress of a user's erasure.")

  @OptionGroup var app: AppArgument

  @Argument(help: "The erasure id that \"users delete\" printed.")
  var id: String

  @OptionGroup var gateway: GatewayOptions

  func run(_ session: GatewaySession) async throws {
    session.show(try await session.call("GET", app.path + ["erasures", id]))
  }
}
