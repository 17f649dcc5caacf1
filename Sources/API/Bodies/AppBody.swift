// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import PushModel

/// A checked body of `PUT /v1/apps/{app}`. An empty body sets all defaults.
package struct AppBody: Sendable, Equatable {
  package var fallbackLanguages: [String] = []
  package var sourceLanguage = "en"
  package var languageOverrides: [String: String] = [:]
  package var maxRate: Int?
  package var timeZone: String?
  package var quietHours: QuietHours?
  package var keysAreTexts = false
  package var isStrict = false

  package init(parsing body: [UInt8]) throws(Fault) {
    guard !body.isEmpty else { return }
    let patch = try AppPatch(parsing: body, expected: "an object that describes the app")
    fallbackLanguages = patch.fallbackLanguages ?? []
    sourceLanguage = patch.sourceLanguage ?? sourceLanguage
    languageOverrides = patch.languageOverrides ?? [:]
    maxRate = patch.maxRate ?? nil
    timeZone = patch.timeZone ?? nil
    quietHours = patch.quietHours ?? nil
    keysAreTexts = patch.keysAreTexts ?? false
    isStrict = patch.isStrict ?? false
  }

  /// Maximum number of overrides of Apple's language matching: enough for the few languages that an
  /// operator corrects. Each override adds one lookup for language lists without another match.
  package static let maximumOverrides = 64
}

extension AppPatch {
  /// Creates a change that sets every member to the body's value.
  init(_ body: AppBody) {
    self.init()
    fallbackLanguages = body.fallbackLanguages
    sourceLanguage = body.sourceLanguage
    languageOverrides = body.languageOverrides
    maxRate = .some(body.maxRate)
    timeZone = .some(body.timeZone)
    quietHours = .some(body.quietHours)
    keysAreTexts = body.keysAreTexts
    isStrict = body.isStrict
  }

  /// Parses the body of `PATCH /v1/apps/{app}`. Absent members stay unchanged; null clears optional
  /// ones.
  package init(parsing body: [UInt8]) throws(Fault) {
    try self.init(parsing: body, expected: "an object of the members to change")
  }

  fileprivate init(parsing body: [UInt8], expected: String) throws(Fault) {
    self.init()
    var faults = Faults()
    for field in try bodyMembers(body, expected: expected) {
      switch field.name {
      case "fallback_languages": fallbackLanguages = field.exactLanguages(&faults)
      case "source_language": sourceLanguage = field.exactLanguage(&faults)
      case "language_overrides": languageOverrides = Self.overrides(field, &faults)
      case "max_rate": maxRate = .some(field.value.isNull ? nil : field.rate(&faults))
      case "time_zone": timeZone = .some(field.value.isNull ? nil : field.timeZone(&faults))
      case "quiet_hours": quietHours = .some(field.value.isNull ? nil : field.quietHours(&faults))
      case "keys_are_texts": keysAreTexts = field.bool(&faults)
      case "strict": isStrict = field.bool(&faults)
      case "defaults": field.notAvailable(&faults)
      default: field.unknown(Self.names, &faults)
      }
    }
    try faults.check()
  }

  private static let names = """
    fallback_languages, source_language, language_overrides, max_rate, time_zone, quiet_hours, \
    keys_are_texts, strict
    """

  private static func overrides(_ field: Field, _ faults: inout Faults) -> [String: String] {
    guard let members = field.members("an object of language tags", &faults) else { return [:] }
    let count = members.count
    guard count <= AppBody.maximumOverrides else {
      field.refuse(
        .invalidValue, "expected at most \(AppBody.maximumOverrides) overrides, not \(count)",
        &faults)
      return [:]
    }
    var overrides: [String: String] = [:]
    for member in members {
      guard let wanted = canonicalLanguage(member.name.text) else {
        member.refuse(
          .unusableLanguage, "the name is not a language tag; \(languageExpected)", &faults)
        continue
      }
      guard let replacement = member.exactLanguage(&faults) else { continue }
      if overrides.updateValue(replacement, forKey: wanted) != nil {
        member.refuse(.invalidValue, "expected \(wanted) only once, however spelled", &faults)
      }
    }
    return overrides
  }
}
