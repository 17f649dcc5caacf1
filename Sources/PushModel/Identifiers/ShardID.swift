// SPDX-License-Identifier: Apache-2.0

/// The id of a shard, by which it holds leases: the node's id with the shard's number in the last
/// twelve bits, so that reports of the queue can name the node.
package struct ShardID: Sendable, Hashable {
  package let uuid: UUID
  private static let numberMask: UInt64 = 0xFFF

  /// Creates the id of a shard.
  /// - Parameters:
  ///   - node: an id whose last twelve bits are ignored.
  ///   - shard: the number of the shard; nil creates the id of the node itself.
  package init(node: UUID, shard: Int? = nil) {
    let number = shard.map { UInt64($0 + 1) & Self.numberMask } ?? 0
    uuid = UUID(high: node.high, low: node.low & ~Self.numberMask | number)
  }

  /// Interprets the holder of a lease.
  package init(holder: UUID) { uuid = holder }

  /// The id of the shard's node.
  package var node: UUID { ShardID(node: uuid).uuid }

  /// The number of the shard; -1 for the node itself.
  package var shard: Int { Int(uuid.low & Self.numberMask) - 1 }
}
