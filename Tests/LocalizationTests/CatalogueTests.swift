// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Localization

@Suite("Composition of a catalogue")
struct CatalogueTests {
  private func catalogue(_ source: String, _ files: [(String, String)]) throws -> Catalogue {
    try Catalogue(
      revision: 1, sourceLanguage: source,
      files: files.map { ($0, try StringsFile(json: Array($1.utf8))) })
  }

  @Test(
    "invalid languages and two codes of one language are refused",
    arguments: [
      (["en", "*"], "*"), (["zh-TW", "zh-Hant-TW"], "zh-Hant-TW"), (["iw", "he"], "he"),
      (["en", "EN"], "EN"), (["fil", "tl"], "tl"),
    ])
  func languages(tags: [String], culprit: String) {
    let fault = #expect(throws: CatalogueFault.self) {
      try catalogue("en", tags.map { ($0, "{}") })
    }
    #expect(fault?.language == culprit)
  }

  @Test("faults that would show nonsense to a reader are reported with their place")
  func errors() throws {
    let report = CatalogueReport(
      try catalogue(
        "en",
        [
          ("en", #"{"A":"%@ likes %@","B":"%d new","C":"Hello"}"#),
          ("fr", "{\"A\":\"%2$d\",\n\"B\":\"%@\",\n\"D\":\"Rien\"}"),
        ]))
    #expect(report.errors.map(\.key) == ["A", "B"])
    #expect(report.errors.map(\.line) == [1, 2])
    // The source language may be uploaded later.
    let lacking = report.warnings.filter { $0.kind == .notInSource }
    #expect(lacking.map(\.key) == ["D"] && lacking.map(\.line) == [3])
    #expect(report.errors.allSatisfy { $0.language == "fr" })
    #expect(
      report.coverage == [
        .init(language: "en", texts: 3, translated: 3, missing: 0),
        .init(language: "fr", texts: 3, translated: 2, missing: 1, missingKeys: ["C"]),
      ])
    let lackingSource = CatalogueReport(try catalogue("de", [("en", #"{"A":"x"}"#)]))
    #expect(lackingSource.warnings.first?.kind == .file)
  }

  @Test(
    "probable mistakes are warnings",
    arguments: [
      (#"{"A":"%@"}"#, "fr", "argument 2"), (#"{"A":"%1$@ %@ %2$@"}"#, "fr", "index"),
      (#"{"A":""}"#, "fr", "empty"),
      (#"{"A":"⁨%@ %@"}"#, "fr", "isolates"),
      (#"{"P":{"one":"%d","other":"%d"}}"#, "ru", "few, many"),
      (#"{"P":{"one":"%d","few":"%d","other":"%d"}}"#, "de", "never uses few"),
    ])
  func warnings(json: String, language: String, message: String) throws {
    let source = #"{"A":"%@ likes %@","P":{"one":"%d thing","other":"%d things"}}"#
    let report = CatalogueReport(try catalogue("en", [("en", source), (language, json)]))
    #expect(report.errors.isEmpty)
    #expect(report.warnings.contains { $0.message.contains(message) }, "\(report.warnings)")
  }

  @Test("a sound catalogue has no findings")
  func sound() throws {
    let report = CatalogueReport(
      try catalogue(
        "en",
        [
          ("en", #"{"A":"%@ likes %@","P":{"one":"%d thing","other":"%d things"}}"#),
          ("en-GB", #"{"A":"%@ likes %@"}"#),
          (
            "fr",
            #"{"A":"%2$@ plaît à %1$@","P":{"one":"%d chose","zero":"rien : %d","other":"%d choses"}}"#
          ),
          ("ja", #"{"A":"%@は%@が好き","P":{"other":"%d個"}}"#),
        ]), fallbacks: ["fr-CA", "en"])
    #expect(report.errors.isEmpty && report.warnings.isEmpty, "\(report)")
    let other = CatalogueReport(try catalogue("en", [("en", #"{"A":"x"}"#)]), fallbacks: ["fr"])
    #expect(other.warnings.map(\.language) == ["fr"])
  }
}
