// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

/// The time of day as provider tokens see it. Tests and clock-skew faults put another in its place.
package struct WallClock: Sendable {
  /// Milliseconds since 1970.
  package var milliseconds: @Sendable () -> Int64

  package init(milliseconds: @escaping @Sendable () -> Int64) {
    self.milliseconds = milliseconds
  }

  /// The same clock, set ahead, or back.
  func shifted(by offset: Duration) -> WallClock {
    let milliseconds = milliseconds
    let ahead = offset.components.seconds * 1000
    return WallClock { milliseconds() + ahead }
  }

  package static let system = WallClock {
    Int64(Date().timeIntervalSince1970 * 1000)
  }
}
