// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

/// Token bucket of a rate limit: time adds tokens, and each push takes one. Unused tokens are lost
/// after a tenth of a second, so that no burst follows a pause. A value without a clock: callers
/// pass the time.
struct TokenBucket {
  /// Capacity of the bucket in seconds of its rate: a few iterations of a busy event loop.
  private static let keptSeconds = 0.1
  /// Shortest interval between two checks. Above a hundred pushes per second, one check releases
  /// several.
  static let shortestWait = Duration.milliseconds(10)

  /// Pushes per second.
  private(set) var rate: Double
  /// Tokens in the bucket at the time `last`.
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

  /// Puts back the token of a push that was not handed out.
  mutating func putBack() { earned += 1 }

  /// Time from the last check until the bucket has a token for the next push.
  var wait: Duration {
    max(Self.shortestWait, .seconds(max(0, 1 - earned) / rate))
  }
}
