// SPDX-License-Identifier: Apache-2.0

/// A Swift value that can be read from a result's column. Errors must not quote bytes of the value.
package protocol PostgresDecodable {
  static func decode(_ bytes: Span<UInt8>, type: UInt32) throws(PostgresError) -> Self
  static func decodeNull() throws(PostgresError) -> Self
}

extension PostgresDecodable {
  package static func decodeNull() throws(PostgresError) -> Self {
    throw PostgresError(.decoding, "is NULL")
  }
}
