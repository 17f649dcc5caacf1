// SPDX-License-Identifier: Apache-2.0
package import Storage

/// A background task that only one node at a time performs, the one that leads it.
///
/// Used on the actor of its `DutyRunner`.
package protocol Duty {
  /// The duty's name in the table of leases and in metrics.
  var name: String { get }
  /// Time between two rounds.
  var interval: Duration { get }
  /// Whether a statement of a step may read or lock for long. Slow duties share a connection, one
  /// step at a time. Leases, other duties and the node's gauges never wait for them.
  var isSlow: Bool { get }
  /// Performs one step of a round, short enough for one lease. Before each step the runner renews
  /// the lease, so that two nodes never perform the duty at once.
  func step(_ store: DutyStore) async throws(StorageError) -> DutyStep
}

extension Duty {
  /// True by default: most duties read or remove rows in batches, which takes long for large
  /// tables.
  package var isSlow: Bool { true }
}

/// The result of a step.
package struct DutyStep: Sendable, Equatable {
  /// Number of items created or removed.
  package var items: Int
  /// Whether the round has more steps.
  package var hasMore: Bool

  /// Creates the result of a step.
  package init(items: Int, hasMore: Bool) {
    self.items = items
    self.hasMore = hasMore
  }
}
