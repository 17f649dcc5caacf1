// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Makes rows of the queue ready whose holder let its lease run out, however long ago. Shards look at what ended since
/// they last looked, on the connection that pushes need; this goes over all, where nobody waits for it.
package final class ExpiredLeases: Duty {
  /// Rows of one statement.
  private static let batch = 1_000

  package let name = "expired-leases"
  /// It reads one batch by an index and skips locked rows.
  package let isSlow = false
  package let interval: Duration

  /// - Parameter interval: between two rounds.
  package init(interval: Duration) { self.interval = interval }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    let rescued = try await store.rescue(limit: Self.batch)
    return DutyStep(items: rescued, hasMore: rescued == Self.batch)
  }
}
