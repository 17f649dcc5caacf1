// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// In which order the addresses of a name are tried: drawn anew for each connection, so that they are spread; one of
/// each family in turn, those before others to which fewer connections are open, and last what did not answer
/// lately. A value.
struct AddressOrder {
  /// For so long an address that did not answer is tried after the others.
  private let memory: Duration
  private var failures: [SocketAddress: MonotonicTime] = [:]
  /// Connections that are open to each.
  private var open: [SocketAddress: Int] = [:]

  init(memory: Duration) { self.memory = memory }

  /// No connection came about.
  mutating func failed(_ address: SocketAddress, at now: MonotonicTime) {
    failures = failures.filter { now - $0.value < memory }
    failures[address] = now
  }

  mutating func answered(_ address: SocketAddress) { failures[address] = nil }

  /// A connection to it was opened (1), or closed (-1).
  mutating func count(_ address: SocketAddress, _ change: Int) {
    let count = open[address, default: 0] + change
    open[address] = count > 0 ? count : nil
  }

  /// The addresses, the first of them to be tried first. Without `shuffle` in the given order.
  func order(
    _ addresses: [SocketAddress], at now: MonotonicTime,
    shuffle: ([SocketAddress]) -> [SocketAddress] = { $0.shuffled() }
  ) -> [SocketAddress] {
    let shuffled = shuffle(addresses)
    // The least used first, among equals as they were drawn.
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
