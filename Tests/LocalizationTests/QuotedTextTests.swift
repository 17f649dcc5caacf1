// SPDX-License-Identifier: Apache-2.0
import JSONText
import Testing

@testable import Localization

/// Findings quote text of a file's author, and a file may be one long name.
@Suite("Findings about long names")
struct QuotedTextTests {
  /// Six times as long in JSON.
  private static let long = String(repeating: "\u{1}", count: 100_000)
  private static let plain = String(repeating: "x", count: 100_000)
  /// Bytes of a finding: a sentence, and a truncated key or language.
  private static let maximum = 1_000

  private static func xliff(_ body: String) -> String {
    "<xliff version=\"1.2\"><file original=\"a.strings\" source-language=\"en\" target-language=\"fr\">"
      + "<body><trans-unit id=\"K\">\(body)</trans-unit></body></file></xliff>"
  }

  private static func entry(_ text: String) -> String {
    #"{"sourceLanguage":"en","version":"1.0","strings":{"K":{"localizations":{"en":"# + text
      + "}}}}"
  }

  static let files: [(format: StringsFormat, text: String)] = [
    (.xliff, "<xliff version=\"\(long)\"></xliff>"),
    (.xliff, "<xliff version=\"1.2\"><\(plain)></b></xliff>"),
    (.xliff, "<xliff version=\"1.2\"></\(plain)></xliff>"),
    (.xliff, "<xliff version=\"1.2\"><\(plain)>"),
    (.xliff, xliff("<source>a</source><target>b<\(plain)/></target>")),
    (
      .xliff,
      "<xliff version=\"1.2\"><file original=\"\(plain).plist\" source-language=\"en\"></file></xliff>"
    ),
    (.strings, "<plist><dict><key>a</key><\(plain)></dict></plist>"),
    (.strings, "<plist><dict><\(plain)></dict></plist>"),
    (.strings, "<plist><dict></dict><\(plain)>"),
    (.strings, "\"\(plain)\" = \"x\";"),
    (.stringsdict, "<plist><dict><key>\(plain)</key><dict></dict></dict></plist>"),
    (
      .stringsdict,
      "<plist><dict><key>K</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
        + "<key>\(plain)</key><dict></dict></dict></dict></plist>"
    ),
    (.json, "{\"\(long.map { _ in "\\u0001" }.joined())\":1}"),
    (.json, "{\"\(plain)\":\"x\"}"),
    (.xcstrings, entry("{\"variations\":{\"plural\":{\"\(plain)\":{}}}}")),
    (
      .xcstrings,
      entry(
        #"{"stringUnit":{"value":"x"},"substitutions":{"n":{"formatSpecifier":"\#(plain)"}}}"#)
    ),
    (
      .xcstrings,
      entry(#"{"stringUnit":{"value":"x"},"substitutions":{"\#(plain)":{"argNum":0}}}"#)
    ),
    (.xcstrings, entry("{\"variations\":{\"device\":{\"\(plain)\":{}}}}")),
  ]

  @Test("a long name of a file is truncated in a finding", arguments: files.indices)
  func cut(number: Int) throws {
    let file = Self.files[number]
    var check = StringsCheck(source: "en")
    let name =
      switch file.format {
      case .xliff: "a.xliff"
      case .xcstrings: "a.xcstrings"
      case .json: "en.lproj/a.json"
      case .strings: "en.lproj/a.strings"
      case .stringsdict: "en.lproj/a.stringsdict"
      }
    check.add(Array(file.text.utf8), at: name)
    check.finish()
    #expect(!check.inOrder.isEmpty)
    for (finding, _) in check.inOrder {
      #expect(finding.description.utf8.count <= Self.maximum, "\(finding.message.prefix(60))")
    }
  }

  @Test("a truncated name ends between characters, with an ellipsis")
  func characters() {
    #expect("short".excerpt == "short")
    let family = String(repeating: "👨‍👩‍👧", count: 100)
    #expect(family.excerpt.hasSuffix("…") && family.excerpt.utf8.count <= 103)
    #expect(family.hasPrefix(String(family.excerpt.dropLast())))
    // A single character of unlimited length.
    let marks = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(marks.excerpt.utf8.count <= 103)
  }
}
