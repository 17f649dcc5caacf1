// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import Localization

/// `pushgate strings coverage`.
package struct StringsCoverage: GatewayCommand {
  package static let configuration = CommandConfiguration(
    commandName: "coverage", abstract: "Show the coverage of each language of a table.")

  private static let listing = Listing(
    name: "languages",
    columns: [
      .init("LANGUAGE", "language"), .init("TEXTS", "strings"), .init("PERCENT", "percent"),
      .init("MISSING", "missing"), .init("EXCLUDED", "excluded"), .init("REVIEW", "needs_review"),
      .init("STALE", "stale"), .init("LACKS FORMS", "lacking_plurals"),
    ])

  @OptionGroup var app: AppArgument
  @OptionGroup var table: TableOption
  @OptionGroup var gateway: GatewayOptions

  package init() {}

  func run(_ session: GatewaySession) async throws {
    try await session.list(
      Self.listing, app.path + ["strings", "coverage"], query: table.pairs, limit: nil)
  }
}
