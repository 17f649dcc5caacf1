// SPDX-License-Identifier: Apache-2.0

/// Time at which a notification is sent, unless it is sent at once.
package enum Timing: Sendable, Hashable {
  /// At an instant.
  case at(Instant)
  /// At a local time in each device's time zone. `IfPast` applies to zones in which the time has
  /// passed.
  case local(LocalTime, IfPast)
  /// Repeatedly; each occurrence is a notification of its own.
  case repeating(Recurrence)
}

/// What happens if a time has already passed at acceptance.
package enum IfPast: String, Sendable, CaseIterable {
  /// Send at once.
  case now
  /// Skip devices for which the time has passed.
  case skip
  /// Reject the request.
  case refuse
}

/// A date and time without a zone, to the second.
package struct LocalTime: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Seconds since 1970-01-01T00:00:00, as if the time were in UTC.
  package var seconds: Int64

  package init(seconds: Int64) { self.seconds = seconds }

  /// Parses `2026-12-24T07:00` or `2026-12-24T07:00:00`; nil for other texts, including those with
  /// an offset.
  package init?(_ text: String) {
    let whole = text.utf8.count == 16 ? text + ":00" : text
    guard whole.utf8.count == 19, let time = RFC3339.parse(whole + "Z") else { return nil }
    seconds = time.seconds
  }

  /// `2026-12-24T07:00:00`.
  package var description: String {
    String(RFC3339.format(Instant(microseconds: seconds * 1_000_000)).prefix(19))
  }

  package static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }
}

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

/// A daily period without pushes, in the device's time zone.
package struct QuietHours: Sendable, Hashable {
  /// Start and end in minutes after midnight. An end before the start is on the next day.
  package var from: Int
  package var to: Int
  /// Whether pushes in the period are dropped instead of delayed until its end.
  package var skips: Bool
  /// Time zone of devices that registered without one.
  package var timeZone: String

  /// Creates quiet hours; the two times, in minutes after midnight, must differ.
  package init(from: Int, to: Int, skips: Bool = false, timeZone: String = "UTC") {
    self.from = from
    self.to = to
    self.skips = skips
    self.timeZone = timeZone
  }

  /// Parses `22:00` to minutes after midnight; nil for other texts.
  package static func minutes(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":") else { return nil }
    let digits = [bytes[0], bytes[1], bytes[3], bytes[4]].map { Int($0) - 48 }
    guard digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
    let (hour, minute) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
    return hour < 24 && minute < 60 ? hour * 60 + minute : nil
  }

  /// Formats minutes after midnight as `22:00`.
  package static func text(_ minutes: Int) -> String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return "\(hour / 10)\(hour % 10):\(minute / 10)\(minute % 10)"
  }
}
