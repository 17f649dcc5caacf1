// SPDX-License-Identifier: Apache-2.0

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

  /// Returns whether a minute after midnight is in the period.
  package func contain(minute: Int) -> Bool {
    from < to ? minute >= from && minute < to : minute >= from || minute < to
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
