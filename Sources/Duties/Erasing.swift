// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Forgets people: takes them out of everything that is stored of an app, twice, with time between for what was in
/// memory to be stored. A walk that ends with its leader is begun again by the next.
package final class Erasing: Duty {
  package let name = "erasing"
  package let interval: Duration
  private let settlingSeconds: Double
  private let waiting: (_ people: Int) -> Void
  private var round: ErasureRound?

  /// - Parameters:
  ///   - interval: between two looks.
  ///   - settling: after which nothing is in memory any more that was there when somebody was to be forgotten.
  ///   - waiting: told how many people are being forgotten.
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
    // A step that fails (a lock that somebody holds, a deadlock) is done again, and not the walk before it.
    let erased = try await store.erase(&next)
    round = next.isOver ? nil : next
    return DutyStep(items: erased, hasMore: true)
  }
}
