// SPDX-License-Identifier: Apache-2.0

/// When a notification is to be sent, where that is not at once.
package enum Timing: Sendable, Hashable {
  /// At this moment.
  case at(Instant)
  /// When the clock of each reader's time zone shows this; of a time that has passed in a zone, as is said.
  case local(LocalTime, IfPast)
  /// Again and again, each time a run of its own.
  case repeating(Recurrence)
}

/// What becomes of a moment that has passed when a notification is accepted.
package enum IfPast: String, Sendable, CaseIterable {
  /// It is sent at once.
  case now
  /// Those for whom it has passed are not sent to.
  case skip
  /// The request is refused.
  case refuse
}

/// A date and time as a clock on a wall shows them: no moment before it is said where. To the second.
package struct LocalTime: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Seconds since 1970-01-01T00:00:00, as if that clock stood in Greenwich and was never changed.
  package var seconds: Int64

  /// A time from its seconds.
  package init(seconds: Int64) { self.seconds = seconds }

  /// Reads `2026-12-24T07:00` or `2026-12-24T07:00:00`; nil for anything else, one with an offset among them.
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

/// How a notification comes again.
package struct Recurrence: Sendable, Hashable {
  /// What makes it due.
  package enum Rule: Sendable, Hashable {
    /// Seconds between one and the next.
    case every(Int)
    /// A cron expression, by the clock of a time zone.
    case cron(CronExpression, timeZone: String)
  }

  package var rule: Rule
  /// It is not due before; nil: as soon as the rule says so.
  package var start: Instant?
  /// Nor after.
  package var until: Instant?
  /// How often it comes at most.
  package var count: Int?

  /// Seconds: whoever needs an answer more often needs no notification.
  package static let shortestInterval = 60
  /// Seconds, a year and a day.
  package static let longestInterval = 366 * 86_400

  /// Every field.
  package init(_ rule: Rule, start: Instant? = nil, until: Instant? = nil, count: Int? = nil) {
    self.rule = rule
    self.start = start
    self.until = until
    self.count = count
  }
}

/// Hours of the night, or of any other time, by the clock of the reader's time zone.
package struct QuietHours: Sendable, Hashable {
  /// Minutes after midnight when they begin, and when they end: on the next day, if that is earlier.
  package var from: Int
  package var to: Int
  /// Whether what falls into them is left out, and not sent when they are over.
  package var skips: Bool
  /// Of readers whose devices have said none.
  package var timeZone: String

  /// Minutes after midnight, which differ.
  package init(from: Int, to: Int, skips: Bool = false, timeZone: String = "UTC") {
    self.from = from
    self.to = to
    self.skips = skips
    self.timeZone = timeZone
  }

  /// `22:00` as minutes after midnight; nil for anything else.
  package static func minutes(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":") else { return nil }
    let digits = [bytes[0], bytes[1], bytes[3], bytes[4]].map { Int($0) - 48 }
    guard digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
    let (hour, minute) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
    return hour < 24 && minute < 60 ? hour * 60 + minute : nil
  }

  /// Minutes after midnight as `22:00`.
  package static func text(_ minutes: Int) -> String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return "\(hour / 10)\(hour % 10):\(minute / 10)\(minute % 10)"
  }
}
