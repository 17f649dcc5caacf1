// SPDX-License-Identifier: Apache-2.0

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

  /// Appends the bytes of a `bytea` to a buffer. Returns false if the column is NULL.
  package func append(_ column: Int, to bytes: inout [UInt8]) throws(PostgresError) -> Bool {
    guard table.columns[column].type == PostgresType.bytea.oid else {
      throw PostgresError(.decoding, "column \(table.columns[column].name) is no bytea")
    }
    guard let range = table.cell(row: index, column: column) else { return false }
    bytes.append(contentsOf: table.bytes[range])
    return true
  }

  /// Returns the value of the first column with this name.
  package func decode<Value: PostgresDecodable>(
    _ column: String, as type: Value.Type = Value.self
  ) throws(PostgresError) -> Value {
    try decode(try table.position(of: column), as: type)
  }
}
