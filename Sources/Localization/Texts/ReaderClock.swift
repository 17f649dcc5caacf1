// SPDX-License-Identifier: Apache-2.0

/// Offsets of a time zone from UTC at some times. Two clocks are equal if their zones have the same
/// name.
package struct ReaderClock: Sendable, Hashable {
  package let zone: String
  /// In order of time.
  private let steps: [Step]

  /// Offset from a time on; `since` in seconds since 1970.
  package struct Step: Sendable {
    package let since: Int64
    package let secondsEast: Int32

    package init(since: Int64, secondsEast: Int32) {
      self.since = since
      self.secondsEast = secondsEast
    }
  }

  /// Clock of readers without a time zone.
  package static let utc = ReaderClock(zone: "UTC", steps: [])

  /// - Parameter steps: in order, for the times that occur in the message. UTC applies before the
  ///   first step.
  package init(zone: String, steps: [Step]) {
    self.zone = zone
    self.steps = steps
  }

  /// Returns local time, in seconds since 1970.
  func seconds(at seconds: Int64) -> Int64 {
    seconds + Int64(steps.last { $0.since <= seconds }?.secondsEast ?? 0)
  }

  package static func == (one: Self, other: Self) -> Bool { one.zone == other.zone }
  package func hash(into hasher: inout Hasher) { hasher.combine(zone) }
}
