// SPDX-License-Identifier: Apache-2.0

/// Addresses that begin with the same bits, such as `10.0.0.0/8`, `2001:db8::/32`, or a single
/// address.
package struct AddressRange: Sendable, Hashable {
  /// The first address in IPv6 form. IPv4 is stored as IPv4-mapped IPv6 (`::ffff:0:0/96`), so that
  /// a mapped address equals its IPv4 address.
  private let high: UInt64
  private let low: UInt64
  private let bits: Int

  /// Parses an address with an optional prefix length. Returns nil if the length is out of range,
  /// or if bits after the prefix are set.
  package init?(parsing text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = try? SocketAddress(ip: String(parts[0]), port: 0),
      let words = address.words
    else { return nil }
    let width = address.isIPv6 ? 128 : 32
    var length = width
    if parts.count == 2 {
      guard let given = Int(parts[1]), (0...width).contains(given),
        parts[1].utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { return nil }
      length = given
    }
    bits = length + 128 - width
    (high, low) = words
    guard (high, low) == Self.first(bits, of: words) else { return nil }
  }

  /// The network of an address for per-client limits. For IPv4 it is the address itself. For IPv6
  /// it is the /64, the smallest network of a subscriber. Nil for a Unix socket.
  package init?(networkOf address: SocketAddress) {
    guard let words = address.words else { return nil }
    // IPv4-mapped addresses differ only in the last 32 bits.
    bits = words.0 == 0 && words.1 >> 32 == 0xFFFF ? 128 : 64
    (high, low) = Self.first(bits, of: words)
  }

  /// Returns whether the range contains the address.
  package func contains(_ address: SocketAddress) -> Bool {
    guard let words = address.words else { return false }
    return Self.first(bits, of: words) == (high, low)
  }

  private static func first(_ bits: Int, of words: (UInt64, UInt64)) -> (UInt64, UInt64) {
    // A Swift shift by the full width or more returns zero.
    (
      words.0 & ~(UInt64.max >> UInt64(min(bits, 64))),
      words.1 & ~(UInt64.max >> UInt64(max(bits - 64, 0)))
    )
  }
}

extension SocketAddress {
  /// The address in IPv6 form as two numbers; nil for a Unix socket.
  fileprivate var words: (UInt64, UInt64)? {
    if let four = v4Words { return (0, 0xFFFF << 32 | UInt64(four)) }
    return v6Words
  }
}
