// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import API

@Suite struct SpreadsheetCellTests {
  private static let formulas = [
    "=1+1", "+1", "-1", "@SUM(1)", "\u{FF1D}1", "\u{FF0B}1", "\u{FF0D}1", "\u{FF20}a", "\ta", "\ra",
  ]
  private static let others = ["", "a", "a=1", " =1", "\u{FF01}", "[\"=1\"]", "O'Brien", "1-2"]

  @Test("only a cell that a spreadsheet would execute is prefixed with an apostrophe")
  func marked() {
    for cell in Self.formulas { #expect(SpreadsheetCell.needsMark(cell.utf8), "\(cell)") }
    for cell in Self.others { #expect(!SpreadsheetCell.needsMark(cell.utf8), "\(cell)") }
  }

  @Test("every cell is read back unchanged, including cells that look prefixed")
  func readBack() {
    for text in Self.formulas + Self.others {
      for apostrophes in 0...3 {
        let cell = Array((String(repeating: "'", count: apostrophes) + text).utf8)
        let written = SpreadsheetCell.needsMark(cell) ? [UInt8(ascii: "'")] + cell : cell
        #expect(SpreadsheetCell.content(of: written) == cell, "\(apostrophes) \(text)")
      }
    }
  }

  @Test("an apostrophe written by another program is kept unless a formula follows")
  func foreign() {
    for cell in ["'", "'a", "'t Hooft", "a'="] {
      #expect(SpreadsheetCell.content(of: Array(cell.utf8)) == Array(cell.utf8))
    }
    #expect(SpreadsheetCell.content(of: Array("'=a".utf8)) == Array("=a".utf8))
  }
}
