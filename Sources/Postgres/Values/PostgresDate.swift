// SPDX-License-Identifier: Apache-2.0

/// A `date`: days since 1970-01-01.
package struct PostgresDate: PostgresScalar, Hashable, Comparable {
  package var days: Int32

  package init(days: Int32) { self.days = days }

  package static let infinity = PostgresDate(days: .max)
  package static let minusInfinity = PostgresDate(days: .min)

  /// PostgreSQL counts from 2000-01-01.
  private static let epoch: Int32 = 10_957

  package static var postgresType: PostgresType { .date }

  package func encode(into bytes: inout [UInt8]) throws(PostgresError) {
    guard self != .infinity, self != .minusInfinity else { return bytes.append(bigEndian: days) }
    let (value, overflow) = days.subtractingReportingOverflow(Self.epoch)
    if overflow { throw PostgresError(.encoding, "date out of range") }
    bytes.append(bigEndian: value)
  }

  package static func decode(
    _ bytes: Span<UInt8>, type: UInt32
  ) throws(PostgresError) -> PostgresDate {
    guard type == PostgresType.date.oid else { throw PostgresError.otherType }
    let value = try bytes.wholeInteger(as: Int32.self)
    if value == .max || value == .min { return PostgresDate(days: value) }
    let (sum, overflow) = value.addingReportingOverflow(epoch)
    if overflow { throw PostgresError(.decoding, "out of range") }
    return PostgresDate(days: sum)
  }

  package static func < (left: Self, right: Self) -> Bool { left.days < right.days }
}
