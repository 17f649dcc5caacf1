// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Text that a reader receives for a key.
package struct ShownText: Sendable, Equatable {
  /// The reader's language as requested.
  package let reader: String
  /// Language of the text and the reason for it; nil if no language has the text.
  package var language: String?
  package var reason: LanguageReason?
  /// Text as the gateway would send it; nil if `fault` has the reason.
  package var text: String?
  package var isRightToLeft = false
  /// Position of the text in its file, from 1.
  package var file: String?
  package var line: Int?
  package var fault: String?

  init(reader: String) { self.reader = reader }
}

extension StringsCheck.Group {
  /// One reader for each language of the complete catalogue.
  package var readers: [String] { complete?.languages ?? [] }

  /// Whether any language has or excludes the key.
  package func knows(_ key: String) -> Bool {
    complete.map { $0.hasText(for: key) || $0.firstExclusion(of: TextKey(key)) != nil } ?? false
  }

  /// Returns the reason for which the gateway rejects requests with this key for all readers; nil
  /// if it accepts them.
  package func refusal(of key: String) -> String? {
    guard let complete, !complete.hasText(for: key) else { return nil }
    return complete.firstExclusion(of: TextKey(key)).map {
      "excluded in \($0.language): \($0.reason)"
    }
  }

  /// Returns the text that a reader receives, by the gateway's rule.
  /// - Parameters:
  ///   - reader: a language tag.
  ///   - fallbacks: the app's fallback languages, most wanted first.
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

  /// Returns the position of a text. A `.stringsdict` has precedence over a `.strings`.
  func place(of name: String, in language: String) -> (file: String?, line: Int?) {
    let key = ExactString(name)
    let table = tables.filter { $0.language == language && $0.strings.has(key) }
      .max { $0.rank < $1.rank }
    return (table?.path, table?.strings.line(of: key))
  }
}
