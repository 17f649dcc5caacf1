// SPDX-License-Identifier: Apache-2.0
package import PushModel
package import Storage
internal import Synchronization

/// The newest count of the queue, which the node makes every few seconds for its metrics. Pages
/// show it, because a count takes long while the queue is long. Shared by all shards, hence the
/// lock.
package final class QueueReading: Sendable {
  private let reading = Mutex<(depth: DutyStore.QueueDepth, at: Instant)?>(nil)

  /// Creates a reading before the first count.
  package init() {}

  /// Stores a count.
  package func set(_ depth: DutyStore.QueueDepth, at now: Instant) {
    reading.withLock { $0 = (depth, now) }
  }

  /// The newest count and its time; nil before the first one.
  var newest: (depth: DutyStore.QueueDepth, at: Instant)? { reading.withLock { $0 } }
}
