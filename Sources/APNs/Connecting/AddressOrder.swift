// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// The order in which a name's addresses are tried, drawn for each connection to spread the load.
/// Addresses with fewer open connections come first, alternating between IPv4 and IPv6. Recently
/// failed addresses come last. A value.
struct AddressOrder {
  /// Time for which an address is tried last after a failed attempt.
  private let memory: Duration
  private var failures: [SocketAddress: MonotonicTime] = [:]
  /// Open connections per address.
  private var open: [SocketAddress: Int] = [:]

  init(memory: Duration) { self.memory = memory }

  /// Records a failed attempt to connect.
  mutating func failed(_ address: SocketAddress, at now: MonotonicTime) {
    failures = failures.filter { now - $0.value < memory }
    failures[address] = now
  }

  mutating func answered(_ address: SocketAddress) { failures[address] = nil }

  /// Records that a connection to the address was opened (1) or closed (-1).
  mutating func count(_ address: SocketAddress, _ change: Int) {
    let count = open[address, default: 0] + change
    open[address] = count > 0 ? count : nil
  }

  /// Returns the addresses in the order to try. `shuffle` breaks ties; tests replace it.
  func order(
    _ addresses: [SocketAddress], at now: MonotonicTime,
    shuffle: ([SocketAddress]) -> [SocketAddress] = { $0.shuffled() }
  ) -> [SocketAddress] {
    let shuffled = shuffle(addresses)
    // Addresses with the fewest connections come first; ties stay in the drawn order.
    let drawn = Set(shuffled.map { open[$0] ?? 0 }).sorted().flatMap { uses in
      shuffled.filter { open[$0] ?? 0 == uses }
    }
    let isBad = { (address: SocketAddress) in
      failures[address].map { now - $0 < memory } ?? false
    }
    return Self.alternating(drawn.filter { !isBad($0) }) + Self.alternating(drawn.filter(isBad))
  }

  private static func alternating(_ addresses: [SocketAddress]) -> [SocketAddress] {
    guard let first = addresses.first else { return [] }
    let same = addresses.filter { $0.isIPv6 == first.isIPv6 }
    let other = addresses.filter { $0.isIPv6 != first.isIPv6 }
    var mixed: [SocketAddress] = []
    for place in 0..<max(same.count, other.count) {
      if place < same.count { mixed.append(same[place]) }
      if place < other.count { mixed.append(other[place]) }
    }
    return mixed
  }
}
