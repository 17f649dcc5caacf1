// SPDX-License-Identifier: Apache-2.0

/// UTC offset of a time zone from a point in time on.
package struct ClockStep: Sendable, Hashable {
  /// The first of the requested instants with this offset.
  package let since: Instant
  package let secondsEast: Int32

  package init(since: Instant, secondsEast: Int32) {
    self.since = since
    self.secondsEast = secondsEast
  }
}
