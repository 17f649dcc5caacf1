// SPDX-License-Identifier: Apache-2.0

/// Day and time of day in a calendar, without a time zone.
struct CivilDate: Sendable, Equatable {
  var year: Int
  /// From 1 to 12.
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int

  /// - Parameter seconds: seconds since 1970 in the local time of the zone.
  init(seconds: Int64, in calendar: CivilCalendar) {
    let days = seconds.quotient(by: 86_400)
    let time = Int(seconds - days * 86_400)
    (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60)
    (year, month, day) = calendar.date(ofDay: Int(days))
  }
}

extension Int64 {
  /// Returns the quotient, rounded down.
  func quotient(by divisor: Int64) -> Int64 {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}
