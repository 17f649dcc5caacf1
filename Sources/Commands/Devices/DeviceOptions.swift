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
