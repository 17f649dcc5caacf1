// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import JSONText

/// A webhook of an app.
struct WebhookArgument: ParsableArguments {
  @OptionGroup var app: AppArgument

  @Argument(help: "The webhook's id, as \"webhooks list\" shows it.")
  var id: String

  var path: [String] { app.path + ["webhooks", id] }

  func validate() throws {
    if id.isEmpty { throw ValidationError("the webhook's id is empty") }
  }
}
