// SPDX-License-Identifier: Apache-2.0

/// Calendar whose month lengths come from the generated tables.
struct MonthTable: Sendable {
  static let persian = MonthTable(.persian) { $0 < 6 ? 31 : 29 }
  static let ummAlQura = MonthTable(.ummAlQura) { _ in 29 }

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
