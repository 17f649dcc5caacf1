// SPDX-License-Identifier: Apache-2.0

/// A statement with its parameters, written as one string: `"SELECT … WHERE token = \(token)"`.
///
/// Every interpolated value becomes a bound parameter (`$1`, `$2`, …) in binary form; only the long
/// form `\(unsafeSQL: text)` inserts text into the statement. `\(fragment: query)` inserts another
/// query with its parameters, renumbered. `nil` binds NULL.
package struct PostgresQuery: ExpressibleByStringInterpolation, Sendable {
  package private(set) var sql: String
  package private(set) var parameters: PostgresParameters
  /// The ranges of the parameters' placeholders in `sql`, in UTF-8 offsets.
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
  /// Makes the surrounding transaction durable: its commit is on disk, and on the synchronous
  /// standbys, before the answer.
  package static let committingDurably: PostgresQuery =
    "SELECT set_config('synchronous_commit', 'on', true) AS setting"

  /// Only writes a message to the WAL. Its commit waits until the synchronous standbys have all
  /// earlier WAL. A reader may see another transaction's commit that still waits for a standby, or
  /// has stopped waiting. The gateway must not confirm such a commit before this barrier.
  package static let replicationBarrier: PostgresQuery =
    "SELECT pg_logical_emit_message(true, 'pushgate', '')::text AS place"
}
