// SPDX-License-Identifier: Apache-2.0

/// A node, as its last heartbeat reported it.
package struct NodeHeartbeat: Sendable, Equatable {
  /// Seconds without a heartbeat after which a node counts as dead: two and a half heartbeats, as
  /// for a node that starts.
  package static let silentSeconds: Int64 = 150

  package var id: UUID
  /// Version of the gateway; nil if the node has not reported it yet.
  package var version: String?
  package var startedAt: Instant
  package var beatAt: Instant
  /// Time of a graceful stop; nil: the node runs, or was killed.
  package var stoppedAt: Instant?

  package init(
    id: UUID, version: String?, startedAt: Instant, beatAt: Instant, stoppedAt: Instant?
  ) {
    self.id = id
    self.version = version
    self.startedAt = startedAt
    self.beatAt = beatAt
    self.stoppedAt = stoppedAt
  }
}
