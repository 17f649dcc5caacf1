// SPDX-License-Identifier: Apache-2.0

import Glibc

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
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000
  }
}
