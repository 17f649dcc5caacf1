// SPDX-License-Identifier: Apache-2.0

/// Plural rules and number formats of languages. The data is in `LanguageData`.
enum WritingTables {
  private static let shapes = LanguageData.words(.numberShape).map {
    NumberShape(word: $0) ?? .plain
  }
  private static let numbers = PairTable(.number)

  /// Formats with affixes, and the languages and regions that use them.
  private struct Affixed: Sendable {
    let formats: [AffixedFormat?]
    let places: PairTable

    init(_ formats: LanguageData.Section, _ places: LanguageData.Section) {
      self.formats = LanguageData.words(formats).map(AffixedFormat.init)
      self.places = PairTable(places)
    }
  }

  private static let percents = Affixed(.percentFormat, .percent)
  private static let money = Affixed(.moneyFormat, .money)

  /// Ten digits by the name of a numbering system, such as "deva".
  private static let numberings: [String: [Unicode.Scalar]] = {
    var table: [String: [Unicode.Scalar]] = [:]
    for word in LanguageData.words(.numbering) {
      let parts = word.split(separator: ":")
      guard parts.count == 2 else { continue }
      let scalars = parts[1].split(separator: "+").compactMap { UInt32($0, radix: 16) }
      guard let zero = scalars.first else { continue }
      let digits = scalars.count == 10 ? scalars : (0..<10).map { zero + $0 }
      table[String(parts[0])] = digits.compactMap(Unicode.Scalar.init)
    }
    return table
  }()

  /// Plural rules by language, such as "pt_PT" or "ru".
  private static let plurals: [String: PluralRules] = {
    var table: [String: PluralRules] = [:]
    var ruleWords: [Substring] = []
    var rules: PluralRules?
    for word in LanguageData.words(.plural) {
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

  // MARK: numbers

  /// Whether `-u-nu-` may select the numbering system: it has ten digits.
  static func isNumbering(_ name: String) -> Bool { numberings[name] != nil }

  /// - Parameter numbering: digits to use instead of the language's own.
  static func numberShape(
    of name: String, in region: String?, numbering: String?
  ) -> NumberShape {
    let usual = { numbers.value(name, in: region).map { shapes[$0] } }
    guard let numbering, let digits = numberings[numbering] else { return usual() ?? .plain }
    if let own = ownRow(in: numbers, name, region, numbering) { return shapes[own] }
    let western = numbers.value("\(name)@latn", in: region).map { shapes[$0] } ?? .plain
    return western.with(digits: digits)
  }

  /// Returns the row for chosen digits that have their own separators; nil if they use western
  /// separators.
  private static func ownRow(
    in table: PairTable, _ name: String, _ region: String?, _ numbering: String
  ) -> Int? {
    if let own = table.value("\(name)@\(numbering)", in: region) { return own }
    guard let (home, language) = homes[numbering], home == region else { return nil }
    return table.value("\(language)@\(numbering)", in: region)
  }

  /// Digits that have their own separators in one region, in any language: that region and the
  /// language.
  private static let homes = ["khmr": ("KH", "km"), "mong": ("MN", "mn")]

  /// Returns a shape that takes at least as many bytes, for any number, as the language's shape in
  /// any region.
  static func longestNumberShape(of name: String) -> NumberShape {
    let own = numbers.values(name).map { shapes[$0] }
    return own.dropFirst().reduce(own.first ?? .plain) { $0.longer($1) }
  }

  // MARK: percentages and money

  /// - Parameter numbering: digits to use instead of the language's own.
  static func percentFormat(
    of name: String, in region: String?, numbering: String?
  ) -> AffixedFormat? {
    format(in: percents, name, region, numbering)
  }

  static func moneyFormat(
    of name: String, in region: String?, numbering: String?
  ) -> AffixedFormat? {
    format(in: money, name, region, numbering)
  }

  private static func format(
    in table: Affixed, _ name: String, _ region: String?, _ numbering: String?
  ) -> AffixedFormat? {
    guard let numbering, let digits = numberings[numbering] else {
      return table.places.value(name, in: region).flatMap { table.formats[$0] }
    }
    if let own = ownRow(in: table.places, name, region, numbering) { return table.formats[own] }
    let western = table.places.value("\(name)@latn", in: region).flatMap { table.formats[$0] }
    return western?.with(digits: digits)
  }

  /// Returns the formats of all regions.
  static func percentFormats(of name: String) -> [AffixedFormat] {
    percents.places.values(name).compactMap { percents.formats[$0] }
  }

  static func moneyFormats(of name: String) -> [AffixedFormat] {
    money.places.values(name).compactMap { money.formats[$0] }
  }

  /// Returns the name of a language's row in the tables; English for languages without one.
  static func row(of tag: LanguageTag) -> String {
    if let script = tag.script, case let name = "\(tag.language)_\(script)", numbers.has(name) {
      return name
    }
    return numbers.has(tag.language) ? tag.language : "en"
  }

  // MARK: plurals

  /// As ICU does, this truncates the tag from the right, and does not use the matcher's parents.
  static func pluralRules(of tag: LanguageTag) -> PluralRules {
    var identifier = tag.withUsualScript.identifier[...]
    while true {
      if let rules = plurals[String(identifier)] { return rules }
      guard let cut = identifier.utf8.lastIndex(of: UInt8(ascii: "_")) else { return .onlyOther }
      identifier = identifier[..<cut]
    }
  }
}
