// SPDX-License-Identifier: Apache-2.0

/// Format of a date or a time: an entry of the generated tables.
struct DateFormat: Sendable {
  private let calendar: CivilCalendar
  private let fields: [Field]
  private let monthNames: [String]
  /// Names of the part of the day for each hour, such as "AM" or "in the morning": within the hour,
  /// and exactly on the hour.
  private let halves: (between: [String], onTheHour: [String])

  private enum Field: Sendable {
    case literal(String)
    case year(digits: Int)
    case month(digits: Int)
    case monthName
    case day(digits: Int)
    /// An hour of a cycle of `count` hours that begins with `first`.
    case hour(first: Int, count: Int, digits: Int)
    case minute(digits: Int)
    case second(digits: Int)
    case halfOfDay
  }

  /// Reads "persian/d{20}N{20}y/12/": calendar, pattern, index of the month names, index of the day
  /// halves. "N" is the name of a month; the other letters are those of Unicode's date patterns.
  init?(
    word: Substring, names: [[String]],
    halves allHalves: [(between: [String], onTheHour: [String])]
  ) {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, let calendar = CivilCalendar(rawValue: String(parts[0])) else {
      return nil
    }
    self.calendar = calendar
    fields = Self.fields(of: parts[1].unescaped)
    monthNames = Int(parts[2], radix: 36).map { names[$0] } ?? []
    halves = Int(parts[3], radix: 36).map { allHalves[$0] } ?? ([], [])
  }

  private static func fields(of pattern: String) -> [Field] {
    var fields: [Field] = []
    var rest = pattern.unicodeScalars[...]
    while let letter = rest.first {
      if letter == "'" {
        let literal = rest.dropFirst().prefix { $0 != "'" }
        fields.append(.literal(String(literal)))
        rest = rest[literal.endIndex...].dropFirst()
        continue
      }
      let digits = rest.prefix { $0 == letter }.count
      rest = rest.dropFirst(digits)
      switch letter {
      case "y": fields.append(.year(digits: digits))
      case "M": fields.append(.month(digits: digits))
      case "N": fields.append(.monthName)
      case "d": fields.append(.day(digits: digits))
      case "H": fields.append(.hour(first: 0, count: 24, digits: digits))
      case "k": fields.append(.hour(first: 1, count: 24, digits: digits))
      case "h": fields.append(.hour(first: 1, count: 12, digits: digits))
      case "K": fields.append(.hour(first: 0, count: 12, digits: digits))
      case "m": fields.append(.minute(digits: digits))
      case "s": fields.append(.second(digits: digits))
      default: fields.append(.halfOfDay)
      }
    }
    return fields
  }

  /// - Parameter seconds: seconds since 1970 in the local time of the reader's zone.
  func text(of seconds: Int64, in shape: NumberShape) -> String {
    let date = CivilDate(seconds: seconds, in: calendar)
    var text = ""
    for field in fields {
      switch field {
      case .literal(let literal): text += literal
      case .year(let digits):
        // `digits == 2` shows the last two digits of the year; any other value shows the whole
        // year.
        shape.append(digits == 2 ? date.year % 100 : date.year, digits: digits, to: &text)
      case .month(let digits): shape.append(date.month, digits: digits, to: &text)
      case .monthName: text += monthNames.count >= date.month ? monthNames[date.month - 1] : ""
      case .day(let digits): shape.append(date.day, digits: digits, to: &text)
      case .hour(let first, let count, let digits):
        let hour = (date.hour + count - first) % count + first
        shape.append(hour, digits: digits, to: &text)
      case .minute(let digits): shape.append(date.minute, digits: digits, to: &text)
      case .second(let digits): shape.append(date.second, digits: digits, to: &text)
      case .halfOfDay:
        let isOnTheHour = date.minute == 0 && date.second == 0
        let words = isOnTheHour ? halves.onTheHour : halves.between
        text += words.count > date.hour ? words[date.hour] : ""
      }
    }
    return text
  }

  /// Returns the largest number of bytes of a formatted value.
  func maximumBytes(perDigit: Int) -> Int {
    let longest = { (words: [String]) in words.map(\.utf8.count).max() ?? 0 }
    return fields.reduce(0) { sum, field in
      switch field {
      case .literal(let text): sum + text.utf8.count
      case .year: sum + 4 * perDigit
      case .month, .day, .hour, .minute, .second: sum + 2 * perDigit
      case .monthName: sum + longest(monthNames)
      case .halfOfDay: sum + max(longest(halves.between), longest(halves.onTheHour))
      }
    }
  }
}
