// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient

/// The limit on the number of listed items.
struct ListOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Maximum number of items; all by default.", valueName: "n"))
  var limit: Int?

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit: expected a number from 1") }
  }
}
