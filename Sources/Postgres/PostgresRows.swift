// SPDX-License-Identifier: Apache-2.0

/// The result of a statement: its rows, and the number of affected rows.
package struct PostgresRows: RandomAccessCollection, Sendable {
  let table: ResultTable
  /// Rows inserted, updated, deleted or selected, by PostgreSQL's command tag.
  package let affectedRows: Int

  package var startIndex: Int { 0 }
  package var endIndex: Int { table.rowCount }

  package subscript(row: Int) -> PostgresRow {
    precondition(row >= 0 && row < table.rowCount, "row out of range")
    return PostgresRow(table: table, index: row)
  }
}

/// One row of a result; columns are read by position or by name.
package struct PostgresRow: Sendable {
  let table: ResultTable
  let index: Int

  /// Returns a column's value.
  ///
  /// - Throws: `.decoding` if the column does not exist, it is NULL and `Value` is not optional, or
  ///   its type cannot be read as `Value`.
  package func decode<Value: PostgresDecodable>(
    _ column: Int, as type: Value.Type = Value.self
  ) throws(PostgresError) -> Value {
    guard column >= 0, column < table.columns.count else {
      throw PostgresError(.decoding, "no column \(column) among \(table.columns.count)")
    }
    let oid = table.columns[column].type
    do {
      guard let range = table.cell(row: index, column: column) else {
        return try Value.decodeNull()
      }
      let bytes = table.bytes
      return try Value.decode(bytes.span.extracting(range), type: oid)
    } catch {
      let name = table.columns[column].name
      throw PostgresError(
        .decoding, "column \(name) (type \(oid)) as \(Value.self): \(error.explanation)")
    }
  }

  /// Returns the value of the first column with this name.
  package func decode<Value: PostgresDecodable>(
    _ column: String, as type: Value.Type = Value.self
  ) throws(PostgresError) -> Value {
    guard let position = table.columns.firstIndex(where: { $0.name == column }) else {
      throw PostgresError(.decoding, "no column named \(column)")
    }
    return try decode(position, as: type)
  }
}

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

  func cell(row: Int, column: Int) -> Range<Int>? {
    let cell = row * columns.count + column
    if starts[cell] & 1 == 1 { return nil }
    return starts[cell] >> 1..<starts[cell + 1] >> 1
  }
}
