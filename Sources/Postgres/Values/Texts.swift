// SPDX-License-Identifier: Apache-2.0

extension String: PostgresScalar {
  package static var postgresType: PostgresType { .text }

  /// - Throws: `.encoding` for a NUL character, which PostgreSQL's text cannot contain.
  package func encode(into bytes: inout [UInt8]) throws(PostgresError) {
    let start = bytes.count
    bytes.append(contentsOf: utf8)
    if bytes[start...].contains(0) { throw PostgresError.nulInText }
  }

  package static func decode(_ bytes: Span<UInt8>, type: UInt32) throws(PostgresError) -> String {
    let start: Int
    switch type {
    case PostgresType.text.oid, PostgresType.varchar.oid, PostgresType.bpchar.oid,
      PostgresType.name.oid, PostgresType.json.oid:
      start = 0
    case PostgresType.jsonb.oid:
      start = try PostgresJSON.textStart(bytes)
    default: throw PostgresError.otherType
    }
    do {
      return String(copying: try UTF8Span(validating: bytes.extracting(start..<bytes.count)))
    } catch {
      throw PostgresError(.decoding, "not UTF-8")
    }
  }
}

/// An array of bytes is one `bytea`, not an array.
extension UInt8: PostgresElement {
  package static var typeOfArray: PostgresType { .bytea }

  package static func encodeArray(_ array: [UInt8], into bytes: inout [UInt8]) {
    bytes.append(contentsOf: array)
  }

  package static func decodeArray(
    _ bytes: Span<UInt8>, type: UInt32
  ) throws(PostgresError) -> [UInt8] {
    switch type {
    case PostgresType.bytea.oid, PostgresType.text.oid, PostgresType.varchar.oid,
      PostgresType.json.oid:
      return bytes.array(from: 0)
    case PostgresType.jsonb.oid: return bytes.array(from: try PostgresJSON.textStart(bytes))
    default: throw PostgresError.otherType
    }
  }
}

extension PostgresError {
  static let nulInText = PostgresError(.encoding, "text contains a NUL character")
}

extension Span<UInt8> {
  func array(from start: Int) -> [UInt8] {
    unsafe extracting(start..<count).withUnsafeBufferPointer { unsafe [UInt8]($0) }
  }
}
