// SPDX-License-Identifier: Apache-2.0

/// Effect of a notification on the app's badge.
package enum BadgeChange: Sendable, Hashable {
  /// Shows this number; 0 removes the badge.
  case set(Int)
  /// Adds to the device's badge, which the gateway stores.
  case increment(Int)

  /// Maximum badge: Apple uses a 32-bit integer.
  package static let maximum = Int(Int32.max)

  /// Returns the badge after the change.
  package func applied(to badge: Int) -> Int {
    switch self {
    case .set(let number): number
    case .increment(let number): min(badge + number, Self.maximum)
    }
  }
}
