// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import JSONText
import Localization

/// `pushgate languages number`.
struct LanguagesNumber: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "number",
    abstract: "Show a number formatted for a language: digits, grouping, sign.",
    discussion: """
      The number consists of decimal digits. The output has the same number of digits after the \
      point.

      With --batch, each line of standard input is an object such as {"language": "de", "number": \
      "1234.5"}, and each line of the output the result, such as {"text": "1.234,5"}.
      """)

  @OptionGroup var question: NumberQuestion

  func run() throws {
    try question.answer(under: "text") { number, language in
      LanguageQueries.text(of: number, in: language)
    }
  }
}
