// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
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
