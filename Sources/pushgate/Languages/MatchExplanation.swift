// SPDX-License-Identifier: Apache-2.0
import JSONText
import Localization

/// The language that a device gets and the reason, as text or JSON.
struct MatchExplanation {
  private let preferred: [String]
  /// Invalid language tags among the available and preferred ones.
  private let unusable: [String]
  /// The matching languages by Apple's rule alone.
  private let chain: [String]
  private let choices: [LanguageChoice]

  init(available: [String], preferred: [String], context: LanguageContext) {
    let matcher = LanguageMatcher(available: available)
    self.preferred = preferred
    unusable = (available + preferred).filter { LanguageTag(parsing: $0) == nil }
    chain = matcher.chain(for: preferred)
    choices = matcher.choices(for: preferred, context: context)
  }

  var text: String {
    var lines = unusable.map { "\"\($0)\" is not a language tag and is ignored." }
    let reader = preferred.isEmpty ? "no languages" : preferred.joined(separator: ", ")
    guard let first = choices.first else {
      lines.append("A reader of \(reader) finds no language: name one with --fallback or --source.")
      return lines.joined(separator: "\n")
    }
    lines.append("A reader of \(reader) gets \(first.language).")
    let width = choices.map(\.language.count).max() ?? 0
    for (index, choice) in choices.enumerated() {
      let tag = choice.language + String(repeating: " ", count: width - choice.language.count)
      lines.append("  \(index + 1). \(tag)  \(why(choice))")
    }
    return lines.joined(separator: "\n")
  }

  private func why(_ choice: LanguageChoice) -> String {
    let wanted = choice.preference.map { preferred[$0] } ?? ""
    return switch choice.reason {
    case .exact: "exact: \(wanted), the first choice"
    case .parent: "parent: the nearest to \(wanted), the first choice"
    case .laterPreference:
      "later preference: for \(wanted), choice \((choice.preference ?? 0) + 1)"
    case .override: "override: set in place of \(wanted)"
    case .requestFallback, .appFallback: "app fallback: when nothing above has all texts"
    case .source: "source: the language the texts are written in, when all else fails"
    case .notLocalized: "not localized"
    }
  }

  var json: String {
    var writer = JSONWriter()
    writer.object { answer in
      answer.field("language", choices.first?.language)
      answer.field("reason", choices.first?.reason.rawValue)
      answer.field("chain") { $0.array { for tag in chain { $0.value(tag) } } }
      answer.field("tries") { tries in
        tries.array { tries in
          for choice in choices {
            tries.object {
              $0.field("language", choice.language)
              $0.field("reason", choice.reason.rawValue)
              if let preference = choice.preference { $0.field("wanted", preferred[preference]) }
            }
          }
        }
      }
      answer.field("unusable") { $0.array { for tag in unusable { $0.value(tag) } } }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
