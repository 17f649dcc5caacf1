// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import JSONText
import Localization

/// `pushgate languages match`.
struct LanguagesMatch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Show which available language is chosen for a reader, and why.",
    discussion: """
      Applies Apple's rule, by which iOS chooses the language of an app. If no language matches, \
      the overrides, the fallback languages and the source language follow.

      With --batch, each line of standard input is an object such as {"available": ["en", "fr"], \
      "preferred": ["fr-CA"]}, and each line of the output the result, such as {"chain": ["fr"]}: \
      the language by Apple's rule, then its own fallbacks; empty if none matches.
      """)

  @Option(help: "Available languages, separated by commas: en,fr,zh-Hant.") var available: String?
  @Option(help: "The reader's preferred languages in order, separated by commas: zh-TW,en.")
  var preferred: String?
  @Option(help: "The app's fallback languages, separated by commas.") var fallback: String?
  @Option(help: "The source language of the strings.") var source: String?
  @Option(
    name: .customLong("override"),
    help: ArgumentHelp(
      "A language to try if a preferred one has no match, such as sr-Latn=sr; repeatable.",
      valueName: "wanted=instead"))
  var overrides: [String] = []
  @Flag(help: "Print JSON.") var json = false
  @Flag(help: "Read JSON lines from standard input, and print one result per line.") var batch =
    false

  func validate() throws {
    let isBare =
      available == nil && preferred == nil && fallback == nil && source == nil && overrides.isEmpty
    if batch {
      guard isBare else {
        throw ValidationError("--batch reads all languages from standard input")
      }
      return
    }
    guard let available, preferred != nil else {
      throw ValidationError("--available and --preferred are needed, or --batch")
    }
    guard !Self.list(available).isEmpty else {
      throw ValidationError("--available must name at least one language, such as en,fr")
    }
    let named = Self.list(fallback) + [source].compactMap(\.self)
    if let wrong = named.first(where: { LanguageTag(parsing: $0) == nil }) {
      throw ValidationError("\"\(wrong)\" is not a language tag, such as fr or zh-Hant")
    }
    _ = try parsedOverrides()
  }

  func run() throws {
    if batch {
      try Batch.run { (line) throws(BatchFault) in
        let matcher = LanguageMatcher(available: try line.strings("available"))
        let chain = matcher.chain(for: try line.strings("preferred"))
        return { $0.field("chain") { $0.array { for tag in chain { $0.value(tag) } } } }
      }
      return
    }
    let explanation = MatchExplanation(
      available: Self.list(available), preferred: Self.list(preferred),
      context: LanguageContext(
        appFallback: Self.list(fallback), sourceLanguage: source,
        overrides: try parsedOverrides()))
    printLine(json ? explanation.json : explanation.text)
  }

  private static func list(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map { String($0.trimming(while: \.isWhitespace)) }
      .filter { !$0.isEmpty }
  }

  private func parsedOverrides() throws -> [String: String] {
    var parsed: [String: String] = [:]
    for override in overrides {
      let sides = override.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, sides.allSatisfy({ LanguageTag(parsing: $0) != nil }) else {
        throw ValidationError("--override must be two language tags, as in sr-Latn=sr: \(override)")
      }
      parsed[sides[0]] = sides[1]
    }
    return parsed
  }
}

extension Substring {
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> Substring {
    var text = drop(while: isTrimmed)
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}
