// SPDX-License-Identifier: Apache-2.0
import JSONText
import Randomness
import Testing

@testable import Localization

@Suite("Plural categories and number formats")
struct WritingTests {
  private func writing(_ language: String) throws -> LanguageWriting {
    LanguageWriting(tag: try #require(LanguageTag(parsing: language)).normalized)
  }

  @Test("every number has the plural category of CLDR")
  func plurals() throws {
    let cases = try fixture("plurals.json")["cases"]?.elements ?? []
    #expect(cases.count > 2_000)
    for each in cases {
      let language = try #require(each["language"]?.string)
      let number = try #require(DecimalText(each["number"]?.string ?? ""))
      let category = try writing(language).category(of: number)
      #expect(category.rawValue == each["category"]?.string, "\(language) \(number)")
    }
  }

  @Test("integers are written as by Foundation")
  func numbers() throws {
    let cases = try fixture("number_format.json")["cases"]?.elements ?? []
    #expect(cases.count > 400)
    for each in cases {
      let language = try #require(each["language"]?.string)
      let number = try #require(DecimalText(String(each["number"]?.int ?? 0)))
      let text = try writing(language).text(of: number)
      #expect(text == each["expected"]?.string, "\(language) \(number)")
    }
  }

  @Test("numbers and categories agree with Apple's ICU in every locale")
  func everyLocale() throws {
    let locales = AppleICU.locales
    #expect(locales.count > 700)
    let numbers = Self.someNumbers
    let shown = numbers.map(AppleICU.Shown.init)
    for locale in locales where !locale.hasSuffix("_POSIX") {
      let tag = try #require(LanguageTag(parsing: locale))
      let writing = LanguageWriting(tag: tag)
      let categories = AppleICU.categories(of: shown, in: locale)
      for (number, category) in zip(numbers, categories) {
        let decimal = try #require(DecimalText(number))
        #expect(writing.category(of: decimal).rawValue == category, "\(locale) \(number)")
        // This ICU format does not show so many fraction digits.
        if decimal.fraction.last == 0 || decimal.fraction.count > 3 { continue }
        #expect(writing.text(of: decimal) == AppleICU.text(of: number, in: locale), "\(locale)")
      }
    }
  }

  /// Numbers that rules distinguish, and random others: up to nine digits, up to three fraction
  /// digits, trailing zeros included.
  private static let someNumbers: [String] = {
    var numbers = [
      "0", "1", "2", "3", "5", "6", "7", "10", "11", "12", "19", "20", "21", "22", "23", "71",
      "100",
      "101", "102", "103", "111", "999", "1000", "1234", "9999", "12345", "-5", "100000", "1234567",
      "1000000", "2000000", "1000001", "-1234567", "-98765432.1", "0.0", "0.1", "0.25", "0.5",
      "1.0",
      "1.5", "1.00", "2.0", "2.10", "10.0", "11.0", "1000000.0", "1.01", "3.141",
    ]
    var random = SplitMix64(state: 11)
    for _ in 0..<24 {
      let places = Int.random(in: 0...3, using: &random)
      let digits = (0..<places).map { _ in String(Int.random(in: 0...9, using: &random)) }
      let size = [100, 10_000, 1_000_000_000].randomElement(using: &random) ?? 100
      numbers.append(
        "\(Int.random(in: 0..<size, using: &random))"
          + (places > 0 ? "." + digits.joined() : ""))
    }
    return numbers
  }()

  @Test(
    "decimals are parsed digit by digit and rounded half to even",
    arguments: [
      ("0", 0, "0"), ("007", 0, "7"), ("-0", 0, "0"), ("1.005", 2, "1.00"), ("1.015", 2, "1.02"),
      ("2.5", 0, "2"), ("3.5", 0, "4"), ("2.50001", 0, "3"), ("999.995", 2, "1,000.00"),
      ("9.99", 1, "10.0"), ("1e3", 0, "1,000"), ("1.5e3", 1, "1,500.0"), ("15e-3", 3, "0.015"),
      ("-1234.5", 2, "-1,234.50"), ("1e-2", 1, "0.0"),
      ("12345678901234567890123", 0, "12,345,678,901,234,567,890,123"),
    ])
  func rounding(number: String, places: Int, text: String) throws {
    let decimal = try #require(DecimalText(number))
    #expect(try writing("en").text(of: decimal.rounded(toPlaces: places)) == text)
  }

  @Test(
    "other text is not a number",
    arguments: ["", "-", ".5", "5.", "1e", "1e9999", "0x1", "1 ", "१", "1,000", "NaN", "--1"])
  func notNumbers(text: String) {
    #expect(DecimalText(text) == nil)
  }

  @Test("single queries are answered, and invalid languages or numbers give no result")
  func queries() {
    #expect(LanguageQueries.pluralCategory(of: "2", in: "ar-EG") == .two)
    #expect(LanguageQueries.pluralCategory(of: "1.0", in: "iw") == .other)
    #expect(LanguageQueries.text(of: "1234567", in: "de_CH") == "1’234’567")
    #expect(LanguageQueries.text(of: "1234", in: "xx") == "1,234")
    #expect(LanguageQueries.pluralCategory(of: "x", in: "en") == nil)
    #expect(LanguageQueries.text(of: "1", in: "*") == nil)
  }
}
