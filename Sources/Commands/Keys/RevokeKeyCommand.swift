// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate keys revoke`.
package struct RevokeKeyCommand: GatewayCommand {
  package static let configuration = CommandConfiguration(
    commandName: "revoke", abstract: "Revoke an API key.",
    discussion: "All nodes refuse the key within two seconds. This cannot be undone.")

  @Argument(help: "The key's id, as \"keys list\" shows it.")
  var id: Int

  @OptionGroup var consent: Consent
  @OptionGroup var gateway: GatewayOptions

  package init() {}

  func run(_ session: GatewaySession) async throws {
    try consent.ask("Revoke key \(id)?")
    try await session.call("DELETE", ["keys", "\(id)"])
    session.printStatus("key \(id) is revoked")
  }
}
