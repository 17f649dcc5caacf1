// SPDX-License-Identifier: Apache-2.0

/// A statement prepared on the server under a name.
final class PreparedStatement {
  let name: String
  let sql: String
  let types: [UInt32]
  /// The columns of the result. Set after the first execution; the server reports 0A000 if they
  /// have changed.
  var columns: [ResultTable.Column]?
  var lastUse = 0

  init(name: String, sql: String, types: [UInt32]) {
    self.name = name
    self.sql = sql
    self.types = types
  }
}
