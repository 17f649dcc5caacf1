// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Localization

@Suite("Numbers in the reader's region")
struct ReaderPlaceTests {
  private func text(_ number: String, in language: String, for reader: [String]) throws -> String {
    let language = try #require(AvailableLanguage(language))
    let writing = language.writing(for: ReaderPlace(of: reader, reading: language))
    return writing.text(of: try #require(DecimalText(number)))
  }

  @Test(
    "numbers use the text's language and the reader's region",
    arguments: [
      ("es", ["es-MX"], "1,234,567.50"), ("es", ["es-ES"], "1.234.567,50"),
      ("es", ["es"], "1.234.567,50"), ("es-419", ["es-AR"], "1.234.567,50"),
      ("de", ["de-US"], "1,234,567.50"), ("de", ["de-CH"], "1’234’567.50"),
      ("de", ["en-DE", "de-DE"], "1.234.567,50"), ("en", ["en-IN"], "12,34,567.50"),
      ("en", ["en-CH"], "1'234'567.50"), ("en", ["de-CH", "en"], "1'234'567.50"),
      ("ar", ["ar-EG"], "١٬٢٣٤٬٥٦٧٫٥٠"), ("ar", ["ar-AE"], "1,234,567.50"),
      ("ar", ["ar-MA"], "1.234.567,50"), ("en", ["ar-EG"], "1,234,567.50"),
      ("en", ["fr"], "1,234,567.50"), ("en-IN", ["fr"], "12,34,567.50"),
      ("en", ["xx-QQ", "en-IN"], "12,34,567.50"), ("pt-BR", ["pt-PT"], "1\u{A0}234\u{A0}567,50"),
    ] as [(String, [String], String)])
  func regions(language: String, reader: [String], text: String) throws {
    #expect(try self.text("1234567.50", in: language, for: reader) == text)
  }

  @Test(
    "numbers use the digits that the reader has chosen",
    arguments: [
      ("ar", ["ar-EG-u-nu-latn"], "1,234.5"), ("ar", ["ar-AE-u-nu-arab"], "١٬٢٣٤٫٥"),
      ("hi", ["hi-IN-u-nu-deva"], "१,२३४.५"), ("hi", ["HI_in_U_ca_indian_NU_deva"], "१,२३४.५"),
      ("de", ["de-DE-u-nu-beng"], "১.২৩৪,৫"), ("zh-Hans", ["zh-Hans-CN-u-nu-hanidec"], "一,二三四.五"),
      // Chosen for another language, unless they are western.
      ("en", ["ar-EG-u-nu-arab", "en-EG"], "1,234.5"),
      ("fa", ["en-IR-u-nu-latn", "fa-IR"], "1,234.5"),
      // ICU's other name for Norwegian.
      ("no", ["no-NO-u-nu-latn"], "1\u{A0}234,5"), ("no", ["no-NO-u-nu-deva"], "१\u{A0}२३४,५"),
      // Not ten digits, no system, no value, private use.
      ("en", ["en-US-u-nu-roman"], "1,234.5"), ("en", ["en-US-u-nu-nope"], "1,234.5"),
      ("en", ["en-US-u-nu"], "1,234.5"), ("en", ["en-US-x-u-nu-deva"], "1,234.5"),
    ] as [(String, [String], String)])
  func digits(language: String, reader: [String], text: String) throws {
    #expect(try self.text("1234.5", in: language, for: reader) == text)
  }

  @Test("numbers agree with Apple's ICU for every language in every region")
  func everyPair() throws {
    let numbers = ["-1234567.5", "1234"]
    let decimals = try numbers.map { try #require(DecimalText($0)) }
    let (languages, regions) = (AppleICU.languages, AppleICU.regions)
    #expect(languages.count > 300 && regions.count > 240)
    var disagreements = 0
    for (row, language) in languages.enumerated() {
      let tag = try #require(LanguageTag(parsing: language))
      for (column, region) in regions.enumerated() {
        let writing = LanguageWriting(
          tag: LanguageTag(language: tag.language, script: tag.script, region: region))
        var locale = "\(language)_\(region)"
        var ours = decimals.map(writing.text)
        // The systems of digits in turn.
        let system = Self.systems[(row + column) % Self.systems.count]
        var theirs = AppleICU.texts(of: numbers, in: locale)
        if ours == theirs, (row + column) % 8 == 0 {
          let reader = ["\(locale)-u-nu-\(system)"]
          let available = try #require(AvailableLanguage(language))
          let chosen = available.writing(for: ReaderPlace(of: reader, reading: available))
          locale += "@numbers=\(system)"
          (ours, theirs) = (decimals.map(chosen.text), AppleICU.texts(of: numbers, in: locale))
        }
        // In Azerbaijan this ICU writes the name of a pattern into such numbers.
        guard ours != theirs, !theirs.joined().contains("standart") else { continue }
        disagreements += 1
        if disagreements <= 10 { Issue.record("\(locale): \(ours), ICU \(theirs)") }
      }
    }
    #expect(disagreements == 0)
  }

  private static let systems = [
    "latn", "arab", "arabext", "deva", "beng", "thai", "hanidec", "fullwide", "mymr", "adlm",
    "khmr",
  ]

  @Test("no number is longer than the longest form used in checks")
  func longest() throws {
    let numbers = ["-1234567.5", "1234", "0.001", "-5"].compactMap { DecimalText($0) }
    for tag in AppleICU.languages {
      let language = try #require(AvailableLanguage(tag))
      let longest = language.writing(for: .longest)
      for region in AppleICU.regions {
        let writing = language.writing(
          for: ReaderPlace(of: ["\(tag)_\(region)"], reading: language))
        for number in numbers {
          #expect(
            writing.text(of: number).utf8.count <= longest.text(of: number).utf8.count,
            "\(tag) \(region)")
        }
      }
    }
  }

  @Test("a device's list keeps digits and no other extension of a tag")
  func lists() throws {
    let tags = [
      "ar-EG-u-nu-latn", "ar_eg", "en-US-u-ca-buddhist-nu-thai-hc-h23", "de-u-nu-roman",
      "fr-FR-u-hc-h12",
    ]
    let kept = try LanguageList.parse(tags, keepsDigits: true)
    #expect(kept.accepted == ["ar-EG-u-nu-latn", "en-US-u-nu-thai", "de", "fr-FR"])
    #expect(try LanguageList.parse(kept.accepted, keepsDigits: true).accepted == kept.accepted)
    #expect(try LanguageList.parse(tags).accepted == ["ar-EG", "en-US", "de", "fr-FR"])
    // They do not affect the language.
    let matcher = LanguageMatcher(available: ["en", "ar"])
    #expect(matcher.chain(for: kept.accepted) == matcher.chain(for: ["ar-EG"]))
  }
}
