// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import JSONText
import Localization

/// `pushgate languages`: chooses languages, plural categories and number formats without a server.
struct LanguagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "languages",
    abstract: "Show the language chosen for a reader, its plural categories and number formats.",
    subcommands: [LanguagesMatch.self, LanguagesPlural.self, LanguagesNumber.self])
}

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

/// The options of `plural` and `number`.
struct NumberQuestion: ParsableArguments {
  @Option(help: "A language tag, such as pt-PT.") var language: String?
  @Option(
    parsing: .unconditional, help: "Decimal digits, such as 1.50 or -3.") var number: String?
  @Flag(help: "Read JSON lines from standard input, and print one result per line.") var batch =
    false

  func validate() throws {
    guard batch else {
      guard let language, let number else {
        throw ValidationError("--language and --number are needed, or --batch")
      }
      if let fault = Self.fault(language: language, number: number) { throw ValidationError(fault) }
      return
    }
    guard language == nil, number == nil else {
      throw ValidationError("--batch reads languages and numbers from standard input")
    }
  }

  /// Prints the result for the options, or for each line of standard input.
  func answer(
    under name: String, _ answer: @escaping (_ number: String, _ language: String) -> String?
  ) throws {
    if let language, let number {
      say(answer(number, language) ?? "")
      return
    }
    try Batch.run { (line) throws(BatchFault) in
      let language = try line.string("language")
      let number = try line.number("number")
      guard let text = answer(number, language) else {
        throw BatchFault(Self.fault(language: language, number: number) ?? "no result")
      }
      return { $0.field(name, text) }
    }
  }

  private static func fault(language: String, number: String) -> String? {
    if LanguageTag(parsing: language) == nil {
      return "language must be a language tag, such as fr or zh-Hant, not \"\(language)\""
    }
    return DecimalText(number) == nil
      ? "number must be decimal digits, such as \"1.50\" or \"-3\", not \"\(number)\"" : nil
  }
}
