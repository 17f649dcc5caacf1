// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import JSONText
import Localization
import Testing

@Suite("Choosing a language as iOS does")
struct LanguageMatcherTests {
  @Test("answers every hand-picked case as Apple's matcher does")
  func handPicked() throws {
    let cases = try fixture("language_matching.json")["cases"]?.elements ?? []
    #expect(cases.count > 200)
    for each in cases {
      let matcher = LanguageMatcher(available: each["available"]?.strings ?? [])
      let chain = matcher.chain(for: each["preferred"]?.strings ?? [])
      #expect(chain == each["expected_chain"]?.strings ?? [], "\(each["id"]?.string ?? "")")
    }
  }

  @Test("answers every random case as Apple's matcher does")
  func random() throws {
    let lines = try fixtureLines("language_matching_random.tsv")
    #expect(lines.count > 2_000)
    for fields in lines {
      let lists = fields.map { $0.split(separator: ",").map(String.init) }
      let chain = LanguageMatcher(available: lists[0]).chain(for: lists[1])
      #expect(chain == lists[2], "\(fields)")
    }
  }

  @Test("lists the relatives of every tag along Apple's parent lines")
  func parents() throws {
    let lines = try fixtureLines("language_parents.tsv")
    #expect(lines.count > 2_000)
    for fields in lines {
      let relatives = fields[1].split(separator: ",").map(String.init)
      let chain = LanguageMatcher(available: relatives.sorted()).chain(for: [fields[0]])
      #expect(chain.map(normalForm) == relatives.map(normalForm), "\(fields[0])")
    }
  }

  /// The names of one Chinese that the fixture counts as equal.
  private func normalForm(_ tag: String) -> String {
    [
      "zh_TW": "zh_Hant_TW", "zh_HK": "zh_Hant_HK", "zh_MO": "zh_Hant_MO", "zh_CN": "zh_Hans_CN",
      "zh_SG": "zh_Hans_SG",
    ][tag] ?? tag
  }

  @Test("goes on to each preference alone, the fallbacks and the source language")
  func fallbacks() throws {
    let cases = try fixture("language_matching.json")["fallback_cases"]?.elements ?? []
    #expect(cases.count > 5)
    for each in cases {
      let matcher = LanguageMatcher(available: each["available"]?.strings ?? [])
      let context = LanguageContext(
        appFallback: each["app_fallback"]?.strings ?? [],
        sourceLanguage: each["source_language"]?.string)
      let choices = matcher.choices(for: each["preferred"]?.strings ?? [], context: context)
      #expect(
        choices.map(\.language) == each["expected_chain"]?.strings, "\(each["why"]?.string ?? "")")
    }
  }

  @Test("tries what the app has set for a language it lacks, and only then")
  func overrides() {
    let matcher = LanguageMatcher(available: ["en", "sr", "es", "ca"])
    let context = LanguageContext(
      appFallback: ["en"], overrides: ["sr-Latn": "sr", "eu": "es-MX", "ca": "en"])
    func choice(_ preferences: String...) -> (String?, LanguageReason?) {
      let choice = matcher.choices(for: preferences, context: context).first
      return (choice?.language, choice?.reason)
    }
    #expect(choice("sr-Latn-RS") == ("sr", .override))
    #expect(choice("sh") == ("sr", .override))
    #expect(choice("eu-ES") == ("es", .override))
    #expect(choice("ca-ES") == ("ca", .parent))
    #expect(choice("sr-Latn", "es") == ("es", .laterPreference))
    #expect(choice("uk") == ("en", .appFallback))
  }
}
