// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Text that an app with these localizations shows for `loc-key`. The app's own look-up uses one
/// language and does not look for a more complete one, as the gateway does for its own texts: a key
/// that the language lacks is missing.
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
