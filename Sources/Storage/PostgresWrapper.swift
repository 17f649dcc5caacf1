// SPDX-License-Identifier: Apache-2.0
internal import Postgres

/// A value that a column stores as another type, for example an enum as its `int2` code.
protocol PostgresWrapper: PostgresScalar {
  associatedtype Stored: PostgresScalar
  var stored: Stored { get }
  /// Returns the value for the contents of a column.
  ///   - Throws: `.decoding` when the column contains an unknown code.
  static func meaning(of stored: Stored) throws(PostgresError) -> Self
}

extension PostgresWrapper {
  package static var postgresType: PostgresType { Stored.postgresType }

  package func encode(into bytes: inout [UInt8]) throws(PostgresError) {
    try stored.encode(into: &bytes)
  }

  package static func decode(_ bytes: Span<UInt8>, type: UInt32) throws(PostgresError) -> Self {
    try meaning(of: try Stored.decode(bytes, type: type))
  }
}
