// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import JSONText

/// The settings of an app.
struct AppOptions: ParsableArguments {
  @Option(
    name: .customLong("fallback-language"),
    help: ArgumentHelp(
      "A fallback language for readers whose languages lack a text; repeatable, tried in order.",
      valueName: "language"))
  var fallbackLanguages: [String] = []

  @Flag(help: "Clear the fallback languages.")
  var noFallbackLanguages = false

  @Option(
    help: ArgumentHelp("The source language of the app's strings.", valueName: "language"))
  var sourceLanguage: String?

  @Option(
    name: .customLong("language-override"),
    help: ArgumentHelp(
      """
      FROM=TO, such as ca=es: use TO for readers of FROM if Apple's rule finds no match. \
      Repeatable; replaces all overrides.
      """,
      valueName: "from=to"))
  var languageOverrides: [String] = []

  @Flag(help: "Clear the language overrides.")
  var noLanguageOverrides = false

  @Option(
    help: ArgumentHelp(
      "Maximum pushes per second, of all notifications together.", valueName: "n"))
  var maxRate: Int?

  @Flag(help: "Clear the maximum rate.")
  var noMaxRate = false

  @Option(
    help: ArgumentHelp(
      "The time zone of devices without one, such as Europe/Berlin.", valueName: "zone"))
  var timeZone: String?

  @Flag(help: "Clear the time zone.")
  var noTimeZone = false

  @Option(
    help: ArgumentHelp(
      "Hours in which alerts are held, in each device's time zone, such as 22:00-08:00.",
      valueName: "from-to"))
  var quietHours: String?

  @Option(
    help: ArgumentHelp(
      "With --quiet-hours: send held alerts when the hours end, or skip them.",
      valueName: "send|skip"))
  var quietHoursThen: String?

  @Flag(help: "Clear the quiet hours.")
  var noQuietHours = false

  @Flag(
    inversion: .prefixedNo,
    help: "Use a key that is missing in the source language as its source string.")
  var keysAreTexts: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Refuse requests if a text is excluded, or does not fit its arguments, in any language.")
  var strict: Bool?

  func validate() throws {
    let hasFallbacks = !fallbackLanguages.isEmpty
    try exclude("--no-fallback-languages", noFallbackLanguages, "--fallback-language", hasFallbacks)
    let hasOverrides = !languageOverrides.isEmpty
    try exclude("--no-language-overrides", noLanguageOverrides, "--language-override", hasOverrides)
    try exclude("--no-max-rate", noMaxRate, "--max-rate", maxRate != nil)
    try exclude("--no-time-zone", noTimeZone, "--time-zone", timeZone != nil)
    try exclude("--no-quiet-hours", noQuietHours, "--quiet-hours", quietHours != nil)
    if quietHoursThen != nil, quietHours == nil {
      throw ValidationError("--quiet-hours-then: expected beside --quiet-hours")
    }
    if let quietHours, quietHours.split(separator: "-").count != 2 {
      throw ValidationError("--quiet-hours: expected two times such as 22:00-08:00")
    }
    for text in languageOverrides where Self.pair(text) == nil {
      throw ValidationError("--language-override: expected FROM=TO such as ca=es, not \(text)")
    }
  }

  private func exclude(
    _ flag: String, _ isCleared: Bool, _ option: String, _ isGiven: Bool
  ) throws {
    if isGiven && isCleared { throw ValidationError("\(flag): expected without \(option)") }
  }

  var members: BodyMembers {
    var members = BodyMembers()
    members.set("fallback_languages", all: fallbackLanguages)
    members.clear("fallback_languages", noFallbackLanguages, with: "[]")
    members.set("source_language", sourceLanguage)
    members.set("language_overrides", json: overrides)
    members.clear("language_overrides", noLanguageOverrides, with: "{}")
    members.set("max_rate", maxRate)
    members.clear("max_rate", noMaxRate)
    members.set("time_zone", timeZone)
    members.clear("time_zone", noTimeZone)
    members.set("quiet_hours", json: hours)
    members.clear("quiet_hours", noQuietHours)
    members.set("keys_are_texts", keysAreTexts)
    members.set("strict", strict)
    return members
  }

  private var overrides: [UInt8]? {
    guard !languageOverrides.isEmpty else { return nil }
    var writer = JSONWriter()
    writer.object { object in
      for (from, to) in languageOverrides.compactMap(Self.pair) { object.field(from, to) }
    }
    return writer.bytes
  }

  private var hours: [UInt8]? {
    guard let times = quietHours?.split(separator: "-"), times.count == 2 else { return nil }
    var writer = JSONWriter()
    writer.object { object in
      object.field("from", String(times[0]))
      object.field("to", String(times[1]))
      if let quietHoursThen { object.field("then", quietHoursThen) }
    }
    return writer.bytes
  }

  private static func pair(_ text: String) -> (from: String, to: String)? {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    return (String(parts[0]), String(parts[1]))
  }
}
