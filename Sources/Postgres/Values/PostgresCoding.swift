// SPDX-License-Identifier: Apache-2.0

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
