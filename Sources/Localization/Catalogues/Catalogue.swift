// SPDX-License-Identifier: Apache-2.0

/// One revision of an app's texts in all its languages: an immutable snapshot that a notification
/// keeps from acceptance to its last delivery.
package struct Catalogue: Sendable {
  package let revision: Int
  package let sourceLanguage: String
  /// The tags as they were uploaded, in the order given; on a tie the earlier is chosen.
  package var languages: [String] { texts.map(\.language.spelling) }

  let texts: [LanguageTexts]
  let matcher: LanguageMatcher

  /// The compiled texts of one language.
  struct LanguageTexts: Sendable {
    let language: AvailableLanguage
    let strings: StringsFile

    var templates: [String: TextTemplate] { strings.templates }
  }

  /// - Parameter files: give them in an order that does not change from one process to the next.
  package init(
    revision: Int, sourceLanguage: String, files: [(language: String, strings: StringsFile)]
  ) throws(CatalogueFault) {
    var texts: [LanguageTexts] = []
    for (tag, strings) in files {
      guard let language = AvailableLanguage(tag) else {
        throw CatalogueFault(language: tag, message: "is not a language tag")
      }
      if let twin = texts.first(where: { $0.language.isSame(as: language) }) {
        throw CatalogueFault(
          language: tag, message: "is the same language as \(twin.language.spelling)")
      }
      texts.append(LanguageTexts(language: language, strings: strings))
    }
    self.revision = revision
    self.sourceLanguage = sourceLanguage
    self.texts = texts
    matcher = LanguageMatcher(languages: texts.map(\.language))
  }

  /// Whether any language has a text for `key`.
  package func hasText(for key: String) -> Bool {
    texts.contains { $0.templates[key] != nil }
  }
}

/// Why files do not make a catalogue.
package struct CatalogueFault: Error, Equatable {
  package let language: String
  /// Reads on after the language: "is the same language as he".
  package let message: String
}
