// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Look-up of `loc-key` as an app with these localizations performs it on the device. Unlike the
/// gateway's own choice, it uses one language and does not search for a more complete one; a key
/// that this language lacks is missing.
extension Catalogue {
  /// Returns the language in which an app runs for a reader of `preferences`, then those that
  /// complete it ("en-GB", "en"). If none matches, returns the source language, or else the first
  /// language.
  package func appLanguages(for preferences: [String]) -> [String] {
    let chosen = matcher.chain(for: preferences)
    if !chosen.isEmpty { return chosen }
    let source = matcher.chain(for: [sourceLanguage])
    return source.isEmpty ? Array(languages.prefix(1)) : source
  }

  /// Returns the text of `key` in the app's language; nil if the language lacks it. Placeholders
  /// without an argument are left out.
  package func appText(
    for key: String, _ arguments: [TextArgument], preferences: [String]
  ) -> String? {
    for language in appLanguages(for: preferences) {
      guard let texts = texts.first(where: { $0.language.spelling == language }),
        let template = texts.templates[ExactString(key)]
      else { continue }
      return template.render(arguments, in: texts.language.writing)
    }
    return nil
  }
}
