// SPDX-License-Identifier: Apache-2.0
package import ArgumentParser
import HTTPClient
import Localization

/// A table of an app.
struct TableOption: ParsableArguments {
  @Option(help: ArgumentHelp("The table; Localizable by default.", valueName: "name"))
  var table: String?

  var pairs: [QueryPair] { query([("table", table)]) }

  func validate() throws {
    if let table, TableName.kept(table) == nil {
      throw ValidationError("--table: \"\(table)\" cannot be the name of a table")
    }
  }
}

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

/// `pushgate strings activate`.
package struct StringsActivate: GatewayCommand {
  package static let configuration = CommandConfiguration(
    commandName: "activate", abstract: "Activate an earlier or later revision of an app's strings.",
    discussion: "Notifications accepted before keep their revision.")

  @OptionGroup var app: AppArgument
  @Argument(help: "The number of the revision.") var revision: Int64
  @OptionGroup var gateway: GatewayOptions

  package init() {}

  package func validate() throws {
    if revision < 1 { throw ValidationError("a revision's number is 1 or more") }
  }

  func run(_ session: GatewaySession) async throws {
    session.show(
      try await session.call(
        "POST", app.path + ["strings", "revisions", "\(revision)", "activate"]))
  }
}
