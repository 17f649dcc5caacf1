// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import JSONText
import Localization

/// `pushgate languages plural`.
struct LanguagesPlural: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plural",
    abstract: "Show the plural category of a number in a language.",
    discussion: """
      Categories are zero, one, two, few, many and other. The number consists of decimal digits. \
      Digits after the point count: 1 and 1.0 may differ.

      With --batch, each line of standard input is an object such as {"language": "ru", "number": \
      "1.5"}, and each line of the output the result, such as {"category": "other"}.
      """)

  @OptionGroup var question: NumberQuestion

  func run() throws {
    try question.answer(under: "category") { number, language in
      LanguageQueries.pluralCategory(of: number, in: language)?.rawValue
    }
  }
}
