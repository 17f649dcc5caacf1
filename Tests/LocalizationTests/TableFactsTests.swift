// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@testable import Localization

@Suite("Cached facts of languages that an upload does not change")
struct TableFactsTests {
  private struct Step {
    var table = TableName.usual
    let language: String
    let text: String
    var format = StringsFormat.json
    var source = "en"
  }

  private static let plural = """
    <plist version="1.0"><dict><key>FILES</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@files@</string><key>files</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d Datei</string><key>other</key><string>%d Dateien</string>
    </dict></dict></dict></plist>
    """

  /// Successive uploads: languages, the source language among them, are added, changed and emptied.
  /// Strings are excluded, a second table exists, and the app's source language changes.
  private static let steps = [
    Step(language: "en", text: #"{"A": "Alpha", "B": "Beta %@", "C": "Gamma"}"#),
    Step(language: "de", text: #"{"A": "Alpha", "B": "Beta %@", "X": "Mehr"}"#),
    Step(language: "fr", text: #"{"A": "Alpha", "B": "Bêta %d", "Y": "Plus"}"#),
    Step(language: "de", text: plural, format: .stringsdict),
    Step(language: "pl", text: #"{"N": {"one": "%d plik", "other": "%d pliki"}}"#),
    Step(language: "fr", text: #"{"B": "Bêta %@", "Y": "Plus"}"#),
    Step(table: "Other", language: "en", text: #"{"A": "First", "B": "Second"}"#),
    Step(table: "Other", language: "de", text: #"{"A": "Erster", "Z": "%@"}"#),
    Step(language: "en", text: #"{"A": "Alpha", "C": "Gamma", "X": "More"}"#),
    Step(language: "it", text: #"{"A": "Alfa"}"#),
    Step(language: "it", text: #"{"A": "Alfa", "D": "Delta"}"#, source: "de"),
    Step(language: "fr", text: #"{"A": "Alpha"}"#, source: "de"),
    Step(table: "Other", language: "fr", text: #"{"A": "Premier"}"#),
    Step(language: "pl", text: #"{"A": "Alfa"}"#),
  ]

  private func upload(_ step: Step, beside active: Catalogue?) throws -> StringsUpload {
    var surroundings = StringsUpload.Surroundings(sourceLanguage: step.source, active: active)
    surroundings.table = step.table
    return try StringsUpload(
      Array(step.text.utf8), as: step.format, language: step.language, beside: surroundings,
      limits: CatalogueLimits(), taking: StringsTaking(excludesKeys: true))
  }

  /// Returns the catalogue without its cached facts.
  private func forgetful(_ catalogue: Catalogue?) -> Catalogue? {
    catalogue.map { Catalogue(revision: 0, sourceLanguage: "", texts: $0.texts) }
  }

  @Test("cached facts equal newly computed ones")
  func isWhatWouldBeFound() throws {
    var active: Catalogue?
    for (number, step) in Self.steps.enumerated() {
      let known = try upload(step, beside: active)
      let anew = try upload(step, beside: forgetful(active))
      #expect(known.report.coverage == anew.report.coverage, "step \(number)")
      #expect(known.report.warnings == anew.report.warnings, "step \(number)")
      #expect(known.excluded == anew.excluded, "step \(number)")
      #expect(known.keys == anew.keys && known.allKeys == anew.allKeys, "step \(number)")
      let counted = try #require(forgetful(known.catalogue))
      #expect(known.catalogue.keyCount == counted.keyCount, "step \(number)")
      active = known.catalogue
    }
    // The test requires that some facts are cached.
    let catalogue = try #require(active)
    #expect(catalogue.facts[TableName.usual]?.coverage.count == 5)
    #expect(catalogue.facts["Other"]?.coverage.count == 3)
    #expect(catalogue.facts["Other"]?.keys == 3)
  }

  @Test("facts are dropped with a removed language and for excluded keys")
  func isForgotten() throws {
    var catalogue = try upload(Self.steps[0], beside: nil).catalogue
    catalogue = try upload(Self.steps[1], beside: catalogue).catalogue
    catalogue = try upload(Self.steps[6], beside: catalogue).catalogue
    #expect(catalogue.keyCount == 6)
    let rest = try #require(catalogue.removing("de", from: TableName.usual))
    #expect(rest.facts[TableName.usual] == nil && rest.facts["Other"]?.keys == 2)
    #expect(rest.keyCount == 5)
    catalogue.exclude(StringsFinding(.text, language: "de", key: "X", message: "a fault"))
    #expect(catalogue.facts[TableName.usual] == nil && catalogue.keyCount == 5)
  }

  @Test("the embedded tables have exactly the sections that the code reads, none empty")
  func sections() {
    #expect(Set(LanguageData.ranges.keys) == Set(LanguageData.Section.allCases.map(\.rawValue)))
    for section in LanguageData.Section.allCases {
      #expect(!LanguageData.words(section).isEmpty, "\(section)")
    }
  }
}
