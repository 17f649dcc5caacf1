// SPDX-License-Identifier: Apache-2.0

/// A Swift value that can be bound to a statement.
package protocol PostgresEncodable: Sendable {
  /// The type with which the parameter is declared.
  static var postgresType: PostgresType { get }
  /// Appends the value in PostgreSQL's binary form.
  func encode(into bytes: inout [UInt8]) throws(PostgresError)
}
