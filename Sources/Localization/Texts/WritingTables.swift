// SPDX-License-Identifier: Apache-2.0

/// How languages count and write numbers. The generated half is `WritingTables+Data.swift`.
enum WritingTables {
  /// "en_IN", "sr_Latn" and so on to how it writes numbers.
  private static let numbers: [String: NumberShape] = {
    var table: [String: NumberShape] = [:]
    for word in words(numberLines) {
      let parts = word.split(separator: ":")
      guard parts.count == 2, let shape = NumberShape(word: parts[0]) else { continue }
      for key in parts[1].split(separator: ",") { table[String(key)] = shape }
    }
    return table
  }()

  /// "pt_PT", "ru" and so on to its rules.
  private static let plurals: [String: PluralRules] = {
    var table: [String: PluralRules] = [:]
    var ruleWords: [Substring] = []
    var rules: PluralRules?
    for word in words(pluralLines) {
      if word.utf8.contains(UInt8(ascii: ":")) {
        if rules != nil { ruleWords = [] }
        rules = nil
        ruleWords.append(word)
      } else {
        let complete = rules ?? PluralRules(words: ruleWords)
        rules = complete
        table[String(word)] = complete
      }
    }
    return table
  }()

  private static func words(_ lines: String) -> [Substring] {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    return lines.utf8.split(whereSeparator: isSpace).map { Substring($0) }
  }

  static func numberShape(of tag: LanguageTag) -> NumberShape {
    first(of: tag, in: numbers) ?? numbers["en"] ?? .plain
  }

  static func pluralRules(of tag: LanguageTag) -> PluralRules {
    first(of: tag, in: plurals) ?? .onlyOther
  }

  /// ICU looks these up along the tag cut from the right, not along the matcher's parents.
  private static func first<Value>(of tag: LanguageTag, in table: [String: Value]) -> Value? {
    var identifier = tag.withUsualScript.identifier[...]
    while true {
      if let value = table[String(identifier)] { return value }
      guard let cut = identifier.utf8.lastIndex(of: UInt8(ascii: "_")) else { return nil }
      identifier = identifier[..<cut]
    }
  }
}
