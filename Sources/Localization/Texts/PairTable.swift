// SPDX-License-Identifier: Apache-2.0

/// A number for every language in every region, as the generated tables have it.
///
/// Words such as "de,de_AT=4 1a:US,GB 2:-": languages of a row; the row before it that it differs from,
/// where there is none one of zeros; then where it differs. All numbers are of base 36.
struct PairTable: Sendable {
  private var rows: [String: Int] = [:]
  private var cells: [[UInt16]] = []

  /// Places of regions in a row. The first is no region: the language by itself.
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

  /// Whether a row tells of the region: of others nothing is known.
  static func knows(_ region: String) -> Bool { columns[region] != nil }

  func has(_ name: String) -> Bool { rows[name] != nil }

  /// What stands for a language in a region, or by itself where that is unknown; nil without a row.
  func value(_ name: String, in region: String?) -> Int? {
    guard let row = rows[name] else { return nil }
    return Int(cells[row][region.flatMap { Self.columns[$0] } ?? 0])
  }

  /// Everything that stands for a language somewhere.
  func values(_ name: String) -> Set<Int> {
    Set(rows[name].map { cells[$0] }?.map(Int.init) ?? [])
  }
}
