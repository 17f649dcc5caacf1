// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Time that statistics cover, up to the last minute that all nodes have stored.
package enum StatisticsRange: String, CaseIterable {
  case hour, day, week

  /// Seconds after the end of a minute in which nodes store it.
  private static let storingSeconds: Int64 = 10

  /// Length of one point of the statistics.
  package var span: StatisticsSpan {
    switch self {
    case .hour: .minute
    case .day: .tenMinutes
    case .week: .hour
    }
  }

  /// Number of points.
  package var points: Int64 {
    switch self {
    case .hour: 60
    case .day: 144
    case .week: 168
    }
  }

  /// Name of one point.
  package var unit: String {
    switch self {
    case .hour: "minute"
    case .day: "ten minutes"
    case .week: "hour"
    }
  }

  /// The end of the newest minute of the statistics.
  package func end(at now: Instant) -> Instant {
    StatisticsSpan.minute.start(of: now.adding(seconds: -Self.storingSeconds))
  }

  /// The begin of each point, oldest first. The newest point may be incomplete.
  package func starts(at now: Instant) -> [Instant] {
    let last = span.start(of: Instant(microseconds: end(at: now).microseconds - 1))
    return (0..<points).map { last.adding(seconds: ($0 - points + 1) * span.seconds) }
  }

  /// Returns the seconds of a point, which are fewer for an incomplete one.
  package func seconds(of start: Instant, at now: Instant) -> Int64 {
    min(span.seconds, (end(at: now).microseconds - start.microseconds) / 1_000_000)
  }
}
