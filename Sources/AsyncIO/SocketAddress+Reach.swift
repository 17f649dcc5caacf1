// SPDX-License-Identifier: Apache-2.0

/// Addresses of IANA's special-purpose registries (RFC 6890), which are not reachable on the
/// internet.
extension SocketAddress {
  /// Whether the address belongs to the public internet: not private, shared, loopback, link-local,
  /// multicast, documentation or reserved. For an IPv6 address that contains an IPv4 address
  /// (mapped, NAT64), the IPv4 address decides.
  package var isPublic: Bool {
    if let four = v4Words { return Self.isPublic(v4: four) }
    guard let (high, low) = v6Words else { return false }
    return Self.isPublic(high, low)
  }

  private static func isPublic(v4 address: UInt32) -> Bool {
    !privateV4.contains { base, bits in address >> (32 - bits) == base >> (32 - bits) }
  }

  /// Base and prefix length of each range.
  private static let privateV4: [(UInt32, UInt32)] = [
    (0x0000_0000, 8), (0x0A00_0000, 8), (0x6440_0000, 10), (0x7F00_0000, 8), (0xA9FE_0000, 16),
    (0xAC10_0000, 12), (0xC000_0000, 24), (0xC000_0200, 24), (0xC058_6300, 24), (0xC0A8_0000, 16),
    (0xC612_0000, 15), (0xC633_6400, 24), (0xCB00_7100, 24), (0xE000_0000, 4), (0xF000_0000, 4),
  ]

  private static func isPublic(_ high: UInt64, _ low: UInt64) -> Bool {
    // ::ffff:0:0/96 and 64:ff9b::/96 contain an IPv4 address.
    if high == 0, low >> 32 == 0xFFFF { return isPublic(v4: UInt32(truncatingIfNeeded: low)) }
    if high == 0x0064_FF9B_0000_0000, low >> 32 == 0 {
      return isPublic(v4: UInt32(truncatingIfNeeded: low))
    }
    // All other allocated addresses are in 2000::/3.
    guard high >> 61 == 1 else { return false }
    return !privateV6.contains { base, bits in high >> (64 - bits) == base >> (64 - bits) }
  }

  /// Protocol assignments (Teredo among them), two documentation ranges, and 6to4, which contains
  /// an IPv4 address.
  private static let privateV6: [(UInt64, UInt64)] = [
    (0x2001_0000_0000_0000, 23), (0x2001_0DB8_0000_0000, 32), (0x2002_0000_0000_0000, 16),
    (0x3FFF_0000_0000_0000, 20),
  ]
}
