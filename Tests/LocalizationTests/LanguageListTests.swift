// SPDX-License-Identifier: Apache-2.0
import Localization
import Testing

@Suite("Language list of a device")
struct LanguageListTests {
  @Test(
    "usable tags are kept in canonical spelling, and the others returned",
    arguments: [
      ([], [], []),
      (["zh-Hant-TW", "en-TW"], ["zh-Hant-TW", "en-TW"], []),
      (["ZH_hant_tw", "zh-Hant-TW", "EN"], ["zh-Hant-TW", "en"], []),
      (["deu-DE", "ger-AT"], ["de-DE", "ger-AT"], []),
      (
        ["en_US.UTF-8", "de-DE@euro", "zh_TW@numbers=latn", "fr;q=0.9"],
        ["en-US", "de-DE", "zh-TW", "fr"],
        []
      ),
      (["en-u-nu-latn", "en-US-x-foo", "sl-rozaj-biske"], ["en", "en-US", "sl-rozaj-biske"], []),
      (
        ["*", "", "e", "C", "x-private", "und", "und-US", "mul", "zxx", "root", "12"], [],
        ["*", "", "e", "C", "x-private", "und", "und-US", "mul", "zxx", "root", "12"]
      ),
      (
        ["a1", "日本語", "en us", "ca-ES-valencia", "i-klingon"], ["ca-ES-valencia", "i-klingon"],
        ["a1", "日本語", "en us"]
      ),
      (
        ["aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh", "ii", "aa"],
        ["aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh"], ["ii"]
      ),
    ] as [([String], [String], [String])])
  func parses(tags: [String], accepted: [String], ignored: [String]) throws {
    let list = try LanguageList.parse(tags)
    #expect(list.accepted == accepted)
    #expect(list.ignored == ignored)
  }

  @Test(
    "suffixes of POSIX and HTTP do not remove the region of a tag",
    arguments: [
      ("zh_TW.UTF-8", "zh-Hant"), ("zh_TW@euro", "zh-Hant"), ("zh-HK;q=0.8", "zh-Hant"),
      ("pt_PT.UTF-8", "pt-PT"), ("zh_CN.GB2312", "zh-Hans"), ("sr_RS.UTF-8@latin", "sr"),
    ])
  func tails(tag: String, language: String) {
    let matcher = LanguageMatcher(
      available: ["en", "zh-Hans", "zh-Hant", "pt-BR", "pt-PT", "sr", "sr-Latn"])
    #expect(matcher.chain(for: [tag]).first == language)
  }

  @Test("a list beyond any device's limits is refused")
  func refuses() throws {
    let long = String(repeating: "x", count: 65)
    #expect(throws: LanguageListFault.tooMany(33)) {
      try LanguageList.parse(Array(repeating: "en", count: 33))
    }
    #expect(throws: LanguageListFault.tooLong(index: 1, bytes: 65)) {
      try LanguageList.parse(["en", long])
    }
    #expect(try LanguageList.parse(Array(repeating: "en", count: 32)).accepted == ["en"])
    #expect(try LanguageList.parse([String(long.dropLast())]).ignored.count == 1)
  }
}
