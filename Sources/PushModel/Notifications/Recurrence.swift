// SPDX-License-Identifier: Apache-2.0

/// How a notification repeats.
package struct Recurrence: Sendable, Hashable {
  /// The rule for due times.
  package enum Rule: Sendable, Hashable {
    /// Fixed interval in seconds.
    case every(Int)
    /// A cron expression in a time zone.
    case cron(CronExpression, timeZone: String)
  }

  package var rule: Rule
  /// Earliest due time; nil for no bound.
  package var start: Instant?
  /// Latest due time; nil for no bound.
  package var until: Instant?
  /// Highest number of occurrences; nil for no limit.
  package var count: Int?

  /// Minimum interval in seconds. Notifications have no use for shorter intervals.
  package static let shortestInterval = 60
  /// Maximum interval in seconds: a leap year.
  package static let longestInterval = 366 * 86_400

  package init(_ rule: Rule, start: Instant? = nil, until: Instant? = nil, count: Int? = nil) {
    self.rule = rule
    self.start = start
    self.until = until
    self.count = count
  }
}
