// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

/// Token bucket of a rate: time adds tokens, one per push. Tokens that are not used within a tenth
/// of a second are lost, so that no burst follows a pause. A value: times in, answers out.
struct TokenBucket {
  /// Seconds of the rate that the bucket holds: a few iterations of a busy event loop.
  private static let keptSeconds = 0.1
  /// Shortest interval between two checks; above a hundred pushes a second several go at once.
  static let shortestWait = Duration.milliseconds(10)

  /// Pushes a second.
  private(set) var rate: Double
  /// Tokens at the time `last`.
  private var earned = 0.0
  private var last: MonotonicTime

  /// Creates an empty bucket.
  init(rate: Double, now: MonotonicTime) {
    self.rate = rate
    last = now
  }

  private mutating func earn(until now: MonotonicTime) {
    earned += max(0, (now - last).inSeconds) * rate
    earned = min(earned, max(1.5, rate * Self.keptSeconds))
    last = now
  }

  /// Changes the rate from `now` on.
  mutating func change(to rate: Double, now: MonotonicTime) {
    earn(until: now)
    self.rate = rate
  }

  /// Takes `count` tokens if the bucket has them; returns whether it had.
  mutating func take(_ count: Int = 1, now: MonotonicTime) -> Bool {
    earn(until: now)
    // Tolerates rounding errors just below one token.
    guard earned >= Double(count) - 1e-6 else { return false }
    earned -= Double(count)
    return true
  }

  /// Time from the last check until the next push may go.
  var wait: Duration {
    max(Self.shortestWait, .seconds(max(0, 1 - earned) / rate))
  }
}
