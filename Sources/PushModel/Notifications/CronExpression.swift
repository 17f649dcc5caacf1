// SPDX-License-Identifier: Apache-2.0

/// A cron expression of five fields (minute, hour, day of month, month, day of week) as in
/// crontab(5). Supports lists, ranges, steps, and English names of months and days. If both day
/// fields are restricted, a day that matches either of them matches.
package struct CronExpression: Sendable, Hashable, CustomStringConvertible {
  /// The expression's text, with one space between fields.
  package let description: String
  // Bit sets of the matching values.
  private let minutes: UInt64
  private let hours: UInt64
  private let days: UInt64
  private let months: UInt64
  /// Sunday is 0.
  private let weekdays: UInt64
  private let restrictsDays: Bool
  private let restrictsWeekdays: Bool

  /// Why a text is not a cron expression.
  package struct Fault: Error, Equatable, Sendable {
    /// The fault and the expected form.
    package let sentence: String
  }

  /// Parses an expression.
  package init(_ text: String) throws(Fault) {
    let fields = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard fields.count == 5 else {
      throw Fault(
        sentence: "expected five fields (minute hour day month weekday) such as \"0 9 * * 1\", not "
          + "\(fields.count)")
    }
    minutes = try Self.bits(fields[0], "minute", 0...59)
    hours = try Self.bits(fields[1], "hour", 0...23)
    days = try Self.bits(fields[2], "day of the month", 1...31)
    months = try Self.bits(fields[3], "month", 1...12, names: Self.monthNames, first: 1)
    let weekdays = try Self.bits(fields[4], "weekday", 0...7, names: Self.dayNames, first: 0)
    // Sunday is 0 and 7.
    self.weekdays = (weekdays | weekdays >> 7) & 0x7f
    restrictsDays = !fields[2].hasPrefix("*")
    restrictsWeekdays = !fields[4].hasPrefix("*")
    description = fields.joined(separator: " ")
    guard next(after: Self.origin) != nil else {
      throw Fault(sentence: "no day is ever like this: \"\(description)\"")
    }
  }

  private static let monthNames = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let dayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
  /// Start of the search for a matching day, which may be any time.
  private static let origin = LocalTime(seconds: 0)

  /// Returns the bits of one field.
  private static func bits(
    _ field: Substring, _ what: String, _ range: ClosedRange<Int>, names: [String] = [],
    first: Int = 0
  ) throws(Fault) -> UInt64 {
    var bits: UInt64 = 0
    for part in field.split(separator: ",", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      var step = 1
      if pieces.count == 2 {
        guard let number = number(pieces[1]), number > 0, number <= range.upperBound else {
          throw fault(what, "a step of 1 to \(range.upperBound) after \"/\"", part)
        }
        step = number
      }
      let ends = pieces[0].split(separator: "-", omittingEmptySubsequences: false)
      var values = range
      if pieces[0] != "*" {
        guard ends.count <= 2, let low = value(ends[0], names, first),
          let high = ends.count == 2 ? value(ends[1], names, first) : low,
          range.contains(low), range.contains(high), low <= high
        else { throw fault(what, "\(range.lowerBound) to \(range.upperBound), or *", part) }
        // As in cron, `5/15` begins at 5 and continues to the end of the range.
        values = ends.count == 1 && pieces.count == 2 ? low...range.upperBound : low...high
      }
      for value in stride(from: values.lowerBound, through: values.upperBound, by: step) {
        bits |= 1 << UInt64(value)
      }
    }
    return bits
  }

  private static func fault(_ what: String, _ expected: String, _ part: Substring) -> Fault {
    Fault(sentence: "expected as \(what) \(expected), not \"\(part)\"")
  }

  private static func value(_ text: Substring, _ names: [String], _ first: Int) -> Int? {
    names.firstIndex(of: text.lowercased()).map { $0 + first } ?? number(text)
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  // MARK: Matching

  /// Number of days to search: 29 February recurs on a given weekday within 40 years.
  private static let horizonDays: Int64 = 41 * 366

  /// Returns the first matching time after `time` on the same clock; nil if none exists.
  package func next(after time: LocalTime) -> LocalTime? {
    // Only whole minutes match.
    let from = LocalTime(seconds: time.seconds - Self.remainder(time.seconds, 60) + 60)
    let firstDay = (from.seconds - Self.remainder(from.seconds, 86_400)) / 86_400
    for day in firstDay..<firstDay + Self.horizonDays where fits(day: day) {
      let start = day == firstDay ? Int(Self.remainder(from.seconds, 86_400) / 60) : 0
      for minute in start..<24 * 60 where hours >> UInt64(minute / 60) & 1 == 1 {
        guard minutes >> UInt64(minute % 60) & 1 == 1 else { continue }
        return LocalTime(seconds: day * 86_400 + Int64(minute) * 60)
      }
    }
    return nil
  }

  /// - Parameter day: days since 1970-01-01, a Thursday.
  private func fits(day: Int64) -> Bool {
    let date = LocalTime(seconds: day * 86_400).description
    guard let month = UInt64(date.dropFirst(5).prefix(2)),
      let dayOfMonth = UInt64(date.dropFirst(8).prefix(2))
    else { return false }
    guard months >> month & 1 == 1 else { return false }
    let fitsDay = days >> dayOfMonth & 1 == 1
    let fitsWeekday = weekdays >> UInt64(Self.remainder(day + 4, 7)) & 1 == 1
    return restrictsDays && restrictsWeekdays ? fitsDay || fitsWeekday : fitsDay && fitsWeekday
  }

  private static func remainder(_ number: Int64, _ divisor: Int64) -> Int64 {
    (number % divisor + divisor) % divisor
  }
}
