// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import JSONText

/// A notification of an app.
struct NotificationArgument: ParsableArguments {
  @OptionGroup var app: AppArgument

  @Argument(help: "The notification's id.")
  var id: String

  var path: [String] { app.path + ["notifications", id] }

  func validate() throws {
    if id.isEmpty { throw ValidationError("the notification's id is empty") }
  }
}
