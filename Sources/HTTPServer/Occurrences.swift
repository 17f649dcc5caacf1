// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// Events of one kind that clients cause as often as they like: the log has a line of them once in a while.
struct Occurrences {
  /// Between two lines.
  private static let interval = Duration.seconds(10)

  private var count = 0
  private var loggedAt: MonotonicTime?

  /// - Returns: how many came since the last line, this one included; nil when it is too early for another.
  mutating func add(at now: MonotonicTime) -> Int? {
    count += 1
    if let loggedAt, now < loggedAt + Self.interval { return nil }
    loggedAt = now
    defer { count = 0 }
    return count
  }
}
