// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// Counts the open connections of each client network, so that one network cannot use all
/// connections.
struct AddressShares {
  private let limit: Int
  /// Addresses of proxies, whose connections are not counted because many clients share them.
  private let proxies: [AddressRange]
  /// Open connections by network; at most as many entries as connections.
  private var open: [AddressRange: Int] = [:]

  init(limit: Int, proxies: [AddressRange]) {
    self.limit = limit
    self.proxies = proxies
  }

  /// Counts a connection.
  /// - Returns: an entry for `leave`; nil if the network has reached its limit, and then nothing
  ///   was counted.
  mutating func enter(_ address: SocketAddress) -> Entry? {
    guard let network = counted(address) else { return Entry(network: nil) }
    let count = open[network] ?? 0
    guard count < limit else { return nil }
    open[network] = count + 1
    return Entry(network: network)
  }

  /// Returns how many more connections an address may have.
  func room(for address: SocketAddress) -> Int {
    guard let network = counted(address) else { return .max }
    return limit - (open[network] ?? 0)
  }

  /// Returns the network to count; nil if connections of the address are not counted.
  private func counted(_ address: SocketAddress) -> AddressRange? {
    if proxies.contains(where: { $0.contains(address) }) { return nil }
    return AddressRange(networkOf: address)
  }

  /// Removes a connection that has ended from the count.
  mutating func leave(_ entry: Entry) {
    guard let network = entry.network, let count = open[network] else { return }
    open[network] = count > 1 ? count - 1 : nil
  }

  /// The membership of one connection in the count, if it is counted.
  struct Entry {
    fileprivate let network: AddressRange?
  }
}
