// SPDX-License-Identifier: Apache-2.0

/// A checked body of `PUT /v1/apps/{app}`. No body at all means all defaults.
package struct AppBody: Sendable, Equatable {
  package var fallbackLanguages: [String] = []
  package var sourceLanguage = "en"

  package init(parsing body: [UInt8]) throws(Fault) {
    guard !body.isEmpty else { return }
    var faults = Faults()
    for field in try bodyMembers(body, expected: "an object that describes the app") {
      switch field.name {
      case "fallback_languages":
        fallbackLanguages = field.exactLanguages(&faults) ?? []
      case "source_language":
        sourceLanguage = field.exactLanguage(&faults) ?? sourceLanguage
      case "defaults": field.notAvailable(&faults)
      default: field.unknown("fallback_languages, source_language", &faults)
      }
    }
    try faults.check()
  }
}
