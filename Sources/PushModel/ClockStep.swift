// SPDX-License-Identifier: Apache-2.0

/// From when on the clocks of a time zone show what.
package struct ClockStep: Sendable, Hashable {
  /// The first of the times asked for at which they do.
  package let since: Instant
  package let secondsEast: Int32

  package init(since: Instant, secondsEast: Int32) {
    self.since = since
    self.secondsEast = secondsEast
  }
}
