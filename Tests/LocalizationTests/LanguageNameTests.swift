// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Localization

@Suite struct LanguageNameTests {
  @Test(
    "English names contain script and region",
    arguments: [
      ("fr", "French"), ("fr-CA", "French (Canada)"),
      ("zh-Hant-TW", "Chinese (Traditional, Taiwan)"),
      ("es-419", "Spanish (Latin America)"), ("sr-Latn", "Serbian (Latin)"),
      ("nb", "Norwegian Bokmål"),
      ("ca-ES-valencia", "Catalan (Spain, valencia)"), ("qqq-QQ", "qqq (QQ)"),
    ])
  func names(_ tag: String, _ name: String) {
    #expect(LanguageTag(parsing: tag)?.englishName == name)
  }
}
