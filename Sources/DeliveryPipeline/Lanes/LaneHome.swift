// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel
internal import Synchronization

/// State of one lane that the shards of a process share: its home, and whether the home is busy.
final class LaneHome: Sendable {
  let shard: Int
  /// End of the home's busy time for each kind, in nanoseconds of `MonotonicTime`.
  private let single = Atomic<UInt64>(0)
  private let broadcast = Atomic<UInt64>(0)
  private let broadcastRetry = Atomic<UInt64>(0)

  init(shard: Int) { self.shard = shard }

  /// Records that the home has no room for more work of a kind until a time.
  func isBusy(_ kind: ClaimKind, until moment: MonotonicTime) {
    switch kind {
    case .single: single.store(moment.nanoseconds, ordering: .relaxed)
    case .broadcast: broadcast.store(moment.nanoseconds, ordering: .relaxed)
    case .broadcastRetry: broadcastRetry.store(moment.nanoseconds, ordering: .relaxed)
    }
  }

  /// Returns whether other shards should leave the lane's work to its home, because the home is not
  /// busy. A shard with its own sessions uses them for `grace` longer, so that sessions do not open
  /// and close with every peak.
  func hasTime(for kind: ClaimKind, at now: MonotonicTime, after grace: Duration) -> Bool {
    let busyUntil =
      switch kind {
      case .single: single.load(ordering: .relaxed)
      case .broadcast: broadcast.load(ordering: .relaxed)
      case .broadcastRetry: broadcastRetry.load(ordering: .relaxed)
      }
    return now >= MonotonicTime(nanoseconds: busyUntil) + grace
  }
}
