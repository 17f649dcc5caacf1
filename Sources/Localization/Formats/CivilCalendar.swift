// SPDX-License-Identifier: Apache-2.0

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
    case .persian: return MonthTable.persian.date(ofDay: day)
    case .ummAlQura: return MonthTable.ummAlQura.date(ofDay: day)
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
