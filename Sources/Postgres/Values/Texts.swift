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
  fileprivate static let nulInText = PostgresError(.encoding, "text contains a NUL character")
}

extension Span<UInt8> {
  func array(from start: Int) -> [UInt8] {
    unsafe extracting(start..<count).withUnsafeBufferPointer { unsafe [UInt8]($0) }
  }
}
