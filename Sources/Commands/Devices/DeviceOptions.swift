// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient

/// Values of a device.
struct DeviceOptions: ParsableArguments {
  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "A preferred language of the device; repeatable, in order of preference.",
      valueName: "language"))
  var languages: [String] = []

  @Option(
    help: ArgumentHelp(
      "The origin of the token: production (App Store, TestFlight) or sandbox (Xcode).",
      valueName: "production|sandbox"))
  var environment: String?

  @Option(help: "The user's id in the app's backend.")
  var user: String?

  @Option(help: ArgumentHelp("The time zone, such as Asia/Taipei.", valueName: "zone"))
  var timeZone: String?

  @Option(help: ArgumentHelp("The version of the app, such as 3.2.1.", valueName: "version"))
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
    help: ArgumentHelp("A tag to add; repeatable.", valueName: "tag"))
  var added: [String] = []

  @Option(
    name: .customLong("remove-tag"),
    help: ArgumentHelp("A tag to remove; repeatable.", valueName: "tag"))
  var removed: [String] = []

  func write(into members: inout BodyMembers) {
    members.set("add_tags", all: added)
    members.set("remove_tags", all: removed)
  }
}

/// Filters for devices. A device must match all of them.
struct DeviceFilterOptions: ParsableArguments {
  @Option(help: "Only devices of this user.")
  var user: String?

  @Option(help: "Only devices whose first language matches this one: fr includes fr-CA.")
  var language: String?

  @Option(
    name: .customLong("tag"),
    help: ArgumentHelp(
      "Only devices with this tag; repeatable: all tags must match.", valueName: "tag"))
  var tags: [String] = []

  @Option(
    name: .customLong("any-tag"),
    help: ArgumentHelp(
      "Only devices with at least one of these tags; repeatable.", valueName: "tag"))
  var anyTags: [String] = []

  @Option(
    name: .customLong("no-tag"),
    help: ArgumentHelp(
      "Only devices without this tag; repeatable: none of the tags may match.", valueName: "tag"))
  var noTags: [String] = []

  @Option(help: ArgumentHelp("Only devices with this version of the app.", valueName: "version"))
  var appVersion: String?

  @Option(
    help: ArgumentHelp("Only devices with this version or a later one.", valueName: "version"))
  var appVersionFrom: String?

  @Option(
    help: ArgumentHelp("Only devices with a version below this one.", valueName: "version"))
  var appVersionBelow: String?

  @Option(help: "Only devices in this state: active, quarantined or unregistered.")
  var state: String?

  @Option(help: "Only devices that are inactive for this reason, such as BadDeviceToken.")
  var reason: String?

  @Option(help: "Only devices of this environment: production or sandbox.")
  var environment: String?

  @Option(help: ArgumentHelp("Only devices with this kind of token.", valueName: "kind"))
  var pushType: String?

  @Option(
    help: ArgumentHelp(
      "Only devices changed at this time or later, such as 2026-11-20T09:00:00Z.",
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
