// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@testable import HTTPServer

@Suite("Eviction queue of connections")
struct EvictionQueueTests {
  private static func network(_ address: String) throws -> AddressRange? {
    AddressRange(networkOf: try SocketAddress(ip: address, port: 1))
  }

  @Test("the oldest connection of the network with the most connections is evicted")
  func most() throws {
    let (one, other) = (try Self.network("192.0.2.1"), try Self.network("192.0.2.2"))
    var queue = EvictionQueue<Int>()
    for (number, network) in [(1, one), (2, other), (3, other), (4, one), (5, other)] {
      _ = queue.enter(number, of: network)
    }
    #expect(queue.evict(1) == [2] && queue.count(of: other) == 2)
    // Now both have the equal number.
    #expect(queue.evict(1) == [1])
    #expect(queue.evict(9) == [3, 4, 5] && queue.count == 0 && queue.first == nil)
    #expect(queue.evict(1).isEmpty && queue.evict(-1).isEmpty)
  }

  @Test("the oldest connections of one network are evicted, except closed ones")
  func own() throws {
    let (one, other) = (try Self.network("192.0.2.1"), try Self.network("192.0.2.2"))
    var queue = EvictionQueue<Int>()
    let places = (0..<6).map { queue.enter($0, of: $0 < 5 ? one : other) }
    queue.leave(places[1])
    queue.leave(places[1])
    #expect(queue.count == 5 && queue.count(of: one) == 4)
    #expect(queue.evict(3, of: one) == [0, 2, 3] && queue.first == 4)
    queue.leave(places[0])
    queue.leave(places[4])
    #expect(queue.count == 1 && queue.first == 5 && queue.count(of: one) == 0)
  }
}
