// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Localization

@Suite struct StoredDifferenceTests {
  private static func stored(
    _ language: String, _ body: String, table: String = "", excluded: String? = nil
  ) -> StoredStrings {
    StoredStrings(
      table: table, language: language, body: Array(body.utf8),
      excluded: excluded.map { Array($0.utf8) })
  }

  private static let reason =
    #"[{"key":"BYE","kind":"text","line":3,"column":1,"message":"no other"}]"#

  @Test("differences between revisions are found by table, language and key")
  func differences() throws {
    let old = [
      Self.stored("de", #"{"HI":"Hallo","BYE":"Tschüss %@","SAME":"x"}"#),
      Self.stored("en", #"{"HI":"Hi"}"#), Self.stored("en", #"{"HI":{"other":"%d hi"}}"#),
      Self.stored("fr", #"{"HI":"Salut"}"#),
    ]
    let new = [
      Self.stored("de", #"{"HI":"Hallo %@","NEW":"Neu","SAME":"x"}"#, excluded: Self.reason),
      Self.stored("en", #"{"HI":"Hello"}"#), Self.stored("en", #"{"HI":{"other":"%d hi"}}"#),
      Self.stored("fr", #"{"HI":"Salut"}"#), Self.stored("fr", #"{"HI":"Coucou"}"#, table: "Push"),
    ]
    let found = try StringsDifference.between(old, new)
    #expect(
      found.map { "\($0.change) \($0.table ?? "?")/\($0.language)/\($0.key)" } == [
        "excluded /de/BYE", "changed /de/HI", "added /de/NEW", "added Push/fr/HI",
      ])
    #expect(found[0].reason == "no other" && found[0].old == "Tschüss %@" && found[0].new == nil)
    #expect(found[1].takesOtherArguments && found[1].old == "Hallo" && found[1].new == "Hallo %@")
    // The plural form overrides the text that differs.
    #expect(!found.contains { $0.language == "en" })
    let back = try StringsDifference.between(new, old)
    #expect(back.map(\.change) == [.added, .changed, .removed, .removed])
    #expect(try StringsDifference.between(new, new).isEmpty)
    #expect(try StringsDifference.between([], old).allSatisfy { $0.change == .added })
  }

  private static let catalogue = try? Catalogue(
    revision: 1,
    stored: [
      stored("de", #"{"A":"1","C":"3"}"#, excluded: reason),
      stored("en", #"{"A":"1","B":"2","C":"3"}"#),
      stored("fr", #"{"A":"1","C":"3","é":"4"}"#),
    ])

  private static let pages:
    [(language: String?, isIncomplete: Bool, after: String?, keys: [String])] = [
      (nil, false, nil, ["A", "B", "BYE", "C", "é"]), (nil, true, nil, ["B", "BYE", "é"]),
      ("de", false, nil, ["B", "BYE", "é"]), ("en", false, nil, ["BYE", "é"]),
      ("fr", true, nil, ["B", "BYE"]),
      (nil, false, "B", ["BYE", "C", "é"]), (nil, false, "Bx", ["C", "é"]), (nil, false, "é", []),
    ]

  @Test("keys are listed in byte order, by language and after a key", arguments: pages)
  func keys(_ language: String?, _ isIncomplete: Bool, _ after: String?, _ keys: [String]) throws {
    let catalogue = try #require(Self.catalogue)
    let all = catalogue.keyCoverage(
      missingIn: language, isIncomplete: isIncomplete, after: after, limit: 10)
    #expect(all.map(\.key) == keys)
    let two = catalogue.keyCoverage(
      missingIn: language, isIncomplete: isIncomplete, after: after, limit: 2)
    #expect(two.map(\.key) == Array(keys.prefix(2)))
  }

  @Test("each language of a key is translated, missing or excluded")
  func states() throws {
    let catalogue = try #require(Self.catalogue)
    let rows = catalogue.keyCoverage(missingIn: nil, isIncomplete: true, after: nil, limit: 10)
    #expect(rows[0].translated == ["en"] && rows[0].missing == ["de", "fr"])
    #expect(rows[1].translated == [] && rows[1].missing == ["en", "fr"])
    #expect(rows[1].excluded.map(\.language) == ["de"] && rows[1].excluded[0].reason == "no other")
  }
}
