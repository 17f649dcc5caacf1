// SPDX-License-Identifier: Apache-2.0
package import PushModel
package import Storage

/// Stores the pushes that this node's shards have ended, once a minute. Each node writes rows of
/// its own, so no node leads. A kill loses at most the last minute.
package final class PushStatistics: Duty {
  package let name = "push-statistics"
  package let isSlow = false
  private let period: Duration
  private let store: DutyStore
  private let clock: () -> Instant
  private let take: () async -> [AppID: PushTally]
  private var ledger: StatisticsLedger

  /// - Parameters:
  ///   - period: time between two rounds, which begin at its multiples.
  ///   - store: for the last round.
  ///   - take: returns the pushes of all shards that ended since the last call.
  package init(
    period: Duration, store: DutyStore, clock: @escaping () -> Instant,
    take: @escaping () async -> [AppID: PushTally]
  ) {
    self.period = period
    self.store = store
    self.clock = clock
    self.take = take
    ledger = StatisticsLedger(now: clock())
  }

  /// The time until the next multiple of the period, so that a row covers a whole minute.
  package var interval: Duration {
    let period = max(1, Int64(period / .microseconds(1)))
    return .microseconds(period - clock().microseconds % period)
  }

  /// False: every node has its own rows.
  package func hasWork() async throws(StorageError) -> Bool { false }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    DutyStep(items: try await write(to: store), hasMore: false)
  }

  package func follow(_ store: DutyStore) async throws(StorageError) -> DutyStep? {
    try await step(store)
  }

  /// Stores the pushes that ended while the node stopped.
  package func finish() async { _ = try? await write(to: store) }

  /// Returns the number of rows written. Rows that cannot be written now are written in the next
  /// round.
  private func write(to store: DutyStore) async throws(StorageError) -> Int {
    ledger.add(await take(), until: clock())
    let changes = ledger.changes
    guard !changes.isEmpty else { return 0 }
    try await store.write(changes, of: ledger.writer)
    ledger.written()
    return changes.count
  }
}
