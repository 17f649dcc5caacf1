// SPDX-License-Identifier: Apache-2.0

/// The bound values of a query in PostgreSQL's binary form, concatenated in one buffer.
package struct PostgresParameters: Sendable {
  /// The type of each parameter.
  private(set) var types: [UInt32] = []
  /// The range of each parameter's value in `bytes`; `nil` is NULL.
  private(set) var ranges: [Range<Int>?] = []
  /// The concatenated values. Begins with an unused byte, so that even an empty value has an
  /// address.
  private(set) var bytes: [UInt8] = []
  /// The error of the first value that could not be encoded. The query fails with it before
  /// anything is sent.
  private(set) var fault: PostgresError?

  package var count: Int { types.count }

  mutating func append<Value: PostgresEncodable>(_ value: Value?) {
    types.append(Value.postgresType.oid)
    guard let value else { return ranges.append(nil) }
    if bytes.isEmpty { bytes.append(0) }
    let start = bytes.count
    do {
      try value.encode(into: &bytes)
    } catch {
      fault =
        fault ?? PostgresError(error.kind, "parameter $\(types.count): \(error.explanation)")
    }
    ranges.append(start..<bytes.count)
  }

  mutating func append(_ other: PostgresParameters) {
    let offset = bytes.count
    types += other.types
    bytes += other.bytes
    ranges += other.ranges.map { range in
      range.map { $0.lowerBound + offset..<$0.upperBound + offset }
    }
    fault = fault ?? other.fault
  }
}
