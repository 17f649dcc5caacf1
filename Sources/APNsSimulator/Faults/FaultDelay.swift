// SPDX-License-Identifier: Apache-2.0

import Glibc

/// How long a fault, or a late answer, lets wait. Milliseconds.
package enum FaultDelay: Equatable, Sendable {
  case none
  case fixed(Int)
  /// Evenly from one to the other.
  case uniform(ClosedRange<Int>)
  /// As the waits at a busy counter: mostly short, sometimes long, `longest` at most.
  case exponential(mean: Int, longest: Int)

  /// An hour: longer than any test waits, and a bound for a mistyped figure.
  static let maximum = 3_600_000

  /// How often the mean an exponential wait may be at most, unless told: one wait in 22,000 would be
  /// longer.
  static let longestByMean = 10

  /// The next wait.
  func draw(_ random: inout SeededRandom) -> Int {
    switch self {
    case .none: 0
    case .fixed(let milliseconds): milliseconds
    case .uniform(let range): Int.random(in: range, using: &random)
    case .exponential(let mean, let longest):
      min(longest, Int((-log(1 - random.unit()) * Double(mean)).rounded()))
    }
  }
}
