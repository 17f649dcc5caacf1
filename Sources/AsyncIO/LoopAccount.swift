// SPDX-License-Identifier: Apache-2.0

/// The time that an event loop has spent waiting. The difference between two accounts shows how
/// busy the loop was in between.
package struct LoopAccount: Sendable {
  /// The time at which the turn began.
  package var time: MonotonicTime
  /// The total time that the loop has waited for events until `time`.
  package var rested: Duration

  package init(time: MonotonicTime, rested: Duration) {
    self.time = time
    self.rested = rested
  }
}
