// SPDX-License-Identifier: Apache-2.0

/// A statement and its parameters, written as one string: `"SELECT … WHERE token = \(token)"`.
///
/// Every interpolated value becomes a bound parameter (`$1`, `$2`, …) in binary form; only the long
/// spelling `\(unsafeSQL: text)` puts text into the statement itself. `\(fragment: query)` inserts
/// another query with its parameters, numbered anew. `nil` binds NULL.
package struct PostgresQuery: ExpressibleByStringInterpolation, Sendable {
  package private(set) var sql: String
  package private(set) var parameters: PostgresParameters
  /// Where in `sql` (UTF-8 offsets) each parameter's placeholder stands.
  private var placeholders: [Range<Int>]

  package init(stringLiteral sql: String) {
    self.init(unsafeSQL: sql)
  }

  package init(unsafeSQL sql: String) {
    self.sql = sql
    parameters = PostgresParameters()
    placeholders = []
  }

  package init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.query
  }

  package static func += (left: inout PostgresQuery, right: PostgresQuery) {
    left.append(right)
  }

  private mutating func bind(_ append: (inout PostgresParameters) -> Void) {
    append(&parameters)
    appendPlaceholder(parameters.count)
  }

  private mutating func appendPlaceholder(_ number: Int) {
    let start = sql.utf8.count
    sql += "$\(number)"
    placeholders.append(start..<sql.utf8.count)
  }

  private mutating func append(_ other: PostgresQuery) {
    let before = parameters.count
    parameters.append(other.parameters)
    var position = other.sql.utf8.startIndex
    for (index, hole) in other.placeholders.enumerated() {
      let start = other.sql.utf8.index(other.sql.utf8.startIndex, offsetBy: hole.lowerBound)
      sql += other.sql[position..<start]
      appendPlaceholder(before + index + 1)
      position = other.sql.utf8.index(start, offsetBy: hole.count)
    }
    sql += other.sql[position...]
  }

  /// Collects the pieces of an interpolated query.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var query: PostgresQuery

    package init(literalCapacity: Int, interpolationCount: Int) {
      query = PostgresQuery(unsafeSQL: "")
      query.sql.reserveCapacity(literalCapacity + interpolationCount * 3)
    }

    package mutating func appendLiteral(_ literal: String) {
      query.sql += literal
    }

    package mutating func appendInterpolation<Value: PostgresEncodable>(_ value: Value) {
      query.bind { $0.append(value) }
    }

    package mutating func appendInterpolation<Value: PostgresEncodable>(_ value: Value?) {
      query.bind { $0.append(value) }
    }

    package mutating func appendInterpolation(fragment: PostgresQuery) {
      query.append(fragment)
    }

    package mutating func appendInterpolation(unsafeSQL: String) {
      query.sql += unsafeSQL
    }
  }
}

extension PostgresQuery {
  /// Of the transaction that it stands in: its commit is on disk, and on the synchronous standbys, before it is
  /// answered.
  package static let committingDurably: PostgresQuery =
    "SELECT set_config('synchronous_commit', 'on', true) AS setting"

  /// Writes nothing but a mark into the WAL, so that its commit waits for the synchronous standbys to have all that
  /// could be seen before. Who reads what somebody else's commit is still waiting for, or has stopped waiting for,
  /// must not promise it before.
  package static let replicationBarrier: PostgresQuery =
    "SELECT pg_logical_emit_message(true, 'pushgate', '')::text AS place"
}
