// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Wall clock for provider tokens. Replaceable in tests and for clock-skew faults.
package struct WallClock: Sendable {
  /// Milliseconds since 1970.
  package var milliseconds: @Sendable () -> Int64

  package init(milliseconds: @escaping @Sendable () -> Int64) {
    self.milliseconds = milliseconds
  }

  /// Returns this clock with an offset, which may be negative.
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
