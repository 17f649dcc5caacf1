// SPDX-License-Identifier: Apache-2.0

/// The prepared statements of one connection, by SQL text and parameter types.
///
/// A statement counts as prepared once its preparation is sent. Commands are executed in order;
/// after a failed preparation the server answers its uses with 26000.
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

  /// Adds a statement and returns it with the evicted statement. The caller prepares the first and
  /// deallocates the second.
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

  /// Removes a statement. Returns false if it is not in the cache.
  @discardableResult
  mutating func forget(_ statement: PreparedStatement) -> Bool {
    let key = Key(sql: statement.sql, types: statement.types)
    guard statements[key] === statement else { return false }
    statements[key] = nil
    return true
  }

  /// Removes all statements, for a new connection. The numbering of names continues.
  mutating func removeAll() { statements.removeAll() }
}
