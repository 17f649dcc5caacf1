// SPDX-License-Identifier: Apache-2.0
package import Storage

/// A background task of the node that leads it. Other nodes perform only `follow`.
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
  /// Time for which the runner relies on an acquired lease, and on a refused one. At zero, it
  /// requests the lease before each step.
  var leaseRenewal: Duration { get }
  /// Whether the runner releases the lease after a stop, so that another node need not wait for its
  /// expiry.
  var releasesLease: Bool { get }
  /// Returns whether a leader is needed. Called before each step, before the lease is requested.
  func hasWork() async throws(StorageError) -> Bool
  /// Performs one step of a round, short enough for one lease. If `leaseRenewal` is zero, the
  /// runner renews the lease before each step, so that two nodes never perform the duty at once.
  func step(_ store: DutyStore) async throws(StorageError) -> DutyStep
  /// Performs one step on a node that does not lead. Returns nil if only the leader has steps.
  func follow(_ store: DutyStore) async throws(StorageError) -> DutyStep?
  /// Waits for work that outlives its step. Called once, after the last round.
  func finish() async
}

extension Duty {
  /// True by default: most duties read or remove rows in batches, which takes long for large
  /// tables.
  package var isSlow: Bool { true }
  /// Zero by default: a step needs a lease that is longer than the step.
  package var leaseRenewal: Duration { .zero }
  /// False by default: most rounds can wait until the lease expires.
  package var releasesLease: Bool { false }
  package func hasWork() async throws(StorageError) -> Bool { true }
  package func follow(_ store: DutyStore) async throws(StorageError) -> DutyStep? { nil }
  package func finish() async {}
}
