// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient
import JSONText

/// The audience of a notification.
struct NotifyRecipients: ParsableArguments {
  @Option(name: .customLong("user"), help: "A user; repeatable.") var users: [String] = []

  @Option(name: .customLong("token"), help: "A device token in hexadecimal; repeatable.")
  var tokens: [String] = []

  @Flag(help: "All devices of the app.") var everyone = false

  @Option(
    name: .customLong("tag"), help: "Only devices with this tag; repeatable: all tags must match.")
  var tags: [String] = []

  @Option(
    name: .customLong("language"),
    help: "Only devices whose first language matches; repeatable: one of the languages.")
  var languages: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only devices of this environment.", valueName: "production|sandbox"))
  var environment: String?

  private var isNamed: Bool { !users.isEmpty || !tokens.isEmpty }
  private var isNarrowed: Bool { !tags.isEmpty || !languages.isEmpty }

  func validate() throws {
    if isNamed, everyone {
      throw ValidationError("--everyone: expected without --user and --token")
    }
    if isNamed, !tags.isEmpty {
      throw ValidationError("--tag: expected without --user and --token")
    }
    if isNamed, !languages.isEmpty {
      throw ValidationError("--language: expected without --user and --token")
    }
  }

  /// Returns the member `to`.
  func json() throws -> [UInt8] {
    guard isNamed || everyone || isNarrowed else {
      throw CommandFault.usage(
        "the audience is missing: expected --user, --token, --tag, --language or --everyone")
    }
    var members = BodyMembers()
    members.set("users", all: users)
    members.set("tokens", all: tokens)
    if everyone, !isNarrowed { members.set("everyone", true) }
    if !tags.isEmpty {
      var all = BodyMembers()
      all.set("all", tags)
      members.set("tags", json: all.body)
    }
    members.set("languages", all: languages)
    members.set("environment", environment)
    return members.body
  }
}
