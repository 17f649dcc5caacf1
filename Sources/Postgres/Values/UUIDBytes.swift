// SPDX-License-Identifier: Apache-2.0

/// The sixteen bytes of a `uuid`. Ordered as in PostgreSQL; `description` is in lower case.
package struct UUIDBytes: PostgresScalar, Hashable, Comparable, CustomStringConvertible {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Returns `nil` unless there are exactly sixteen bytes.
  package init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Parses 8-4-4-4-12 hexadecimal digits in either case; returns `nil` for any other text.
  package init?(_ text: String) {
    let characters = [UInt8](text.utf8)
    guard characters.count == 36 else { return nil }
    var bytes: [UInt8] = []
    var position = 0
    while position < 36 {
      if Self.dashes.contains(position) {
        guard characters[position] == UInt8(ascii: "-") else { return nil }
        position += 1
      }
      guard let upper = Self.digit(characters[position]),
        let lower = Self.digit(characters[position + 1])
      else { return nil }
      bytes.append(upper << 4 | lower)
      position += 2
    }
    self.init(bytes)
  }

  private static let dashes: Set<Int> = [8, 13, 18, 23]

  private static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    encode(into: &bytes)
    return bytes
  }

  package var description: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in bytes {
      if Self.dashes.contains(text.count) { text.append(UInt8(ascii: "-")) }
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  package static var postgresType: PostgresType { .uuid }

  package func encode(into bytes: inout [UInt8]) {
    bytes.append(bigEndian: high)
    bytes.append(bigEndian: low)
  }

  package static func decode(
    _ bytes: Span<UInt8>, type: UInt32
  ) throws(PostgresError) -> UUIDBytes {
    guard type == PostgresType.uuid.oid else { throw PostgresError.otherType }
    guard bytes.count == 16 else { throw PostgresError.otherLength }
    return UUIDBytes(high: try bytes.integer(at: 0), low: try bytes.integer(at: 8))
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
