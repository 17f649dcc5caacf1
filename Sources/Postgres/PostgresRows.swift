// SPDX-License-Identifier: Apache-2.0

/// The result of a statement: its rows, and the number of affected rows.
package struct PostgresRows: RandomAccessCollection, Sendable {
  let table: ResultTable
  /// Rows inserted, updated, deleted or selected, by PostgreSQL's command tag.
  package let affectedRows: Int

  /// Returns the position of the first column with this name.
  package func column(_ name: String) throws(PostgresError) -> Int {
    try table.position(of: name)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { table.rowCount }

  package subscript(row: Int) -> PostgresRow {
    precondition(row >= 0 && row < table.rowCount, "row out of range")
    return PostgresRow(table: table, index: row)
  }
}
