// SPDX-License-Identifier: Apache-2.0
import Localization
import Randomness
import Testing

@Suite("Comparison of the language matcher with Apple's")
struct LanguageMatcherDifferentialTests {
  /// Languages that devices and catalogues really have.
  static let common = [
    "en", "en-US", "en-GB", "en-AU", "en-CA", "en-IN", "en-NZ", "en-IE", "en-ZA", "en-001",
    "en-150",
    "en-DE", "en-TW", "en-HK", "en-SG", "fr", "fr-FR", "fr-CA", "fr-CH", "fr-BE", "de", "de-DE",
    "de-AT", "de-CH", "es", "es-ES", "es-MX", "es-419", "es-AR", "es-US", "pt", "pt-BR", "pt-PT",
    "pt-AO", "pt-MO", "zh", "zh-Hans", "zh-Hant", "zh-Hans-CN", "zh-Hans-SG", "zh-Hant-TW",
    "zh-Hant-HK", "zh-Hant-MO", "zh-CN", "zh-TW", "zh-HK", "zh-MO", "zh-SG", "yue", "yue-Hant",
    "yue-Hant-HK", "yue-Hans", "yue-CN", "yue-HK", "wuu", "wuu-Hans", "nan", "hak", "cmn", "ar",
    "ar-SA", "ar-EG", "ars", "arb", "he", "iw", "he-IL", "fa", "prs", "ur", "hi", "hi-IN",
    "hi-Latn",
    "hi-Latn-IN", "id", "in", "ms", "ms-MY", "fil", "tl", "fil-PH", "no", "nb", "nb-NO", "nn",
    "nn-NO", "no-NO", "da", "sv", "fi", "is", "it", "it-IT", "it-CH", "nl", "nl-NL", "nl-BE", "pl",
    "cs", "sk", "hu", "ro", "mo", "ro-MD", "bg", "el", "tr", "ru", "ru-UA", "uk", "be", "sr",
    "sr-Latn", "sr-Cyrl", "sr-RS", "sr-Latn-RS", "sr-Latn-ME", "sh", "hr", "bs", "bs-Cyrl", "sl",
    "mk", "sq", "et", "lv", "lt", "ja", "ja-JP", "ko", "ko-KR", "th", "vi", "km", "my", "ka", "hy",
    "az", "az-Cyrl", "uz", "uz-Cyrl", "uz-Arab", "kk", "ky", "mn", "pa", "pa-Arab", "pa-PK", "ca",
    "ca-ES-valencia", "gl", "eu", "cy", "ga", "gd", "gsw", "rm", "lb", "af", "sw", "zu", "ha", "yi",
    "ji", "zxx", "und", "mul", "German", "French", "English", "Chinese", "Norwegian", "root",
  ]

  static let languages = [
    "en", "zh", "yue", "wuu", "pt", "es", "fr", "sr", "sh", "no", "nb", "nn", "hi", "ar", "ars",
    "az",
    "uz", "pa", "ks", "sd", "ku", "kk", "ky", "mn", "ms", "id", "in", "he", "iw", "fil", "tl", "mo",
    "ro", "prs", "fa", "deu", "ger", "cmn", "zho", "de", "it", "nl", "ug", "ff", "ha", "vai", "shi",
    "sat", "mni", "kok", "bm", "tg", "tk", "tt", "iu", "cr", "xx", "qaa", "teo", "cnr", "swc", "tw",
  ]
  static let scripts = [
    "Latn", "Cyrl", "Arab", "Hans", "Hant", "Deva", "Guru", "Mong", "Aran", "Zzzz", "Hira", "Beng",
  ]
  static let regions = [
    "US", "GB", "AU", "NZ", "IN", "DE", "CN", "TW", "HK", "MO", "SG", "MY", "BR", "PT", "AO", "ES",
    "MX", "AR", "419", "001", "150", "RS", "ME", "BA", "RU", "PK", "AF", "IR", "IQ", "NO", "FR",
    "CA",
    "CH", "UK", "ZZ", "999", "PR", "PH", "IL", "MA", "KZ",
  ]

  @Test("the matcher agrees on fifty thousand lists of common tags")
  func commonTags() {
    var random = SplitMix64(state: 1)
    compare(cases: 50_000) { Self.common.randomElement(using: &random) ?? "en" }
  }

  @Test("the matcher agrees on a hundred thousand lists of related tags, possible and impossible")
  func relatedTags() {
    var random = SplitMix64(state: 2)
    var languages: [String] = []
    compare(cases: 100_000) {
      // A few languages at a time, so that matches are likely.
      if languages.isEmpty || Int.random(in: 0..<12, using: &random) == 0 {
        languages = (0..<3).map { _ in Self.languages.randomElement(using: &random) ?? "en" }
      }
      var tag = languages.randomElement(using: &random) ?? "en"
      if Int.random(in: 0..<3, using: &random) == 0 {
        tag += "-" + (Self.scripts.randomElement(using: &random) ?? "")
      }
      if Int.random(in: 0..<3, using: &random) > 0 {
        tag += "-" + (Self.regions.randomElement(using: &random) ?? "")
      }
      if Int.random(in: 0..<40, using: &random) == 0 { tag += "-valencia" }
      return tag
    }
  }

  /// Tags of standards and old systems that few devices send: grandfathered tags, variants, English
  /// names with further subtags, codes of three letters.
  static let odd = [
    "i-klingon", "i-default", "i-lux", "i-navajo", "i-hak", "art-lojban", "zh-xiang", "zh-guoyu",
    "sgn", "sgn-BE-FR", "sfb", "en-GB-oed", "en-GB-oxendict", "cel-gaulish", "no-bok", "no-nyn",
    "German-CH", "French-CA", "English_US", "Chinese-TW", "Chinese-Hant", "Norwegian-NO",
    "Portuguese-PT", "Portuguese-BR", "sh-RS", "sh-BA", "sh-Cyrl", "sh-Latn", "sh-Cyrl-RS",
    "sh-valencia", "sh-RS-valencia", "ca-valencia", "ca-Latn-ES-valencia", "de-1996",
    "de-DE-1901", "sl-rozaj-biske", "sr-Latn-ekavsk", "sr-ME-ijekavsk", "zh-Latn-pinyin",
    "ja-Latn-hepburn", "hy-arevela", "pt-BR-abl1943", "pt-ao1990", "nb-valencia", "no-valencia",
    "zh-TW-valencia", "iw-valencia", "nn-NO-valencia", "be-tarask", "az-Latn-baku1926",
    "yue-HK-jyutping", "wuu-valencia", "mo-valencia", "prs-valencia", "cmn-Hant-TW", "en-USA",
    "en-GBR", "de-CHE", "pt-BRA", "en-xyz", "nv", "lb", "hak", "tlh", "sr-YU", "de-DD", "nan",
  ]

  @Test("the matcher agrees on sixty thousand lists with rare tags")
  func oddTags() {
    var random = SplitMix64(state: 4)
    compare(cases: 60_000) {
      let tags = Bool.random(using: &random) ? Self.odd : Self.common
      return tags.randomElement(using: &random) ?? "en"
    }
  }

  private func compare(cases: Int, _ tag: () -> String) {
    var random = SplitMix64(state: 3)
    var disagreements = 0
    for _ in 0..<cases {
      let available = (0...Int.random(in: 0..<7, using: &random)).map { _ in tag() }
      let preferred = (0...Int.random(in: 0..<3, using: &random)).map { _ in tag() }
      let ours = LanguageMatcher(available: available).chain(for: preferred)
      let theirs = AppleICU.chain(available: available, preferred: preferred)
      guard ours != theirs else { continue }
      disagreements += 1
      if disagreements <= 10 {
        Issue.record("\(preferred) among \(available): \(ours), Apple's matcher \(theirs)")
      }
    }
    #expect(disagreements == 0)
  }
}
