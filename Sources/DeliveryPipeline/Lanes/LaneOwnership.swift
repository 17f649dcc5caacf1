// SPDX-License-Identifier: Apache-2.0
internal import Synchronization

/// Home shard of each lane of this process. For a little-used credential, only the home shard keeps
/// a session. Other shards hand their work for the lane to the home, unless the home is busy. All
/// shards use this object, hence the lock.
package final class LaneOwnership: Sendable {
  /// Receives work on a shard; called on any thread.
  package typealias Receiver = @Sendable (Handover) -> Void

  private let shards: Int
  /// One entry for each credential that the process has used.
  private let homes = Mutex<[LaneKey: LaneHome]>([:])
  private let receivers = Mutex<[Int: Receiver]>([:])

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

  /// Sets the receiver of a shard, which then takes over work.
  package func open(_ shard: Int, _ receiver: @escaping Receiver) {
    receivers.withLock { $0[shard] = receiver }
  }

  /// Removes the receiver of a shard.
  package func close(_ shard: Int) { receivers.withLock { $0[shard] = nil } }

  /// Hands work over to a shard; returns false if that shard has no receiver.
  func handOver(_ handover: Handover, to shard: Int) -> Bool {
    guard let receiver = receivers.withLock({ $0[shard] }) else { return false }
    receiver(handover)
    return true
  }
}
