// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel

/// Division of a lane's work between this shard and the lane's home shard. Used on the shard's
/// actor.
final class LaneOwner {
  /// Home of the lane; nil keeps its work on this shard.
  private let home: LaneHome?
  private let shard: Int
  private let limits: PipelineLimits
  private let loop: EventLoop
  private var fullness = LaneFullness()

  /// - Parameter shard: this shard's number in its process.
  init(home: LaneHome?, shard: Int, limits: PipelineLimits, loop: EventLoop) {
    self.home = home
    self.shard = shard
    self.limits = limits
    self.loop = loop
  }

  /// Returns the shard that takes the lane's work of a kind; nil if the work stays on this shard.
  ///
  /// - Parameter hasSessions: whether this shard has open sessions of the lane. Counts the
  ///   sessions, so it is not evaluated on the home shard.
  func destination(_ kind: ClaimKind, hasSessions: @autoclosure () -> Bool) -> Int? {
    guard let home, home.shard != shard else { return nil }
    let grace = hasSessions() ? limits.laneStaysFor : .zero
    return home.hasTime(for: kind, at: loop.now, after: grace) ? home.shard : nil
  }

  /// Records that the lane has half of the rows for named recipients that it may have. Other shards
  /// help at once, because the home shard has too little time for all of them. If they did not, new
  /// rows would go back to the queue, and wait there behind later ones.
  func noteHalfFull() {
    guard let home, home.shard == shard else { return }
    home.isBusy(.single, until: loop.now + limits.laneBusyFor)
  }

  /// Records that the lane has no room for more work of a kind. Other shards may help once this
  /// lasts, which it does not for a small broadcast.
  func noteFull(_ kind: ClaimKind) {
    guard let home, home.shard == shard else { return }
    let now = loop.now
    if fullness.lasts(kind, at: now, limits) { home.isBusy(kind, until: now + limits.laneBusyFor) }
  }
}
