// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Removes texts and recipients of ended notifications, if texts are kept for less time than the
/// notifications themselves.
///
/// Reads each day once, a batch at a time. The next round reads days with unfinished notifications
/// again, and a new leader reads all days.
package final class TextRetention: Duty {
  package let name = "text-retention"
  package let interval: Duration
  private let days: Int
  private let keptDays: Int
  /// Days without any remaining texts.
  private var done: Set<OldTextDay> = []
  /// The position that the round has reached.
  private var day: OldTextDay?
  private var last: OldTextPlace?
  private var hasLeftSome = false

  /// - Parameters:
  ///   - interval: time between two rounds.
  ///   - days: days that texts are kept.
  /// - keptDays: days that notifications are kept. Unless `days` is smaller, the duty does nothing.
  package init(interval: Duration, days: Int, keptDays: Int) {
    self.interval = interval
    self.days = days
    self.keptDays = keptDays
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    guard days < keptDays else { return DutyStep(items: 0, hasMore: false) }
    if last == nil {
      let old = try await store.daysOfOldTexts(keeping: days)
      done.formIntersection(old)
      let former = day
      day = old.first { one in !done.contains(one) && former.map { one > $0 } ?? true }
      hasLeftSome = false
    }
    guard let day else { return DutyStep(items: 0, hasMore: false) }
    let step = try await store.removeTexts(of: day, after: last)
    last = step.last
    if step.left > 0 { hasLeftSome = true }
    if last == nil, !hasLeftSome { done.insert(day) }
    return DutyStep(items: step.removed, hasMore: true)
  }
}
