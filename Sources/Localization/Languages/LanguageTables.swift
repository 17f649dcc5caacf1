// SPDX-License-Identifier: Apache-2.0

/// What the matcher looks up. The generated half is `LanguageTables+Data.swift`.
enum LanguageTables {
  /// "deu" to "de": the three-letter codes of ISO 639-2/T for languages that have two letters.
  static let shortCodes = dictionary(shortCodeLines)
  /// "USA" to "US", likewise.
  static let shortRegions = dictionary(shortRegionLines)
  /// "iw" to "he", "zh_TW" to "zh_Hant_TW", "german" to "de".
  static let aliases = dictionary(aliasLines)
  /// Parents that are not the tag cut from the right; "root" ends a line.
  static let parents = dictionary(parentLines)
  /// "sr" to "Cyrl_RS", "sr_ME" to "Latn_ME".
  static let likely = dictionary(likelyLines)

  /// Reads words of `value:key,key,key`.
  private static func dictionary(_ lines: String) -> [String: String] {
    var table: [String: String] = [:]
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    for word in lines.utf8.split(whereSeparator: isSpace) {
      guard let colon = word.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let value = String(Substring(word[..<colon]))
      for key in word[word.index(after: colon)...].split(separator: UInt8(ascii: ",")) {
        table[String(Substring(key))] = value
      }
    }
    return table
  }
}
