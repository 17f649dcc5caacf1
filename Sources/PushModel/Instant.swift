// SPDX-License-Identifier: Apache-2.0

/// A point in time in microseconds since 1970-01-01T00:00:00Z, PostgreSQL's resolution.
package struct Instant: Sendable, Hashable, Comparable {
  /// Microseconds since the UNIX epoch.
  package var microseconds: Int64

  package init(microseconds: Int64) { self.microseconds = microseconds }

  /// Creates a time from milliseconds since the UNIX epoch, the unit of APNs.
  package init(milliseconds: Int64) { self.microseconds = milliseconds * 1000 }

  /// Whole seconds since the UNIX epoch, rounded down.
  package var seconds: Int64 {
    microseconds >= 0 ? microseconds / 1_000_000 : (microseconds - 999_999) / 1_000_000
  }
  /// Whole milliseconds since the UNIX epoch, rounded towards zero.
  package var milliseconds: Int64 { microseconds / 1000 }

  /// Returns the time that is `seconds` later.
  package func adding(seconds: Int64) -> Instant {
    Instant(microseconds: microseconds + seconds * 1_000_000)
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.microseconds < right.microseconds
  }
}
