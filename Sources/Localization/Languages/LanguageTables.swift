// SPDX-License-Identifier: Apache-2.0

/// Tables of the matcher. The data is in `LanguageData`.
enum LanguageTables {
  /// "deu" to "de": three-letter codes of ISO 639-2/T for languages that have two letters.
  static let shortCodes = dictionary(.shortCode)
  /// "USA" to "US": three-letter codes of regions.
  static let shortRegions = dictionary(.shortRegion)
  /// Current tags of old and other names: "iw" to "he", "zh_TW" to "zh_Hant_TW", "german" to "de".
  static let aliases = dictionary(.alias)
  /// Parents that truncating the tag does not yield; "root" means no parent.
  static let parents = dictionary(.parent)
  /// Likely script and region: "sr" to "Cyrl_RS", "sr_ME" to "Latn_ME".
  static let likely = dictionary(.likely)

  /// English names: "fr" to "French", "Hant" to "Traditional", "CA" to "Canada".
  static let languageNames = names(.languageName)
  static let scriptNames = names(.scriptName)
  static let regionNames = names(.regionName)

  /// Reads words of `code:Name_of_words`.
  private static func names(_ section: LanguageData.Section) -> [String: String] {
    var table: [String: String] = [:]
    for word in LanguageData.words(section) {
      let parts = word.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      table[String(parts[0])] = String(parts[1].map { $0 == "_" ? " " : $0 })
    }
    return table
  }

  /// Reads words of `value:key,key,key`.
  private static func dictionary(_ section: LanguageData.Section) -> [String: String] {
    var table: [String: String] = [:]
    for word in LanguageData.words(section).map(\.utf8) {
      guard let colon = word.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let value = String(Substring(word[..<colon]))
      for key in word[word.index(after: colon)...].split(separator: UInt8(ascii: ",")) {
        table[String(Substring(key))] = value
      }
    }
    return table
  }
}
