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
      printLine(answer(number, language) ?? "")
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
