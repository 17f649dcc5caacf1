// SPDX-License-Identifier: Apache-2.0

/// Ended pushes of an app in one span of time, counted by one process.
package struct StatisticsRow: Sendable, Hashable {
  /// Stands for all apps together.
  package static let allApps = AppID(rawValue: 0)

  /// Identifies a row of one process.
  package struct Key: Sendable, Hashable, Comparable {
    package var app: AppID
    package var span: StatisticsSpan
    package var start: Instant

    /// The end of the span.
    package var end: Instant { start.adding(seconds: span.seconds) }

    package init(app: AppID, span: StatisticsSpan, start: Instant) {
      self.app = app
      self.span = span
      self.start = start
    }

    package static func < (left: Self, right: Self) -> Bool {
      (left.app, left.span.rawValue, left.start) < (right.app, right.span.rawValue, right.start)
    }
  }

  package var key: Key
  package var tally: PushTally

  package init(key: Key, tally: PushTally) {
    self.key = key
    self.tally = tally
  }
}
