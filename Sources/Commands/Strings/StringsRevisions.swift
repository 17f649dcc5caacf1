// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import Localization

/// `pushgate strings revisions`.
package struct StringsRevisions: GatewayCommand {
  package static let configuration = CommandConfiguration(
    commandName: "revisions", abstract: "List the revisions of an app's strings, newest first.")

  private static let listing = Listing(
    name: "revisions",
    columns: [
      .init("REVISION", "revision"), .init("ACTIVE", "active"), .init("CREATED", "created_at"),
      .init("FORMAT", "format"), .init("KEYS", "keys"), .init("TABLES", "tables"),
      .init("LANGUAGES", "languages"),
    ])

  @OptionGroup var app: AppArgument
  @OptionGroup var part: ListOptions
  @OptionGroup var gateway: GatewayOptions

  package init() {}

  func run(_ session: GatewaySession) async throws {
    try await session.list(
      Self.listing, app.path + ["strings", "revisions"], limit: part.limit)
  }
}
