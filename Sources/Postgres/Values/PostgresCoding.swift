// SPDX-License-Identifier: Apache-2.0

/// The object identifiers of a PostgreSQL type and of its array type (`pg_type.dat`).
package struct PostgresType: Hashable, Sendable {
  package let oid: UInt32
  package let arrayOID: UInt32

  static let bool = PostgresType(oid: 16, arrayOID: 1000)
  static let bytea = PostgresType(oid: 17, arrayOID: 1001)
  static let int8 = PostgresType(oid: 20, arrayOID: 1016)
  static let int2 = PostgresType(oid: 21, arrayOID: 1005)
  static let int4 = PostgresType(oid: 23, arrayOID: 1007)
  static let text = PostgresType(oid: 25, arrayOID: 1009)
  static let oid = PostgresType(oid: 26, arrayOID: 1028)
  static let json = PostgresType(oid: 114, arrayOID: 199)
  static let float4 = PostgresType(oid: 700, arrayOID: 1021)
  static let float8 = PostgresType(oid: 701, arrayOID: 1022)
  static let bpchar = PostgresType(oid: 1042, arrayOID: 1014)
  static let varchar = PostgresType(oid: 1043, arrayOID: 1015)
  static let name = PostgresType(oid: 19, arrayOID: 1003)
  static let date = PostgresType(oid: 1082, arrayOID: 1182)
  static let timestamp = PostgresType(oid: 1114, arrayOID: 1115)
  static let timestamptz = PostgresType(oid: 1184, arrayOID: 1185)
  static let uuid = PostgresType(oid: 2950, arrayOID: 2951)
  static let jsonb = PostgresType(oid: 3802, arrayOID: 3807)
  static let xid8 = PostgresType(oid: 5069, arrayOID: 271)
}

/// A Swift value that can be bound to a statement.
package protocol PostgresEncodable: Sendable {
  /// The type with which the parameter is declared.
  static var postgresType: PostgresType { get }
  /// Appends the value in PostgreSQL's binary form.
  func encode(into bytes: inout [UInt8]) throws(PostgresError)
}

/// A Swift value that can be read from a result's column. Errors must not quote bytes of the value.
package protocol PostgresDecodable {
  static func decode(_ bytes: Span<UInt8>, type: UInt32) throws(PostgresError) -> Self
  static func decodeNull() throws(PostgresError) -> Self
}

/// A value that can be an element of an array; defines the array's type. `[Int]` is `int8[]`,
/// `[Int?]` is `int8[]` with NULLs, `[UInt8]` is `bytea`.
package protocol PostgresElement: Sendable {
  static var typeOfArray: PostgresType { get }
  static func encodeArray(_ array: [Self], into bytes: inout [UInt8]) throws(PostgresError)
  static func decodeArray(_ bytes: Span<UInt8>, type: UInt32) throws(PostgresError) -> [Self]
}

/// A single value of a PostgreSQL type: can be bound, read, and used in arrays.
package protocol PostgresScalar: PostgresEncodable, PostgresDecodable, PostgresElement {}

extension PostgresDecodable {
  package static func decodeNull() throws(PostgresError) -> Self {
    throw PostgresError(.decoding, "is NULL")
  }
}

extension Optional: PostgresDecodable where Wrapped: PostgresDecodable {
  package static func decode(_ bytes: Span<UInt8>, type: UInt32) throws(PostgresError) -> Self {
    .some(try Wrapped.decode(bytes, type: type))
  }

  package static func decodeNull() throws(PostgresError) -> Self { .none }
}

extension PostgresError {
  static let otherType = PostgresError(.decoding, "another type")
  static let otherLength = PostgresError(.decoding, "another length")
}

extension [UInt8] {
  /// Appends in network byte order, as in all of PostgreSQL's binary formats.
  mutating func append(bigEndian value: some FixedWidthInteger) {
    var shift = value.bitWidth - 8
    while shift >= 0 {
      append(UInt8(truncatingIfNeeded: value >> shift))
      shift -= 8
    }
  }
}

extension Span<UInt8> {
  /// Returns the big-endian integer at `offset`. Throws `.decoding` if it would extend past the
  /// end.
  func integer<Value: FixedWidthInteger>(
    at offset: Int = 0, as: Value.Type = Value.self
  ) throws(PostgresError) -> Value {
    guard offset >= 0, count - offset >= Value.bitWidth / 8 else {
      throw PostgresError.otherLength
    }
    var value: Value = 0
    for index in offset..<offset + Value.bitWidth / 8 {
      value = value << 8 | Value(truncatingIfNeeded: self[index])
    }
    return value
  }

  /// Returns the whole span as one integer. Throws `.decoding` if the span has another length.
  func wholeInteger<Value: FixedWidthInteger>(
    as: Value.Type = Value.self
  ) throws(PostgresError) -> Value {
    guard count == Value.bitWidth / 8 else { throw PostgresError.otherLength }
    return try integer()
  }
}
