// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Removes rate limit shares that shards have not renewed for a minute.
package struct StaleRateShares: Duty {
  package let name = "stale-rate-shares"
  package let interval: Duration

  /// - Parameter interval: time between two rounds.
  package init(interval: Duration) { self.interval = interval }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    let removed = try await store.forgetPaces()
    return DutyStep(items: removed, hasMore: removed > 0)
  }
}
