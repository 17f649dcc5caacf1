// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient

/// A user of an app.
struct UserArgument: ParsableArguments {
  @OptionGroup var app: AppArgument

  @Argument(help: "The user's id in the app's backend.")
  var user: String

  var path: [String] { app.path + ["users", user] }

  func validate() throws {
    if user.isEmpty { throw ValidationError("the user is empty") }
  }
}
