// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// How many connections each client address has open, so that none takes the places of all others.
struct AddressShares {
  private let limit: Int
  /// Proxies: behind one of their addresses is everybody.
  private let proxies: [AddressRange]
  /// As many as there are connections at most.
  private var open: [AddressRange: Int] = [:]

  init(limit: Int, proxies: [AddressRange]) {
    self.limit = limit
    self.proxies = proxies
  }

  /// Counts a connection.
  /// - Returns: whether there is room for it; nothing was counted otherwise. What was counted is to be given back.
  mutating func enter(_ address: SocketAddress) -> Entry? {
    guard let network = counted(address) else { return Entry(network: nil) }
    let count = open[network] ?? 0
    guard count < limit else { return nil }
    open[network] = count + 1
    return Entry(network: network)
  }

  /// How many more connections an address may have.
  func room(for address: SocketAddress) -> Int {
    guard let network = counted(address) else { return .max }
    return limit - (open[network] ?? 0)
  }

  /// Nil where connections are not counted.
  private func counted(_ address: SocketAddress) -> AddressRange? {
    if proxies.contains(where: { $0.contains(address) }) { return nil }
    return AddressRange(networkOf: address)
  }

  /// A connection has ended.
  mutating func leave(_ entry: Entry) {
    guard let network = entry.network, let count = open[network] else { return }
    open[network] = count > 1 ? count - 1 : nil
  }

  /// A connection that is counted, where it is.
  struct Entry {
    fileprivate let network: AddressRange?
  }
}
