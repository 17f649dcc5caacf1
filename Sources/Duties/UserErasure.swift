// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Erases all stored data about users of an app, in two passes. The time between the passes lets
/// all data in memory reach the database. After a change of leader, the next leader begins the pass
/// again.
package final class UserErasure: Duty {
  package let name = "user-erasure"
  package let interval: Duration
  private let settlingSeconds: Double
  private let waiting: (_ people: Int) -> Void
  private var round: ErasureRound?

  /// - Parameters:
  ///   - interval: time between two rounds.
  /// - settling: time after which no data from before the erasure request is left in memory.
  ///   - waiting: called with the number of users whose erasure is in progress.
  package init(
    interval: Duration, settling: Duration, waiting: @escaping (_ people: Int) -> Void
  ) {
    self.interval = interval
    let (seconds, attoseconds) = settling.components
    settlingSeconds = Double(seconds) + Double(attoseconds) / 1e18
    self.waiting = waiting
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    if round == nil {
      round = try await store.nextErasures(settlingSeconds: settlingSeconds)
      waiting(try await store.erasuresWaiting())
    }
    guard var next = round else {
      let forgotten = try await store.forgetErasures()
      return DutyStep(items: forgotten, hasMore: forgotten > 0)
    }
    // A failed step (a lock timeout, a deadlock) is retried on its own; earlier steps are not
    // rerun.
    let erased = try await store.erase(&next)
    round = next.isOver ? nil : next
    return DutyStep(items: erased, hasMore: true)
  }
}
