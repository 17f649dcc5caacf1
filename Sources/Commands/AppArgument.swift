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
