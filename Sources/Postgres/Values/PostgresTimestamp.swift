// SPDX-License-Identifier: Apache-2.0

/// A `timestamptz`: microseconds since 1970-01-01 00:00:00 UTC.
package struct PostgresTimestamp: PostgresScalar, Hashable, Comparable {
  package var microseconds: Int64

  package init(microseconds: Int64) { self.microseconds = microseconds }

  /// PostgreSQL's `infinity` and `-infinity`, which have the largest and the smallest encoded
  /// value.
  package static let infinity = PostgresTimestamp(microseconds: .max)
  package static let minusInfinity = PostgresTimestamp(microseconds: .min)

  /// PostgreSQL counts from 2000-01-01 00:00:00 UTC.
  private static let epoch: Int64 = 946_684_800_000_000

  package static var postgresType: PostgresType { .timestamptz }

  package func encode(into bytes: inout [UInt8]) throws(PostgresError) {
    guard self != .infinity, self != .minusInfinity else {
      return bytes.append(bigEndian: microseconds)
    }
    let (value, overflow) = microseconds.subtractingReportingOverflow(Self.epoch)
    if overflow { throw PostgresError(.encoding, "timestamp out of range") }
    bytes.append(bigEndian: value)
  }

  package static func decode(
    _ bytes: Span<UInt8>, type: UInt32
  ) throws(PostgresError) -> PostgresTimestamp {
    guard type == PostgresType.timestamptz.oid || type == PostgresType.timestamp.oid else {
      throw PostgresError.otherType
    }
    let value = try bytes.wholeInteger(as: Int64.self)
    if value == .max || value == .min { return PostgresTimestamp(microseconds: value) }
    let (sum, overflow) = value.addingReportingOverflow(epoch)
    if overflow { throw PostgresError(.decoding, "out of range") }
    return PostgresTimestamp(microseconds: sum)
  }

  package static func < (left: Self, right: Self) -> Bool { left.microseconds < right.microseconds }
}
