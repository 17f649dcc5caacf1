// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Delay of a fault or response in milliseconds.
package enum FaultDelay: Equatable, Sendable {
  case none
  case fixed(Int)
  /// Uniformly distributed over the range.
  case uniform(ClosedRange<Int>)
  /// Exponentially distributed, at most `longest`: mostly short, sometimes long.
  case exponential(mean: Int, longest: Int)

  /// Maximum delay: one hour, more than a test needs. Detects mistyped values.
  static let maximum = 3_600_000

  /// Default of `longest` as a multiple of the mean; one delay in 22,000 would exceed it.
  static let longestByMean = 10

  /// Returns a random delay.
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
