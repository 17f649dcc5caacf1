// SPDX-License-Identifier: Apache-2.0

/// A notification's id: a UUID of version 7 (RFC 9562 §5.7), so that ids sort by time of acceptance
/// and the day whose partition holds the row is read off the id itself.
package struct NotificationID: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Sixteen bytes, network order.
  package let bytes: [UInt8]

  /// A new id. `milliseconds` is UNIX time.
  package init(milliseconds: Int64, random: (UInt64, UInt64)) {
    var bytes = [UInt8](repeating: 0, count: 16)
    for index in 0..<6 {
      bytes[index] = UInt8(truncatingIfNeeded: milliseconds >> (40 - 8 * index))
    }
    for index in 0..<8 { bytes[8 + index] = UInt8(truncatingIfNeeded: random.0 >> (8 * index)) }
    bytes[6] = 0x70 | UInt8(truncatingIfNeeded: random.1) & 0x0f
    bytes[7] = UInt8(truncatingIfNeeded: random.1 >> 8)
    bytes[8] = 0x80 | bytes[8] & 0x3f
    self.bytes = bytes
  }

  /// A new id from the system's random numbers.
  package init(milliseconds: Int64) {
    self.init(
      milliseconds: milliseconds,
      random: (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max)))
  }

  /// An id from sixteen stored bytes.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// Reads the canonical 8-4-4-4-12 form in either case.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [8, 4, 4, 4, 12],
      let token = try? DeviceToken(hex: parts.joined())
    else { return nil }
    self.bytes = token.bytes
  }

  /// UNIX milliseconds of the id's making.
  package var milliseconds: Int64 { bytes.prefix(6).reduce(0) { $0 << 8 | Int64($1) } }

  /// Days since 1970-01-01 (UTC): the partition that holds the notification.
  package var day: Int32 { Int32(milliseconds / 86_400_000) }

  /// Lower-case canonical form.
  package var description: String {
    let hex = Array(DeviceToken(bytes: bytes).hex)
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(hex[$0]) }.joined(separator: "-")
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
