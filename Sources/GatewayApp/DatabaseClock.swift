// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import PushModel
internal import Synchronization

/// PostgreSQL's clock as this process knows it: the time at the last reading, and the monotonic time
/// since. All nodes of a database thereby agree on the time, whatever their own clocks show.
///
/// The node sets it before anything is served and once a second from then on; all shards read it,
/// hence the atomic. While PostgreSQL is away it goes on by the monotonic clock.
final class DatabaseClock: Sendable {
  /// Microseconds from the monotonic clock to PostgreSQL's.
  private let offset: Atomic<Int64>
  /// Microseconds from this machine's clock to PostgreSQL's, at the last reading.
  private let ahead = Atomic<Int64>(0)

  /// Until the first reading it shows this machine's time.
  init(now: Instant = WallClock.now(), at monotonic: MonotonicTime = .now()) {
    offset = Atomic(now.microseconds - Self.microseconds(monotonic))
  }

  func now() -> Instant { now(at: .now()) }

  func now(at monotonic: MonotonicTime) -> Instant {
    Instant(
      microseconds: Self.microseconds(monotonic) + offset.load(ordering: .relaxed))
  }

  /// Takes a reading over that was asked for at `before` and was there at `after`.
  ///
  /// PostgreSQL read its clock somewhere between the two. An offset that fits stays as it is, so that
  /// round trips do not move the clock to and fro; any other is corrected to the nearest that fits.
  func set(_ reading: Instant, between before: MonotonicTime, and after: MonotonicTime) {
    let known = offset.load(ordering: .relaxed)
    let lowest = reading.microseconds - Self.microseconds(after)
    let highest = reading.microseconds - Self.microseconds(before)
    offset.store(min(max(known, lowest), highest), ordering: .relaxed)
  }

  /// Notes by how much this machine's clock, which shows `here`, differs.
  func compare(with here: Instant) {
    ahead.store(now().microseconds - here.microseconds, ordering: .relaxed)
  }

  /// By how much it was ahead of this machine's clock.
  var difference: ClockDifference {
    ClockDifference(seconds: Double(ahead.load(ordering: .relaxed)) / 1e6)
  }

  private static func microseconds(_ time: MonotonicTime) -> Int64 {
    Int64(clamping: time.nanoseconds / 1_000)
  }
}

/// By how much PostgreSQL's clock is ahead of this machine's.
struct ClockDifference: Sendable, Equatable {
  /// More than this many seconds is reported: round trips and NTP differ by less.
  static let tolerance = 2.0

  let seconds: Double

  var isReported: Bool { abs(seconds) > Self.tolerance }

  /// What log and `/readyz` say of it.
  var complaint: String {
    let tenths = Int64((abs(seconds) * 10).rounded())
    return
      "this node's clock is \(tenths / 10).\(tenths % 10) s \(seconds < 0 ? "ahead of" : "behind")"
      + " PostgreSQL's, whose time is used: set both by NTP"
  }
}
