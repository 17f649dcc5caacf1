// SPDX-License-Identifier: Apache-2.0

/// Plural category and spelling of a single number in a language, for tools.
package enum LanguageQueries {
  /// - Parameter number: decimal digits; "1.0" may have another category than "1".
  /// - Returns: nil when `language` is not a tag or `number` is not a number.
  package static func pluralCategory(of number: String, in language: String) -> PluralCategory? {
    guard let tag = LanguageTag(parsing: language), let number = DecimalText(number) else {
      return nil
    }
    return LanguageWriting(tag: tag.normalized).category(of: number)
  }

  /// Returns the number with the digits and the grouping of the language and its region. Nil when
  /// `language` is not a tag or `number` is not a number.
  package static func text(of number: String, in language: String) -> String? {
    guard let available = AvailableLanguage(language), let number = DecimalText(number) else {
      return nil
    }
    return available.writing(for: ReaderPlace(of: [language], reading: available)).text(of: number)
  }
}
