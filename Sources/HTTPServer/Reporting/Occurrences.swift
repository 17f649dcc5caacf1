// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// Limits log lines about events that clients can cause at any rate.
struct Occurrences {
  /// The shortest time between two log lines.
  private static let interval = Duration.seconds(10)

  private var count = 0
  private var loggedAt: MonotonicTime?

  /// Counts an event.
  /// - Returns: the number of events since the last log line, including this one; nil if no log
  ///   line is due yet.
  mutating func add(at now: MonotonicTime) -> Int? {
    count += 1
    if let loggedAt, now < loggedAt + Self.interval { return nil }
    loggedAt = now
    defer { count = 0 }
    return count
  }
}
