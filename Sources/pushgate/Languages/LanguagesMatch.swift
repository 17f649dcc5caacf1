// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import JSONText
import Localization

/// `pushgate languages match`.
struct LanguagesMatch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Which of the available languages a reader gets, and why.",
    discussion: """
      The rule is Apple's own, the one by which iOS chooses the language an app runs in. Where it \
      finds nothing, the overrides, the fallback languages and the source language are tried in turn.

      With --batch, each line of standard input is an object such as \
      {"available": ["en", "fr"], "preferred": ["fr-CA"]}, and each line of the output its answer, \
      {"chain": ["fr"]}: the language by Apple's rule, then those it falls back on within itself; \
      empty when none fits.
      """)

  @Option(help: "What the texts exist in, with commas: en,fr,zh-Hant.") var available: String?
  @Option(help: "What the reader wants, most wanted first, with commas: zh-TW,en.")
  var preferred: String?
  @Option(help: "The app's fallback languages, with commas.") var fallback: String?
  @Option(help: "The language the texts are written in.") var source: String?
  @Option(
    name: .customLong("override"),
    help: ArgumentHelp(
      "What is tried where a wanted language has no match, sr-Latn=sr; may be repeated.",
      valueName: "wanted=instead"))
  var overrides: [String] = []
  @Flag(help: "Print JSON.") var json = false
  @Flag(help: "Answer lines of JSON from standard input.") var batch = false

  func validate() throws {
    let isBare =
      available == nil && preferred == nil && fallback == nil && source == nil && overrides.isEmpty
    if batch {
      guard isBare else {
        throw ValidationError("--batch takes its languages from standard input and no others")
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
      throw ValidationError("\"\(wrong)\" is no language tag, such as fr or zh-Hant")
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
    say(json ? explanation.json : explanation.text)
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
