// SPDX-License-Identifier: Apache-2.0

/// Addresses that begin with the same bits: `10.0.0.0/8`, `2001:db8::/32`, or one alone.
package struct AddressRange: Sendable, Hashable {
  /// As of IPv6; one of IPv4 is written as IPv6 (`::ffff:0:0/96`), so that a mapped one is the same.
  private let high: UInt64
  private let low: UInt64
  private let bits: Int

  /// Nil unless it is an address, and behind a slash a number of bits that there are; bits behind those must be zero.
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

  /// The network that an address counts for: of IPv6 its /64, which is what one subscriber has at least; nil for a
  /// Unix socket.
  package init?(networkOf address: SocketAddress) {
    guard let words = address.words else { return nil }
    // Addresses of IPv4 have theirs in the last 32 bits.
    bits = words.0 == 0 && words.1 >> 32 == 0xFFFF ? 128 : 64
    (high, low) = Self.first(bits, of: words)
  }

  /// Whether the address is one of them.
  package func contains(_ address: SocketAddress) -> Bool {
    guard let words = address.words else { return false }
    return Self.first(bits, of: words) == (high, low)
  }

  private static func first(_ bits: Int, of words: (UInt64, UInt64)) -> (UInt64, UInt64) {
    // A shift by all bits gives zero.
    (
      words.0 & ~(UInt64.max >> UInt64(min(bits, 64))),
      words.1 & ~(UInt64.max >> UInt64(max(bits - 64, 0)))
    )
  }
}

extension SocketAddress {
  /// The address as of IPv6, as two numbers; nil for a Unix socket.
  fileprivate var words: (UInt64, UInt64)? {
    if let four = v4Words { return (0, 0xFFFF << 32 | UInt64(four)) }
    return v6Words
  }
}
