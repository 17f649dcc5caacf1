// SPDX-License-Identifier: Apache-2.0

/// One revision of an app's texts in all its languages: an immutable snapshot that a notification
/// keeps from acceptance to its last delivery.
package struct Catalogue: Sendable {
  package let revision: Int
  package let sourceLanguage: String
  /// The tags as they were uploaded, in the order given; on a tie the earlier is chosen.
  package var languages: [String] { texts.map(\.tag) }

  let texts: [LanguageTexts]

  /// The compiled texts of one language.
  struct LanguageTexts: Sendable {
    let tag: String
    let normalForm: String
    let templates: [String: TextTemplate]
  }

  /// - Parameter files: give them in an order that does not change from one process to the next.
  package init(
    revision: Int, sourceLanguage: String, files: [(language: String, strings: StringsFile)]
  ) throws(CatalogueFault) {
    var texts: [LanguageTexts] = []
    for (language, strings) in files {
      guard let tag = LanguageTag(parsing: language) else {
        throw CatalogueFault(language: language, message: "is not a language tag")
      }
      let normalForm = tag.normalForm
      if let twin = texts.first(where: { $0.normalForm == normalForm }) {
        throw CatalogueFault(language: language, message: "is the same language as \(twin.tag)")
      }
      texts.append(
        LanguageTexts(tag: language, normalForm: normalForm, templates: strings.templates))
    }
    self.revision = revision
    self.sourceLanguage = sourceLanguage
    self.texts = texts
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
