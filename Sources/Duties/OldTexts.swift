// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Removes what ended notifications said and to whom, where that is kept for less than they are.
///
/// A day is read through once, a batch at a time; one that had something unfinished again in the next round, and by
/// whoever leads next all of them.
package final class OldTexts: Duty {
  package let name = "old-texts"
  package let interval: Duration
  private let days: Int
  private let keptDays: Int
  /// Days of which nothing is left.
  private var done: Set<OldTextDay> = []
  /// Where a round has come to.
  private var day: OldTextDay?
  private var last: OldTextPlace?
  private var hasLeftSome = false

  /// - Parameters:
  ///   - interval: between two rounds.
  ///   - days: that texts are kept.
  ///   - keptDays: that notifications are kept: after no fewer days there is nothing to do.
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
