// SPDX-License-Identifier: Apache-2.0

/// Time of an observation.
package struct ConformanceMoment: Sendable, Equatable {
  /// Milliseconds of a monotonic clock, for durations.
  package var uptime: Int64
  /// Milliseconds since 1970, for the age of tokens.
  package var wall: Int64

  package init(uptime: Int64, wall: Int64) {
    self.uptime = uptime
    self.wall = wall
  }
}
