// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

/// When pushes that may not go faster than a rate may go: time earns them, and what is not used within a tenth of
/// a second is lost, so that no pause is made up for by a burst. A value: times in, answers out.
struct Pace {
  /// Seconds for which what is not used is kept: a few turns of a loop that is busy.
  private static let keptSeconds = 0.1
  /// Nobody looks more often than this: at more than a hundred a second several go at once.
  static let shortestWait = Duration.milliseconds(10)

  /// Pushes a second.
  private(set) var rate: Double
  /// Pushes that may go as of `last`.
  private var earned = 0.0
  private var last: MonotonicTime

  /// Nothing is earned yet.
  init(rate: Double, now: MonotonicTime) {
    self.rate = rate
    last = now
  }

  private mutating func earn(until now: MonotonicTime) {
    earned += max(0, (now - last).inSeconds) * rate
    earned = min(earned, max(1.5, rate * Self.keptSeconds))
    last = now
  }

  /// From now on it is another rate.
  mutating func change(to rate: Double, now: MonotonicTime) {
    earn(until: now)
    self.rate = rate
  }

  /// Whether one may go now, or as many as are named; then they count as gone.
  mutating func take(_ count: Int = 1, now: MonotonicTime) -> Bool {
    earn(until: now)
    // What rounding left a hair short of one is one; and a timer that is late must not cost a slow rate its next.
    guard earned >= Double(count) - 1e-6 else { return false }
    earned -= Double(count)
    return true
  }

  /// How long after the last look the next may go.
  var wait: Duration {
    max(Self.shortestWait, .seconds(max(0, 1 - earned) / rate))
  }
}
