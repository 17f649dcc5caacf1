// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import JSONText

/// `pushgate keys list`.
package struct ListKeysCommand: GatewayCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List API keys and when each was last used.")

  @OptionGroup var part: ListOptions
  @OptionGroup var gateway: GatewayOptions

  package init() {}

  static let listing = Listing(
    name: "keys",
    columns: [
      .init("ID", "id"), .init("NAME", "name"), .init("SCOPES", "scopes"), .init("APPS", "apps"),
      .init("RATE", "rate_limit"),
      .init("CREATED", "created_at"), .init("LAST USED", "last_used_at"),
    ])

  func run(_ session: GatewaySession) async throws {
    try await session.list(Self.listing, ["keys"], limit: part.limit)
  }
}
