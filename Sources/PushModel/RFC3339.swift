// SPDX-License-Identifier: Apache-2.0

/// Times in the API's format (RFC 3339): formatted in UTC with milliseconds, parsed with any offset
/// and fraction. FoundationEssentials would be larger than this file, and device lists format a
/// time for each device.
package enum RFC3339 {
  /// Start of year 1. Earlier years are excluded, because years have four digits and PostgreSQL
  /// writes earlier ones differently.
  package static let earliest = Instant(microseconds: -62_135_596_800_000_000)
  /// End of year 9999, the last with four digits.
  package static let latest = Instant(microseconds: 253_402_300_799_999_999)

  /// Formats as `2026-11-20T09:00:00.123Z`. Times out of range are clamped.
  package static func format(_ instant: Instant) -> String { format(instant, fraction: 1000) }

  /// Formats as `2026-11-20T09:00:00.123456Z`, which parses back to an equal time.
  package static func formatExactly(_ instant: Instant) -> String {
    format(instant, fraction: 1)
  }

  /// - Parameter fraction: microseconds per unit of the last digit.
  private static func format(_ instant: Instant, fraction: Int) -> String {
    let instant = min(max(instant, earliest), latest)
    let seconds = instant.seconds
    let days = floorDivide(seconds, by: 86_400)
    let (year, month, day) = civil(fromDays: days)
    let time = Int(seconds - days * 86_400)
    let parts = Int(instant.microseconds - seconds * 1_000_000) / fraction
    var text: [UInt8] = []
    text.reserveCapacity(27)
    func append(_ number: Int, _ width: Int, then mark: UInt8) {
      var divisor = 1
      for _ in 1..<width { divisor *= 10 }
      while divisor > 0 {
        text.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
        divisor /= 10
      }
      text.append(mark)
    }
    append(year, 4, then: UInt8(ascii: "-"))
    append(month, 2, then: UInt8(ascii: "-"))
    append(day, 2, then: UInt8(ascii: "T"))
    append(time / 3600, 2, then: UInt8(ascii: ":"))
    append(time / 60 % 60, 2, then: UInt8(ascii: ":"))
    append(time % 60, 2, then: UInt8(ascii: "."))
    append(parts, fraction == 1 ? 6 : 3, then: UInt8(ascii: "Z"))
    return String(decoding: text, as: UTF8.self)
  }

  /// Parses a time to the microsecond. Returns nil for other texts, and for times before `earliest`
  /// or after `latest`. A leap second counts as the following second.
  package static func parse(_ text: String) -> Instant? {
    var scanner = Scanner(rest: Array(text.utf8)[...])
    guard let year = scanner.digits(4), scanner.skip("-"), let month = scanner.digits(2),
      scanner.skip("-"), let day = scanner.digits(2), scanner.skip("Tt "),
      let hour = scanner.digits(2), scanner.skip(":"), let minute = scanner.digits(2),
      scanner.skip(":"), let second = scanner.digits(2),
      let fraction = scanner.fraction(), let offset = scanner.offset(), scanner.rest.isEmpty,
      (1...12).contains(month), (1...daysOf(month: month, year: year)).contains(day),
      hour < 24, minute < 60, second <= 60
    else { return nil }
    let days = self.days(fromYear: year, month: month, day: day)
    let seconds = days * 86_400 + Int64(hour * 3600 + minute * 60 + second - offset)
    let instant = Instant(microseconds: seconds * 1_000_000 + fraction)
    return earliest <= instant && instant <= latest ? instant : nil
  }

  private struct Scanner {
    var rest: ArraySlice<UInt8>

    mutating func digits(_ count: Int) -> Int? {
      guard rest.count >= count, rest.prefix(count).allSatisfy(Self.isDigit) else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    mutating func skip(_ marks: String) -> Bool {
      guard let first = rest.first, marks.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }

    /// Microseconds; 0 without a fraction.
    mutating func fraction() -> Int64? {
      guard skip(".") else { return 0 }
      let digits = rest.prefix(while: Self.isDigit)
      guard !digits.isEmpty else { return nil }
      rest = rest.dropFirst(digits.count)
      var microseconds: Int64 = 0
      for place in 0..<6 {
        let digit = place < digits.count ? digits[digits.startIndex + place] : UInt8(ascii: "0")
        microseconds = microseconds * 10 + Int64(digit - UInt8(ascii: "0"))
      }
      return microseconds
    }

    /// Seconds east of UTC.
    mutating func offset() -> Int? {
      if skip("Zz") { return 0 }
      let sign = rest.first == UInt8(ascii: "-") ? -1 : 1
      guard skip("+-"), let hours = digits(2), skip(":"), let minutes = digits(2), hours < 24,
        minutes < 60
      else { return nil }
      return sign * (hours * 3600 + minutes * 60)
    }

    static func isDigit(_ byte: UInt8) -> Bool {
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
  }

  private static func daysOf(month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  // Both conversions count from 1 March of year 0, so that a leap day ends a year (Howard Hinnant,
  // "chrono-Compatible Low-Level Date Algorithms").

  private static func days(fromYear year: Int, month: Int, day: Int) -> Int64 {
    let year = Int64(month <= 2 ? year - 1 : year)
    let era = floorDivide(year, by: 400)
    let yearOfEra = year - era * 400
    let dayOfYear = Int64((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1)
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func civil(fromDays days: Int64) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = floorDivide(shifted, by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = Int(dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100))
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  private static func floorDivide(_ number: Int64, by divisor: Int64) -> Int64 {
    number / divisor - (number % divisor < 0 ? 1 : 0)
  }
}
