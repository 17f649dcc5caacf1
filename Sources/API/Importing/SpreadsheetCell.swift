// SPDX-License-Identifier: Apache-2.0

/// Protection of CSV cells that a spreadsheet would run as a formula (OWASP, "CSV Injection").
///
/// An export prefixes these cells with an apostrophe, so that a spreadsheet shows them as text, and
/// an import removes it. A cell that begins with an apostrophe itself gets a second one, so that
/// every cell is imported unchanged.
enum SpreadsheetCell {
  private static let mark = UInt8(ascii: "'")

  /// The full-width forms of `=`, `+`, `-` and `@`, which spreadsheets for East Asian languages
  /// also accept (U+FF1D, U+FF0B, U+FF0D, U+FF20).
  private static let wide: [[UInt8]] = [
    [0xEF, 0xBC, 0x9D], [0xEF, 0xBC, 0x8B], [0xEF, 0xBC, 0x8D], [0xEF, 0xBC, 0xA0],
  ]

  /// Returns whether an export prefixes the cell with an apostrophe.
  static func needsMark(_ cell: some Collection<UInt8>) -> Bool {
    switch cell.first {
    case mark, UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      true
    case 0xEF: wide.contains { cell.starts(with: $0) }
    default: false
    }
  }

  /// Returns the content of an imported cell. Removes an apostrophe only if an export would have
  /// added it.
  static func content(of cell: [UInt8]) -> [UInt8] {
    cell.first == mark && needsMark(cell.dropFirst()) ? Array(cell.dropFirst()) : cell
  }
}
