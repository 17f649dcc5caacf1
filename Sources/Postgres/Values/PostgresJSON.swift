// SPDX-License-Identifier: Apache-2.0

/// JSON text bound as `jsonb`, or read from `jsonb` or `json`. Not parsed here: PostgreSQL checks
/// it.
package struct PostgresJSON: PostgresScalar, Hashable {
  package let text: [UInt8]

  package init(_ text: [UInt8]) { self.text = text }
  package init(_ text: String) { self.text = [UInt8](text.utf8) }

  package static var postgresType: PostgresType { .jsonb }

  /// jsonb's binary format begins with a version, always 1 (`jsonb_recv`).
  private static let version: UInt8 = 1

  package func encode(into bytes: inout [UInt8]) throws(PostgresError) {
    if text.contains(0) { throw PostgresError.nulInText }
    bytes.append(Self.version)
    bytes.append(contentsOf: text)
  }

  package static func decode(
    _ bytes: Span<UInt8>, type: UInt32
  ) throws(PostgresError) -> PostgresJSON {
    switch type {
    case PostgresType.jsonb.oid: return PostgresJSON(bytes.array(from: try textStart(bytes)))
    case PostgresType.json.oid: return PostgresJSON(bytes.array(from: 0))
    default: throw PostgresError.otherType
    }
  }

  static func textStart(_ bytes: Span<UInt8>) throws(PostgresError) -> Int {
    guard bytes.count > 0, bytes[0] == version else {
      throw PostgresError(.decoding, "unknown jsonb version")
    }
    return 1
  }
}
