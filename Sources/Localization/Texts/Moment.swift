// SPDX-License-Identifier: Apache-2.0

/// Date or time of day in a text.
package struct Moment: Sendable, Hashable {
  /// Whether the date or the time is shown.
  package enum Form: String, Sendable, Hashable, CaseIterable {
    case date, time
  }

  /// Time zone of the date or time.
  package enum Clock: Sendable, Hashable {
    /// Zone of the reader.
    case reader
    /// Zone that the argument names, such as "Asia/Tokyo".
    case zone(String)
    /// No zone: a day without a time is the same day in every zone.
    case calendar
  }

  /// Length: 22/11/26 or 22 Nov 2026, 18:30 or 18:30:00.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    case short, medium
  }

  /// Seconds since 1970 in UTC; the first second of a day without a time.
  package let seconds: Int64
  package let form: Form
  package let style: Style
  package let clock: Clock

  /// Accepted years. The calendar tables cover these years and some more.
  package static let years = 1900...2150

  /// Returns nil for a moment outside `years`.
  package init?(seconds: Int64, _ form: Form, _ style: Style, by clock: Clock = .reader) {
    guard Self.years.contains(CivilDate(seconds: seconds, in: .gregorian).year) else { return nil }
    self.seconds = seconds
    self.form = form
    self.style = style
    self.clock = clock
  }
}
