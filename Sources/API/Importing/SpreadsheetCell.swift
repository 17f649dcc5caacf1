// SPDX-License-Identifier: Apache-2.0

/// Cells of CSV that a spreadsheet would run as a formula (OWASP, "CSV Injection").
///
/// An export prefixes them with an apostrophe, so that a spreadsheet shows them as text, and an
/// import removes it. A cell that begins with an apostrophe of its own receives another, so that
/// every cell is read back unchanged.
enum SpreadsheetCell {
  private static let mark = UInt8(ascii: "'")

  /// `=`, `+`, `-` and `@` in their full-width forms, which spreadsheets for East Asian languages
  /// accept, too (U+FF1D, U+FF0B, U+FF0D, U+FF20).
  private static let wide: [[UInt8]] = [
    [0xEF, 0xBC, 0x9D], [0xEF, 0xBC, 0x8B], [0xEF, 0xBC, 0x8D], [0xEF, 0xBC, 0xA0],
  ]

  /// Whether an export marks the cell.
  static func needsMark(_ cell: some Collection<UInt8>) -> Bool {
    switch cell.first {
    case mark, UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"),
      UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      true
    case 0xEF: wide.contains { cell.starts(with: $0) }
    default: false
    }
  }

  /// Returns the content of an imported cell. Removes an apostrophe only before a cell that needs a
  /// mark.
  static func content(of cell: [UInt8]) -> [UInt8] {
    cell.first == mark && needsMark(cell.dropFirst()) ? Array(cell.dropFirst()) : cell
  }
}
