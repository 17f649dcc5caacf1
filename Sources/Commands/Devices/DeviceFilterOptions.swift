// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import HTTPClient

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
