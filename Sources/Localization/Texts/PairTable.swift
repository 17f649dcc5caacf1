// SPDX-License-Identifier: Apache-2.0

/// A number for each language in each region, from the generated tables.
///
/// An entry such as "de,de_AT=4 1a:US,GB 2:-" lists the languages of a row, the index of the
/// earlier row that it copies (without an index: a row of zeros), then its differences from that
/// row. All numbers are in base 36.
struct PairTable: Sendable {
  private var rows: [String: Int] = [:]
  private var cells: [[UInt16]] = []

  /// Column of each region. The first column is the language without a region.
  private static let columns = Dictionary(
    uniqueKeysWithValues: LanguageData.words(.region).enumerated()
      .map { (String($1), $0) })

  init(_ section: LanguageData.Section) {
    var row: [UInt16] = []
    for word in LanguageData.words(section) {
      if let equals = word.firstIndex(of: "=") {
        if !row.isEmpty { cells.append(row) }
        for name in word[..<equals].split(separator: ",") { rows[String(name)] = cells.count }
        let parent = Int(word[word.index(after: equals)...], radix: 36)
        row = parent.map { cells[$0] } ?? Array(repeating: 0, count: Self.columns.count)
      } else if let colon = word.firstIndex(of: ":"),
        let value = UInt16(word[..<colon], radix: 36)
      {
        for region in word[word.index(after: colon)...].split(separator: ",") {
          if let column = Self.columns[String(region)] { row[column] = value }
        }
      }
    }
    cells.append(row)
  }

  /// Whether the tables have a column for the region.
  static func knows(_ region: String) -> Bool { columns[region] != nil }

  func has(_ name: String) -> Bool { rows[name] != nil }

  /// Returns the number of a language in a region, or without a region if the region is unknown;
  /// nil without a row.
  func value(_ name: String, in region: String?) -> Int? {
    guard let row = rows[name] else { return nil }
    return Int(cells[row][region.flatMap { Self.columns[$0] } ?? 0])
  }

  /// Returns all numbers of a language in any region.
  func values(_ name: String) -> Set<Int> {
    Set(rows[name].map { cells[$0] }?.map(Int.init) ?? [])
  }
}
