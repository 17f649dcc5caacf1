// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Rescues queue rows whose lease has expired, however long ago. Shards rescue only recently
/// expired ones, since their connection also serves pushes. On this duty's connection a slow search
/// delays no push.
package final class ExpiredLeases: Duty {
  /// Rows of one statement.
  private static let batch = 1_000

  package let name = "expired-leases"
  /// Reads one batch by an index and skips locked rows.
  package let isSlow = false
  package let interval: Duration

  /// - Parameter interval: time between two rounds.
  package init(interval: Duration) { self.interval = interval }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    let rescued = try await store.rescue(limit: Self.batch)
    return DutyStep(items: rescued, hasMore: rescued == Self.batch)
  }
}
