// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
internal import Synchronization

/// Home shard of each lane of this process. For a little-used credential, only the home shard keeps
/// a session. Other shards hand their work for the lane to the home, unless the home is busy. All
/// shards use this object, hence the lock.
package final class LaneOwnership: Sendable {
  private let shards: Int
  /// One entry for each credential that the process has used.
  private let homes = Mutex<[LaneKey: LaneHome]>([:])
  private let inboxes = Mutex<[Int: HandoverInbox]>([:])

  /// - Parameter shards: number of shards of the process.
  package init(shards: Int) { self.shards = max(1, shards) }

  /// Returns the home of a lane. It is equal for all shards and never changes in the life of the
  /// process.
  func home(of key: LaneKey) -> LaneHome {
    homes.withLock { homes in
      if let known = homes[key] { return known }
      let made = LaneHome(shard: key.number % shards)
      homes[key] = made
      return made
    }
  }

  /// Makes a shard take over work.
  /// - Parameter receive: gets the work on the shard's loop, possibly several handovers at once.
  package func open(
    _ shard: Int, on loop: EventLoop, _ receive: @escaping @Sendable ([Handover]) -> Void
  ) {
    let inbox = HandoverInbox(on: loop, receive)
    inboxes.withLock { $0[shard] = inbox }
  }

  /// Ends the taking over of a shard; the shard first receives all work that was handed over. Call
  /// on the shard's loop.
  package func close(_ shard: Int) { inboxes.withLock { $0.removeValue(forKey: shard) }?.close() }

  /// Hands work over to a shard; returns false if that shard takes over no work.
  func handOver(_ handover: Handover, to shard: Int) -> Bool {
    inboxes.withLock { $0[shard] }?.post(handover) ?? false
  }
}
