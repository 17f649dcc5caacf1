// SPDX-License-Identifier: Apache-2.0

/// Length of the times whose pushes are stored together. A chart reads the rows of one length, so
/// that a week costs about as much as an hour.
package enum StatisticsSpan: Int16, Sendable, CaseIterable {
  case minute = 1
  case tenMinutes = 10
  case hour = 60

  package var seconds: Int64 { Int64(rawValue) * 60 }

  /// Returns the begin of the span that contains a time.
  package func start(of time: Instant) -> Instant {
    let second = time.seconds
    let remainder = ((second % seconds) + seconds) % seconds
    return Instant(microseconds: (second - remainder) * 1_000_000)
  }
}
