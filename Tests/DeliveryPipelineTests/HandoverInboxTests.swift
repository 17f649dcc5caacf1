// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Synchronization
import TestSupport
import Testing

@testable import DeliveryPipeline

@Suite struct HandoverInboxTests {
  /// The numbers of the handovers that were received, in order, by wake-up.
  private final class Received: Sendable {
    private let groups = Mutex<[[UInt64]]>([])

    func take(_ handovers: [Handover]) {
      groups.withLock { $0.append(handovers.map(\.leaseEnds.nanoseconds)) }
    }

    var all: [[UInt64]] { groups.withLock { $0 } }
    var numbers: [UInt64] { all.flatMap { $0 } }
  }

  private static func handover(_ number: UInt64) -> Handover {
    Handover(works: [], message: nil, leaseEnds: MonotonicTime(nanoseconds: number))
  }

  @Test("all work that is posted before the loop wakes up is received at once, in order")
  func oneWakeUp() async throws {
    try await TestShard.run { shard in
      let received = Received()
      let inbox = HandoverInbox(on: shard.loop) { received.take($0) }
      for number: UInt64 in 0..<100 { #expect(inbox.post(Self.handover(number))) }
      #expect(received.all.isEmpty)
      await shard.settle()
      #expect(received.all == [Array(0..<100)])
      #expect(inbox.post(Self.handover(100)))
      await shard.settle()
      #expect(received.all.last == [100] && received.all.count == 2)
    }
  }

  @Test("work that is posted before a close is received in it, and later work is refused")
  func close() async throws {
    try await TestShard.run { shard in
      let received = Received()
      let homes = LaneOwnership(shards: 2)
      #expect(!homes.handOver(Self.handover(0), to: 1), "no shard is open")
      homes.open(1, on: shard.loop) { received.take($0) }
      #expect(homes.handOver(Self.handover(1), to: 1) && !homes.handOver(Self.handover(2), to: 0))
      homes.close(1)
      #expect(received.all == [[1]])
      #expect(!homes.handOver(Self.handover(3), to: 1))
      await shard.settle()
      #expect(received.numbers == [1])
    }
  }

  @Test("work that threads post around a close is received once or refused")
  func race() async throws {
    try await TestShard.run { shard in
      let received = Received()
      let homes = LaneOwnership(shards: 1)
      homes.open(0, on: shard.loop) { received.take($0) }
      let posters = (0..<4 as Range<UInt64>).map { poster in
        Task.detached {
          (0..<2_000).map { poster << 32 | $0 }
            .filter { homes.handOver(Self.handover($0), to: 0) }
        }
      }
      while received.numbers.count < 1_000 { await Task.yield() }
      homes.close(0)
      var taken: [UInt64] = []
      for poster in posters { taken += await poster.value }
      await shard.settle()
      #expect(received.numbers.sorted() == taken.sorted())
      for poster in 0..<4 as Range<UInt64> {
        let own = received.numbers.filter { $0 >> 32 == poster }
        #expect(own == own.sorted(), "each thread's work is received in its order")
      }
    }
  }
}
