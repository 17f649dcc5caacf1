// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// What one reader gets under a key.
package struct ShownText: Sendable, Equatable {
  /// The reader's language, as it was asked for.
  package let reader: String
  /// The language of the text, and why it is in that; nil where no language has one.
  package var language: String?
  package var reason: LanguageReason?
  /// The text as it would be sent; nil where `fault` says why there is none.
  package var text: String?
  package var isRightToLeft = false
  /// Where it stands, from 1.
  package var file: String?
  package var line: Int?
  package var fault: String?

  init(reader: String) { self.reader = reader }
}

extension StringsCheck.Group {
  /// A reader of each language that a gateway would send in.
  package var readers: [String] { complete?.languages ?? [] }

  /// Whether any language has the key, be it excluded.
  package func knows(_ key: String) -> Bool {
    complete.map { $0.hasText(for: key) || $0.firstExclusion(of: TextKey(key)) != nil } ?? false
  }

  /// Why a request that names the key would be refused for all readers, in words.
  package func refusal(of key: String) -> String? {
    guard let complete, !complete.hasText(for: key) else { return nil }
    return complete.firstExclusion(of: TextKey(key)).map {
      "excluded in \($0.language): \($0.reason)"
    }
  }

  /// What a reader gets, by the rule that gateways send by.
  /// - Parameters:
  ///   - reader: a language tag.
  ///   - fallbacks: the app's, most wanted first.
  package func shown(
    _ key: String, _ arguments: [TextArgument], to reader: String, fallbacks: [String] = []
  ) -> ShownText {
    var shown = ShownText(reader: reader)
    guard let catalogue = complete else { return shown }
    let context = LanguageContext(appFallback: fallbacks, sourceLanguage: sourceLanguage)
    let choice = catalogue.matcher.firstChoice(for: [reader], context: context) {
      catalogue.template(TextKey(key), at: $0.position) != nil
    }
    guard let choice, let template = catalogue.template(TextKey(key), at: choice.position) else {
      shown.fault = "no language that this reader falls back on has the text"
      return shown
    }
    let language = catalogue.availableLanguages[choice.position]
    shown.language = choice.language
    shown.reason = choice.reason
    shown.isRightToLeft = language.writing.isRightToLeft
    (shown.file, shown.line) = place(of: key, in: choice.language)
    if let fault = template.fault(for: arguments) {
      shown.fault = fault.message
    } else {
      let place = ReaderPlace(of: [reader], reading: language)
      shown.text = template.render(arguments, in: language.writing(for: place))
    }
    return shown
  }

  /// A `.stringsdict` goes before a `.strings`.
  func place(of name: String, in language: String) -> (file: String?, line: Int?) {
    let key = ExactString(name)
    let table = tables.filter { $0.language == language && $0.strings.has(key) }
      .max { $0.rank < $1.rank }
    return (table?.path, table?.strings.line(of: key))
  }
}
