// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient

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
