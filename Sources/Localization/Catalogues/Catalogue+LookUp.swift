// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// What an app with these localizations shows on a device, by its own look-up: what becomes of
/// `loc-key`. Nothing is chosen for the sake of completeness here, as it is for texts that a server
/// writes: the app runs in one language, and what that lacks is missing.
extension Catalogue {
  /// The language an app runs in for a reader of `preferences`, then those that complete it
  /// ("en-GB", "en"). When none fits, the source language, else the first there is.
  package func appLanguages(for preferences: [String]) -> [String] {
    let chosen = matcher.chain(for: preferences)
    if !chosen.isEmpty { return chosen }
    let source = matcher.chain(for: [sourceLanguage])
    return source.isEmpty ? Array(languages.prefix(1)) : source
  }

  /// The text under `key` in the language the app runs in, or nil where that has none. A placeholder
  /// without an argument is left out.
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
