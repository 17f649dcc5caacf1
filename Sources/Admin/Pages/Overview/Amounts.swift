// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import PushModel

/// Measured amounts for people.
enum Amounts {
  /// Returns a number with three significant digits, at most three decimal places.
  static func text(_ value: Double) -> String {
    let places = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
    let factor = [1, 10, 100, 1_000][places]
    let whole = Int((value * Double(factor)).rounded())
    var fraction = String(whole % factor + factor).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let integer = Numbers.text(whole / factor)
    return places == 0 || fraction.isEmpty ? integer : "\(integer).\(fraction)"
  }

  /// Returns a latency with its unit.
  static func latency(milliseconds value: Double) -> String {
    switch value {
    case 0: "0 ms"
    case ..<1: "< 1 ms"
    case ..<1_000: "\(text(value)) ms"
    case ..<60_000: "\(text(value / 1_000)) s"
    case ..<3_600_000: "\(text(value / 60_000)) min"
    default: "\(text(value / 3_600_000)) h"
    }
  }

  /// Returns a length of time, rounded down to its largest unit.
  static func age(seconds: Double) -> String {
    switch seconds {
    case ..<60: "\(Int(max(0, seconds))) s"
    case ..<3_600: "\(Int(seconds / 60)) min"
    case ..<172_800: "\(Int(seconds / 3_600)) h"
    default: "\(Int(min(seconds / 86_400, 1e6))) days"
    }
  }

  /// Returns the time of day in UTC, with the date if it matters.
  static func time(_ instant: Instant, in range: StatisticsRange) -> String {
    let text = RFC3339.format(instant)
    let time = text.dropFirst(11).prefix(5)
    return range == .hour ? String(time) : "\(text.prefix(10)) \(time)"
  }
}
