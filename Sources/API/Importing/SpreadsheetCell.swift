// SPDX-License-Identifier: Apache-2.0

/// The cells of CSV that a spreadsheet would run as a formula (OWASP, "CSV Injection").
///
/// An export puts an apostrophe before them, which makes a spreadsheet show them as text, and an import takes it away
/// again. A cell that begins with an apostrophe by itself gets one more, so that every cell is read back as it was.
enum SpreadsheetCell {
  private static let mark = UInt8(ascii: "'")

  /// `=`, `+`, `-` and `@` as spreadsheets for East Asian languages also take them (U+FF1D, U+FF0B, U+FF0D, U+FF20).
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

  /// What a cell of an import holds. An apostrophe before anything else is part of it.
  static func content(of cell: [UInt8]) -> [UInt8] {
    cell.first == mark && needsMark(cell.dropFirst()) ? Array(cell.dropFirst()) : cell
  }
}
