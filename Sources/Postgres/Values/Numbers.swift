// SPDX-License-Identifier: Apache-2.0

extension Bool: PostgresScalar {
  package static var postgresType: PostgresType { .bool }

  package func encode(into bytes: inout [UInt8]) { bytes.append(self ? 1 : 0) }

  package static func decode(_ bytes: Span<UInt8>, type: UInt32) throws(PostgresError) -> Bool {
    guard type == PostgresType.bool.oid else { throw PostgresError.otherType }
    return try bytes.wholeInteger(as: UInt8.self) != 0
  }
}

extension Int16: PostgresScalar {
  package static var postgresType: PostgresType { .int2 }

  package func encode(into bytes: inout [UInt8]) { bytes.append(bigEndian: self) }

  package static func decode(_ bytes: Span<UInt8>, type: UInt32) throws(PostgresError) -> Int16 {
    try decodeInteger(bytes, type: type)
  }
}

extension Int32: PostgresScalar {
  package static var postgresType: PostgresType { .int4 }

  package func encode(into bytes: inout [UInt8]) { bytes.append(bigEndian: self) }

  package static func decode(_ bytes: Span<UInt8>, type: UInt32) throws(PostgresError) -> Int32 {
    try decodeInteger(bytes, type: type)
  }
}

extension Int64: PostgresScalar {
  package static var postgresType: PostgresType { .int8 }

  package func encode(into bytes: inout [UInt8]) { bytes.append(bigEndian: self) }

  package static func decode(_ bytes: Span<UInt8>, type: UInt32) throws(PostgresError) -> Int64 {
    try decodeInteger(bytes, type: type)
  }
}

extension Int: PostgresScalar {
  package static var postgresType: PostgresType { .int8 }

  package func encode(into bytes: inout [UInt8]) { bytes.append(bigEndian: Int64(self)) }

  package static func decode(_ bytes: Span<UInt8>, type: UInt32) throws(PostgresError) -> Int {
    try decodeInteger(bytes, type: type)
  }
}

extension Double: PostgresScalar {
  package static var postgresType: PostgresType { .float8 }

  package func encode(into bytes: inout [UInt8]) { bytes.append(bigEndian: bitPattern) }

  package static func decode(_ bytes: Span<UInt8>, type: UInt32) throws(PostgresError) -> Double {
    switch type {
    case PostgresType.float8.oid: return Double(bitPattern: try bytes.wholeInteger())
    case PostgresType.float4.oid: return Double(Float(bitPattern: try bytes.wholeInteger()))
    default: throw PostgresError.otherType
    }
  }
}

/// Decodes any integer column as any integer type that can represent the value.
private func decodeInteger<Value: FixedWidthInteger>(
  _ bytes: Span<UInt8>, type: UInt32
) throws(PostgresError) -> Value {
  let wide: Int64
  switch type {
  case PostgresType.int8.oid, PostgresType.xid8.oid: wide = try bytes.wholeInteger()
  case PostgresType.int4.oid: wide = Int64(try bytes.wholeInteger(as: Int32.self))
  case PostgresType.int2.oid: wide = Int64(try bytes.wholeInteger(as: Int16.self))
  case PostgresType.oid.oid: wide = Int64(try bytes.wholeInteger(as: UInt32.self))
  default: throw PostgresError.otherType
  }
  guard let value = Value(exactly: wide) else {
    throw PostgresError(.decoding, "does not fit")
  }
  return value
}
