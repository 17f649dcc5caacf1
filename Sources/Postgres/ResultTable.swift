// SPDX-License-Identifier: Apache-2.0

/// A result copied out of libpq's memory into one buffer.
final class ResultTable: Sendable {
  struct Column: Sendable, Hashable {
    let name: String
    let type: UInt32
  }

  let columns: [Column]
  let rowCount: Int
  let bytes: [UInt8]
  /// Offsets of the cells in `bytes`, row by row: the range of a cell is
  /// `starts[cell]..<starts[cell + 1]`. Offsets are stored doubled; the lowest bit marks NULL.
  private let starts: [Int]

  init(columns: [Column], rowCount: Int, bytes: [UInt8], starts: [Int]) {
    precondition(
      starts.count == rowCount * columns.count + 1, "a result has an offset for each cell")
    self.columns = columns
    self.rowCount = rowCount
    self.bytes = bytes
    self.starts = starts
  }

  func position(of name: String) throws(PostgresError) -> Int {
    guard let position = columns.firstIndex(where: { $0.name == name }) else {
      throw PostgresError(.decoding, "no column named \(name)")
    }
    return position
  }

  func cell(row: Int, column: Int) -> Range<Int>? {
    let cell = row * columns.count + column
    if starts[cell] & 1 == 1 { return nil }
    return starts[cell] >> 1..<starts[cell + 1] >> 1
  }
}
