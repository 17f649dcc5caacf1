// SPDX-License-Identifier: Apache-2.0

/// A point in time: microseconds since 1970-01-01T00:00:00Z, the resolution PostgreSQL keeps.
package struct Instant: Sendable, Hashable, Comparable {
  /// Microseconds since the UNIX epoch.
  package var microseconds: Int64

  /// A time from microseconds since the UNIX epoch.
  package init(microseconds: Int64) { self.microseconds = microseconds }

  /// A time from milliseconds since the UNIX epoch, as APNs counts.
  package init(milliseconds: Int64) { self.microseconds = milliseconds * 1000 }

  /// Whole seconds since the UNIX epoch, rounded down.
  package var seconds: Int64 {
    microseconds >= 0 ? microseconds / 1_000_000 : (microseconds - 999_999) / 1_000_000
  }
  /// Whole milliseconds since the UNIX epoch, rounded towards zero.
  package var milliseconds: Int64 { microseconds / 1000 }

  /// This time and so many seconds more.
  package func adding(seconds: Int64) -> Instant {
    Instant(microseconds: microseconds + seconds * 1_000_000)
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.microseconds < right.microseconds
  }
}
