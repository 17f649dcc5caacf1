// SPDX-License-Identifier: Apache-2.0

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
