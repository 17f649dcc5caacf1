// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@testable import Localization

/// Apple's readers compare keys by code units: "é" and "e" with a combining accent are two keys.
@Suite("Canonically equal keys")
struct ExactKeyTests {
  private static let composed = "caf\u{E9}"
  private static let decomposed = "cafe\u{301}"

  private static func file(_ format: StringsFormat, first: String, second: String) -> [UInt8] {
    let texts = [(composed, first), (decomposed, second)]
    func join(_ entry: (String, String) -> String, by separator: String = "") -> String {
      texts.map(entry).joined(separator: separator)
    }
    let text =
      switch format {
      case .json: "{" + join({ "\"\($0)\":\"\($1)\"" }, by: ",") + "}"
      case .strings: join { "\"\($0)\" = \"\($1)\";\n" }
      case .stringsdict:
        "<plist><dict>" + join { "<key>\($0)</key><string>\($1)</string>" } + "</dict></plist>"
      case .xcstrings:
        "{\"sourceLanguage\":\"en\",\"strings\":{"
          + join(
            { "\"\($0)\":{\"localizations\":{\"en\":{\"stringUnit\":{\"value\":\"\($1)\"}}}}" },
            by: ",")
          + "}}"
      case .xliff:
        "<?xml version=\"1.0\"?><xliff version=\"1.2\"><file original=\"en.lproj/Localizable.strings\""
          + " source-language=\"en\" target-language=\"en\" datatype=\"plaintext\"><body>"
          + join {
            "<trans-unit id=\"\($0)\"><source>x</source><target>\($1)</target></trans-unit>"
          }
          + "</body></file></xliff>"
      }
    return Array(text.utf8)
  }

  private static func upload(_ format: StringsFormat) throws -> StringsUpload {
    let bytes = file(format, first: "one", second: "two")
    let beside = StringsUpload.Surroundings(sourceLanguage: "en")
    let limits = CatalogueLimits()
    return switch format {
    case .xcstrings: try StringsUpload(xcstrings: bytes, beside: beside, limits: limits)
    case .xliff:
      try StringsUpload(xliff: bytes, language: nil, table: nil, beside: beside, limits: limits)
    default:
      try StringsUpload(bytes, as: format, language: "en", beside: beside, limits: limits)
    }
  }

  @Test(
    "canonically equal keys remain two keys when uploaded and stored",
    arguments: StringsFormat.allCases)
  func formats(format: StringsFormat) throws {
    let upload = try Self.upload(format)
    #expect(upload.keys == 2 && upload.report.warnings.isEmpty, "\(upload.report.warnings)")
    let stored = try Catalogue(
      revision: 1,
      stored: upload.tables.map { StoredStrings(language: $0.language, body: $0.json) })
    for catalogue in [upload.catalogue, stored] {
      for (key, text) in [(Self.composed, "one"), (Self.decomposed, "two")] {
        let template = catalogue.template(TextKey(key), at: 0)
        #expect(template?.pieces == [.literal(text)], "\(key.unicodeScalars.count) scalars")
      }
    }
  }

  @Test("canonically equal keys are distinct in requests and differences")
  func differences() {
    #expect(Set([TextKey(Self.composed), TextKey(Self.decomposed)]).count == 2)
    let checks = ["two", "other"].map { second in
      var check = StringsCheck(source: "en")
      check.add(Self.file(.strings, first: "one", second: second), at: "en.lproj/A.strings")
      check.finish()
      return check
    }
    let changes = StringsDifference.between(checks[0], checks[1])
    #expect(changes.map(\.old) == ["two"] && changes.map(\.new) == ["other"])
    #expect(changes.first.map { Array($0.key.utf8) } == Array(Self.decomposed.utf8))
  }

  @Test("canonically equal texts differ by their bytes")
  func texts() {
    let checks = [Self.composed, Self.decomposed].map { text in
      var check = StringsCheck(source: "en")
      check.add(Array("\"K\" = \"\(text)\";".utf8), at: "en.lproj/A.strings")
      check.finish()
      return check
    }
    #expect(StringsDifference.between(checks[0], checks[1]).map(\.change) == [.changed])
    #expect(StringsDifference.between(checks[0], checks[0]).isEmpty)
  }
}
