// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import DequeModule

/// Connections in order of arrival, counted by network. Evicts the oldest connections of the
/// network with the most connections, so that a flood evicts its own connections. To evict others,
/// a flood needs more networks than all other clients together.
struct EvictionQueue<Connection> {
  /// The membership of one connection in the queue.
  final class Place {
    let connection: Connection
    let network: AddressRange?
    fileprivate(set) var hasLeft = false

    fileprivate init(_ connection: Connection, _ network: AddressRange?) {
      self.connection = connection
      self.network = network
    }
  }

  /// Memberships in order of arrival. Removed connections are deleted lazily.
  private var line: Deque<Place> = []
  private var counts: [AddressRange?: Int] = [:]
  private(set) var count = 0

  /// The oldest connection.
  var first: Connection? { line.first?.connection }

  func count(of network: AddressRange?) -> Int { counts[network] ?? 0 }

  /// Appends a connection.
  /// - Returns: the argument for `leave`.
  mutating func enter(_ connection: Connection, of network: AddressRange? = nil) -> Place {
    let place = Place(connection, network)
    line.append(place)
    counts[network, default: 0] += 1
    count += 1
    return place
  }

  /// Removes a connection, unless it was closed or evicted.
  mutating func leave(_ place: Place) {
    guard !place.hasLeft else { return }
    forget(place)
    trim()
  }

  /// Removes up to `number` of the oldest connections of the network with the most connections, and
  /// of the next network if it has as many.
  mutating func evict(_ number: Int) -> [Connection] {
    var evicted: [Connection] = []
    while evicted.count < number, let most = counts.values.max() {
      let next = counts.values.reduce(0) { $1 < most ? max($0, $1) : $0 }
      evict(number, into: &evicted) { _, count in count > next }
    }
    return evicted
  }

  /// Removes up to `number` of the oldest connections of one network.
  mutating func evict(_ number: Int, of network: AddressRange?) -> [Connection] {
    var evicted: [Connection] = []
    evict(number, into: &evicted) { other, _ in other == network }
    return evicted
  }

  private mutating func evict(
    _ number: Int, into evicted: inout [Connection], where mayGo: (AddressRange?, Int) -> Bool
  ) {
    // The oldest connections are usually near the head.
    for place in line {
      if evicted.count >= number { break }
      guard !place.hasLeft, mayGo(place.network, count(of: place.network)) else { continue }
      forget(place)
      evicted.append(place.connection)
    }
    trim()
  }

  private mutating func forget(_ place: Place) {
    place.hasLeft = true
    count -= 1
    let left = count(of: place.network) - 1
    counts[place.network] = left > 0 ? left : nil
  }

  /// Deletes removed memberships at the head of the queue; deletes all removed ones when there are
  /// many.
  private mutating func trim() {
    while let first = line.first, first.hasLeft { line.removeFirst() }
    if line.count > 2 * count + 16 { line.removeAll(where: \.hasLeft) }
  }
}
