// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Something that one node of all does in the background, whichever leads it.
///
/// Used on the actor of its `DutyRunner`.
package protocol Duty {
  /// Names the duty in the table of leases and in metrics.
  var name: String { get }
  /// Between two rounds.
  var interval: Duration { get }
  /// Whether a statement of a step may read or lock for long. Slow duties share a connection, on
  /// which they take turns; leases, other duties and the node's gauges never wait for them.
  var isSlow: Bool { get }
  /// One step of a round, short enough for one lease. The runner asks before each whether this node
  /// still leads, so that two leaders never undo each other's work.
  func step(_ store: DutyStore) async throws(StorageError) -> DutyStep
}

extension Duty {
  /// Most duties read or remove in batches, which take long where tables are large.
  package var isSlow: Bool { true }
}

/// What a step came to.
package struct DutyStep: Sendable, Equatable {
  /// Made or removed.
  package var items: Int
  /// Whether there is more to do in this round.
  package var hasMore: Bool

  /// A step and whether another follows it at once.
  package init(items: Int, hasMore: Bool) {
    self.items = items
    self.hasMore = hasMore
  }
}
