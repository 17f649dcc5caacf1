// SPDX-License-Identifier: Apache-2.0

/// What a language says of a number, for tools that ask one question at a time.
package enum LanguageQueries {
  /// - Parameter number: decimal digits, "1.0" counts otherwise than "1".
  /// - Returns: nil when `language` is no tag or `number` none.
  package static func pluralCategory(of number: String, in language: String) -> PluralCategory? {
    guard let tag = LanguageTag(parsing: language), let number = DecimalText(number) else {
      return nil
    }
    return LanguageWriting(tag: tag.normalized).category(of: number)
  }

  /// The number in the digits of the language and its region, grouped as they group; nil as above.
  package static func text(of number: String, in language: String) -> String? {
    guard let available = AvailableLanguage(language), let number = DecimalText(number) else {
      return nil
    }
    return available.writing(for: ReaderPlace(of: [language], reading: available)).text(of: number)
  }
}
