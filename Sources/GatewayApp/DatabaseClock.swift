// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel
internal import Synchronization

/// PostgreSQL's clock as estimated by this process: the time of the last reading plus the monotonic
/// time since. All nodes of a database thus agree on the time, regardless of their own clocks.
///
/// The node reads PostgreSQL's clock before it serves, and then once a second. All shards read this
/// value, hence the atomic. While PostgreSQL is unreachable, the monotonic clock alone advances it.
final class DatabaseClock: Sendable {
  /// Microseconds from the monotonic clock to PostgreSQL's.
  private let offset: Atomic<Int64>
  /// Microseconds from this machine's clock to PostgreSQL's, at the last reading.
  private let ahead = Atomic<Int64>(0)

  /// Uses this machine's time until the first reading.
  init(now: Instant = WallClock.now(), at monotonic: MonotonicTime = .now()) {
    offset = Atomic(now.microseconds - Self.microseconds(monotonic))
  }

  func now() -> Instant { now(at: .now()) }

  func now(at monotonic: MonotonicTime) -> Instant {
    Instant(
      microseconds: Self.microseconds(monotonic) + offset.load(ordering: .relaxed))
  }

  /// Stores a reading that was requested at `before` and received at `after`.
  ///
  /// PostgreSQL read its clock between these two times. The current offset stays unchanged if it is
  /// consistent with that, so that varying round trips do not move the clock. Otherwise it becomes
  /// the nearest consistent offset.
  func set(_ reading: Instant, between before: MonotonicTime, and after: MonotonicTime) {
    let known = offset.load(ordering: .relaxed)
    let lowest = reading.microseconds - Self.microseconds(after)
    let highest = reading.microseconds - Self.microseconds(before)
    offset.store(min(max(known, lowest), highest), ordering: .relaxed)
  }

  /// Records the difference from this machine's clock, which shows `here`.
  func compare(with here: Instant) {
    ahead.store(now().microseconds - here.microseconds, ordering: .relaxed)
  }

  /// The last recorded difference.
  var difference: ClockDifference {
    ClockDifference(seconds: Double(ahead.load(ordering: .relaxed)) / 1e6)
  }

  private static func microseconds(_ time: MonotonicTime) -> Int64 {
    Int64(clamping: time.nanoseconds / 1_000)
  }
}
