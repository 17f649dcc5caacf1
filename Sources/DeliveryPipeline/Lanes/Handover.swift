// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import Messages
internal import PushModel

/// Claimed work that one shard hands to another.
package struct Handover: Sendable {
  /// Work for lanes whose home is the receiving shard.
  let works: [Work]
  /// Message as bound at acceptance; nil for work that was claimed from the queue.
  let message: BoundMessage?
  let leaseEnds: MonotonicTime
}
