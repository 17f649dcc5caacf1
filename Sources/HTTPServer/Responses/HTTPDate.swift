// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The `Date` field, rendered once per second. IMF-fixdate, RFC 9110 §5.6.7.
struct HTTPDate {
  private var second = -1
  private var cached: [UInt8] = []
  private var text = ""

  /// Returns `Date: Sun, 06 Nov 1994 08:49:37 GMT` and CRLF, for now.
  mutating func line() -> [UInt8] { line(at: time(nil)) }

  /// Returns `Sun, 06 Nov 1994 08:49:37 GMT`, for now.
  mutating func value() -> String {
    _ = line()
    return text
  }

  /// - Parameter now: seconds since the epoch.
  mutating func line(at now: Int) -> [UInt8] {
    if now != second {
      second = now
      text = Self.text(now)
      cached = Array("Date: \(text)\r\n".utf8)
    }
    return cached
  }

  private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func text(_ seconds: Int) -> String {
    let day = seconds / 86_400
    let rest = seconds % 86_400
    // Days counted from 1 March of year 0, so that the leap day ends the year
    // (Howard Hinnant, "chrono-compatible low-level date algorithms", civil_from_days).
    let shifted = day + 719_468
    let era = shifted / 146_097
    let ofEra = shifted % 146_097
    let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * ofYear + 2) / 153
    let ofMonth = ofYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = (shiftedMonth + 2) % 12
    let year = yearOfEra + era * 400 + (month < 2 ? 1 : 0)
    let clock = [rest / 3_600, rest / 60 % 60, rest % 60].map(twoDigits).joined(separator: ":")
    return "\(days[day % 7]), \(twoDigits(ofMonth)) \(months[month]) \(year) \(clock) GMT"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
