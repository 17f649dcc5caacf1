// SPDX-License-Identifier: Apache-2.0

/// What a notification does to the number on the app's icon, where it is the same for all readers.
package enum BadgeChange: Sendable, Hashable {
  /// Shows this number; 0 takes it away.
  case set(Int)
  /// Adds to the number that the device has shown, which the gateway keeps.
  case increment(Int)

  /// Apple's badge is a 32-bit integer.
  package static let maximum = Int(Int32.max)

  /// What an icon shows afterwards.
  package func applied(to badge: Int) -> Int {
    switch self {
    case .set(let number): number
    case .increment(let number): min(badge + number, Self.maximum)
    }
  }
}
