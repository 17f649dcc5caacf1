// SPDX-License-Identifier: Apache-2.0

/// A statement the server knows by name.
final class PreparedStatement {
  let name: String
  let sql: String
  let types: [UInt32]
  /// Known after the first execution; the server refuses (0A000) when they have changed.
  var columns: [ResultTable.Column]?
  fileprivate var lastUse = 0

  fileprivate init(name: String, sql: String, types: [UInt32]) {
    self.name = name
    self.sql = sql
    self.types = types
  }
}

/// The prepared statements of one connection, by SQL text and parameter types.
///
/// A statement counts as prepared from the moment its preparation is sent: commands are carried out
/// in order, and if the preparation fails, its users are told so by the server (26000).
struct StatementCache {
  private struct Key: Hashable {
    let sql: String
    let types: [UInt32]
  }

  private let limit: Int
  private var statements: [Key: PreparedStatement] = [:]
  private var uses = 0
  private var names = 0

  init(limit: Int) { self.limit = max(1, limit) }

  var count: Int { statements.count }

  mutating func find(_ sql: String, types: [UInt32]) -> PreparedStatement? {
    guard let statement = statements[Key(sql: sql, types: types)] else { return nil }
    uses += 1
    statement.lastUse = uses
    return statement
  }

  /// The new statement, to be prepared, and the one it displaces, to be deallocated.
  mutating func add(
    _ sql: String, types: [UInt32]
  ) -> (added: PreparedStatement, evicted: PreparedStatement?) {
    var evicted: PreparedStatement?
    if statements.count >= limit {
      evicted = statements.values.min { $0.lastUse < $1.lastUse }
      if let evicted { forget(evicted) }
    }
    names += 1
    uses += 1
    let statement = PreparedStatement(name: "s\(names)", sql: sql, types: types)
    statement.lastUse = uses
    statements[Key(sql: sql, types: types)] = statement
    return (statement, evicted)
  }

  /// False when it was forgotten before.
  @discardableResult
  mutating func forget(_ statement: PreparedStatement) -> Bool {
    let key = Key(sql: statement.sql, types: statement.types)
    guard statements[key] === statement else { return false }
    statements[key] = nil
    return true
  }

  /// A new connection knows none. Names go on counting.
  mutating func removeAll() { statements.removeAll() }
}
