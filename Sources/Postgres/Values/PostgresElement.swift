// SPDX-License-Identifier: Apache-2.0

/// A value that can be an element of an array; defines the array's type. `[Int]` is `int8[]`,
/// `[Int?]` is `int8[]` with NULLs, `[UInt8]` is `bytea`.
package protocol PostgresElement: Sendable {
  static var typeOfArray: PostgresType { get }
  static func encodeArray(_ array: [Self], into bytes: inout [UInt8]) throws(PostgresError)
  static func decodeArray(_ bytes: Span<UInt8>, type: UInt32) throws(PostgresError) -> [Self]
}
