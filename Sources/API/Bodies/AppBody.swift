// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// A checked body of `PUT /v1/apps/{app}`. No body at all means all defaults.
package struct AppBody: Sendable, Equatable {
  package var fallbackLanguages: [String] = []
  package var sourceLanguage = "en"
  package var languageOverrides: [String: String] = [:]

  package init(parsing body: [UInt8]) throws(Fault) {
    guard !body.isEmpty else { return }
    var faults = Faults()
    for field in try bodyMembers(body, expected: "an object that describes the app") {
      switch field.name {
      case "fallback_languages":
        fallbackLanguages = field.exactLanguages(&faults) ?? []
      case "source_language":
        sourceLanguage = field.exactLanguage(&faults) ?? sourceLanguage
      case "language_overrides":
        languageOverrides = Self.overrides(field, &faults)
      case "defaults": field.notAvailable(&faults)
      default: field.unknown("fallback_languages, source_language, language_overrides", &faults)
      }
    }
    try faults.check()
  }

  /// An operator corrects Apple's rule for a few languages. Each costs a look for every list of
  /// languages that nothing else fits.
  package static let maximumOverrides = 64

  private static func overrides(_ field: Field, _ faults: inout Faults) -> [String: String] {
    guard let members = field.members("an object of language tags", &faults) else { return [:] }
    guard members.count <= maximumOverrides else {
      field.refuse(
        .invalidValue, "expected at most \(maximumOverrides) overrides, not \(members.count)",
        &faults)
      return [:]
    }
    var overrides: [String: String] = [:]
    for member in members {
      guard let wanted = canonicalLanguage(member.name) else {
        member.refuse(
          .unusableLanguage, "the name is no language tag; \(languageExpected)", &faults)
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
