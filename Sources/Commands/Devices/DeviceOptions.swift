// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient

/// What may be said of a device.
struct DeviceOptions: ParsableArguments {
  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "One of the device's preferred languages; several in their order.", valueName: "language"))
  var languages: [String] = []

  @Option(
    help: ArgumentHelp(
      "Where the token comes from: production (App Store, TestFlight) or sandbox (Xcode).",
      valueName: "production|sandbox"))
  var environment: String?

  @Option(help: "Whose it is, in the app's own words.")
  var user: String?

  @Option(help: ArgumentHelp("Such as Asia/Taipei.", valueName: "zone"))
  var timeZone: String?

  @Option(help: ArgumentHelp("Such as 3.2.1.", valueName: "version"))
  var appVersion: String?

  var members: BodyMembers {
    var members = BodyMembers()
    members.set("languages", all: languages)
    members.set("environment", environment)
    members.set("user", user)
    members.set("time_zone", timeZone)
    members.set("app_version", appVersion)
    return members
  }
}

/// Tags to add and to remove.
struct TagOptions: ParsableArguments {
  @Option(
    name: .customLong("add-tag"),
    help: ArgumentHelp("A tag to add; several may be given.", valueName: "tag"))
  var added: [String] = []

  @Option(
    name: .customLong("remove-tag"),
    help: ArgumentHelp("A tag to remove; several may be given.", valueName: "tag"))
  var removed: [String] = []

  func write(into members: inout BodyMembers) {
    members.set("add_tags", all: added)
    members.set("remove_tags", all: removed)
  }
}

/// Which devices of an app.
struct DeviceFilterOptions: ParsableArguments {
  @Option(help: "Those of a user.")
  var user: String?

  @Option(help: "Those whose first preference texts in this language fit: fr lists fr-CA too.")
  var language: String?

  @Option(
    name: .customLong("tag"),
    help: ArgumentHelp("Those that have a tag; several: each of them.", valueName: "tag"))
  var tags: [String] = []

  @Option(
    name: .customLong("any-tag"),
    help: ArgumentHelp("Several: those that have one of them.", valueName: "tag"))
  var anyTags: [String] = []

  @Option(
    name: .customLong("no-tag"),
    help: ArgumentHelp("Those that do not have a tag, or any of several.", valueName: "tag"))
  var noTags: [String] = []

  @Option(help: ArgumentHelp("Those with this version of the app.", valueName: "version"))
  var appVersion: String?

  @Option(help: ArgumentHelp("Those with this version or a later one.", valueName: "version"))
  var appVersionFrom: String?

  @Option(help: ArgumentHelp("Those with a version before this one.", valueName: "version"))
  var appVersionBelow: String?

  @Option(help: "Those that are active, quarantined or unregistered.")
  var state: String?

  @Option(help: "Those that are not active for this reason, such as BadDeviceToken.")
  var reason: String?

  @Option(help: "Those of production or sandbox.")
  var environment: String?

  @Option(help: ArgumentHelp("Those whose tokens are of this kind.", valueName: "kind"))
  var pushType: String?

  @Option(
    help: ArgumentHelp(
      "Those that were registered or changed then or later, such as 2026-11-20T09:00:00Z.",
      valueName: "time"))
  var updatedSince: String?

  var pairs: [QueryPair] {
    query([
      ("user", user), ("language", language), ("app_version", appVersion),
      ("app_version_from", appVersionFrom), ("app_version_below", appVersionBelow),
      ("state", state), ("reason", reason), ("environment", environment),
      ("push_type", pushType), ("updated_since", updatedSince),
    ]) + tags.map { QueryPair("tag", $0) } + anyTags.map { QueryPair("any_tag", $0) }
      + noTags.map { QueryPair("no_tag", $0) }
  }
}
