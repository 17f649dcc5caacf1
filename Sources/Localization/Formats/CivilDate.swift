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

/// Calendars that at least one region uses.
enum CivilCalendar: String, Sendable {
  case gregorian, buddhist, persian
  case ummAlQura = "islamic-umalqura"

  /// - Parameter day: days since 1 January 1970.
  func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    switch self {
    case .gregorian: return Self.gregorianDate(ofDay: day)
    case .buddhist:
      let date = Self.gregorianDate(ofDay: day)
      return (date.year + 543, date.month, date.day)
    case .persian: return DateTables.persian.date(ofDay: day)
    case .ummAlQura: return DateTables.ummAlQura.date(ofDay: day)
    }
  }

  /// Computes with years that begin on 1 March, so that a leap day is the last day of its year.
  private static func gregorianDate(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = Int64(day) + 719_468
    let era = shifted.quotient(by: 146_097)
    let rest = Int(shifted - era * 146_097)
    let yearOfEra = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
    let dayOfYear = rest - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    return (
      yearOfEra + Int(era) * 400 + (month < 10 ? 0 : 1), month < 10 ? month + 3 : month - 9,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }
}

/// Calendar whose month lengths come from the generated tables.
struct MonthTable: Sendable {
  private let firstYear: Int
  /// First day of each year and of the year after the last, in days since 1970.
  private var starts: [Int] = []
  private var lengths: [[Int]] = []

  /// Reads "1316:-26156 74a …": the first year and its first day, then a bit for each month of 30
  /// days.
  /// - Parameter others: number of days of each other month; months count from 0.
  init(_ section: LanguageData.Section, others: (_ month: Int) -> Int) {
    let words = LanguageData.words(section)
    let head = words.first?.split(separator: ":").compactMap { Int($0) } ?? []
    firstYear = head.first ?? 0
    var day = head.last ?? 0
    for word in words.dropFirst() {
      let mask = Int(word, radix: 16) ?? 0
      let months = (0..<12).map { mask >> (11 - $0) & 1 == 1 ? 30 : others($0) }
      starts.append(day)
      lengths.append(months)
      day += months.reduce(0, +)
    }
    starts.append(day)
  }

  /// Days outside the table are extrapolated from its first or last year; no argument can name such
  /// a day.
  func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    guard !lengths.isEmpty else { return (0, 1, 1) }
    var (low, high) = (0, lengths.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= day { low = middle } else { high = middle - 1 }
    }
    var rest = max(0, day - starts[low])
    var month = 0
    while month < 11, rest >= lengths[low][month] {
      rest -= lengths[low][month]
      month += 1
    }
    return (firstYear + low, month + 1, rest + 1)
  }
}

extension Int64 {
  /// Returns the quotient, rounded down.
  fileprivate func quotient(by divisor: Int64) -> Int64 {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}
