// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient

/// The app: the first argument of every command for one app.
struct AppArgument: ParsableArguments {
  @Argument(help: "The app's bundle id.")
  var app: String

  /// The segments of the app's path in the API, after the version.
  var path: [String] { ["apps", app] }

  func validate() throws {
    if app.isEmpty { throw ValidationError("the bundle id is empty") }
  }
}

/// A device of an app.
struct DeviceArgument: ParsableArguments {
  @OptionGroup var app: AppArgument

  @Argument(help: "The device token, in hexadecimal digits.")
  var token: String

  var path: [String] { app.path + ["devices", token] }

  func validate() throws {
    if token.isEmpty { throw ValidationError("the token is empty") }
  }
}

/// The limit on the number of listed items.
struct ListOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Maximum number of items; all by default.", valueName: "n"))
  var limit: Int?

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit: expected a number from 1") }
  }
}

/// Confirmation of commands that cannot be undone.
struct Consent: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Do not ask for confirmation.")
  var yes = false

  func ask(_ question: String) throws { try Terminal.confirm(question, isSaid: yes) }
}

/// Returns the query with those pairs that have a value.
func query(_ pairs: [(name: String, value: String?)]) -> [QueryPair] {
  pairs.compactMap { pair in pair.value.map { QueryPair(pair.name, $0) } }
}
