// SPDX-License-Identifier: Apache-2.0

/// Currencies and their symbols by region. The data is in `LanguageData`.
package enum CurrencyTables {
  /// Number of fraction digits by currency code, such as "EUR".
  private static let places: [String: Int] = {
    var table: [String: Int] = [:]
    for word in LanguageData.words(.currency) {
      let parts = word.split(separator: ":")
      if parts.count == 2 { table[String(parts[0])] = Int(parts[1]) }
    }
    return table
  }()

  /// Sets of symbols. Each is stored as its differences from an earlier set: "=4,USD:US{24}".
  private static let sets: [[String: String]] = {
    var sets: [[String: String]] = []
    for word in LanguageData.words(.symbolSet) {
      let parts = word.dropFirst().split(separator: ",", omittingEmptySubsequences: false)
      var set = Int(parts[0], radix: 36).map { sets[$0] } ?? [:]
      for change in parts.dropFirst() {
        let pair = change.split(separator: ":", omittingEmptySubsequences: false)
        set[String(pair[0])] = pair.count == 2 && !pair[1].isEmpty ? pair[1].unescaped : nil
      }
      sets.append(set)
    }
    return sets
  }()

  private static let setNumbers = LanguageData.words(.symbolSetNumber)
    .map { Int($0) ?? 0 }
  private static let pairs = PairTable(.symbol)

  /// Returns the number of fraction digits; nil for a code that is not a currency in use.
  package static func places(of currency: String) -> Int? { places[currency] }

  /// Returns the symbol, such as "$" or "US$", or the currency code if the region has no symbol.
  static func symbol(of currency: String, _ name: String, in region: String?) -> String {
    pairs.value(name, in: region).flatMap { sets[setNumbers[$0]][currency] } ?? currency
  }

  /// Returns the number of bytes of the longest symbol in any region.
  static func longestSymbol(of currency: String, _ name: String) -> Int {
    pairs.values(name).map { (sets[setNumbers[$0]][currency] ?? currency).utf8.count }.max()
      ?? currency.utf8.count
  }
}
