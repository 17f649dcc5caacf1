// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials
import JSONText
import Localization
import Testing

@Suite("Choice of a language as on iOS")
struct LanguageMatcherTests {
  @Test("every hand-picked case has the result of Apple's matcher")
  func handPicked() throws {
    let cases = try fixture("language_matching.json")["cases"]?.elements ?? []
    #expect(cases.count > 200)
    for each in cases {
      let matcher = LanguageMatcher(available: each["available"]?.strings ?? [])
      let chain = matcher.chain(for: each["preferred"]?.strings ?? [])
      #expect(chain == each["expected_chain"]?.strings ?? [], "\(each["id"]?.string ?? "")")
    }
  }

  @Test("every random case has the result of Apple's matcher")
  func random() throws {
    let lines = try fixtureLines("language_matching_random.tsv")
    #expect(lines.count > 2_000)
    for fields in lines {
      let lists = fields.map { $0.split(separator: ",").map(String.init) }
      let chain = LanguageMatcher(available: lists[0]).chain(for: lists[1])
      #expect(chain == lists[2], "\(fields)")
    }
  }

  @Test("the relatives of every tag follow Apple's parent chain")
  func parents() throws {
    let lines = try fixtureLines("language_parents.tsv")
    #expect(lines.count > 2_000)
    for fields in lines {
      let relatives = fields[1].split(separator: ",").map(String.init)
      let chain = LanguageMatcher(available: relatives.sorted()).chain(for: [fields[0]])
      #expect(chain.map(normalForm) == relatives.map(normalForm), "\(fields[0])")
    }
  }

  /// Returns one spelling for the Chinese locales that the fixture treats as equal.
  private func normalForm(_ tag: String) -> String {
    [
      "zh_TW": "zh_Hant_TW", "zh_HK": "zh_Hant_HK", "zh_MO": "zh_Hant_MO", "zh_CN": "zh_Hans_CN",
      "zh_SG": "zh_Hans_SG",
    ][tag] ?? tag
  }

  @Test("choices continue with later preferences, the fallbacks and the source language")
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

  @Test("an app's language override applies only to languages that the app lacks")
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
